import type { Database } from '../../shared/db.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { departureMail } from '../domain/mails.ts';
import { ticketsOfCart } from '../store/carts.ts';
import { takeOrderToRemind } from '../store/orders.ts';

/** Hours before a departure. Whoever buys later has just received the tickets. */
const hoursBefore = 24;

export interface DepartureParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly shopTimeZone: () => string;
}

/** Mails the buyer of one order whose first bus departs within a day, once. Returns whether there may be more. */
export function remindOfDeparture({ db, clock, outbox, shopTimeZone }: DepartureParts): Promise<boolean> {
  const now = clock.machineNow();
  const until = now + hoursBefore * 3_600_000;
  return db.transaction(async (tx) => {
    const order = await takeOrderToRemind(tx, { now: new Date(now), hours: hoursBefore });
    if (order === undefined) return false;
    const leaving = (await ticketsOfCart(tx, order.cartId)).filter(({ status, body }) => {
      const departure = Date.parse(body.departureDatetime);
      return status === 'issued' && departure > now && departure <= until;
    });
    const to = leaving.find(({ body }) => body.email !== '')?.body.email;
    if (to === undefined) return true;
    const mail = departureMail(to, { tickets: leaving, shopTimeZone: shopTimeZone(), dedupeKey: `departure:${order.id}` });
    await outbox.mail(tx, mail, order.accountId);
    return true;
  });
}
