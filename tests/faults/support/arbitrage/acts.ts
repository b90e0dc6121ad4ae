import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { testCoupons } from '../../../../services/sandbox/values.ts';
import { newHolder } from '../../../support/holders.ts';
import { blockBody, cancelBody, type WantedSeat } from '../../../support/trip.ts';
import { cardBody } from '../../../support/card.ts';
import { departureDay } from '../fakeTrip.ts';
import type { Caller, Listed, Reply, Shop } from './shop.ts';

/** What a caller can do, and how often it does it. */
const weights = [
  ['buy', 10],
  ['block', 4],
  ['pay', 6],
  ['repeat', 2],
  ['applyCoupon', 3],
  ['removeCoupon', 1],
  ['release', 2],
  ['payAtTill', 2],
  ['endReservation', 1],
  ['cancel', 6],
  ['change', 5],
  ['twoCarts', 4],
  ['rename', 1],
  ['rideCoupons', 1],
  ['register', 1],
  ['remove', 1],
] as const;
type Kind = (typeof weights)[number][0];

/** One thing that one of the callers does. The numbers choose among what there is. */
export interface Act {
  readonly kind: Kind;
  readonly who: number;
  readonly which: number;
  readonly how: number;
  /** Begins together with the act before it. */
  readonly together: boolean;
}

/** What the callers have, and what they did. */
export interface Ring {
  readonly shop: Shop;
  readonly callers: Caller[];
  /** Those whose account was removed. */
  readonly removed: Caller[];
  /** A person's use of a coupon, with what it can take off at most, in 1/100000 peso. */
  readonly couponUses: Map<string, number>;
  /** Who got coupons for rides. */
  readonly riders: Set<string>;
  /** What went against a rule. */
  readonly wrong: string[];
  /** The coupon and the price of each open cart. */
  readonly carts: Map<string, { readonly total: number; coupon: (typeof testCoupons)[number] | null }>;
  last: { caller: Caller; method: string; path: string; body: unknown; key: string } | null;
}

interface TicketRow extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
  readonly first: string;
  readonly last: string;
  readonly fare: string;
  readonly from_place: string;
  readonly to_place: string;
  readonly is_return: boolean;
  readonly transaction: string | null;
  readonly order_id: string | null;
}

const [cardThatPays, cardThatFails] = ['4242424242424242', '4000000000000002'];
const fares = ['1', '1', '3'];
const firstNames = ['Ana', 'Leo', 'Eva'];
const customerInfo = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' };

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const isSameWay =
  (ticket: TicketRow) =>
  ({ from, to }: Listed): boolean =>
    ticket.from_place === from && ticket.to_place === to;
const accountsOf = ({ callers }: Ring): string[] => callers.map(({ subject }) => subject);
const callerAt = ({ callers }: Ring, who: number): Caller => {
  const caller = at(callers, who);
  if (caller === undefined) throw new Error('nobody acts');
  return caller;
};

async function ask<Body>(ring: Ring, caller: Caller, method: string, path: string, body?: unknown): Promise<Reply<Body>> {
  const key = randomUUID();
  ring.last = { caller, method, path, body, key };
  return ring.shop.call<Body>(caller, method, path, body, key);
}

/** A seat of a departure for a passenger. */
function seatOn(departures: readonly Listed[], departure: number, seat: number, more: Partial<WantedSeat>): WantedSeat[] {
  const listed = at(departures, departure);
  const free = listed && at(listed.seats, seat);
  return listed && free ? [{ trip: listed.trip, seat: free, ...more }] : [];
}

/** The departures of the way back of a departure, or any. */
function backsOf({ shop }: Ring, there: number, isAny: boolean): readonly Listed[] {
  const out = at(shop.departures, there);
  if (isAny || out === undefined) return shop.departures;
  const arrival = Date.parse(out.trip.arrivalDatetime);
  return shop.departures.filter(({ from, to, trip }) => from === out.to && to === out.from && Date.parse(trip.departureDatetime) > arrival);
}

type Cart = { readonly id: string; readonly caller: Caller };

async function block(ring: Ring, caller: Caller, wanted: readonly WantedSeat[]): Promise<Cart | undefined> {
  if (wanted.length === 0) return undefined;
  const { status, body } = await ask<{ cartId: string; displayTotal: number }>(
    ring,
    caller,
    'POST',
    '/trip-api/seat/block',
    blockBody(wanted),
  );
  if (status !== 200) return undefined;
  ring.carts.set(body.cartId, { total: body.displayTotal, coupon: null });
  return { id: body.cartId, caller };
}

/** The open cart that a number chooses, and whoever tries to pay it: three times of four its owner. */
async function cartFor(ring: Ring, { who, which }: Act): Promise<Cart | undefined> {
  const rows = await ring.shop.sql.query<{ id: string; account: string }>(
    `select id, account_id as account from trip.cart where status = 'open' and account_id = any ($1) order by created_at, id`,
    [accountsOf(ring)],
  );
  const cart = at(rows, which);
  const owner = ring.callers.find(({ subject }) => subject === cart?.account);
  return cart && owner && { id: cart.id, caller: who % 4 === 0 ? callerAt(ring, who) : owner };
}

async function ticketsOf(ring: Ring): Promise<{ ticket: TicketRow; owner: Caller }[]> {
  const rows = await ring.shop.sql.query<TicketRow & { account: string }>(
    `select ticket.id, ticket.status, ticket.body ->> 'firstName' as first, ticket.body ->> 'lastName' as last, ticket.body ->> 'fareId' as fare,
       ticket.body ->> 'fromShortcode' as from_place, ticket.body ->> 'toShortcode' as to_place,
       (ticket.body ->> 'isReturn')::boolean as is_return, ticket_order.transaction_id as transaction, ticket_order.id as order_id, cart.account_id as account
     from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id left join trip.ticket_order on ticket_order.cart_id = cart.id
     where cart.account_id = any ($1) order by cart.created_at, ticket.cart_id, ticket.position`,
    [accountsOf(ring)],
  );
  return rows.flatMap((ticket) => {
    const owner = ring.callers.find(({ subject }) => subject === ticket.account);
    return owner ? [{ ticket, owner }] : [];
  });
}

/** A ticket, three times of four one that is valid. */
function oneOf(all: Awaited<ReturnType<typeof ticketsOf>>, which: number): (typeof all)[number] | undefined {
  const valid = all.filter(({ ticket }) => ticket.status === 'issued');
  return at(which % 4 > 0 && valid.length > 0 ? valid : all, which);
}

/** Pays an open cart by card, with points, free, or reserves it. `how` chooses. */
async function pay(ring: Ring, found: Cart | undefined, how: number): Promise<void> {
  if (!found) return;
  const { id: cartId, caller } = found;
  const { shop } = ring;
  const cart = await shop.call<{ newCart: { granTotal: number; isChange: boolean } }>(caller, 'GET', `/payment-api/payment/cart/${cartId}`);
  if (cart.status !== 200) return;
  const { coupon = null } = ring.carts.get(cartId) ?? {};
  const withPoints = how % 4 === 1;
  const points = withPoints ? ((await shop.call<{ balance?: number }>(caller, 'GET', '/payment-api/cash/bag')).body.balance ?? 0) : 0;
  const amount = Math.max(0, cart.body.newCart.granTotal - points);
  const terms = { cartId, withPoints, coupon: coupon?.code ?? null, couponId: coupon?.id ?? null };
  const numbers = { amount, description: 'Boletos', amountDisplay: (amount / 100_000).toFixed(2) };
  const free = cart.body.newCart.isChange ? 'no_payment' : coupon ? 'cortesia' : 'puntos-viaja';
  const method = amount === 0 || how % 16 === 15 ? free : how % 8 === 6 ? 'pay_later' : null;
  const payment = method === null ? null : { method, ...numbers };
  const card = await cardBody(shop.seal, {
    cartId,
    amount,
    number: how % 8 === 7 ? cardThatFails : cardThatPays,
    cvv: '123',
    email: customerInfo.email,
  });
  const path = `/payment-api/payment${method !== null && method !== 'pay_later' ? '/order' : ''}`;
  const answer = await ask(
    ring,
    caller,
    'POST',
    path,
    payment ? { ...terms, customFields: [], payment, customerInfo } : { ...card, ...terms },
  );
  if (answer.status === 200 && coupon) useCoupon(ring, caller, cartId, coupon);
}

async function applyCoupon(ring: Ring, found: Cart | undefined, how: number): Promise<void> {
  const coupon = at(testCoupons, how);
  if (!found || !coupon) return;
  const { status } = await ask(ring, found.caller, 'POST', `/payment-api/coupon/${found.id}`, { coupon: coupon.code });
  const cart = ring.carts.get(found.id);
  if (status === 200 && cart) cart.coupon = coupon;
}

/** What a coupon took off at most. A person has each once. (decision 40) */
function useCoupon(
  { couponUses, carts, wrong }: Ring,
  { person, isProved }: Caller,
  cartId: string,
  { id, value }: (typeof testCoupons)[number],
): void {
  const name = `${id} of ${person}`;
  if (couponUses.has(name) || !isProved) wrong.push(`${name} was used ${isProved ? 'twice' : 'without a proof'}`);
  const total = carts.get(cartId)?.total ?? 0;
  couponUses.set(name, value.kind === 'amount' ? value.amount : (total * value.percent) / 100);
}

/** One or two passengers, one way, there and back, or two departures that belong together or not. */
async function fillCart(ring: Ring, { who, which, how }: Act): Promise<Cart | undefined> {
  const party = firstNames.slice(0, 1 + (how % 2)).map((firstName, index) => ({ firstName, fareId: at(fares, how + index) ?? '1' }));
  const there = party.flatMap((passenger, index) => seatOn(ring.shop.departures, which, how + index, passenger));
  const backs = backsOf(ring, which, how % 8 === 7);
  const back = party.flatMap((passenger, index) => seatOn(backs, Math.floor(how / 8), how + index, { ...passenger, isReturn: true }));
  return block(ring, callerAt(ring, who), how % 3 === 0 ? there : [...there, ...back.slice(0, how % 5 === 0 ? 1 : 2)]);
}

const acts: Record<Kind, (ring: Ring, act: Act) => Promise<void>> = {
  async block(ring, act) {
    await fillCart(ring, act);
  },
  async buy(ring, act) {
    const cart = await fillCart(ring, act);
    if (act.which % 3 === 0) await applyCoupon(ring, cart, act.which);
    await pay(ring, cart, act.which);
  },
  async pay(ring, act) {
    await pay(ring, await cartFor(ring, act), act.how);
  },
  /** Pays as it was asked before, with the same key: again, or by somebody else. */
  async repeat(ring, { who, how }) {
    if (ring.last === null) return;
    const { caller, method, path, body, key } = ring.last;
    await ring.shop.call(how % 2 === 0 ? caller : callerAt(ring, who), method, path, body, key);
  },
  async applyCoupon(ring, act) {
    await applyCoupon(ring, await cartFor(ring, act), act.how);
  },
  async removeCoupon(ring, act) {
    const found = await cartFor(ring, act);
    if (!found) return;
    const { status } = await ask(ring, found.caller, 'DELETE', `/payment-api/coupon/${found.id}`);
    const cart = ring.carts.get(found.id);
    if (status === 200 && cart) cart.coupon = null;
  },
  /** Gives up a cart or one of its tickets. */
  async release(ring, act) {
    const found = await cartFor(ring, act);
    if (!found) return;
    const rows = await ring.shop.sql.query<{ id: string }>('select id from trip.cart_ticket where cart_id = $1 order by position', [
      found.id,
    ]);
    const ticket = at(rows, act.how);
    const body = ticket && act.how % 3 > 0 ? { boletos: [ticket.id] } : { cartId: found.id };
    await ask(ring, found.caller, 'POST', '/trip-api/seat/unblock', body);
  },
  /** A till takes what a reservation costs, or less. */
  async payAtTill(ring, { which, how }) {
    const rows = await ring.shop.sql.query<{ reference: string; amount: number }>(
      `select reference, amount from payment.payment where method = 'pay_later' and account_id = any ($1) order by created_at`,
      [accountsOf(ring)],
    );
    const payment = at(rows, which);
    if (payment) await ring.shop.payAtTill(payment.reference, how % 5 === 0 ? payment.amount - 1000 : payment.amount);
  },
  async endReservation(ring, { who, which }) {
    const rows = await ring.shop.sql.query<{ id: string }>(`select id from trip.ticket_order where account_id = any ($1) order by number`, [
      accountsOf(ring),
    ]);
    const order = at(rows, which);
    if (order) await ask(ring, callerAt(ring, who), 'DELETE', `/payment-api/payment/reservation/${order.id}`);
  },
  /** Cancels a ticket, all of its order, or it beside one of another order. */
  async cancel(ring, { who, which, how }) {
    const all = await ticketsOf(ring);
    const chosen = oneOf(all, which);
    if (!chosen?.ticket.transaction) return;
    const same = all.filter(({ ticket }) => ticket.transaction === chosen.ticket.transaction);
    const ids = [chosen, ...(how % 4 === 1 ? same : how % 4 === 2 ? all.slice(0, 2) : [])].map(({ ticket }) => ticket.id);
    const caller = how % 5 === 0 ? callerAt(ring, who) : chosen.owner;
    await ask(ring, caller, 'POST', '/trip-api/api/ticket/cancel-tickets', cancelBody(chosen.ticket.transaction, [...new Set(ids)]));
  },
  /** Edits a ticket, or it and another of its order, to a departure of the same way, or to any; and pays what is left to pay. */
  async change(ring, { who, which, how }) {
    const all = await ticketsOf(ring);
    const chosen = oneOf(all, which);
    if (!chosen) return;
    const others =
      how % 3 === 0 ? all.filter(({ ticket }) => ticket.transaction === chosen.ticket.transaction && ticket !== chosen.ticket) : [];
    const wanted = [chosen, ...others.slice(0, 1)].flatMap(({ ticket }, index) =>
      seatOn(how % 4 === 0 ? ring.shop.departures : ring.shop.departures.filter(isSameWay(ticket)), how + 3 * index, how + index, {
        firstName: ticket.first,
        lastName: ticket.last,
        fareId: how % 7 === 0 ? '3' : ticket.fare,
        isReturn: ticket.is_return,
        change: ticket.id,
      }),
    );
    const cart = await block(ring, how % 5 === 0 ? callerAt(ring, who) : chosen.owner, wanted);
    if (how % 2 > 0) await pay(ring, cart, which);
  },
  /** Opens a cart for each of two tickets of an order, on their own buses, and pays both in either order, or gives one ticket of one up. */
  async twoCarts(ring, { which, how }) {
    const all = await ticketsOf(ring);
    const chosen = oneOf(all, which);
    const other = all.find(({ ticket }) => ticket.transaction === chosen?.ticket.transaction && ticket.id !== chosen?.ticket.id);
    if (!chosen || !other) return;
    const to = ({ ticket }: typeof chosen, index: number) =>
      seatOn(ring.shop.departures.filter(isSameWay(ticket)), how, how + index, {
        firstName: ticket.first,
        lastName: ticket.last,
        fareId: ticket.fare,
        isReturn: ticket.is_return,
        change: ticket.id,
      });
    if (how % 3 === 0) {
      const both = await block(ring, chosen.owner, [...to(chosen, 0), ...to(other, 1)]);
      if (!both) return;
      const rows = await ring.shop.sql.query<{ id: string }>('select id from trip.cart_ticket where cart_id = $1 order by position', [
        both.id,
      ]);
      await ask(ring, chosen.owner, 'POST', '/trip-api/seat/unblock', { boletos: [at(rows, how)?.id] });
      return pay(ring, both, 0);
    }
    // A block ends the open cart of its own browser.
    const elsewhere = { ...chosen.owner, holder: newHolder() };
    const carts = [await block(ring, chosen.owner, to(chosen, 0)), await block(ring, elsewhere, to(other, 1))];
    for (const cart of how % 2 === 0 ? carts : carts.toReversed()) await pay(ring, cart, 0);
  },
  async rename(ring, { who, which, how }) {
    const chosen = oneOf(await ticketsOf(ring), which);
    if (!chosen) return;
    const body = { firstName: at(['Ana', 'Rosa', 'Aurelio'], how), lastName: at(['Peña', 'Muñoz'], how), comments: '' };
    await ask(ring, how % 5 === 0 ? callerAt(ring, who) : chosen.owner, 'PATCH', `/trip-api/api/ticket/${chosen.ticket.id}`, body);
  },
  async rideCoupons(ring, { who, which, how }) {
    const chosen = oneOf(await ticketsOf(ring), which);
    if (!chosen?.ticket.order_id) return;
    const times = { startsAt: `${departureDay}T15:45:00-06:00`, endsAt: `${departureDay}T18:45:00-06:00` };
    const ride = {
      name: chosen.ticket.first,
      email: customerInfo.email,
      phone: '+528112345678',
      terminal: chosen.ticket.to_place === 'MEX' ? 'TAM' : chosen.ticket.to_place,
      ...times,
    };
    const caller = how % 2 === 0 ? callerAt(ring, who) : chosen.owner;
    const { status } = await ask(ring, caller, 'POST', '/payment-api/uber/counpon', {
      coupons: [ride],
      numOperation: chosen.ticket.order_id,
    });
    if (status !== 200) return;
    if (ring.riders.has(caller.person)) ring.wrong.push(`${caller.person} got rides twice`);
    ring.riders.add(caller.person);
  },
  /** A guest makes an account of the own e-mail, whose earlier points follow. */
  async register(ring, { who }) {
    const guest = callerAt(ring, who);
    if (guest.role === 'user' || ring.callers.length > 8) return;
    const caller = await ring.shop.newCaller('user', { email: guest.email, phone: guest.phone, person: guest.person });
    ring.callers.push(caller);
    await ask(ring, caller, 'GET', '/payment-api/cash/bag');
  },
  /** What the identity service asks of the others when an account is removed. */
  async remove(ring, { who, how }) {
    const caller = callerAt(ring, who);
    const { subject, email, role } = caller;
    // The identity service removes registered accounts, after their sessions.
    if (role !== 'user' || how % 4 > 0) return;
    ring.callers.splice(ring.callers.indexOf(caller), 1);
    ring.removed.push(caller);
    await ring.shop.call(null, 'DELETE', `/payment-api/internal/account/${subject}/payments`);
    await ring.shop.call(null, 'DELETE', `/trip-api/internal/account/${subject}/tickets?${new URLSearchParams({ email })}`);
  },
};

export const perform = (ring: Ring, act: Act): Promise<void> => acts[act.kind](ring, act);

/** What the callers do one after the other. */
export const sequences = fc.array(
  fc.record<Act>({
    kind: fc.oneof(...weights.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
    who: fc.nat({ max: 63 }),
    which: fc.nat({ max: 63 }),
    how: fc.nat({ max: 255 }),
    together: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
  }),
  { minLength: 6, maxLength: 16, size: 'max' },
);
