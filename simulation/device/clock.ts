/** The clock of a device: that of the process, and how far it is wrong. */
export type DeviceClock = {
  /** Milliseconds that the device is ahead; negative when it is behind. */
  readonly skewMs: number;
  /** Sets the clock forward, or back with a negative value. */
  jump(ms: number): void;
};

export function createClock(skewMs = 0): DeviceClock {
  let skew = skewMs;
  return {
    get skewMs() {
      return skew;
    },
    jump: (ms) => {
      skew += ms;
    },
  };
}

/** The `Date` of a device. */
export function dateOf(clock: DeviceClock): DateConstructor {
  const now = () => globalThis.Date.now() + clock.skewMs;
  return new Proxy(globalThis.Date, {
    construct: (Native, given) => Reflect.construct(Native, given.length === 0 ? [now()] : given),
    apply: () => new globalThis.Date(now()).toString(),
    get: (Native, name) => (name === 'now' ? now : Reflect.get(Native, name)),
  });
}

/** The `performance` of a page that opens now: it runs steadily, whatever the clock is set to. */
export function performanceOf(clock: DeviceClock): Pick<Performance, 'now' | 'timeOrigin'> {
  const opened = globalThis.performance.now();
  return { now: () => globalThis.performance.now() - opened, timeOrigin: globalThis.Date.now() + clock.skewMs };
}
