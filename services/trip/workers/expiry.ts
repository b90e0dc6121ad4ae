import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { type Loop, startLoop } from '../../shared/loop.ts';
import { expireCart, lapsedCarts, ticketsOfCart } from '../store/carts.ts';
import { expireSelections, runsWithLapsedSelections } from '../store/claims.ts';
import type { CartTicket } from '../domain/ticket.ts';

const batch = 50;

/** Expires carts and selections, and passes the tickets of the carts to `onTickets`. Returns whether anything ended. */
export async function expireOnce(
  db: Database,
  clock: Clock,
  onTickets: (tickets: readonly CartTicket[]) => void = () => undefined,
): Promise<boolean> {
  const now = new Date(clock.machineNow());
  let ended = 0;
  for (const cartId of await lapsedCarts(db, now, batch)) {
    if (!(await expireCart(db, cartId, now))) continue;
    ended += 1;
    onTickets(await ticketsOfCart(db, cartId));
  }
  for (const runId of await runsWithLapsedSelections(db, now, batch)) ended += await expireSelections(db, runId, now);
  return ended > 0;
}

/** Expires carts and selections four times a second. Several processes may do so at once. */
export function startExpiry(
  db: Database,
  clock: Clock,
  {
    onEnded,
    onTickets,
    onError,
  }: { onEnded: () => void; onTickets: (tickets: readonly CartTicket[]) => void; onError: (error: unknown) => void },
): Loop {
  return startLoop(
    250,
    async () => {
      if (await expireOnce(db, clock, onTickets)) onEnded();
    },
    onError,
  );
}
