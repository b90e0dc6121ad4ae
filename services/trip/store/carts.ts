import type { Database, Sql } from '../../shared/db.ts';
import { changeBalance, worthOf } from '../domain/amounts.ts';
import { afterRelease, endingByChange, sumTakenBack, takenBack } from '../domain/promotion.ts';
import { fellowsOf, leavingFault } from '../domain/transfer.ts';
import { minorUnit } from '../../shared/money.ts';
import { worthOfOlder } from '../domain/olderTicket.ts';
import { replacedOlder } from './olderTickets.ts';
import * as claims from './claims.ts';
import { forgetMarks, isAboveNetworkShare, type PlacesOf } from './unpaid.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartClaim } from '../domain/claim.ts';
import type { CartRefusal } from '../domain/refusals.ts';
import type { CartTicket, OwnedTicket, SeatOnRun } from '../domain/ticket.ts';
import { orRefuse } from '../../shared/problem.ts';
import { ticketNotFound } from '../domain/refusals.ts';

const cartColumns = `cart.id, cart.account_id as "accountId", cart.holder, cart.status, cart.payment_id as "paymentId", cart.ended_payments as "endedPayments", cart.is_change as "isChange", cart.currency,
  (select o.id from trip.ticket_order o where o.cart_id = cart.id) as "orderId", cart.total, cart.services_total as "servicesTotal",
  cart.credits_total as "creditsTotal", cart.earn_points as "earnPoints", cart.created_at as "createdAt", cart.own_expires_at as "ownExpiresAt", cart.expires_at as "expiresAt"`;

/** A cart by its id. */
export async function findCart(sql: Sql, cartId: string): Promise<Cart | undefined> {
  const rows = await sql.query<Cart & Record<string, unknown>>(`select ${cartColumns} from trip.cart where id = $1`, [cartId]);
  return rows[0];
}

/**
 * A cart by its id, locked. Carts are locked before runs, and several carts by id. A second statement reads the cart, because a statement
 * that waited for the lock would return the order from before the wait.
 */
export async function lockCart(tx: Sql, cartId: string): Promise<Cart | undefined> {
  await tx.query('select 1 from trip.cart where id = $1 for update', [cartId]);
  return findCart(tx, cartId);
}

const ticketColumns = `ticket.id, ticket.run_id as "runId", ticket.seat, lower(ticket.legs) as "from", upper(ticket.legs) as "to", ticket.status,
  ticket.item_id as "itemId", coalesce(ticket.replaces, ticket.replaces_older) as replaces, ticket.renamed, ticket.used_at as "usedAt", ticket.body`;

/** The tickets of carts that were not released, by cart and position. */
export function ticketsOfCarts(sql: Sql, cartIds: readonly string[]): Promise<(CartTicket & { readonly cartId: string })[]> {
  return sql.query<CartTicket & { cartId: string } & Record<string, unknown>>(
    `select ${ticketColumns}, cart_id as "cartId" from trip.cart_ticket ticket
     where cart_id = any ($1) and status <> 'released' order by cart_id, position`,
    [cartIds],
  );
}

/** The tickets of a cart that were not released. */
export const ticketsOfCart = (sql: Sql, cartId: string): Promise<CartTicket[]> => ticketsOfCarts(sql, [cartId]);

const ownedColumns = `${ticketColumns}, ticket.cart_id as "cartId", cart.account_id as "accountId",
  (select o.id from trip.ticket_order o where o.cart_id = cart.id) as "orderId"`;

/** Tickets by their ids, unordered; unknown ones are missing. */
export function ownedTickets(sql: Sql, ticketIds: readonly string[]): Promise<OwnedTicket[]> {
  return sql.query<OwnedTicket & Record<string, unknown>>(
    `select ${ownedColumns} from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id where ticket.id = any ($1)`,
    [ticketIds],
  );
}

/** The tickets of these ids, each once, in the order of the ids. Throws Problem 404 `ticket-not-found`. */
export async function namedTickets(sql: Sql, ids: readonly string[]): Promise<readonly [OwnedTicket, ...OwnedTicket[]]> {
  const byId = new Map((await ownedTickets(sql, ids)).map((ticket) => [ticket.id, ticket]));
  const [first, ...others] = [...new Set(ids)].map((id) => orRefuse(byId.get(id), ticketNotFound));
  return [orRefuse(first, ticketNotFound), ...others];
}

/**
 * The valid tickets of the parties that bought these carts: those of their orders, and of the orders that changes of those made. So a
 * traveller who changed the seat still belongs to the party.
 */
export function partiesOf(sql: Sql, cartIds: readonly string[]): Promise<OwnedTicket[]> {
  return sql.query<OwnedTicket & Record<string, unknown>>(
    `with recursive linked as (
       select unnest($1::text[]) as cart_id
       union
       select other.cart_id from linked join trip.cart_ticket mine on mine.cart_id = linked.cart_id
       cross join lateral (
         select cart_id from trip.cart_ticket where id = mine.replaces union all select cart_id from trip.cart_ticket where replaces = mine.id
       ) other
     )
     select ${ownedColumns} from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id
     where ticket.status = 'issued' and ticket.cart_id in (select cart_id from linked)`,
    [cartIds],
  );
}

/** The tickets of the newer platform that the tickets of a cart replace. */
export function replacedTickets(sql: Sql, cartId: string): Promise<OwnedTicket[]> {
  return sql.query<OwnedTicket & Record<string, unknown>>(
    `select ${ownedColumns} from trip.cart_ticket replacing
     join trip.cart_ticket ticket on ticket.id = replacing.replaces
     join trip.cart on cart.id = ticket.cart_id
     where replacing.cart_id = $1 and replacing.status <> 'released' order by replacing.position`,
    [cartId],
  );
}

/** What the tickets that a cart replaces count towards its tickets, in 1/100000 peso: their worth less the promotions that they take back. */
export async function creditOfReplaced(sql: Sql, cartId: string, tickets: readonly CartTicket[]): Promise<number> {
  const newer = await replacedTickets(sql, cartId);
  const party = await partiesOf(
    sql,
    newer.map((ticket) => ticket.cartId),
  );
  const taken = takenBack(party, endingByChange(newer, tickets));
  return worthOf(newer) - sumTakenBack(taken) + worthOfOlder(await replacedOlder(sql, cartId));
}

/** Whether a ticket that the cart replaces has ended. */
async function hasLostReplaced(sql: Sql, cartId: string): Promise<boolean> {
  const newer = await replacedTickets(sql, cartId);
  const older = await replacedOlder(sql, cartId);
  const isUsed = ({ usedAt }: CartTicket): boolean => usedAt !== null;
  return (
    newer.some((ticket) => ticket.status !== 'issued' || isUsed(ticket)) ||
    older.some(({ cancellation, used_at: usedAt }) => cancellation !== null || usedAt !== null)
  );
}

/** Carts of the given tickets. */
export async function cartsOfTickets(sql: Sql, ticketIds: readonly string[]): Promise<readonly { ticketId: string; cartId: string }[]> {
  return sql.query<{ ticketId: string; cartId: string }>(
    `select id as "ticketId", cart_id as "cartId" from trip.cart_ticket where id = any ($1)`,
    [ticketIds],
  );
}

/** Ends a locked cart whose runs are locked and releases its held seats. Returns them. */
export async function closeCart(tx: Sql, cartId: string, status: 'released' | 'expired', machineNow: Date): Promise<readonly SeatOnRun[]> {
  const freed = await claims.dropCartClaims(tx, cartId, status === 'expired' ? 'seat:expired' : 'seat:unselected', machineNow);
  await tx.query('update trip.cart set status = $2 where id = $1', [cartId, status]);
  await forgetMarks(tx, cartId);
  return freed;
}

async function lockRunsOfCarts(tx: Sql, cartIds: readonly string[]): Promise<readonly CartClaim[]> {
  const held = await claims.claimsOfCarts(tx, cartIds);
  await claims.lockRuns(
    tx,
    held.map(({ runId }) => runId),
  );
  return claims.claimsOfCarts(tx, cartIds);
}

export type Refused = { readonly outcome: 'refused'; readonly code: CartRefusal };

export const refuse = (code: CartRefusal): Refused => ({ outcome: 'refused', code });

export interface Released {
  readonly outcome: 'released';
  readonly tickets: readonly CartTicket[];
  readonly freed: readonly SeatOnRun[];
  readonly kept: readonly CartClaim[];
}

export interface ReleaseAsk {
  readonly cartIds: readonly string[];
  /** Whether the cart is the caller's. */
  readonly isOwn: (cart: Cart) => boolean;
  /** Tickets to release; undefined for whole carts. */
  readonly ticketIds: readonly string[] | undefined;
  /** New end of the selections that replace the tickets; undefined releases the seats. */
  readonly selectedUntil: Date | undefined;
  /** Network address of those selections, and what it may hold of the free seats of a run. */
  readonly address: string;
  readonly share: number;
  readonly placesOf: PlacesOf;
  readonly machineNow: Date;
}

/**
 * Why some tickets of a cart may not be released: a minor or a pet would stay without its adult, or a changed way back without the way out
 * that gives it its price. Undefined when none stay.
 */
async function stayingFault(tx: Sql, staying: readonly CartTicket[], given: readonly CartTicket[]): Promise<CartRefusal | undefined> {
  const replaced = await ownedTickets(
    tx,
    staying.flatMap(({ replaces }) => replaces ?? []),
  );
  if (replaced.length > 0 && staying.some(({ body }) => given.some(({ id }) => id === body.promotion?.wayOutId)))
    return 'return-needs-way-out';
  const party = await partiesOf(
    tx,
    replaced.map(({ cartId }) => cartId),
  );
  const fault = leavingFault(staying, fellowsOf(party, replaced))?.code;
  return fault === 'minor-alone' || fault === 'pet-needs-adult' ? fault : undefined;
}

/** The runs on which the network may not hold the released seats as selections. Its runs must be locked. (decision 40) */
async function runsOverShare(tx: Sql, cartId: string, given: readonly CartTicket[], ask: ReleaseAsk): Promise<ReadonlySet<string>> {
  const over = new Set<string>();
  for (const [runId, ofRun] of Map.groupBy(given, (ticket) => ticket.runId)) {
    const [{ from, to } = { from: 0, to: 0 }] = ofRun;
    const run = { id: runId, seats: ofRun.map(({ seat }) => seat), from, to, places: ask.placesOf(runId) };
    if (await isAboveNetworkShare(tx, { ...ask, without: [cartId] }, run)) over.add(runId);
  }
  return over;
}

/** A cart that is released, whole or in part. */
interface Part {
  readonly cart: Cart;
  readonly given: readonly CartTicket[];
  readonly staying: readonly CartTicket[];
}

/** Why the traveller may not release a cart, or undefined. */
function releaseFault(cart: Cart, { isOwn }: ReleaseAsk): CartRefusal | undefined {
  if (!isOwn(cart)) return 'not-yours';
  if (cart.status === 'paying') return 'cart-paying';
  return cart.status === 'sold' || cart.status === 'reserved' ? 'cart-sold' : undefined;
}

/** Releases the given tickets of a cart. Its runs must be locked. */
async function releasePart(
  tx: Sql,
  { cart, given, staying }: Part,
  ask: ReleaseAsk | { readonly selectedUntil: undefined; readonly machineNow: Date },
): Promise<Pick<Released, 'freed' | 'kept'>> {
  const held = await claims.claimsOfCart(tx, cart.id);
  const freed: SeatOnRun[] = [];
  const kept: CartClaim[] = [];
  const overShare = ask.selectedUntil === undefined ? new Set<string>() : await runsOverShare(tx, cart.id, given, ask);
  for (const { id, runId, seat, from, to } of given) {
    await tx.query(`update trip.cart_ticket set status = 'released' where id = $1`, [id]);
    const claim = held.find((one) => one.runId === runId && one.seat === seat);
    if (claim === undefined) continue;
    if (ask.selectedUntil === undefined || overShare.has(runId)) {
      await claims.dropTicketClaim(tx, cart.id, { runId, seat, kind: 'blocked', machineNow: ask.machineNow });
      freed.push({ runId, seat });
      continue;
    }
    const version = await claims.putClaim(tx, {
      runId,
      seat,
      legs: { from, to },
      kind: 'selected',
      holder: cart.holder,
      cartId: null,
      expiresAt: ask.selectedUntil,
      machineNow: ask.machineNow,
      address: ask.address,
    });
    kept.push({ ...claim, kind: 'selected', cartId: null, expiresAt: ask.selectedUntil, version });
  }
  if (staying.length === 0) {
    await closeCart(tx, cart.id, 'released', ask.machineNow);
    return { freed, kept };
  }
  const left = cart.isChange ? staying : afterRelease(staying, minorUnit(cart.currency));
  for (const ticket of left.filter((one) => !staying.includes(one))) {
    await tx.query('update trip.cart_ticket set body = $2 where id = $1', [ticket.id, JSON.stringify(ticket.body)]);
  }
  const total = left.reduce((sum, { body }) => sum + body.price, 0);
  const servicesTotal = left.reduce((sum, { body }) => sum + body.totalServices, 0);
  const worth = cart.isChange ? await creditOfReplaced(tx, cart.id, left) : 0;
  const { creditsTotal, earnPoints } = changeBalance(worth, total + servicesTotal);
  await tx.query('update trip.cart set total = $2, services_total = $3, credits_total = $4, earn_points = $5 where id = $1', [
    cart.id,
    total,
    servicesTotal,
    creditsTotal,
    earnPoints,
  ]);
  return { freed, kept };
}

/** Releases carts or some of their tickets for the traveller, all or none (API-018). A cart that already ended has nothing to release. */
export function unblockCarts(db: Database, ask: ReleaseAsk): Promise<Released | Refused> {
  return db.transaction(async (tx) => {
    const open: Cart[] = [];
    for (const cartId of ask.cartIds.toSorted()) {
      const cart = await lockCart(tx, cartId);
      if (cart === undefined) return refuse('cart-not-found');
      const fault = releaseFault(cart, ask);
      if (fault !== undefined) return refuse(fault);
      if (cart.status === 'open') open.push(cart);
    }
    await lockRunsOfCarts(
      tx,
      open.map(({ id }) => id),
    );
    const parts: Part[] = [];
    for (const cart of open) {
      const tickets = await ticketsOfCart(tx, cart.id);
      const given = ask.ticketIds === undefined ? tickets : tickets.filter(({ id }) => ask.ticketIds?.includes(id));
      const staying = tickets.filter((ticket) => !given.includes(ticket));
      const fault = await stayingFault(tx, staying, given);
      if (fault !== undefined) return refuse(fault);
      parts.push({ cart, given, staying });
    }
    const freed: SeatOnRun[] = [];
    const kept: CartClaim[] = [];
    for (const part of parts) {
      const released = await releasePart(tx, part, ask);
      freed.push(...released.freed);
      kept.push(...released.kept);
    }
    return { outcome: 'released', tickets: parts.flatMap(({ given }) => given), freed, kept };
  });
}

/**
 * Releases a seat of a locked open cart whose runs are locked, whoever made the cart; all of the cart where the others may not stay without it.
 * Returns the released tickets.
 */
export async function releaseSeat(
  tx: Sql,
  cart: Cart,
  { runId, seat, machineNow }: SeatOnRun & { readonly machineNow: Date },
): Promise<readonly CartTicket[]> {
  const tickets = await ticketsOfCart(tx, cart.id);
  const named = tickets.filter((ticket) => ticket.runId === runId && ticket.seat === seat);
  const others = tickets.filter((ticket) => !named.includes(ticket));
  const maySplit = (await stayingFault(tx, others, named)) === undefined;
  const [given, staying] = maySplit ? [named, others] : [tickets, []];
  await releasePart(tx, { cart, given, staying }, { selectedUntil: undefined, machineNow });
  return given;
}

/** Why a payment may not continue with a cart. */
export function paymentRefusal(cart: Cart, paymentId: string): CartRefusal | undefined {
  if (cart.status === 'released') return 'cart-released';
  if (cart.status === 'expired') return 'cart-expired';
  if (cart.status === 'sold' || cart.status === 'reserved') return 'cart-sold';
  if (cart.status === 'paying' && cart.paymentId !== paymentId) return 'cart-paying';
  return cart.endedPayments.includes(paymentId) ? 'cart-released' : undefined;
}

/**
 * Binds an open cart to a payment and keeps its seats until `expiresAt`. The same payment gets the same end again (decision 3). A cart
 * whose tickets another cart changed meanwhile has ended, so the bank is not asked.
 */
export function extendCart(
  db: Database,
  ask: { cartId: string; paymentId: string; now: Date; machineNow: Date; expiresAt: Date },
): Promise<{ outcome: 'extended'; expiresAt: Date } | Refused> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, ask.cartId);
    if (cart === undefined) return refuse('cart-not-found');
    const refusal = paymentRefusal(cart, ask.paymentId);
    if (refusal !== undefined) return refuse(refusal);
    const held = await lockRunsOfCarts(tx, [cart.id]);
    const changed = cart.isChange && (await hasLostReplaced(tx, cart.id));
    if (cart.expiresAt <= ask.now || held.length === 0 || changed) {
      await closeCart(tx, cart.id, 'expired', ask.machineNow);
      return refuse('cart-expired');
    }
    if (cart.status === 'paying') return { outcome: 'extended', expiresAt: cart.expiresAt };
    await tx.query(`update trip.cart set status = 'paying', payment_id = $2, expires_at = $3 where id = $1`, [
      cart.id,
      ask.paymentId,
      ask.expiresAt,
    ]);
    await claims.moveCartExpiry(tx, cart.id, ask.expiresAt);
    return { outcome: 'extended', expiresAt: ask.expiresAt };
  });
}

/**
 * Ends the hold of a payment that charged nothing, or deletes the cart for the traveller (`paymentId` is null). `keepCart` returns the cart
 * to its own expiry when that is still ahead, and notes the payment, whose extension may arrive later.
 */
export function releaseCart(
  db: Database,
  ask: { cartId: string; paymentId: string | null; keepCart: boolean; expired: boolean; now: Date; machineNow: Date },
): Promise<{ outcome: 'done'; cart: Cart } | Refused> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, ask.cartId);
    if (cart === undefined) return refuse('cart-not-found');
    if (cart.status === 'released' || cart.status === 'expired') return { outcome: 'done', cart };
    if (cart.status === 'sold' || cart.status === 'reserved') return refuse('cart-sold');
    if (cart.status === 'paying' && cart.paymentId !== ask.paymentId) return refuse('cart-paying');
    await lockRunsOfCarts(tx, [cart.id]);
    if (ask.keepCart && cart.ownExpiresAt > ask.now) {
      await tx.query(
        `update trip.cart set status = 'open', payment_id = null, ended_payments = ended_payments || array_remove(array[$2], null), expires_at = own_expires_at
         where id = $1`,
        [cart.id, ask.paymentId],
      );
      await claims.moveCartExpiry(tx, cart.id, cart.ownExpiresAt);
    } else {
      await closeCart(tx, cart.id, ask.keepCart || ask.expired ? 'expired' : 'released', ask.machineNow);
    }
    const after = await findCart(tx, cart.id);
    return { outcome: 'done', cart: after ?? cart };
  });
}

/** Ids of carts, open or in payment, whose hold has ended by the machine's clock; the first ended first. */
export async function lapsedCarts(sql: Sql, machineNow: Date, limit: number): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from trip.cart where status in ('open', 'paying') and expires_at <= $1 order by expires_at limit $2`,
    [machineNow, limit],
  );
  return rows.map(({ id }) => id);
}

/** Ends an expired cart, unless it changed meanwhile. */
export function expireCart(db: Database, cartId: string, machineNow: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId);
    if (cart === undefined || (cart.status !== 'open' && cart.status !== 'paying') || cart.expiresAt > machineNow) return false;
    await lockRunsOfCarts(tx, [cart.id]);
    await closeCart(tx, cart.id, 'expired', machineNow);
    return true;
  });
}
