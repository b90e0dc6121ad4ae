import { promisePort } from '../port.ts';
import type { Hold } from '../domain/trip.ts';
import type { BlockOrder } from './block.types.ts';

/** Asks the traveller to sign in; rejects when the traveller closes the sign-in (SEAT-036). */
export const identify = promisePort<{ email: string }, undefined>('identify');

/** A new idempotency key. */
export const makeKey = promisePort<string, undefined>('makeKey');

/**
 * Turns the claims into a cart with a hold (API-016). With a `change` it is a transfer of the passengers' tickets (HOLD-008). Lost answers
 * are retried up to 10 times with the same key, refusals never (API-017, CONST-011).
 */
export const blockSeats = promisePort<Hold, BlockOrder & { key: string; email: string }>('blockSeats');
