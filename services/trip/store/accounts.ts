import type { Database, Sql } from '../../shared/db.ts';
import { forgetAnswers } from '../../shared/idempotency.ts';
import { forgetMessages } from '../../shared/outbox.ts';
import { forgetOlder, liveOlder } from './olderTickets.ts';
import { closeCart, lockCart } from './carts.ts';
import * as claims from './claims.ts';
import type { CountedTicket } from './quotas.ts';
import type { SeatOnRun } from '../domain/ticket.ts';

/** An account, and the e-mail to which its tickets of the older platform belong. */
interface Account {
  readonly accountId: string;
  readonly email: string | undefined;
}

export interface AccountTickets {
  readonly liveTickets: number;
  readonly payingCarts: number;
}

interface LiveTicket extends SeatOnRun, CountedTicket, Record<string, unknown> {
  readonly runId: string;
  readonly id: string;
  readonly cartId: string;
}

const live = `ticket.status in ('issued', 'reserved') and (ticket.body ->> 'departureDatetime')::timestamptz > $2`;

/** What an account would lose with its deletion at an instant. (decision 18) */
export async function ticketsOfAccount(sql: Sql, { accountId, email }: Account, now: Date): Promise<AccountTickets> {
  const [counts] = await sql.query<AccountTickets & Record<string, unknown>>(
    `select
       (select count(*)::int from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id
        where cart.account_id = $1 and ${live}) as "liveTickets",
       (select count(*)::int from trip.cart where account_id = $1 and status = 'paying') as "payingCarts"`,
    [accountId, now],
  );
  const older = email === undefined ? 0 : await liveOlder(sql, email, now);
  return { liveTickets: (counts?.liveTickets ?? 0) + older, payingCarts: counts?.payingCarts ?? 0 };
}

/**
 * Cancels the live tickets of a deleted account, releases its open carts, frees their seats, and deletes the names in all its tickets. Returns the freed tickets.
 * Carts in payment stay as they are. (PROFILE-034)
 */
export function forgetAccount(
  db: Database,
  { accountId, email, now, machineNow }: Account & { now: Date; machineNow: Date },
): Promise<readonly CountedTicket[]> {
  return db.transaction(async (tx) => {
    const carts = await tx.query<{ id: string }>(`select id from trip.cart where account_id = $1 and status <> 'paying' order by id`, [
      accountId,
    ]);
    const settled: string[] = [];
    for (const { id } of carts) if ((await lockCart(tx, id))?.status !== 'paying') settled.push(id);
    const lost = await tx.query<LiveTicket>(
      `select ticket.id, ticket.cart_id as "cartId", ticket.run_id as "runId", ticket.seat, ticket.body from trip.cart_ticket ticket
       where ticket.cart_id = any ($1) and ${live} order by ticket.id`,
      [settled, now],
    );
    const open = await tx.query<{ id: string; runIds: string[] }>(
      `select cart.id, array_remove(array_agg(distinct claim.run_id), null) as "runIds"
       from trip.cart left join trip.claim on claim.cart_id = cart.id where cart.id = any ($1) and cart.status = 'open' group by cart.id order by cart.id`,
      [settled],
    );
    await claims.lockRuns(
      tx,
      [...lost, ...open.flatMap(({ runIds }) => runIds.map((runId) => ({ runId })))].map(({ runId }) => runId),
    );
    for (const { id } of open) await closeCart(tx, id, 'released', machineNow);
    const freed: LiveTicket[] = [];
    for (const ticket of lost) {
      const { id, cartId, runId, seat } = ticket;
      const ended = await tx.query(
        `update trip.cart_ticket set status = 'cancelled' where id = $1 and status in ('issued', 'reserved') returning id`,
        [id],
      );
      if (ended.length === 0) continue;
      await claims.dropTicketClaim(tx, cartId, { runId, seat, kind: 'sold', machineNow });
      freed.push(ticket);
    }
    // A till that takes money later is told that the reservation no longer exists.
    await tx.query(`update trip.ticket_order set status = 'cancelled' where cart_id = any ($1) and status = 'reserved'`, [settled]);
    await tx.query(`update trip.cart set status = 'released' where id = any ($1) and status = 'reserved'`, [settled]);
    await tx.query(`update trip.cart_ticket set body = body || '{"firstName": "", "lastName": "", "email": ""}' where cart_id = any ($1)`, [
      settled,
    ]);
    await tx.query(`update trip.cart set holder = '' where id = any ($1)`, [settled]);
    if (email !== undefined) await forgetOlder(tx, accountId, email);
    await forgetMessages(tx, accountId);
    await forgetAnswers(tx, accountId);
    await tx.query(
      `update trip.name_change set before = '', after = '', comments = '' from trip.cart_ticket ticket
       where ticket.id = ticket_id and ticket.cart_id = any ($1)`,
      [settled],
    );
    await tx.query(
      `update trip.name_correction set before = '', after = '' from trip.cart_ticket ticket
       where ticket.id = ticket_id and ticket.cart_id = any ($1)`,
      [settled],
    );
    return freed;
  });
}
