import type { Sql } from '../../services/shared/db.ts';

/** A statement that must have no rows; each row names what broke it. */
export interface Law {
  readonly name: string;
  readonly broken: string;
}

/**
 * What stands of the tickets of an order and of the orders that changes of them made, in 1/100000 peso, against the money and the points that
 * were paid for all of them. A change here names tickets of one order alone, so each cart belongs to one first order.
 */
const worthMoreThanPaid = `with recursive part as (
    select id as first, id as cart_id from trip.cart where status = 'sold' and not is_change
    union
    select part.first, replacing.cart_id from part join trip.cart_ticket old on old.cart_id = part.cart_id
    join trip.cart_ticket replacing on replacing.replaces = old.id and replacing.status not in ('held', 'released')
  ), had as (
    select part.first,
      coalesce((select sum(p.amount + p.points) from trip.ticket_order o join payment.payment p on p.id = o.payment_id where o.cart_id = part.cart_id), 0) as paid,
      coalesce((select sum((t.body ->> 'total')::bigint + coalesce((t.body -> 'promotion' ->> 'returned')::bigint, 0))
        from trip.cart_ticket t where t.cart_id = part.cart_id and t.status = 'issued'), 0)
      + coalesce((select sum(r.amount) from trip.cart_ticket t join trip.refund r on r.ticket_id = t.id where t.cart_id = part.cart_id), 0)
      + coalesce((select sum(c.earn_points) from trip.cart c where c.id = part.cart_id and c.status = 'sold'), 0) as got
    from part
  )
  select first || ' paid ' || sum(paid) || ' and has ' || sum(got) as what from had group by first having sum(got) > sum(paid)`;

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
    name: 'a cart is paying for no payment that has ended',
    broken: `select cart.id || ' ' || p.id as what from trip.cart join payment.payment p on p.id = cart.payment_id
      where cart.status = 'paying' and p.state in ('refused', 'refunded') and p.release is null and p.reason is distinct from 'cart-expired'`,
  },
  {
    name: 'no seat stays sold to a ticket that has ended',
    broken: `select claim.run_id || ' ' || claim.seat || ' of ' || claim.cart_id as what from trip.claim
      where claim.kind = 'sold' and claim.cart_id is not null and not exists (select 1 from trip.cart_ticket ticket
        where ticket.cart_id = claim.cart_id and ticket.run_id = claim.run_id and ticket.seat = claim.seat and ticket.status in ('issued', 'reserved'))`,
  },
  {
    name: 'a ticket is changed into one',
    broken: `select replaces as what from trip.cart_ticket where replaces is not null and status not in ('held', 'released')
      group by replaces having count(*) > 1`,
  },
  {
    name: 'tickets, refunds and points are worth no more than was paid',
    broken: worthMoreThanPaid,
  },
  {
    name: 'a way back at a lower price has its way out',
    broken: `select back.id || ' of ' || coalesce(wayout.id, 'none') as what from trip.cart_ticket back
      left join trip.cart_ticket wayout on wayout.id = back.body -> 'promotion' ->> 'wayOutId'
      where back.status = 'issued' and (back.body -> 'promotion' ->> 'discount')::bigint > 0 and back.body -> 'promotion' -> 'returned' is null
        and (wayout.id is null or wayout.status not in ('issued', 'reserved'))`,
  },
  {
    name: 'only the buyer cancels and renames',
    broken: `select act.ticket_id || ' by ' || asked.subject as what
      from (select ticket_id, request_key from trip.cancellation union all select ticket_id, request_key from trip.name_change) act
      join platform.idempotency asked on asked.key = act.request_key and asked.route in ('cancelTickets', 'renamePassenger')
      join trip.cart_ticket ticket on ticket.id = act.ticket_id join trip.cart on cart.id = ticket.cart_id
      where asked.subject <> cart.account_id`,
  },
  {
    name: 'a person uses a coupon once',
    broken: `select account_id || ' ' || (discount ->> 'coupon') as what from payment.payment
      where discount ->> 'kind' = 'coupon' and state not in ('refused', 'refunded') group by 1 having count(*) > 1`,
  },
  {
    name: 'a payment that failed uses no coupon',
    broken: `select payment_id as what from payment.coupon_use join payment.payment on payment.id = payment_id
      where payment.state in ('refused', 'refunded')`,
  },
  {
    name: 'points of a payment that failed come back once',
    broken: `select p.id || ' spent ' || p.points as what from payment.payment p
      where p.points > 0 and p.points <> (select -coalesce(sum(e.amount), 0) from payment.points_entry e
        where e.account_id = p.account_id and (e.reference like 'payment ' || p.id || '%' or e.reference like 'back ' || p.id || '%')) 
        + case when p.state in ('refused', 'refunded') then p.points else 0 end`,
  },
  {
    name: 'a refund is credited once',
    broken: `select account_id || ' got ' || sum(amount) as what from payment.points_entry e
      where reference like 'cancel-%' and exists (select 1 from identity.account a where a.id::text = e.account_id)
      group by account_id having sum(amount) > (select coalesce(sum(r.amount), 0) from trip.refund r where r.account_id = e.account_id)`,
  },
  {
    name: 'an order earns what its payment earns, once',
    broken: `select p.id || ' earns ' || sum(e.amount) as what from payment.points_entry e
      join trip.cart_ticket t on e.reference like 'earned ' || t.id || '%' join payment.payment p on p.cart_id = t.cart_id and p.order_id is not null
      where e.account_id = p.account_id group by p.id having sum(e.amount) > p.earns`,
  },
  {
    name: 'an order is issued once',
    broken: `select payment_id || ' ' || event as what from payment.payment_log where event in ('charged', 'tickets', 'refund-asked')
      group by payment_id, event having sum(times) > 1`,
  },
  {
    name: 'the ledger of points sums to zero',
    broken: `select sum(amount)::text as what from payment.points_entry having sum(amount) <> 0`,
  },
  {
    name: 'nobody has less than no points',
    broken: `select account_id as what from payment.points_entry where account_id not like 'shop%' and exists (
        select 1 from identity.account a where a.id::text = account_id)
      group by account_id having sum(amount) filter (where counts_from is null or counts_from <= now()) < 0`,
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
  {
    name: 'nobody gets the same news twice',
    broken: `select recipient || ' ' || subject as what from platform.outbox where kind = 'mail' and about is not null
      group by recipient, subject, text having count(*) > 1`,
  },
  {
    name: 'every order of an account is mailed',
    broken: `select o.id as what from trip.ticket_order o where o.status = 'paid' and not exists (
      select 1 from platform.outbox mail where mail.attachment ->> 'id' = o.payment_id)`,
  },
  {
    name: 'no reservation outlives its end',
    broken: `select o.id as what from trip.ticket_order o where o.status = 'reserved' and o.pay_before < now() - interval '2 minutes'`,
  },
  {
    name: 'a till keeps money for tickets only',
    broken: `select till.receipt as what from sandbox.till_movement till where till.outcome = 'Cobrado' and not exists (
      select 1 from payment.payment p where p.reference = till.reference and p.bank_id = till.receipt and p.state = 'paid')`,
  },
  {
    name: 'every refund is credited',
    broken: `select ticket_id as what from trip.refund where credited_at is null`,
  },
  {
    name: 'an ended ticket keeps no earned points',
    broken: `select t.id as what from trip.cart_ticket t join payment.points_entry e on e.reference in ('earned ' || t.id, 'taken back ' || t.id) and e.account_id <> 'house'
      where t.status in ('cancelled', 'changed') group by t.id having sum(e.amount) <> 0`,
  },
  {
    name: 'what an operator marked has ended',
    broken: `select p.id || ' is ' || p.state as what from platform.act act join payment.payment p on p.id = any (act.about)
      where (act.act = 'mark-charged' and p.state <> 'refunded') or (act.act = 'mark-not-charged' and p.state <> 'refused')`,
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
