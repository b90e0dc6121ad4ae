import { fromPromise } from 'xstate';
import { epochOf, type Instant } from '../../../machines/domain/instant.ts';
import { onLook } from '../ground/pageVisibility.ts';
import { serverClock } from '../ground/serverClock.ts';
import { LONGEST_DELAY_MS } from '../http/wait.ts';

/** Resolves when the server's clock reaches the instant. It measures again after sleep and whenever the clock's offset changes. */
export function reached(at: Instant, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [serverClock.onChange(check), onLook(check)];
    const end = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
    function check() {
      clearTimeout(timer);
      // A clock that is ahead would end everything before the server has said its time.
      if (!serverClock.isMeasured()) return;
      const left = epochOf(at) - serverClock.epoch();
      if (left > 0) {
        timer = setTimeout(check, Math.min(left, LONGEST_DELAY_MS));
        return;
      }
      end();
      resolve();
    }
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    check();
  });
}

export const deadline = fromPromise<void, { at: Instant }>(({ input, signal }) => reached(input.at, signal));
