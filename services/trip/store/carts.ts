import type { components } from '../../../openapi/types/trip.ts';
import type { Database, Sql } from '../../shared/db.ts';
import type { FarePlaces } from '../feed/quotas.ts';
import { quotasExceeded } from '../domain/quotas.ts';
import * as claims from './claims.ts';
import { faresUsed } from './quotas.ts';

type Schemas = components['schemas'];
export type CartStatus = Schemas['CartStatus'];
export type TicketStatus = Schemas['Ticket']['status'] | 'released';

/** What is known of a ticket before it is issued; the rest depends on the cart. */
export type TicketBody = Omit<Schemas['Ticket'], '_id' | 'itemId' | 'status' | 'qr'>;

export interface CartTicket {
  readonly id: string;
  readonly runId: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly status: TicketStatus;
  readonly itemId: string | null;
  readonly body: TicketBody;
}

export interface Cart {
  readonly id: string;
  readonly accountId: string;
  readonly holder: string;
  readonly status: CartStatus;
  readonly paymentId: string | null;
  readonly orderId: string | null;
  readonly isChange: boolean;
  readonly total: number;
  readonly servicesTotal: number;
  readonly createdAt: Date;
  /** End of the cart's own 540 s. */
  readonly ownExpiresAt: Date;
  readonly expiresAt: Date;
}

export interface SeatOnRun {
  readonly runId: string;
  readonly seat: number;
}

const cartColumns = `cart.id, cart.account_id as "accountId", cart.holder, cart.status, cart.payment_id as "paymentId", cart.is_change as "isChange",
  (select o.id from trip.ticket_order o where o.cart_id = cart.id) as "orderId", cart.total, cart.services_total as "servicesTotal",
  cart.created_at as "createdAt", cart.own_expires_at as "ownExpiresAt", cart.expires_at as "expiresAt"`;

/** A cart by its id. */
export async function findCart(sql: Sql, cartId: string): Promise<Cart | undefined> {
  const rows = await sql.query<Cart & Record<string, unknown>>(`select ${cartColumns} from trip.cart where id = $1`, [cartId]);
  return rows[0];
}

/**
 * A cart by its id, locked. Carts are locked before runs, several carts by id. It is read by a second statement: the one that waited
 * for the lock would see the order of the cart as it was before.
 */
async function lockCart(tx: Sql, cartId: string): Promise<Cart | undefined> {
  await tx.query('select 1 from trip.cart where id = $1 for update', [cartId]);
  return findCart(tx, cartId);
}

/** The tickets of a cart that were not given back. */
export function ticketsOfCart(sql: Sql, cartId: string): Promise<CartTicket[]> {
  return sql.query<CartTicket & Record<string, unknown>>(
    `select id, run_id as "runId", seat, lower(legs) as "from", upper(legs) as "to", status, item_id as "itemId", body
     from trip.cart_ticket where cart_id = $1 and status <> 'released' order by position`,
    [cartId],
  );
}

/** Carts of the given tickets. */
export async function cartsOfTickets(sql: Sql, ticketIds: readonly string[]): Promise<readonly { ticketId: string; cartId: string }[]> {
  return sql.query<{ ticketId: string; cartId: string }>(
    `select id as "ticketId", cart_id as "cartId" from trip.cart_ticket where id = any ($1)`,
    [ticketIds],
  );
}

/** Places at reduced fares on the bus of a run. */
type QuotasOf = (runId: string) => readonly FarePlaces[];

/** A quota that a cart does not fit in; `left` is what it could have had. */
export interface ExceededQuota extends FarePlaces {
  readonly runId: string;
  readonly left: number;
}

export interface BlockAsk {
  readonly cartId: string;
  readonly accountId: string;
  readonly holder: string;
  readonly blockKey: string;
  readonly isChange: boolean;
  readonly tickets: readonly Pick<CartTicket, 'id' | 'runId' | 'seat' | 'from' | 'to' | 'body'>[];
  readonly total: number;
  readonly servicesTotal: number;
  readonly quotasOf: QuotasOf;
  readonly now: Date;
  readonly machineNow: Date;
  readonly expiresAt: Date;
}

export type Blocked =
  | { readonly outcome: 'blocked'; readonly cart: Cart; readonly claims: readonly claims.CartClaim[] }
  | { readonly outcome: 'lost'; readonly lost: readonly SeatOnRun[]; readonly kept: readonly SeatOnRun[] }
  | { readonly outcome: 'quota-exceeded'; readonly quotas: readonly ExceededQuota[] };

async function blockedCart(tx: Sql, cartId: string): Promise<Blocked> {
  const cart = await findCart(tx, cartId);
  if (cart === undefined) throw new Error(`cart ${cartId} is missing`);
  return { outcome: 'blocked', cart, claims: await claims.claimsOfCart(tx, cartId) };
}

/** Open carts of the holder over any of the seats; a new block takes their place. */
async function replacedCarts(tx: Sql, ask: BlockAsk): Promise<readonly { id: string; runIds: string[] }[]> {
  const own = await tx.query<{ id: string }>(`select id from trip.cart where holder = $1 and status = 'open' order by id for update`, [
    ask.holder,
  ]);
  const replaced: { id: string; runIds: string[] }[] = [];
  for (const { id } of own) {
    const held = await claims.claimsOfCart(tx, id);
    const touches = held.some((claim) => ask.tickets.some((ticket) => ticket.runId === claim.runId && ticket.seat === claim.seat));
    if (touches) replaced.push({ id, runIds: held.map(({ runId }) => runId) });
  }
  return replaced;
}

/** Seats that others hold, or that this holder already bought or is paying in another cart. */
async function lostSeats(tx: Sql, ask: BlockAsk, replaced: ReadonlySet<string>): Promise<{ lost: SeatOnRun[]; kept: SeatOnRun[] }> {
  const lost: SeatOnRun[] = [];
  const kept: SeatOnRun[] = [];
  for (const { runId, seat, from, to } of ask.tickets) {
    await claims.clearExpired(tx, runId, [seat], { from, to }, ask.holder, ask.machineNow);
    const there = await claims.claimsOnSeats(tx, runId, [seat], { from, to });
    const mine = (claim: claims.Claim): boolean =>
      claim.holder === ask.holder && claim.kind !== 'sold' && (claim.cartId === null || replaced.has(claim.cartId));
    if (!there.every(mine)) lost.push({ runId, seat });
    else if (there.length > 0) kept.push({ runId, seat });
  }
  return { lost, kept };
}

/**
 * The quotas of reduced fares that these tickets do not fit in beside those of other carts. Their runs must be locked, as every change of a run
 * locks them: so nobody counts at the same time, and who buys no reduced fare is not asked anything more.
 */
async function exceededQuotas(
  tx: Sql,
  tickets: BlockAsk['tickets'],
  ask: { quotasOf: QuotasOf; machineNow: Date; without: readonly string[] },
): Promise<readonly ExceededQuota[]> {
  const exceeded: ExceededQuota[] = [];
  for (const [runId, ofRun] of Map.groupBy(tickets, (ticket) => ticket.runId)) {
    const [legs] = ofRun;
    const fareIds = ofRun.map(({ body }) => body.fareId);
    const quotas = ask.quotasOf(runId).filter(({ fareId }) => fareIds.includes(fareId));
    if (legs === undefined || quotas.length === 0) continue;
    const { uses } = await faresUsed(tx, { ...ask, runId, legs, fareIds: quotas.map(({ fareId }) => fareId) });
    exceeded.push(...quotasExceeded(quotas, uses, legs, fareIds).map((quota) => ({ ...quota, runId })));
  }
  return exceeded;
}

/**
 * Turns seats into a cart, all or none, in one transaction (API-016). The same account and key get the cart of the first try.
 * Carts are locked before runs and runs in one order, so two blocks never wait for each other in a circle.
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
    const quotas = await exceededQuotas(tx, ask.tickets, { ...ask, without: replaced.map(({ id }) => id) });
    if (quotas.length > 0) return { outcome: 'quota-exceeded', quotas };

    await tx.query(
      `insert into trip.cart (id, account_id, holder, block_key, status, is_change, total, services_total, created_at, own_expires_at, expires_at)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $9)`,
      [ask.cartId, ask.accountId, ask.holder, ask.blockKey, ask.isChange, ask.total, ask.servicesTotal, ask.now, ask.expiresAt],
    );
    for (const [position, ticket] of ask.tickets.entries()) {
      await tx.query(
        `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, body) values ($1, $2, $3, $4, $5, int4range($6, $7), 'held', $8)`,
        [ticket.id, ask.cartId, position, ticket.runId, ticket.seat, ticket.from, ticket.to, JSON.stringify(ticket.body)],
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
      });
    }
    for (const { id } of replaced) await closeCart(tx, id, 'released', ask.machineNow);
    return blockedCart(tx, ask.cartId);
  });
}

/** Ends a locked cart whose runs are locked: its held seats go free. Returns them. */
async function closeCart(tx: Sql, cartId: string, status: 'released' | 'expired', machineNow: Date): Promise<readonly SeatOnRun[]> {
  const freed = await claims.dropCartClaims(tx, cartId, status === 'expired' ? 'seat:expired' : 'seat:unselected', machineNow);
  await tx.query('update trip.cart set status = $2 where id = $1', [cartId, status]);
  return freed;
}

async function lockRunsOfCart(tx: Sql, cartId: string): Promise<readonly claims.CartClaim[]> {
  const held = await claims.claimsOfCart(tx, cartId);
  await claims.lockRuns(
    tx,
    held.map(({ runId }) => runId),
  );
  return claims.claimsOfCart(tx, cartId);
}

export type CartRefusal =
  | 'cart-not-found'
  | 'cart-expired'
  | 'cart-released'
  | 'cart-paying'
  | 'cart-sold'
  | 'amount-differs'
  | 'not-yours';
export type Refused = { readonly outcome: 'refused'; readonly code: CartRefusal };

const refuse = (code: CartRefusal): Refused => ({ outcome: 'refused', code });

export interface Released {
  readonly outcome: 'released';
  readonly freed: readonly SeatOnRun[];
  readonly kept: readonly claims.CartClaim[];
}

export interface ReleaseAsk {
  readonly cartId: string;
  /** Only the holder of the cart or its account may give it back. */
  readonly holder: string;
  readonly accountId: string | undefined;
  /** Tickets to give back; all of the cart when undefined. */
  readonly ticketIds: readonly string[] | undefined;
  /** New end of the selections that the seats become; undefined frees them. */
  readonly selectedUntil: Date | undefined;
  readonly machineNow: Date;
}

/** The traveller gives a cart back, or some tickets of it (API-018). A cart that ended already gives an empty answer. */
export function unblockCart(db: Database, ask: ReleaseAsk): Promise<Released | Refused> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, ask.cartId);
    if (cart === undefined) return refuse('cart-not-found');
    if (cart.holder !== ask.holder && cart.accountId !== ask.accountId) return refuse('not-yours');
    if (cart.status === 'paying') return refuse('cart-paying');
    if (cart.status === 'sold' || cart.status === 'reserved') return refuse('cart-sold');
    if (cart.status !== 'open') return { outcome: 'released', freed: [], kept: [] };
    const held = await lockRunsOfCart(tx, cart.id);
    const tickets = await ticketsOfCart(tx, cart.id);
    const given = ask.ticketIds === undefined ? tickets : tickets.filter(({ id }) => ask.ticketIds?.includes(id));
    const freed: SeatOnRun[] = [];
    const kept: claims.CartClaim[] = [];
    for (const { id, runId, seat, from, to } of given) {
      await tx.query(`update trip.cart_ticket set status = 'released' where id = $1`, [id]);
      const claim = held.find((one) => one.runId === runId && one.seat === seat);
      if (claim === undefined) continue;
      if (ask.selectedUntil === undefined) {
        await claims.dropTicketClaim(tx, cart.id, runId, seat, ask.machineNow);
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
      });
      kept.push({ ...claim, kind: 'selected', cartId: null, expiresAt: ask.selectedUntil, version });
    }
    if (given.length === tickets.length) {
      await closeCart(tx, cart.id, 'released', ask.machineNow);
    } else {
      const left = tickets.filter((ticket) => !given.includes(ticket));
      await tx.query('update trip.cart set total = $2, services_total = $3 where id = $1', [
        cart.id,
        left.reduce((sum, { body }) => sum + body.price, 0),
        left.reduce((sum, { body }) => sum + body.totalServices, 0),
      ]);
    }
    return { outcome: 'released', freed, kept };
  });
}

/** What of a cart forbids a payment to go on with it. */
function paymentRefusal(cart: Cart, paymentId: string): CartRefusal | undefined {
  if (cart.status === 'released') return 'cart-released';
  if (cart.status === 'expired') return 'cart-expired';
  if (cart.status === 'sold' || cart.status === 'reserved') return 'cart-sold';
  if (cart.status === 'paying' && cart.paymentId !== paymentId) return 'cart-paying';
  return undefined;
}

/** Binds a live cart to a payment and keeps its seats until `expiresAt`; the same payment gets the same end again (decision 3). */
export function extendCart(
  db: Database,
  ask: { cartId: string; paymentId: string; now: Date; machineNow: Date; expiresAt: Date },
): Promise<{ outcome: 'extended'; expiresAt: Date } | Refused> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, ask.cartId);
    if (cart === undefined) return refuse('cart-not-found');
    const refusal = paymentRefusal(cart, ask.paymentId);
    if (refusal !== undefined) return refuse(refusal);
    const held = await lockRunsOfCart(tx, cart.id);
    if (cart.expiresAt <= ask.now || held.length === 0) {
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
 * The payment ended without a charge, or the traveller deletes the cart (then `paymentId` is null). `keepCart` gives the cart back
 * to its own expiry when that is still ahead.
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
    await lockRunsOfCart(tx, cart.id);
    if (ask.keepCart && cart.ownExpiresAt > ask.now) {
      await tx.query(`update trip.cart set status = 'open', payment_id = null, expires_at = own_expires_at where id = $1`, [cart.id]);
      await claims.moveCartExpiry(tx, cart.id, cart.ownExpiresAt);
    } else {
      await closeCart(tx, cart.id, ask.keepCart || ask.expired ? 'expired' : 'released', ask.machineNow);
    }
    const after = await findCart(tx, cart.id);
    return { outcome: 'done', cart: after ?? cart };
  });
}

export interface Order {
  readonly id: string;
  readonly cartId: string;
  readonly paymentId: string;
  readonly accountId: string;
  readonly status: Schemas['Order']['status'];
  readonly transactionId: string;
  readonly createdAt: Date;
}

const orderColumns = `id, cart_id as "cartId", payment_id as "paymentId", account_id as "accountId", status, transaction_id as "transactionId", created_at as "createdAt"`;

/** An order by its id. */
export async function findOrder(sql: Sql, orderId: string): Promise<Order | undefined> {
  const rows = await sql.query<Order & Record<string, unknown>>(`select ${orderColumns} from trip.ticket_order where id = $1`, [orderId]);
  return rows[0];
}

export interface ConfirmAsk {
  readonly cartId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly method: string;
  readonly amount: number;
  readonly paid: boolean;
  readonly folio: string;
  readonly now: Date;
  readonly machineNow: Date;
  /** Day in the name of the transaction, YYYYMMDD. */
  readonly day: string;
  readonly quotasOf: QuotasOf;
  /** A new folio for the ticket at a position. */
  readonly itemIdAt: (position: number) => string;
}

/** Whether every seat of the cart is still its own, or free. Clears what lapsed. The runs must be locked. */
async function seatsStillThere(tx: Sql, cart: Cart, tickets: readonly CartTicket[], machineNow: Date): Promise<boolean> {
  for (const { runId, seat, from, to } of tickets) {
    await claims.clearExpired(tx, runId, [seat], { from, to }, cart.holder, machineNow);
    const there = await claims.claimsOnSeats(tx, runId, [seat], { from, to });
    const ours = (claim: claims.Claim): boolean =>
      claim.holder === cart.holder && claim.kind !== 'sold' && (claim.cartId === cart.id || claim.cartId === null);
    if (!there.every(ours)) return false;
  }
  return true;
}

/** A hold that ran out gave its places at reduced fares back; others may have taken them since. The runs must be locked. */
async function lostItsPlaces(tx: Sql, cart: Cart, tickets: readonly CartTicket[], ask: ConfirmAsk): Promise<boolean> {
  const held = await claims.claimsOfCart(tx, cart.id);
  const alive = held.filter(({ expiresAt }) => expiresAt === null || expiresAt > ask.machineNow);
  if (alive.length === tickets.length) return false;
  return (await exceededQuotas(tx, tickets, { ...ask, without: [cart.id] })).length > 0;
}

/**
 * Sells a cart to a payment. Idempotent by payment: the same one gets its order again. A hold that ran out is taken back when all its
 * seats are still free; otherwise `cart-expired`, and the payment has to be refunded.
 */
export function confirmCart(db: Database, ask: ConfirmAsk): Promise<{ outcome: 'sold'; cart: Cart; order: Order } | Refused> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, ask.cartId);
    if (cart === undefined) return refuse('cart-not-found');
    if (cart.orderId !== null) {
      const order = await findOrder(tx, cart.orderId);
      return order?.paymentId === ask.paymentId ? { outcome: 'sold', cart, order } : refuse('cart-sold');
    }
    const lapsed = cart.status === 'expired' && (cart.paymentId === null || cart.paymentId === ask.paymentId);
    const refusal = lapsed ? undefined : paymentRefusal(cart, ask.paymentId);
    if (refusal !== undefined) return refuse(refusal);
    if (ask.amount !== cart.total + cart.servicesTotal) return refuse('amount-differs');
    const tickets = await ticketsOfCart(tx, cart.id);
    await claims.lockRuns(
      tx,
      tickets.map(({ runId }) => runId),
    );
    if (!(await seatsStillThere(tx, cart, tickets, ask.machineNow)) || (await lostItsPlaces(tx, cart, tickets, ask))) {
      await closeCart(tx, cart.id, 'expired', ask.machineNow);
      return refuse('cart-expired');
    }
    for (const [position, ticket] of tickets.entries()) {
      await claims.putClaim(tx, {
        runId: ticket.runId,
        seat: ticket.seat,
        legs: ticket,
        kind: 'sold',
        holder: cart.holder,
        cartId: cart.id,
        expiresAt: null,
        machineNow: ask.machineNow,
      });
      await tx.query('update trip.cart_ticket set status = $2, item_id = $3 where id = $1', [
        ticket.id,
        ask.paid ? 'issued' : 'reserved',
        ask.itemIdAt(position),
      ]);
    }
    await tx.query('update trip.cart set status = $2, payment_id = $3 where id = $1', [
      cart.id,
      ask.paid ? 'sold' : 'reserved',
      ask.paymentId,
    ]);
    const [order] = await tx.query<Order & Record<string, unknown>>(
      `insert into trip.ticket_order (number, id, cart_id, payment_id, account_id, status, method, folio, transaction_id, created_at)
       select n, $1, $2, $3, $4, $5, $6, $7, 'TRX-' || $8 || '-' || lpad(n::text, 6, '0'), $9 from nextval('trip.order_number') as n
       returning ${orderColumns}`,
      [ask.orderId, cart.id, ask.paymentId, cart.accountId, ask.paid ? 'paid' : 'reserved', ask.method, ask.folio, ask.day, ask.now],
    );
    const sold = await findCart(tx, cart.id);
    if (order === undefined || sold === undefined) throw new Error(`order of cart ${cart.id} was not written`);
    return { outcome: 'sold', cart: sold, order };
  });
}

/** Ids of carts whose time is over. */
export async function lapsedCarts(sql: Sql, machineNow: Date, limit: number): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from trip.cart where status in ('open', 'paying') and expires_at <= $1 order by expires_at limit $2`,
    [machineNow, limit],
  );
  return rows.map(({ id }) => id);
}

/** Ends a cart whose time is over, unless something happened to it meanwhile. */
export function expireCart(db: Database, cartId: string, machineNow: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId);
    if (cart === undefined || (cart.status !== 'open' && cart.status !== 'paying') || cart.expiresAt > machineNow) return false;
    await lockRunsOfCart(tx, cart.id);
    await closeCart(tx, cart.id, 'expired', machineNow);
    return true;
  });
}
