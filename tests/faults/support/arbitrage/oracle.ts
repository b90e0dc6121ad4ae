import type { Caller, Shop } from './shop.ts';

/** Points with which the sandbox greets an account, in 1/100000 peso. */
const WELCOME = 18_450_000;
const DAY_MS = 86_400_000;

/** A ticket as far as its worth goes. Amounts in 1/100000 peso. */
interface Ticket extends Record<string, unknown> {
  readonly id: string;
  readonly run: string;
  readonly fare: string;
  readonly from_place: string;
  readonly to_place: string;
  readonly day: string;
}

const runOf = (trip: string, date: string, from: number, to: number): string => `${trip} ${date} ${from}-${to}`;

/** What each fare of each departure costs without a discount, as a search for one way lists it. */
export function priceList({ departures }: Shop): ReadonlyMap<string, number> {
  return new Map(
    departures.flatMap(({ trip }) => {
      const [segment] = trip.segments;
      const run = segment ? runOf(segment.name, segment.manifestDate, segment.legFrom, segment.legTo) : '';
      return trip.fareClasses.flatMap(({ fares }) => fares.map(({ id, price }) => [`${run} ${id}`, price] as const));
    }),
  );
}

/** How many pesos of `back` its way out may take off: half of the adult's price, and nothing of a fare at half. (decision 38) */
const halfOf = (prices: ReadonlyMap<string, number>, { run, fare }: Ticket): number =>
  Math.max(0, (prices.get(`${run} ${fare}`) ?? 0) - (prices.get(`${run} 1`) ?? 0) / 2);

const isPair = (out: Ticket, back: Ticket): boolean => {
  const days = (Date.parse(back.day) - Date.parse(out.day)) / DAY_MS;
  return out.from_place === back.to_place && out.to_place === back.from_place && days >= 2 && days <= 50;
};

/** The most that the promotion can take off these tickets, where each way out has one way back. */
function promotionOf(tickets: readonly Ticket[], prices: ReadonlyMap<string, number>): number {
  const backOf = new Map<Ticket, Ticket>();
  const finds = (back: Ticket, asked: Set<Ticket>): boolean =>
    tickets.some((out) => {
      if (asked.has(out) || !isPair(out, back)) return false;
      asked.add(out);
      const other = backOf.get(out);
      if (other !== undefined && !finds(other, asked)) return false;
      backOf.set(out, back);
      return true;
    });
  const found = tickets.toSorted((a, b) => halfOf(prices, b) - halfOf(prices, a)).filter((back) => finds(back, new Set()));
  return found.reduce((sum, back) => sum + halfOf(prices, back), 0);
}

const ticketsSql = `select ticket.id, concat(run ->> 'scheduleId', ' ', run ->> 'manifestDate', ' ', run ->> 'legFrom', '-', run ->> 'legTo') as run,
    ticket.body ->> 'fareId' as fare, ticket.body ->> 'fromShortcode' as from_place, ticket.body ->> 'toShortcode' as to_place,
    left(ticket.body ->> 'departureDatetime', 10) as day
  from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id, lateral (select ticket.body -> 'run' as run) as legs
  where ticket.status = 'issued' and cart.account_id = any ($1)`;

/** What the bank and the tills have and have not given back. An authorisation counts until it is captured or void. */
const paidSql = `select (
    (select coalesce(sum(case kind when 'refund' then -bank_entry.amount when 'void' then -bank_entry.amount when 'authorisation' then bank_entry.amount else 0 end), 0)
     from sandbox.bank_entry join payment.payment on payment.id = bank_entry.payment_id where account_id = any ($1))
    + (select coalesce(sum(till_movement.amount), 0) from sandbox.till_movement join payment.payment on payment.reference = till_movement.reference
     where account_id = any ($1) and outcome = 'Cobrado'))::bigint as paid`;

const twiceSql = `select one.id from trip.cart_ticket one join trip.cart on cart.id = one.cart_id
    join trip.cart_ticket other on other.run_id = one.run_id and other.seat = one.seat and other.legs && one.legs and other.id > one.id
    join trip.cart beside on beside.id = other.cart_id
  where one.status in ('issued', 'reserved') and other.status in ('issued', 'reserved') and cart.account_id = any ($1) and beside.account_id = any ($1)`;

/**
 * What these callers have beyond what they paid, in 1/100000 peso, at most zero: tickets that can be travelled at their full prices, and
 * points that they can spend; less what they paid and did not get back, the promotion of the tickets that have their way out, the coupons that they used, and
 * what the shop gives to each account. (decisions 38 and 40)
 */
export async function gainOf(
  { sql }: Shop,
  prices: ReadonlyMap<string, number>,
  callers: readonly Caller[],
  couponWorth: number,
): Promise<{ gain: number; statement: string }> {
  const accounts = callers.map(({ subject }) => subject);
  const tickets = await sql.query<Ticket>(ticketsSql, [accounts]);
  const worth = tickets.reduce((sum, { run, fare }) => {
    const price = prices.get(`${run} ${fare}`);
    if (price === undefined) throw new Error(`no price for ${run} ${fare}`);
    return sum + price;
  }, 0);
  const [points] = await sql.query<{ points: number; zero: number; greeted: number }>(
    `select coalesce(sum(amount) filter (where account_id = any ($1) and reference not like 'earned %' and reference not like 'taken back %'), 0)::bigint as points, coalesce(sum(amount), 0)::bigint as zero,
       count(*) filter (where account_id = any ($1) and reference like 'welcome %')::int as greeted
     from payment.points_entry`,
    [accounts],
  );
  if (points === undefined || points.zero !== 0) throw new Error(`the ledger of points sums to ${points?.zero}`);
  if (points.greeted > callers.length) throw new Error('an account was greeted twice');
  const [bank] = await sql.query<{ paid: number }>(paidSql, [accounts]);
  const paid = bank?.paid ?? 0;
  const promotion = promotionOf(tickets, prices);
  const granted = points.greeted * WELCOME + couponWorth;
  const gain = worth + points.points - paid - promotion - granted;
  const statement = `tickets ${worth} + points ${points.points} - paid ${paid} - promotion ${promotion} - granted ${granted} = ${gain}`;
  return { gain, statement };
}

/** What trips earned counts after them. It may stay only for tickets that are still valid; who gives one back may have to wait for it. */
const keptSql = `select earned.reference from payment.points_entry earned join trip.cart_ticket ticket on earned.reference = 'earned ' || ticket.id
  where earned.account_id = any ($1) and ticket.status not in ('issued', 'reserved')
    and not exists (select 1 from payment.points_entry back where back.reference = 'taken back ' || ticket.id)
    and not exists (select 1 from trip.refund where refund.ticket_id = ticket.id and credited_at is null)`;

/** Points that stay for tickets that ended. */
export async function keptPoints({ sql }: Shop, callers: readonly Caller[]): Promise<number> {
  return (await sql.query(keptSql, [callers.map(({ subject }) => subject)])).length;
}

/** Seats that these callers have twice. */
export async function soldTwice({ sql }: Shop, callers: readonly Caller[]): Promise<number> {
  return (await sql.query(twiceSql, [callers.map(({ subject }) => subject)])).length;
}
