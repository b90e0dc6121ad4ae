import { type Clock, createClock } from '../../services/shared/clock.ts';

export interface MovedClock {
  readonly clock: Clock;
  forward(seconds: number): void;
}

/**
 * A clock that stands still until the test moves it, so that both sides of a limit are exact. It begins at a whole second, as tokens count.
 * With `runs` it goes on by itself, for a script that waits or shares the time with another process.
 */
export function movedClock({ runs = false }: { readonly runs?: boolean } = {}): MovedClock {
  const start = Math.floor(Date.now() / 1000) * 1000;
  let shift = 0;
  return {
    clock: createClock(() => (runs ? Date.now() : start) + shift),
    forward: (seconds) => {
      shift += seconds * 1000;
    },
  };
}
