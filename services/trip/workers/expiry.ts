import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { expireCart, lapsedCarts } from '../store/carts.ts';
import { expireSelections, runsWithLapsedSelections } from '../store/claims.ts';
import { type Loop, startLoop } from './publisher.ts';

const batch = 50;

/** Ends what ran out by now: carts and selections. Returns whether anything ended. */
export async function expireOnce(db: Database, clock: Clock): Promise<boolean> {
  const now = new Date(clock.machineNow());
  let ended = 0;
  for (const cartId of await lapsedCarts(db, now, batch)) if (await expireCart(db, cartId, now)) ended += 1;
  for (const runId of await runsWithLapsedSelections(db, now, batch)) ended += await expireSelections(db, runId, now);
  return ended > 0;
}

/** Looks four times a second for carts and selections whose time is over. Several processes may do so at once. */
export function startExpiry(db: Database, clock: Clock, onEnded: () => void, onError: (error: unknown) => void): Loop {
  return startLoop(
    250,
    async () => {
      if (await expireOnce(db, clock)) onEnded();
      return false;
    },
    onError,
  );
}
