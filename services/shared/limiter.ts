const minuteMs = 60_000;

/** How many calls a minute are answered: to one network address, which many travellers may share, and to one holder or account. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCaller: number;
}

export interface Limiter {
  /** Counts a call. Seconds to wait when it is one too many, 0 when it may be answered. */
  take(address: string, caller: string | undefined): number;
}

/** Counts the calls of this process in the minutes of `now`, in milliseconds: against a browser or a script gone wild, so nothing outlives the minute. */
export function createLimiter({ perAddress, perCaller }: CallLimits, now: () => number): Limiter {
  const calls = new Map<string, number>();
  let minute = 0;

  const isTooMany = (key: string, most: number): boolean => {
    const count = (calls.get(key) ?? 0) + 1;
    calls.set(key, count);
    return count > most;
  };

  return {
    take(address, caller) {
      const at = now();
      if (Math.floor(at / minuteMs) !== minute) {
        minute = Math.floor(at / minuteMs);
        calls.clear();
      }
      const ofAddress = isTooMany(`address ${address}`, perAddress);
      const ofCaller = caller !== undefined && isTooMany(`caller ${caller}`, perCaller);
      return ofAddress || ofCaller ? Math.ceil(((minute + 1) * minuteMs - at) / 1000) : 0;
    },
  };
}
