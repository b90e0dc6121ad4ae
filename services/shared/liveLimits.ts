/** A rate with a burst: `atOnce`, then `perSecond`. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Limits of one connection of the live channel. The AsyncAPI document states the same numbers in `x-limits`. */
export interface LiveLimits {
  /** Longest length that the header of a packet may announce. It also bounds a message of the websocket. */
  readonly packetBytes: number;
  readonly topicCharacters: number;
  /** Different topics that a connection may subscribe to in its life. */
  readonly topics: number;
  readonly keepAliveSeconds: number;
  /** Longest time from the open websocket to the CONNECT packet. */
  readonly connectSeconds: number;
  /** A browser that leaves more than this unread for longer than this is disconnected. */
  readonly unreadBytes: number;
  readonly unreadSeconds: number;
  readonly bytes: Rate;
  readonly packets: Rate;
  readonly joins: Rate;
  /** Joins above the rate are dropped. So many dropped joins close the connection. */
  readonly droppedJoins: number;
}

export const liveLimits: LiveLimits = {
  packetBytes: 16 * 1024,
  topicCharacters: 256,
  topics: 8,
  keepAliveSeconds: 60,
  connectSeconds: 5,
  unreadBytes: 128 * 1024,
  unreadSeconds: 1,
  bytes: { atOnce: 64 * 1024, perSecond: 4096 },
  packets: { atOnce: 60, perSecond: 1 },
  joins: { atOnce: 5, perSecond: 0.5 },
  droppedJoins: 20,
};

/** A token bucket. The function takes tokens and returns how many are left. Below 0 the rate is exceeded. */
export function createBucket({ atOnce, perSecond }: Rate, now: () => number = () => performance.now()): (count?: number) => number {
  let left = atOnce;
  let last = now();
  return (count = 1) => {
    const at = now();
    left = Math.min(atOnce, left + ((at - last) / 1000) * perSecond) - count;
    last = at;
    return left;
  };
}
