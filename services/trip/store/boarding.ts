import type { Database, Sql } from '../../shared/db.ts';
import { type Boarder, type Verdict, verdictOf } from '../domain/boarding.ts';
import { folioOfCode } from '../domain/ids.ts';
import { wholeName } from '../../shared/names.ts';
import { lockWithOperations } from './olderTickets.ts';
import { ownedTickets } from './carts.ts';
import * as claims from './claims.ts';
import { endedCode } from './endedCodes.ts';
import { changesOfTickets } from './transactions.ts';
import type { CartTicket } from '../domain/ticket.ts';
import type { OlderTicket } from '../domain/olderTicket.ts';

/** A ticket as a code names it: its folio, whether the code is an older one of it, and where it is stored. */
export interface Named {
  readonly table: 'trip.cart_ticket' | 'trip.older_ticket';
  readonly ticketId: string;
  readonly folio: string;
  /** When the code ended, though the ticket did not. */
  readonly codeEnded: Date | null;
}

export async function nameOf(sql: Sql, code: string, secret: string): Promise<Named | undefined> {
  const signed = folioOfCode(secret, code);
  // The codes of the older platform are its keys, without a signature.
  const folio = signed ?? code;
  const [table, column] = signed === undefined ? (['trip.older_ticket', 'ikey'] as const) : (['trip.cart_ticket', 'item_id'] as const);
  const ended = await endedCode(sql, folio, table);
  if (ended !== undefined) return { table, ticketId: ended.ticketId, folio, codeEnded: ended.endedAt };
  const [row] = await sql.query<{ id: string }>(`select id from ${table} where ${column} = $1 and ${column} <> '' order by id`, [folio]);
  return row && { table, ticketId: row.id, folio, codeEnded: null };
}

const states: Readonly<Record<CartTicket['status'], Boarder['state']>> = {
  issued: 'live',
  changed: 'replaced',
  cancelled: 'cancelled',
  reserved: 'unpaid',
  held: 'unpaid',
  released: 'cancelled',
};

/** A ticket at a door, and its run; null on the older platform, which has none. */
export interface LockedBoarder extends Boarder {
  readonly runId: string | null;
}

/** The ticket of a code, locked. Runs are locked before tickets, as a cancellation does. */
async function lockNewer(
  tx: Sql,
  { ticketId, folio, codeEnded }: Named,
  unitOf: (runId: string) => string | undefined,
): Promise<LockedBoarder> {
  const [before] = await ownedTickets(tx, [ticketId]);
  if (before === undefined) throw new Error(`ticket ${ticketId} is missing`);
  await claims.lockRuns(tx, [before.runId]);
  await tx.query('select 1 from trip.cart_ticket where id = $1 for update', [ticketId]);
  const [ticket = before] = await ownedTickets(tx, [ticketId]);
  const { body, runId, seat } = ticket;
  const isOld = codeEnded !== null || ticket.itemId !== folio;
  const [change] = (await changesOfTickets(tx, [ticketId])).filter(({ kind }) => kind !== 'renamed');
  return {
    state: isOld ? 'replaced' : states[ticket.status],
    runId,
    usedAt: ticket.usedAt,
    endedAt: codeEnded ?? change?.at ?? null,
    ticket: {
      folio,
      passenger: wholeName(body),
      fare: body.fare,
      seat: body.seat === '' ? String(seat) : body.seat,
      floor: body.floor,
      unit: unitOf(runId) ?? body.unitNumber,
      from: body.from,
      to: body.to,
      departureDatetime: body.departureDatetime,
      timeZone: body.fromTimeZone,
    },
  };
}

function stateOfOlder({ ikey, changed_at: changedAt, cancellation }: OlderTicket, { folio, codeEnded }: Named): Boarder['state'] {
  if (codeEnded !== null || changedAt !== null || ikey !== folio) return 'replaced';
  return cancellation === null ? 'live' : 'cancelled';
}

async function lockOlder(tx: Sql, named: Named): Promise<LockedBoarder> {
  const row = (await lockWithOperations(tx, [named.ticketId])).find(({ id }) => id === named.ticketId);
  if (row === undefined) throw new Error(`ticket ${named.ticketId} is missing`);
  const { ticket } = row;
  return {
    state: stateOfOlder(row, named),
    runId: null,
    usedAt: row.used_at,
    endedAt: named.codeEnded ?? row.changed_at,
    ticket: {
      folio: named.folio,
      passenger: `${ticket.nombre} ${ticket.apellidos}`.trim(),
      fare: ticket.desccategoria,
      seat: String(ticket.numasiento),
      floor: ticket.numpiso === 2 ? 'P.A.' : 'P.B.',
      unit: ticket.numAutobus,
      from: ticket.descorigen,
      to: ticket.descdestino,
      departureDatetime: ticket.fechorsalida,
      timeZone: ticket.origenTimeZone,
    },
  };
}

/** A named ticket of either platform, locked. */
export const lockBoarder = (tx: Sql, named: Named, unitOf: (runId: string) => string | undefined): Promise<LockedBoarder> =>
  named.table === 'trip.cart_ticket' ? lockNewer(tx, named, unitOf) : lockOlder(tx, named);

export interface ScanAsk {
  readonly code: string;
  /** Checks the signature of a scanned code. */
  readonly secret: string;
  /** The bus that reads the code. */
  readonly unit: string;
  /** The bus of a run, as the network knows it now. */
  readonly unitOf: (runId: string) => string | undefined;
  readonly now: Date;
}

export type Scanned = { readonly verdict: Verdict; readonly at: Date | null; readonly ticket: Boarder['ticket'] | null };

/**
 * Reads the code of a ticket at the door of a bus. A valid ticket is used afterwards. The locks order it with a cancellation, a change and a
 * new name, so that only one of them happens.
 */
export function scanTicket(db: Database, { code, secret, unit, unitOf, now }: ScanAsk): Promise<Scanned> {
  return db.transaction(async (tx) => {
    const named = await nameOf(tx, code, secret);
    if (named === undefined) return { verdict: 'unknown', at: null, ticket: null };
    const boarder = await lockBoarder(tx, named, unitOf);
    const { ticket } = boarder;
    const verdict = verdictOf(boarder, unit, now.getTime());
    if (verdict !== 'valid') return { verdict, at: verdict === 'used' ? boarder.usedAt : boarder.endedAt, ticket };
    await tx.query(`update ${named.table} set used_at = $2 where id = $1`, [named.ticketId, now]);
    return { verdict, at: now, ticket };
  });
}

/** How many tickets of a run have boarded, and how many have not. */
export async function countBoarded(sql: Sql, runId: string): Promise<{ readonly boarded: number; readonly missing: number }> {
  const [row] = await sql.query<{ boarded: number; missing: number }>(
    `select count(used_at)::int as boarded, (count(*) - count(used_at))::int as missing
     from trip.cart_ticket where run_id = $1 and status = 'issued'`,
    [runId],
  );
  return row ?? { boarded: 0, missing: 0 };
}
