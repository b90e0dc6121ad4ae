import type { Database, Sql } from '../../shared/db.ts';
import type { Cart } from '../domain/cart.ts';
import type { Claim } from '../domain/claim.ts';
import type { CartTicket } from '../domain/ticket.ts';
import { lockCart, releaseSeat } from './carts.ts';
import * as claims from './claims.ts';

/** Why a seat is not freed. `changed`: another cart took it meanwhile. */
export type FreeRefusal = 'seat-free' | 'seat-paid' | 'seat-reserved' | 'cart-paying' | 'changed';

export interface FreeAsk {
  readonly runId: string;
  readonly seat: number;
  readonly machineNow: Date;
  readonly writeAct: (tx: Sql) => Promise<boolean>;
}

export type Freed = { readonly outcome: 'freed'; readonly tickets: readonly CartTicket[] } | { readonly outcome: FreeRefusal };

/** The claims on a seat that still live, on all legs. */
async function liveClaims(sql: Sql, { runId, seat, machineNow }: FreeAsk): Promise<Pick<Claim, 'kind' | 'cartId'>[]> {
  return sql.query<Pick<Claim, 'kind' | 'cartId'> & Record<string, unknown>>(
    `select kind, cart_id as "cartId" from trip.claim where run_id = $1 and seat = $2 and (expires_at is null or expires_at > $3)`,
    [runId, seat, machineNow],
  );
}

const cartsIn = (found: readonly Pick<Claim, 'kind' | 'cartId'>[]): string[] =>
  [...new Set(found.flatMap(({ kind, cartId }) => (kind === 'blocked' && cartId !== null ? [cartId] : [])))].toSorted();

/** The refusal for a seat that has no unpaid hold. */
async function boughtRefusal(sql: Sql, { runId, seat }: FreeAsk, found: readonly Pick<Claim, 'kind'>[]): Promise<FreeRefusal> {
  if (!found.some(({ kind }) => kind === 'sold')) return 'seat-free';
  const reserved = await sql.query(
    `select 1 from trip.cart_ticket where run_id = $1 and seat = $2 and status = 'reserved'
     and not exists (select from trip.cart_ticket where run_id = $1 and seat = $2 and status = 'issued')`,
    [runId, seat],
  );
  return reserved.length > 0 ? 'seat-reserved' : 'seat-paid';
}

/** Ends the selections and carts on a seat, all or none. Carts are locked before runs, as everywhere. */
function freeOnce(db: Database, ask: FreeAsk): Promise<Freed> {
  const { runId, seat, machineNow, writeAct } = ask;
  return db.transaction(async (tx): Promise<Freed> => {
    const cartIds = cartsIn(await liveClaims(tx, ask));
    const carts: Cart[] = [];
    for (const cartId of cartIds) {
      const cart = await lockCart(tx, cartId);
      if (cart?.status === 'paying') return { outcome: 'cart-paying' };
      if (cart?.status === 'open') carts.push(cart);
    }
    const held = await claims.claimsOfCarts(tx, cartIds);
    await claims.lockRuns(tx, [runId, ...held.map((claim) => claim.runId)]);
    const found = await liveClaims(tx, ask);
    if (cartsIn(found).some((cartId) => carts.every(({ id }) => id !== cartId))) return { outcome: 'changed' };
    if (found.every(({ kind }) => kind === 'sold')) return { outcome: await boughtRefusal(tx, ask, found) };
    await claims.dropSelections(tx, { runId, seat, machineNow });
    const tickets: CartTicket[] = [];
    for (const cart of carts) tickets.push(...(await releaseSeat(tx, cart, { runId, seat, machineNow })));
    await writeAct(tx);
    return { outcome: 'freed', tickets };
  });
}

/** Ends what holds a seat without a payment. It tries again when another cart took the seat before its lock. */
export async function freeSeat(db: Database, ask: FreeAsk): Promise<Freed> {
  const first = await freeOnce(db, ask);
  return first.outcome === 'changed' ? freeOnce(db, ask) : first;
}
