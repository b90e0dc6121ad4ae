import type { EditedWay, TicketCheck } from '../domain/change.ts';
import type { PlainDate } from '../domain/instant.ts';
import { promisePort } from '../port.ts';
import type { Offers } from './edit.types.ts';

/** Checks which tickets can change (API-101). Rejects with `edit-refused` and the service's reason when none can. */
export const validateTransfer = promisePort<TicketCheck[], { way: EditedWay }>('validateTransfer');

/** Finds the departures of the route on a day. Rejects with `not-found` when the route is no longer sold. */
export const findDepartures = promisePort<Offers, { way: EditedWay; date: PlainDate }>('findDepartures');
