import type { Database, Sql } from '../../shared/db.ts';
import { closeCart, findCart, ticketsOfCart } from './carts.ts';
import * as claims from './claims.ts';
import { type ExceededQuota, exceededQuotas, type QuotasOf } from './quotas.ts';
import { type Buyer, isAboveNetworkShare, type PlacesOf } from './unpaid.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartTicket, SeatOnRun } from '../domain/ticket.ts';
import type { CartClaim, Claim } from '../domain/claim.ts';

export interface BlockAsk {
  readonly cartId: string;
  readonly accountId: string;
  readonly holder: string;
  readonly blockKey: string;
  readonly isChange: boolean;
  readonly currency: string;
  readonly tickets: readonly Pick<CartTicket, 'id' | 'runId' | 'seat' | 'from' | 'to' | 'replaces' | 'body'>[];
  readonly total: number;
  readonly servicesTotal: number;
  readonly creditsTotal: number;
  readonly earnPoints: number;
  readonly quotasOf: QuotasOf;
  readonly buyer: Buyer;
  /** Network address of a guest who proved nothing, whose carts count with the selections of the address; undefined for a proved person. */
  readonly unprovedAt: string | undefined;
  /** Most of the free seats of a bus that such guests of one address may hold, as a fraction. */
  readonly share: number;
  readonly placesOf: PlacesOf;
  /** Most seats of a bus in all open carts of a person. */
  readonly limit: number;
  readonly now: Date;
  readonly machineNow: Date;
  readonly expiresAt: Date;
}

export type Blocked =
  | { readonly outcome: 'blocked'; readonly cart: Cart; readonly claims: readonly CartClaim[] }
  | { readonly outcome: 'lost'; readonly lost: readonly SeatOnRun[]; readonly kept: readonly SeatOnRun[] }
  | { readonly outcome: 'seat-limit' }
  | { readonly outcome: 'address-limit' }
  | { readonly outcome: 'quota-exceeded'; readonly quotas: readonly ExceededQuota[] };

async function blockedCart(tx: Sql, cartId: string): Promise<Blocked> {
  const cart = await findCart(tx, cartId);
  if (cart === undefined) throw new Error(`cart ${cartId} is missing`);
  return { outcome: 'blocked', cart, claims: await claims.claimsOfCart(tx, cartId) };
}

async function changesSame(tx: Sql, cartId: string, { tickets }: BlockAsk): Promise<boolean> {
  const changing = await ticketsOfCart(tx, cartId);
  return changing.some(({ replaces }) => replaces !== null && tickets.some((ticket) => ticket.replaces === replaces));
}

/** Open carts of the holder over any of the seats, or with the same changed tickets. A new block replaces them. */
async function replacedCarts(tx: Sql, ask: BlockAsk): Promise<readonly { id: string; runIds: string[] }[]> {
  const own = await tx.query<{ id: string }>(`select id from trip.cart where holder = $1 and status = 'open' order by id for update`, [
    ask.holder,
  ]);
  const replaced: { id: string; runIds: string[] }[] = [];
  for (const { id } of own) {
    const held = await claims.claimsOfCart(tx, id);
    const sameSeat = held.some((claim) => ask.tickets.some((ticket) => ticket.runId === claim.runId && ticket.seat === claim.seat));
    if (sameSeat || (ask.isChange && (await changesSame(tx, id, ask)))) replaced.push({ id, runIds: held.map(({ runId }) => runId) });
  }
  return replaced;
}

/** Seats that others hold, or that this holder bought or is paying in another cart. */
async function lostSeats(tx: Sql, ask: BlockAsk, replaced: ReadonlySet<string>): Promise<{ lost: SeatOnRun[]; kept: SeatOnRun[] }> {
  const lost: SeatOnRun[] = [];
  const kept: SeatOnRun[] = [];
  for (const { runId, seat, from, to } of ask.tickets) {
    await claims.clearExpired(tx, runId, [seat], { from, to }, ask.holder, ask.machineNow);
    const there = await claims.claimsOnSeats(tx, runId, [seat], { from, to });
    const mine = (claim: Claim): boolean =>
      claim.holder === ask.holder && claim.kind !== 'sold' && (claim.cartId === null || replaced.has(claim.cartId));
    if (!there.every(mine)) lost.push({ runId, seat });
    else if (there.length > 0) kept.push({ runId, seat });
  }
  return { lost, kept };
}

/** Whether the person would hold more seats of a bus than it may, in this cart and its other ones. The runs must be locked. */
async function isAboveLimit(
  tx: Sql,
  { accountId, buyer, tickets, limit, machineNow }: BlockAsk,
  replaced: readonly string[],
): Promise<boolean> {
  const held = await tx.query<{ runId: string; seats: number }>(
    `select claim.run_id as "runId", count(*)::int as seats from trip.claim join trip.cart on cart.id = claim.cart_id
     where (cart.account_id = $1 or cart.persons && $5) and claim.run_id = any ($2) and claim.kind = 'blocked' and claim.expires_at > $3 and cart.id <> all ($4)
     group by claim.run_id`,
    [accountId, tickets.map(({ runId }) => runId), machineNow, replaced, buyer.persons],
  );
  return held.some(({ runId, seats }) => seats + tickets.filter((ticket) => ticket.runId === runId).length > limit);
}

/** Whether a guest who proved nothing would hold more seats of a bus with its network than those may. The runs must be locked. */
async function isAboveShare(tx: Sql, ask: BlockAsk, without: readonly string[]): Promise<boolean> {
  if (ask.unprovedAt === undefined) return false;
  for (const [runId, ofRun] of Map.groupBy(ask.tickets, (ticket) => ticket.runId)) {
    const [legs] = ofRun;
    if (legs === undefined) continue;
    const run = { id: runId, seats: ofRun.map(({ seat }) => seat), from: legs.from, to: legs.to, places: ask.placesOf(runId) };
    if (await isAboveNetworkShare(tx, { ...ask, address: ask.unprovedAt, without }, run)) return true;
  }
  return false;
}

/**
 * Turns seats into a cart, all or none, in one transaction (API-016). The same account and key return the cart of the first try. Carts are
 * locked before runs, and runs in one order, so two blocks cannot deadlock.
 */
export function blockSeats(db: Database, ask: BlockAsk): Promise<Blocked> {
  return db.transaction(async (tx) => {
    const [earlier] = await tx.query<{ id: string }>('select id from trip.cart where account_id = $1 and block_key = $2', [
      ask.accountId,
      ask.blockKey,
    ]);
    if (earlier !== undefined) return blockedCart(tx, earlier.id);
    const replaced = await replacedCarts(tx, ask);
    await claims.lockRuns(tx, [...ask.tickets.map(({ runId }) => runId), ...replaced.flatMap(({ runIds }) => runIds)]);
    const { lost, kept } = await lostSeats(tx, ask, new Set(replaced.map(({ id }) => id)));
    if (lost.length > 0) return { outcome: 'lost', lost, kept };
    const without = replaced.map(({ id }) => id);
    if (await isAboveLimit(tx, ask, without)) return { outcome: 'seat-limit' };
    if (await isAboveShare(tx, ask, without)) return { outcome: 'address-limit' };
    const quotas = await exceededQuotas(tx, ask.tickets, { ...ask, without });
    if (quotas.length > 0) return { outcome: 'quota-exceeded', quotas };

    await tx.query(
      `insert into trip.cart (id, account_id, holder, block_key, status, is_change, total, services_total, credits_total, earn_points, created_at, own_expires_at, expires_at, currency,
         persons, network)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14)`,
      [
        ask.cartId,
        ask.accountId,
        ask.holder,
        ask.blockKey,
        ask.isChange,
        ask.total,
        ask.servicesTotal,
        ask.creditsTotal,
        ask.earnPoints,
        ask.now,
        ask.expiresAt,
        ask.currency,
        ask.buyer.persons,
        ask.buyer.network,
      ],
    );
    for (const [position, ticket] of ask.tickets.entries()) {
      await tx.query(
        `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, replaces, replaces_older, body)
         values ($1, $2, $3, $4, $5, int4range($6, $7), 'held', (select id from trip.cart_ticket where id = $8),
           (select id from trip.older_ticket where id = $8), $9)`,
        [ticket.id, ask.cartId, position, ticket.runId, ticket.seat, ticket.from, ticket.to, ticket.replaces, JSON.stringify(ticket.body)],
      );
      await claims.putClaim(tx, {
        runId: ticket.runId,
        seat: ticket.seat,
        legs: ticket,
        kind: 'blocked',
        holder: ask.holder,
        cartId: ask.cartId,
        expiresAt: ask.expiresAt,
        machineNow: ask.machineNow,
        ...(ask.unprovedAt !== undefined && { address: ask.unprovedAt }),
      });
    }
    for (const { id } of replaced) await closeCart(tx, id, 'released', ask.machineNow);
    return blockedCart(tx, ask.cartId);
  });
}
