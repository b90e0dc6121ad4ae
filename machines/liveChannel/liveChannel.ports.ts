import { callbackPort, promisePort } from '../port.ts';

/**
 * Opens one connection to the run with its own ticket and joins (API-053 to API-055). Sends `run.joined`, then `seat.reported` and
 * `quota.reported`, and at its end `connection.lost`. Failures are logged.
 */
export const connection = callbackPort<undefined>('connection');

/** Resolves after the randomised pause that follows so many failed tries (`backoff`). */
export const backOff = promisePort<void, { tries: number }>('backOff');

/** Sends `page.hidden` or `page.shown`: at once, on every change, and when the page returns from sleep. */
export const pageVisibility = callbackPort<undefined>('pageVisibility');
