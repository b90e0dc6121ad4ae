import { isUncharged } from '../../machines/domain/payment.ts';
import type { ChargeTruth } from '../../machines/paymentTruth/paymentTruth.types.ts';
import type { Sql } from '../../services/shared/db.ts';
import type { Shown } from '../hands/control.ts';
import type { Journey } from '../people/traveller.ts';

/** A page on a screen, and who sees it. */
interface Seen {
  readonly journey: Journey;
  readonly shown: Shown;
  readonly isVisible: boolean;
  /** Infinity until the first answer of the shop reaches the page, which until then shows the last time that it knew. */
  readonly clockErrorMs: number;
}

/** An order, with the address that paid it. */
export interface OrderRow {
  readonly status: string;
  readonly email: string;
}

/** A payment, with the amount that the bank has of it. */
export interface PaymentRow {
  readonly state: string;
  readonly charged: number;
  readonly isSold: boolean;
}

/**
 * A countdown moves at each second of the clock, not of its deadline, and counts the second that has begun: it may be ahead by two. The page's
 * estimate of the clock may be wrong too.
 */
const mostApartSeconds = 2;

/** What the bank has of a payment, less what it gave back. */
const charged = `coalesce((select sum(case e.kind when 'capture' then e.amount when 'refund' then -e.amount else 0 end)
  from sandbox.bank_entry e where e.payment_id = p.id), 0)::float`;
const orders = `select o.status, p.customer ->> 'email' as email from trip.ticket_order o join payment.payment p on p.id = o.payment_id
  where o.id = $1 or o.cart_id = $1`;
const byFolio = `select p.state, ${charged} as charged, exists (select 1 from trip.ticket_order o where o.payment_id = p.id) as "isSold"
  from payment.payment p where p.folio = $1`;
const chargedBefore = `select p.folio from payment.payment p where p.cart_id = $1 and p.created_at <= $2 and ${charged} > 0`;
const openCart = `select status from trip.cart where id = $1 and status not in ('open', 'paying')`;
const chargedOf = `select folio from payment.payment p where folio = any ($1) and ${charged} > 0`;
const leftOf = `select extract(epoch from (case when own_expires_at > now() then own_expires_at else expires_at end) - now())::float as left
  from trip.cart where id = $1 and status in ('open', 'paying')`;

function seenIn(journeys: readonly Journey[]): Seen[] {
  return journeys.flatMap((journey) =>
    journey.tabs
      .filter(({ isOpen }) => isOpen)
      .map(({ page, isVisible, clockErrorMs }) => ({ journey, shown: page.shown(), isVisible, clockErrorMs })),
  );
}

/** Deadlines on screens that are not those of the service, in words. */
export async function brokenDeadlines(sql: Sql, journeys: readonly Journey[]): Promise<string[]> {
  const found: string[] = [];
  for (const { journey, shown, isVisible, clockErrorMs } of seenIn(journeys)) {
    const { hold, booking, checkout } = shown;
    const { location } = booking.view;
    // The clock of a tab in the background stands still.
    if (!isVisible || hold === null || location.name !== 'summary') continue;
    if (hold.view.screen === 'suspended' && checkout?.view.screen === 'form')
      found.push(`${journey.person.name} may pay ${location.cartId} for ever, because its hold does not run`);
    if (hold.view.screen !== 'running') continue;
    const [row] = await sql.query<{ left: number }>(leftOf, [location.cartId]);
    const { secondsLeft } = hold.view;
    if (row && Math.abs(row.left - secondsLeft) > mostApartSeconds + clockErrorMs / 1000)
      found.push(`${journey.person.name} sees ${secondsLeft} s left of ${location.cartId}, which has ${row.left.toFixed(1)} s`);
  }
  return found;
}

/** What pages have told people of payments. It must stay true, also when the page is gone. */
export interface Told {
  /** Keeps what the screens say at an instant, in ms since the epoch. */
  look(journeys: readonly Journey[], now: number): void;
  /** What was told and is not true, in words. */
  broken(sql: Sql): Promise<string[]>;
}

export function createTold(): Told {
  /** Who read that a payment was not charged, by its folio. */
  const uncharged = new Map<string, string>();
  /** Who read last that nothing of a cart was charged until then, and when. */
  const carts = new Map<string, { readonly name: string; readonly at: number }>();
  return {
    look(journeys, now) {
      for (const { journey, shown } of seenIn(journeys)) {
        const cartId = unchargedCart(shown);
        if (cartId !== null) carts.set(cartId, { name: journey.person.name, at: now });
        const { screen = null, folio = null } = shown.paymentTruth?.view ?? {};
        if (screen === 'notCharged' && folio !== null) uncharged.set(folio, journey.person.name);
      }
    },
    async broken(sql) {
      const rows = await sql.query<{ folio: string }>(chargedOf, [[...uncharged.keys()]]);
      const found = rows.map(({ folio }) => `${uncharged.get(folio)} has read that nothing of ${folio} was charged, which was`);
      for (const [cartId, { name, at }] of carts) {
        const [payment] = await sql.query<{ folio: string }>(chargedBefore, [cartId, new Date(at)]);
        if (payment) found.push(`${name} has read that nothing of ${cartId} was charged, which ${payment.folio} was`);
      }
      return found;
    },
  };
}

/** What screens say against the books, in words. Everything must be settled. */
export async function brokenScreens(sql: Sql, journeys: readonly Journey[]): Promise<string[]> {
  const found: string[] = [];
  for (const { journey, shown, isVisible } of seenIn(journeys)) {
    const { name } = journey.person;
    const form = isVisible ? await wrongForm(sql, shown) : null;
    found.push(
      ...[await wrongOrder(sql, journey, shown), await wrongTruth(sql, shown), form, waiting(shown)].flatMap((what) =>
        what === null ? [] : [`${name} ${what}`],
      ),
    );
  }
  const thrown = journeys.flatMap(({ person, tabs }) =>
    tabs.flatMap(({ said }) =>
      said.filter(([kind]) => kind === 'uncaught').map(([, error]) => `${person.name}'s page throws ${String(error)}`),
    ),
  );
  const grown = journeys.flatMap(({ person, tabs }) =>
    tabs.flatMap(({ timers }) => (timers > mostTimers ? [`${person.name}'s page has ${timers} timers`] : [])),
  );
  return [...found, ...thrown, ...grown];
}

/** An order on the screen exists and is the person's. */
async function wrongOrder(sql: Sql, { person }: Journey, { confirmation }: Shown): Promise<string | null> {
  if (confirmation?.view.screen !== 'order') return null;
  const { order, ended } = confirmation.view;
  const [row] = await sql.query<OrderRow>(orders, [order.id]);
  return orderFault(order.id, ended !== null || order.isReserved, person.email, row);
}

/** `isOpen`: the screen does not say that the order is paid. */
export function orderFault(id: string, isOpen: boolean, email: string, row: OrderRow | undefined): string | null {
  if (row === undefined) return `sees the order ${id}, which does not exist`;
  if (row.email !== email) return `sees the order ${id} of ${row.email}`;
  return row.status === 'paid' || isOpen ? null : `sees the order ${id} as paid, which is ${row.status}`;
}

/** The page of an unknown payment says what the bank did. */
async function wrongTruth(sql: Sql, { paymentTruth }: Shown): Promise<string | null> {
  if (!paymentTruth) return null;
  const { screen, folio } = paymentTruth.view;
  return folio === null ? null : truthFault(screen, folio, (await sql.query<PaymentRow>(byFolio, [folio]))[0]);
}

export function truthFault(screen: ChargeTruth, folio: string, row: PaymentRow | undefined): string | null {
  if (row === undefined) return screen === 'notFound' ? null : `sees the payment ${folio}, which does not exist`;
  const isTrue = {
    asking: row.state === 'unknown',
    unreached: false,
    signedOut: true,
    notFound: true,
    charged: row.isSold && row.charged > 0,
    notCharged: row.charged === 0,
    refunded: row.charged === 0,
  };
  return isTrue[screen] ? null : `sees ${folio} as ${screen}, which is ${row.state} with ${row.charged} charged`;
}

/** The cart of which the screen says that nothing was charged until now. */
function unchargedCart({ checkout, booking, paymentTruth }: Shown): string | null {
  const { location } = booking.view;
  if (location.name !== 'summary') return null;
  const alert = checkout?.view.screen === 'form' ? checkout.view.alert : null;
  const isDeclined = alert?.kind === 'declined' && isUncharged(alert.failure);
  const isNotCharged = paymentTruth?.view.screen === 'notCharged' && paymentTruth.view.folio === null;
  return isDeclined || isNotCharged ? location.cartId : null;
}

/** A cart that can be paid on the screen is open. */
async function wrongForm(sql: Sql, { checkout, booking }: Shown): Promise<string | null> {
  const { location } = booking.view;
  if (checkout?.view.screen !== 'form' || checkout.view.alert !== null || location.name !== 'summary') return null;
  const [row] = await sql.query<{ status: string }>(openCart, [location.cartId]);
  return row ? `may pay ${location.cartId}, which is ${row.status}` : null;
}

/** Timers of a page at rest: countdowns, polls with the time-outs of their requests, the live channel and the watch over the clock. More mean that something never ends. */
const mostTimers = 24;

/** A view that waits for something, although nothing has failed for twenty minutes. */
function waiting({ booking, search, seats, checkout, confirmation, signIn, reservation }: Shown): string | null {
  if (booking.view.status === 'loading') return `waits for the files of ${booking.view.screen}`;
  if (search?.view.screen === 'loading') return 'waits for a search';
  if (seats?.view.screen === 'loading') return 'waits for a map';
  if (seats?.view.screen === 'map' && seats.view.blocking) return 'waits for the block of the seats';
  const pay = checkout?.view;
  if (pay && ['loading', 'paying', 'challenge', 'releasing'].includes(pay.screen)) return `waits at the payment (${pay.screen})`;
  if (pay?.screen === 'expired' && pay.releasing) return 'waits for the release of an expired cart';
  if (confirmation?.view.screen === 'loading') return 'waits for an order';
  if (signIn?.view.screen === 'opening') return 'waits for a session';
  return reservation?.view.screen === 'loading' ? 'waits for a reservation' : null;
}
