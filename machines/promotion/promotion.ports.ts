import type { PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import { promisePort } from '../port.ts';

/** Asks whether the promotion applies to both days (API-084). Rejects with the text of the service when it does not (ERR-063). */
export const getTripPromo = promisePort<void, { date: PlainDate; price: Money; returnDate: PlainDate }>('getTripPromo');
