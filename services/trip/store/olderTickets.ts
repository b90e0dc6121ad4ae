import type { Database, Sql } from '../../shared/db.ts';
import { newFolio } from '../domain/ids.ts';
import { endCode } from './endedCodes.ts';
import { promiseRefund } from './refunds.ts';
import { giveUpTaxis, sellOlderTaxis } from './taxis.ts';
import { priceOf, stateOf, type NewTicket, type OlderTicket } from '../domain/olderTicket.ts';

const columns = `older.*, older.departs_at = (
  select min(other.departs_at) from trip.older_ticket other
  where other.email = older.email and coalesce(other.reservation, other.operation) = coalesce(older.reservation, older.operation)
) as outbound`;
const inOrder = "order by departs_at, operation, (ticket ->> 'numasiento')::int, id";

/** Takes over tickets; known ones stay as they are. Returns how many were not known. */
export function takeTickets(db: Database, email: string, tickets: readonly NewTicket[]): Promise<number> {
  return db.transaction(async (tx) => {
    let taken = 0;
    for (const ticket of tickets) {
      const rows = await tx.query(
        `insert into trip.older_ticket (id, operation, reservation, email, ikey, ticket, departs_at, release_at, paid, paid_with)
         values ($1, $2, $3, lower($4), $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`,
        [
          ticket.boletoId,
          ticket.numoperacion,
          ticket.numreservacion,
          email,
          ticket.ikey,
          JSON.stringify(ticket),
          ticket.fechorsalida,
          ticket.fecliberacionreservacion,
          ticket.ikey === '' ? 0 : priceOf(ticket),
          ticket.ikey === '' ? null : ticket.formaPago,
        ],
      );
      taken += rows.length;
    }
    await sellOlderTaxis(
      tx,
      tickets.map(({ boletoId }) => boletoId),
    );
    return taken;
  });
}

/** The tickets of an account, by departure. */
export async function ticketsOfEmail(sql: Sql, email: string | undefined): Promise<OlderTicket[]> {
  if (email === undefined) return [];
  return sql.query<OlderTicket>(`select ${columns} from trip.older_ticket older where email = lower($1) ${inOrder}`, [email]);
}

/** The tickets that are not cancelled of a reservation, or of an operation and its reservation. */
export function ticketsOfSale(sql: Sql, by: 'reservation' | 'operation', number: string): Promise<OlderTicket[]> {
  const named =
    by === 'reservation'
      ? 'reservation = $1'
      : '(operation = $1 or reservation in (select reservation from trip.older_ticket where operation = $1))';
  return sql.query<OlderTicket>(`select ${columns} from trip.older_ticket older where cancellation is null and ${named} ${inOrder}`, [
    number,
  ]);
}

/** The tickets of these ids together with the others of their operations, locked in the order of their ids. */
export async function lockWithOperations(tx: Sql, ids: readonly string[]): Promise<OlderTicket[]> {
  return tx.query<OlderTicket>(
    `select ${columns} from trip.older_ticket older
     where operation in (select operation from trip.older_ticket where id = any ($1)) order by id for update`,
    [ids],
  );
}

/** The tickets that the tickets of a cart replace. */
export function replacedOlder(sql: Sql, cartId: string): Promise<OlderTicket[]> {
  return sql.query<OlderTicket>(
    `select ${columns} from trip.older_ticket older
     where id in (select replaces_older from trip.cart_ticket where cart_id = $1 and status <> 'released') order by id`,
    [cartId],
  );
}

/** Ends tickets that others replace, with their taxis. They must be locked. (EDIT-012) */
export async function endReplaced(tx: Sql, ids: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update trip.older_ticket set cancellation = 'Cambiado por otro boleto', changed_at = $2 where id = any ($1) and cancellation is null`,
    [ids, now],
  );
  await giveUpTaxis(tx, ids);
}

/** Gives the new tickets of a cart the names of the replaced ones, which may have changed since the block. Those must be locked. */
export async function passOnOlderNames(tx: Sql, cartId: string): Promise<void> {
  await tx.query(
    `update trip.cart_ticket ticket
     set renamed = true, body = ticket.body || jsonb_build_object('firstName', old.ticket -> 'nombre', 'lastName', old.ticket -> 'apellidos')
     from trip.older_ticket old where ticket.cart_id = $1 and old.id = ticket.replaces_older and old.renamed`,
    [cartId],
  );
}

/** The tickets of these ids together with the others of their operations. */
export function withOperations(sql: Sql, ids: readonly string[]): Promise<OlderTicket[]> {
  return sql.query<OlderTicket>(
    `select ${columns} from trip.older_ticket older
     where operation in (select operation from trip.older_ticket where id = any ($1)) ${inOrder}`,
    [ids],
  );
}

export type Issue = 'issued' | 'not-found' | 'reservation-paid' | 'reservation-expired' | 'reservation-changed';

/**
 * Gives the tickets of a paid reservation their keys, once for its payment. A payment that began before the end of the reservation is in
 * time.
 */
export function issueReservation(
  db: Database,
  { reservationId, paymentId, amount, beganAt }: { reservationId: string; paymentId: string; amount: number; beganAt: Date },
): Promise<Issue> {
  return db.transaction(async (tx) => {
    await tx.query('select 1 from trip.older_ticket where reservation = $1 order by id for update', [reservationId]);
    const tickets = await ticketsOfSale(tx, 'reservation', reservationId);
    if (tickets.length === 0) return 'not-found';
    const state = stateOf(tickets, beganAt);
    if (state === 'paid') return tickets.every(({ payment_id }) => payment_id === paymentId) ? 'issued' : 'reservation-paid';
    if (state === 'expired') return 'reservation-expired';
    if (tickets.reduce((sum, { ticket }) => sum + priceOf(ticket), 0) !== amount) return 'reservation-changed';
    const folio = newFolio();
    for (const [index, { id, ticket }] of tickets.entries()) {
      await tx.query(
        `update trip.older_ticket set ikey = $2, paid = $3, paid_with = 'card', payment_id = $4, release_at = null where id = $1 and ikey = ''`,
        [id, `${folio}-${index + 1}`, priceOf(ticket), paymentId],
      );
    }
    await sellOlderTaxis(
      tx,
      tickets.map(({ id }) => id),
    );
    return 'issued';
  });
}

/** Cancels a ticket and promises its refund in the same transaction. False when it was cancelled before. (decision 27) */
export async function cancelTicket(tx: Sql, id: string, accountId: string, refund: number): Promise<boolean> {
  const rows = await tx.query(
    `update trip.older_ticket set cancellation = 'Cancelado por el pasajero' where id = $1 and cancellation is null returning id`,
    [id],
  );
  if (rows.length === 0) return false;
  await giveUpTaxis(tx, [id]);
  if (refund > 0) await promiseRefund(tx, { ticketId: id, accountId, amount: refund });
  return true;
}

/** Changes the name of a locked ticket once. A paid one gets a new key, which ends its code. False when it was changed before. (RENAME-012) */
export async function renameTicket(
  tx: Sql,
  { id, ikey }: OlderTicket,
  { nombre, apellidos, now }: { nombre: string; apellidos: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update trip.older_ticket set renamed = true, ikey = $4, ticket = ticket || jsonb_build_object('nombre', $2::text, 'apellidos', $3::text)
     where id = $1 and not renamed returning id`,
    [id, nombre, apellidos, ikey === '' ? '' : `${newFolio()}-1`],
  );
  if (rows.length > 0 && ikey !== '') await endCode(tx, { itemId: ikey, ticketId: id, at: now });
  return rows.length > 0;
}

/** How many tickets an account would lose: paid or reserved ones whose bus has not departed. (decision 18) */
export async function liveOlder(sql: Sql, email: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ live: number }>(
    `select count(*)::int as live from trip.older_ticket
     where email = lower($1) and cancellation is null and departs_at > $2 and (ikey <> '' or release_at > $2)`,
    [email, now],
  );
  return row?.live ?? 0;
}

/** Ends the tickets of a deleted account, deletes their names, and takes them from its e-mail, which may register again. (PROFILE-034) */
export async function forgetOlder(tx: Sql, accountId: string, email: string): Promise<void> {
  await tx.query(
    `update trip.older_ticket set email = $2, cancellation = coalesce(cancellation, 'Cuenta eliminada'),
       ticket = ticket || '{"nombre": "", "apellidos": ""}' where email = lower($1)`,
    [email, `deleted ${accountId}`],
  );
}
