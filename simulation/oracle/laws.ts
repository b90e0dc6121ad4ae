import type { Sql } from '../../services/shared/db.ts';

/** A statement that must have no rows; each row names what broke it. */
export interface Law {
  readonly name: string;
  readonly broken: string;
}

/** What holds at every instant, whoever does what and whatever fails. */
export const always: readonly Law[] = [
  {
    name: 'no seat is sold twice over a leg',
    broken: `select one.id || ' and ' || other.id as what from trip.cart_ticket one
      join trip.cart_ticket other on other.run_id = one.run_id and other.seat = one.seat and other.legs && one.legs and other.id > one.id
      where one.status in ('issued', 'reserved') and other.status in ('issued', 'reserved')`,
  },
  {
    name: 'no ticket is valid without its seat',
    broken: `select ticket.id as what from trip.cart_ticket ticket where ticket.status = 'issued' and not exists (
      select 1 from trip.claim where claim.run_id = ticket.run_id and claim.seat = ticket.seat and claim.legs @> ticket.legs and claim.kind = 'sold')`,
  },
  {
    name: 'an order of a card was charged, or is about to be',
    broken: `select o.id as what from trip.ticket_order o join payment.payment p on p.id = o.payment_id
      where o.status = 'paid' and p.method in ('pasarela-de-pago', 'reservation') and not exists (
        select 1 from sandbox.bank_entry e where e.payment_id = p.id and e.kind = 'authorisation' and e.amount = p.amount)`,
  },
  {
    name: 'the bank captures only what has an order',
    broken: `select e.payment_id as what from sandbox.bank_entry e where e.kind = 'capture'
      and not exists (select 1 from sandbox.bank_entry back where back.payment_id = e.payment_id and back.kind = 'refund')
      and not exists (select 1 from trip.ticket_order o where o.payment_id = e.payment_id)
      and not exists (select 1 from payment.payment p where p.id = e.payment_id and (p.state in ('voiding', 'closing', 'unknown') or p.method = 'reservation'))`,
  },
  {
    name: 'a cart has at most one payment that counts',
    broken: `select cart_id as what from payment.payment where state in ('authorised', 'ticketed', 'paid') group by cart_id having count(*) > 1`,
  },
  {
    name: 'no payment begins with a key after its account was told that none had',
    broken: `select p.id as what from payment.payment p
      join payment.closed_key k on k.idempotency_key = p.idempotency_key and k.account_id = p.account_id where p.created_at > k.closed_at`,
  },
  {
    name: 'the ledger of points sums to zero',
    broken: `select sum(amount)::text as what from payment.points_entry having sum(amount) <> 0`,
  },
  {
    name: 'nobody has less than no points',
    broken: `select account_id as what from payment.points_entry where account_id not like 'shop%' and exists (
        select 1 from identity.account a where a.id::text = account_id)
      group by account_id having sum(amount) < 0`,
  },
];

/** What holds when nothing fails any more and twenty minutes have passed. */
export const atTheEnd: readonly Law[] = [
  {
    name: 'every payment is final',
    broken: `select id || ' is ' || state || ' (' || method || ')' as what from payment.payment where state not in ('paid', 'refused', 'refunded', 'reserved')
      and not (state = 'unknown' and exists (select 1 from sandbox.bank_payment b where b.payment_id = payment.id and b.outcome = 'never-answers'))`,
  },
  {
    name: 'captured is what was sold',
    broken: `select p.id || ' ' || p.state || ': charged ' || coalesce(sum(case e.kind when 'capture' then e.amount when 'refund' then -e.amount else 0 end), 0)::text as what
      from payment.payment p left join sandbox.bank_entry e on e.payment_id = p.id
      where p.method in ('pasarela-de-pago', 'reservation') group by p.id
      having coalesce(sum(case e.kind when 'capture' then e.amount when 'refund' then -e.amount else 0 end), 0)
        <> case when p.state = 'paid' then p.amount else 0 end`,
  },
  {
    name: 'nothing stays authorised at the bank',
    broken: `select payment_id || ' ' || status as what from sandbox.bank_payment where status in ('authorised', 'challenge')`,
  },
  {
    name: 'every hold is released or sold',
    broken: `select id::text || ' ' || kind as what from trip.claim where kind <> 'sold' and expires_at < now() - interval '1 minute'`,
  },
  {
    name: 'no cart is open after its end',
    broken: `select id || ' ' || status as what from trip.cart where status in ('open', 'paying') and expires_at < now() - interval '2 minutes'`,
  },
  {
    name: 'nobody gets one mail twice',
    broken: `select recipient || ' ' || subject as what from platform.outbox where kind = 'mail' and attachment is not null
      group by recipient, subject, attachment having count(*) > 1`,
  },
  { name: 'every change of a seat is told', broken: `select id::text as what from trip.seat_event where published_at is null` },
];

/** The laws that do not hold now, in words. */
export async function brokenLaws(sql: Sql, laws: readonly Law[]): Promise<string[]> {
  const [row] = await sql.query<{ found: Record<string, string[] | null> }>(
    `select jsonb_build_object(${laws
      .map(({ broken }, index) => `'${index}', (select jsonb_agg(what) from (${broken} limit 3) as found_${index})`)
      .join(', ')}) as found`,
  );
  return laws.flatMap(({ name }, index) => {
    const found = row?.found[String(index)];
    return found ? [`${name}: ${found.join(', ')}`] : [];
  });
}
