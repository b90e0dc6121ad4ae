import type { MqttClient } from 'mqtt';
import type { Instant } from '../../machines/domain/instant.ts';
import type { QuotaNews } from '../../machines/domain/quota.ts';
import type { SeatNews } from '../../machines/domain/seat.ts';
import type { RunRef } from '../../machines/domain/trip.ts';
import { logFailure } from './log.ts';
import { isHidden, onLook } from './page.ts';
import { liveMessageOf, newsOf } from './wire/liveSeats.ts';

/** A pass for one connection: the ticket is the password (API-014). */
export type Pass = { url: string; clientId: string; ticket: string };

export type ChannelWord =
  | { type: 'channel.opened'; at: Instant }
  | { type: 'channel.lost'; at: Instant }
  | { type: 'seat.reported'; news: readonly SeatNews[] }
  | { type: 'quota.reported'; news: QuotaNews };

export type ChannelParams = {
  channel: string;
  run: RunRef;
  /** Asks for a pass and connects with it; each connection needs its own. */
  connect: () => Promise<{ client: Pick<MqttClient, 'on' | 'subscribe' | 'publish' | 'end'>; clientId: string }>;
  /** My name on the channel. */
  owner: () => Promise<string | null>;
  now: () => Instant;
  /** When changes of seats are told that were heard meanwhile: once a frame, however many there are. */
  soon: (tell: () => void) => void;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Nobody looks: the seats are asked for again when somebody does. */
export const HIDDEN_PATIENCE_MS = 60_000;

/** How long to wait before the next try, in milliseconds: doubled each time and spread, so that not everybody comes back at once. */
export function backoff(tries: number, random: number = Math.random()): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + random / 2);
}

/**
 * Keeps the live channel of a run open (API-053 to API-055): joins, hears, and comes back after a loss with a new pass.
 * Failures are only logged (ERR-033). Returns the end of it.
 */
export function keepChannel({ channel, run, connect, owner, now, soon }: ChannelParams, listen: (word: ChannelWord) => void): () => void {
  let isOver = false;
  let isOpen = false;
  let isLost = false;
  let tries = 0;
  /** The version of the last change that the map alone could tell. */
  let doubted = 0;
  let end: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const events = `seatmap:${channel}/events`;

  let heard: SeatNews[] = [];

  const tellHeard = () => {
    const news = heard;
    heard = [];
    if (news.length > 0 && !isOver) listen({ type: 'seat.reported', news });
  };

  /** What was heard before comes first. */
  const tell = (word: ChannelWord) => {
    tellHeard();
    listen(word);
  };

  const lose = () => {
    isOpen = false;
    if (isLost || isOver) return;
    isLost = true;
    tell({ type: 'channel.lost', at: now() });
  };

  const comeBack = () => {
    end = null;
    lose();
    if (isOver || isHidden()) return;
    clearTimeout(again);
    again = setTimeout(join, backoff(tries));
    tries += 1;
  };

  const hear = (payload: string, who: string | null) => {
    const message = liveMessageOf(payload);
    if (!message) return;
    if (message.event === 'quota:changed') {
      tell({ type: 'quota.reported', news: message });
      return;
    }
    const { news, unsure } = newsOf(message, run, who);
    if (heard.push(news) === 1) soon(tellHeard);
    if (!unsure || message.version <= doubted) return;
    doubted = message.version;
    // To open is what makes the chart ask for the whole map: once for a change, which may be told again.
    tell({ type: 'channel.opened', at: now() });
  };

  function join(): void {
    let isMine = true;
    const drop = () => (isMine = false);
    end = drop;
    Promise.all([connect(), owner()]).then(
      ([{ client, clientId }, who]) => {
        const gone = () => {
          if (!isMine) return;
          isMine = false;
          client.end(true);
          comeBack();
        };
        const fail = (error: unknown) => {
          logFailure('live seats', error);
          gone();
        };
        client.on('error', fail);
        client.on('close', gone);
        if (!isMine) {
          client.end(true);
          return;
        }
        end = () => {
          isMine = false;
          client.end(true);
        };
        client.on('message', (topic, payload) => {
          if (isMine && topic === events) hear(payload.toString(), who);
        });
        client.on('connect', () => {
          client.subscribe([events, `seatmap:${channel}/sync/${clientId}`], { qos: 0 }, (error) => {
            if (!isMine) return;
            if (error) {
              fail(error);
              return;
            }
            client.publish(
              `seatmap:${channel}/join/${clientId}`,
              JSON.stringify({ event: 'sync:join', leg_from: run.legFrom, leg_to: run.legTo }),
            );
            [tries, doubted, isOpen, isLost] = [0, 0, true, false];
            tell({ type: 'channel.opened', at: now() });
          });
        });
      },
      (error: unknown) => {
        if (!isMine) return;
        logFailure('live seats', error);
        comeBack();
      },
    );
  }

  const leave = () => {
    end?.();
    end = null;
    clearTimeout(again);
    lose();
  };

  const look = () => {
    clearTimeout(leaving);
    if (isHidden()) {
      leaving = setTimeout(leave, HIDDEN_PATIENCE_MS);
    } else if (!isOpen && end === null) {
      clearTimeout(again);
      tries = 0;
      join();
    }
  };

  const stopLooking = onLook(look);
  join();
  return () => {
    isOver = true;
    stopLooking();
    clearTimeout(leaving);
    leave();
  };
}

/** Connects with a pass. The library is loaded when it is needed first. */
export async function connectWith({ url, clientId, ticket }: Pass): Promise<MqttClient> {
  const { default: mqtt } = await import('mqtt');
  const address = new URL(url, location.href);
  if (address.protocol.startsWith('http')) address.protocol = address.protocol.replace('http', 'ws');
  return mqtt.connect(address.href, {
    protocolVersion: 4,
    clientId,
    username: clientId,
    password: ticket,
    clean: true,
    keepalive: 30,
    connectTimeout: 10_000,
    // The library's own timers would be a worker from a blob, which the policy of the page forbids.
    timerVariant: 'native',
    // The library would make 65,536 numbers ahead of their use: 7 MB, and 30 ms of the main thread.
    writeCache: false,
    // A new connection needs a new pass.
    reconnectPeriod: 0,
  });
}
