import type { Money } from '../domain/money.ts';
import type { Platform } from '../domain/ownTrip.ts';
import { promisePort } from '../port.ts';
import type { Check, Refund } from './cancellation.types.ts';

type Chosen = { platform: Platform; transaction: string; tickets: string[] };

/** Asks which tickets can be cancelled (API-097, API-107). */
export const getCancellableItems = promisePort<Check[], Chosen>('getCancellableItems');

/** Resolves with the points that the cancellation would give back (API-095, API-107). */
export const previewCancelTickets = promisePort<Refund, Chosen>('previewCancelTickets');

/** Cancels the tickets for ever; resolves with the points that were credited (API-096, API-106). `key` makes a retry harmless. */
export const cancelTickets = promisePort<Money, Chosen>('cancelTickets');
