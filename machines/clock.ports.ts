import type { Instant } from './domain/instant.ts';
import { callbackPort, promisePort } from './port.ts';

/** `guesses`: the device's time stands in until the server's is known. Only a chart that decides nothing by it may guess. */
export type Ticks = { seconds: number; guesses: boolean };

export const EACH_SECOND: Ticks = { seconds: 1, guesses: false };
/** A day begins at a quarter of an hour in every zone. */
export const EACH_QUARTER: Ticks = { seconds: 900, guesses: true };

/**
 * Sends the server's time as `clock.ticked`: at once when it is known, then each time that it is a multiple of `seconds`, and when the page
 * becomes visible.
 */
export const ticker = callbackPort<Ticks>('ticker');

/** Resolves when the server's clock reaches the instant, also across a reload. */
export const deadline = promisePort<void, { at: Instant }>('deadline');

/** Resolves after so many milliseconds. A reload restarts it. */
export const pause = promisePort<void, { ms: number }>('pause');
