import type { operations } from '../../../openapi/types/trip.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import type { Database, Sql } from '../../shared/db.ts';
import { changeBalance, granTotalOf } from '../domain/amounts.ts';
import { newTransactionId } from '../domain/ids.ts';
import type { OwnTicket } from '../domain/ownTrips.ts';
import { arePromotionsKept } from '../domain/promotion.ts';
import { fellowsOf, leavingFault, orderFault } from '../domain/transfer.ts';
import {
  closeCart,
  creditOfReplaced,
  findCart,
  lockCart,
  paymentRefusal,
  refuse,
  type Refused,
  replacedTickets,
  ticketsOfCart,
} from './carts.ts';
import * as claims from './claims.ts';
import { lockParties, writeChangedWaysOut } from './promotions.ts';
import { promiseRefund } from './refunds.ts';
import { giveUpTaxis, sellTaxis } from './taxis.ts';
import { leavingOlder, type OlderTicket } from '../domain/olderTicket.ts';
import { endReplaced, lockWithOperations, passOnOlderNames, replacedOlder } from './olderTickets.ts';
import { exceededQuotas, type QuotasOf } from './quotas.ts';
import { forgetMarks, unpaidFaultOf, type UnpaidRules } from './unpaid.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartTicket, OwnedTicket, TicketBody } from '../domain/ticket.ts';
import type { Claim } from '../domain/claim.ts';
import type { Order } from '../domain/order.ts';

/** The columns of an order in `trip.ticket_order`. */
export const orderColumns = `id, discount, cart_id as "cartId", payment_id as "paymentId", account_id as "accountId", status, transaction_id as "transactionId", created_at as "createdAt"`;

/** An order by its id. */
export async function findOrder(sql: Sql, orderId: string): Promise<Order | undefined> {
  const rows = await sql.query<Order & Record<string, unknown>>(`select ${orderColumns} from trip.ticket_order where id = $1`, [orderId]);
  return rows[0];
}

/** Takes a paid order whose first bus departs within `hours` and that is older than that, to remind of it once. */
export async function takeOrderToRemind(tx: Sql, { now, hours }: { now: Date; hours: number }): Promise<Order | undefined> {
  const rows = await tx.query<Order & Record<string, unknown>>(
    `update trip.ticket_order set reminded_at = $1
     where id = (select id from trip.ticket_order
                 where reminded_at is null and status = 'paid' and departs_at > $1 and departs_at <= $1::timestamptz + make_interval(hours => $2)
                   and created_at <= departs_at - make_interval(hours => $2)
                 order by departs_at limit 1 for update skip locked)
     returning ${orderColumns}`,
    [now, hours],
  );
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
  readonly reservation: operations['confirmCart']['requestBody']['content']['application/json']['reservation'];
  readonly discount: operations['confirmCart']['requestBody']['content']['application/json']['discount'];
  readonly now: Date;
  readonly machineNow: Date;
  /** Day in the id of the transaction, YYYYMMDD. */
  readonly day: string;
  readonly quotasOf: QuotasOf;
  readonly unpaid: UnpaidRules;
  /** A new folio for the ticket at a position. */
  readonly itemIdAt: (position: number) => string;
}

/** Whether every seat of the cart is still its own, or free. Deletes lapsed claims. The runs must be locked. */
async function seatsStillThere(tx: Sql, cart: Cart, tickets: readonly CartTicket[], machineNow: Date): Promise<boolean> {
  for (const { runId, seat, from, to } of tickets) {
    await claims.clearExpired(tx, runId, [seat], { from, to }, cart.holder, machineNow);
    const there = await claims.claimsOnSeats(tx, runId, [seat], { from, to });
    const ours = (claim: Claim): boolean =>
      claim.holder === cart.holder && claim.kind !== 'sold' && (claim.cartId === cart.id || claim.cartId === null);
    if (!there.every(ours)) return false;
  }
  return true;
}

/** Whether others took the places at reduced fares after the hold expired. The runs must be locked. */
async function lostItsPlaces(tx: Sql, cart: Cart, tickets: readonly CartTicket[], ask: ConfirmAsk): Promise<boolean> {
  const held = await claims.claimsOfCart(tx, cart.id);
  const alive = held.filter(({ expiresAt }) => expiresAt === null || expiresAt > ask.machineNow);
  if (alive.length === tickets.length) return false;
  return (await exceededQuotas(tx, tickets, { ...ask, without: [cart.id] })).length > 0;
}

/** The tickets that a change replaces, with the valid ones of their party. */
interface Replaced {
  readonly tickets: readonly OwnedTicket[];
  readonly party: readonly OwnedTicket[];
}

/** Locks the party of a change. Its runs must be locked. */
async function lockReplaced(tx: Sql, cart: Cart): Promise<Replaced> {
  const replaced = cart.isChange ? await replacedTickets(tx, cart.id) : [];
  return { tickets: replaced, party: await lockParties(tx, [...new Set(replaced.map(({ cartId }) => cartId))]) };
}

/**
 * Whether a change is still the one that was blocked: every replaced ticket is issued and unused, the change leaves no minor and no pet
 * alone, no way back before its way out, and credit and promotions are the same. A companion may have cancelled since, another cart may have
 * changed the way out. The party must be locked.
 */
async function isAsBlocked(tx: Sql, cart: Cart, tickets: readonly CartTicket[], replaced: Replaced): Promise<boolean> {
  const areValid = replaced.tickets.every(({ id }) => replaced.party.some((ticket) => ticket.id === id && ticket.usedAt === null));
  if (!areValid || leavingFault(fellowsOf(replaced.party, replaced.tickets), tickets) !== undefined) return false;
  const replacedNow = replaced.party.filter(({ id }) => replaced.tickets.some((ticket) => ticket.id === id));
  if (orderFault(replaced.party, tickets) !== undefined || !arePromotionsKept(tickets, replacedNow)) return false;
  const balance = changeBalance(await creditOfReplaced(tx, cart.id, tickets), cart.total + cart.servicesTotal);
  return balance.creditsTotal === cart.creditsTotal && balance.earnPoints === cart.earnPoints;
}

/** The replaced tickets of the older platform with those of their operations, locked. */
async function lockOlder(
  tx: Sql,
  cartId: string,
): Promise<{ readonly ids: readonly string[]; readonly operations: readonly OlderTicket[] }> {
  const ids = (await replacedOlder(tx, cartId)).map(({ id }) => id);
  return { ids, operations: ids.length === 0 ? [] : await lockWithOperations(tx, ids) };
}

/** Whether these tickets of the older platform are still valid, and leave nobody alone. They must be locked. */
function mayLeave({ ids, operations }: Awaited<ReturnType<typeof lockOlder>>): boolean {
  const isLive = operations.every(
    ({ id, cancellation, used_at: usedAt }) => !ids.includes(id) || (cancellation === null && usedAt === null),
  );
  return isLive && leavingOlder(operations, ids) === undefined;
}

/** Ends replaced tickets with their taxis and their earned points, and releases their seats. Tickets and runs must be locked. */
async function giveUpReplaced(tx: Sql, tickets: readonly OwnedTicket[], { accountId }: Cart, machineNow: Date): Promise<void> {
  for (const { id, cartId, runId, seat } of tickets) {
    await tx.query(`update trip.cart_ticket set status = 'changed' where id = $1`, [id]);
    await claims.dropTicketClaim(tx, cartId, { runId, seat, kind: 'sold', machineNow });
    await promiseRefund(tx, { ticketId: id, accountId, amount: 0 });
  }
  await giveUpTaxis(
    tx,
    tickets.map(({ id }) => id),
  );
}

/** Gives the new tickets of a change the names of the replaced ones, which may have changed since the block. Those must be locked. */
async function passOnNames(tx: Sql, cartId: string): Promise<void> {
  await tx.query(
    `update trip.cart_ticket ticket
     set renamed = old.renamed, body = ticket.body || jsonb_build_object('firstName', old.body -> 'firstName', 'lastName', old.body -> 'lastName')
     from trip.cart_ticket old where ticket.cart_id = $1 and old.id = ticket.replaces`,
    [cartId],
  );
}

const noDiscount = { amount: 0, tickets: [] };

/** The prices of a discounted ticket. What a coupon took off is not worth anything in a change; points are. */
function discounted(body: TicketBody, part: number, kind: 'coupon' | 'points' | undefined): Pick<TicketBody, 'displayPrice' | 'total'> {
  return { displayPrice: body.price - part, total: body.total - (kind === 'coupon' ? part : 0) };
}

/**
 * Sells a cart to a payment. Idempotent by payment: the same payment gets its order again. An expired hold is restored when all its seats
 * are still free. Otherwise the result is `cart-expired`, and the payment must be refunded. The same applies to a change whose tickets
 * another cart changed first, or whose companions cancelled.
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
    const { tickets: parts, ...discount } = ask.discount ?? noDiscount;
    if (ask.amount !== granTotalOf(cart) - discount.amount) return refuse('amount-differs');
    const tickets = await ticketsOfCart(tx, cart.id);
    const runs = [...tickets, ...(cart.isChange ? await replacedTickets(tx, cart.id) : [])];
    await claims.lockRuns(
      tx,
      runs.map(({ runId }) => runId),
    );
    const unpaidFault = ask.paid ? undefined : await unpaidFaultOf(tx, cart.id, tickets, ask.unpaid);
    if (unpaidFault !== undefined) return refuse(unpaidFault);
    const replaced = await lockReplaced(tx, cart);
    const older = cart.isChange ? await lockOlder(tx, cart.id) : { ids: [], operations: [] };
    const changes = !cart.isChange || ((await isAsBlocked(tx, cart, tickets, replaced)) && mayLeave(older));
    if (!changes || !(await seatsStillThere(tx, cart, tickets, ask.machineNow)) || (await lostItsPlaces(tx, cart, tickets, ask))) {
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
      const part = parts.find(({ ticketId }) => ticketId === ticket.id)?.amount ?? 0;
      await tx.query('update trip.cart_ticket set status = $2, item_id = $3, body = body || $4 where id = $1', [
        ticket.id,
        ask.paid ? 'issued' : 'reserved',
        ask.itemIdAt(position),
        JSON.stringify(discounted(ticket.body, part, ask.discount?.kind)),
      ]);
    }
    await sellTaxis(tx, cart.id);
    await passOnNames(tx, cart.id);
    await passOnOlderNames(tx, cart.id);
    await endReplaced(tx, older.ids, ask.now);
    await writeChangedWaysOut(tx, replaced.party, { replaced: replaced.tickets, tickets });
    await giveUpReplaced(tx, replaced.tickets, cart, ask.machineNow);
    crashPoint('tickets-exchanged');
    await tx.query('update trip.cart set status = $2, payment_id = $3 where id = $1', [
      cart.id,
      ask.paid ? 'sold' : 'reserved',
      ask.paymentId,
    ]);
    if (ask.paid) await forgetMarks(tx, cart.id);
    const [order] = await tx.query<Order & Record<string, unknown>>(
      `insert into trip.ticket_order (number, id, cart_id, payment_id, account_id, status, method, folio, discount, reference, pay_before, departs_at, transaction_id, created_at)
       select nextval('trip.order_number'), $1, $2, $3, $4, $5, $6, $7, $10, $11, $12, $13, $8, $9
       returning ${orderColumns}`,
      [
        ask.orderId,
        cart.id,
        ask.paymentId,
        cart.accountId,
        ask.paid ? 'paid' : 'reserved',
        ask.method,
        ask.folio,
        newTransactionId(ask.day),
        ask.now,
        ask.discount ? JSON.stringify(discount) : null,
        ask.reservation?.referenceNumber ?? null,
        ask.reservation?.waitingExpirationDate ?? null,
        new Date(Math.min(...tickets.map(({ body }) => Date.parse(body.departureDatetime)))),
      ],
    );
    const sold = await findCart(tx, cart.id);
    if (order === undefined || sold === undefined) throw new Error(`order of cart ${cart.id} was not written`);
    return { outcome: 'sold', cart: sold, order };
  });
}

export type Settled = { readonly outcome: 'done'; readonly order: Order; readonly cart: Cart } | Refused;

/** Ends a reservation: its tickets are issued (`paid`), or its seats go free (`cancelled`). Idempotent. (CONST-052, CONST-053) */
export function settleReservation(
  db: Database,
  { orderId, paymentId, to, machineNow }: { orderId: string; paymentId: string; to: 'paid' | 'cancelled'; machineNow: Date },
): Promise<Settled | undefined> {
  return db.transaction(async (tx) => {
    const found = await findOrder(tx, orderId);
    const cart = found && (await lockCart(tx, found.cartId));
    // The cart's lock orders two settlements, so the status is read again behind it.
    const order = cart && (await findOrder(tx, orderId));
    if (!order || order.paymentId !== paymentId) return undefined;
    if (order.status === to) return { outcome: 'done', order, cart };
    if (order.status !== 'reserved') return refuse(to === 'paid' ? 'cart-released' : 'cart-sold');
    const tickets = await ticketsOfCart(tx, cart.id);
    await claims.lockRuns(
      tx,
      tickets.map(({ runId }) => runId),
    );
    if (to === 'cancelled') {
      for (const { runId, seat } of tickets) await claims.dropTicketClaim(tx, cart.id, { runId, seat, kind: 'sold', machineNow });
    }
    await tx.query(`update trip.cart_ticket set status = $2 where cart_id = $1 and status = 'reserved'`, [
      cart.id,
      to === 'paid' ? 'issued' : 'cancelled',
    ]);
    await sellTaxis(tx, cart.id);
    await tx.query('update trip.cart set status = $2 where id = $1', [cart.id, to === 'paid' ? 'sold' : 'released']);
    await forgetMarks(tx, cart.id);
    await tx.query('update trip.ticket_order set status = $2 where id = $1', [orderId, to]);
    return { outcome: 'done', order: { ...order, status: to }, cart };
  });
}

/** The live tickets of an account, by order and position. */
export function ticketsOfAccount(sql: Sql, accountId: string): Promise<OwnTicket[]> {
  return sql.query<OwnTicket & Record<string, unknown>>(
    `select o.id as "orderId", o.pay_before as "payBefore", t.status, t.item_id as "itemId", t.body
     from trip.ticket_order o join trip.cart_ticket t on t.cart_id = o.cart_id
     where o.account_id = $1 and t.status in ('reserved', 'issued') order by o.number, t.position`,
    [accountId],
  );
}
