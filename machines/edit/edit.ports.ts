import type { TicketCheck } from '../domain/change.ts';
import type { Ticket, Way } from '../domain/order.ts';
import { promisePort } from '../port.ts';
import type { Found } from './edit.types.ts';

/** Which of the tickets can change (API-101). Rejects with `edit-refused` and the service's reason when none can. */
export const validateTransfer = promisePort<TicketCheck[], { way: Way<Ticket> }>('validateTransfer');

/** The bus of the tickets, and the search that finds it. Rejects with `not-found` when it is not sold any more. */
export const findDeparture = promisePort<Found, { way: Way<Ticket> }>('findDeparture');
