import type { Instant } from './domain/instant.ts';
import { callbackPort, promisePort } from './port.ts';

/** Tells the server's time once a second as `clock.ticked`, and at once when the page is looked at again. */
export const ticker = callbackPort<undefined>('ticker');

/** Resolves when the server's clock has reached the instant; a reload does not move it. */
export const deadline = promisePort<void, { at: Instant }>('deadline');

/** Resolves after so many milliseconds. Begins anew after a reload. */
export const pause = promisePort<void, { ms: number }>('pause');
