import type { TicketCheck } from '../domain/change.ts';
import type { Ticket, Way } from '../domain/order.ts';
import { promisePort } from '../port.ts';
import type { Found } from './edit.types.ts';

/** Checks which tickets can change (API-101). Rejects with `edit-refused` and the service's reason when none can. */
export const validateTransfer = promisePort<TicketCheck[], { way: Way<Ticket> }>('validateTransfer');

/** Finds the bus of the tickets and its search. Rejects with `not-found` when it is no longer sold. */
export const findDeparture = promisePort<Found, { way: Way<Ticket> }>('findDeparture');
