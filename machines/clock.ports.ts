import type { Instant } from './domain/instant.ts';
import { callbackPort, promisePort } from './port.ts';

/** Sends the server's time once a second as `clock.ticked`, and at once when the page becomes visible. */
export const ticker = callbackPort<undefined>('ticker');

/** Resolves when the server's clock reaches the instant, also across a reload. */
export const deadline = promisePort<void, { at: Instant }>('deadline');

/** Resolves after so many milliseconds. A reload restarts it. */
export const pause = promisePort<void, { ms: number }>('pause');
