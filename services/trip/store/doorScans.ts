import type { Database, Sql } from '../../shared/db.ts';
import { wholeName } from '../../shared/names.ts';
import { verdictOf } from '../domain/boarding.ts';
import { outcomesOf, type ScanOutcome, type ScanRefusal, type StoredScan } from '../domain/doorScans.ts';
import { type LockedBoarder, lockBoarder, type Named, nameOf } from './boarding.ts';

/** A scan that a device reports. */
export interface ReportedScan {
  readonly id: string;
  readonly runId: string;
  /** The text of the code, or the id of the ticket. */
  readonly said: { readonly code: string } | { readonly ticketId: string };
  /** In the time of the service. */
  readonly at: Date;
}

export interface ScanWorld {
  readonly deviceId: string;
  /** Checks the signature of a scanned code. */
  readonly secret: string;
  /** The bus of a run, and the milliseconds of its departure, as the network knows them now. */
  readonly departureOf: (runId: string) => { readonly unit: string; readonly departs: number } | undefined;
  readonly machineNow: Date;
}

/** The ticket of an id, of either platform. */
async function nameOfTicket(sql: Sql, id: string): Promise<Named | undefined> {
  const [row] = await sql.query<{ table: Named['table']; folio: string }>(
    `select 'trip.cart_ticket' as "table", item_id as folio from trip.cart_ticket where id = $1 and item_id is not null
     union all select 'trip.older_ticket', ikey from trip.older_ticket where id = $1 and ikey <> ''`,
    [id],
  );
  return row && { ...row, ticketId: id, codeEnded: null };
}

const refusals = { cancelled: 'cancelled', replaced: 'replaced', unpaid: 'not-paid' } as const;

/** Why a ticket does not board a run, whoever scanned it before; null when it does. */
function refusalOf(boarder: LockedBoarder, { runId }: ReportedScan, { departureOf }: ScanWorld): ScanRefusal | null {
  if (boarder.state !== 'live') return refusals[boarder.state];
  if (boarder.runId !== null) return boarder.runId === runId ? null : 'other-departure';
  const run = departureOf(runId);
  const isHere = run !== undefined && verdictOf({ ...boarder, usedAt: null }, run.unit, run.departs) === 'valid';
  return isHere ? null : 'other-departure';
}

/** Stores a scan, once. The earliest of a ticket is when it was used. The locks order it with a cancellation, a change and a new name. */
function storeScan(db: Database, scan: ReportedScan, world: ScanWorld): Promise<void> {
  const { deviceId, secret, machineNow, departureOf } = world;
  const { id, runId, said, at } = scan;
  return db.transaction(async (tx) => {
    const known = await tx.query('select 1 from trip.door_scan where device_id = $1 and id = $2', [deviceId, id]);
    if (known.length > 0) return;
    const named = await ('code' in said ? nameOf(tx, said.code, secret) : nameOfTicket(tx, said.ticketId));
    const boarder = named && (await lockBoarder(tx, named, (run) => departureOf(run)?.unit));
    const refusal = boarder === undefined ? 'unknown' : refusalOf(boarder, scan, world);
    const stored = await tx.query(
      `insert into trip.door_scan (device_id, id, run_id, ticket_id, scanned_at, received_at, refusal)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      [deviceId, id, runId, named?.ticketId ?? null, at, machineNow, refusal],
    );
    if (stored.length === 0 || named === undefined || refusal !== null) return;
    await tx.query(`update ${named.table} set used_at = least(used_at, $2) where id = $1`, [named.ticketId, at]);
  });
}

/** What a scan found, as of now. */
export interface ScanResult {
  readonly id: string;
  readonly outcome: ScanOutcome;
  readonly ticketId: string | null;
  readonly firstScannedAt: Date | null;
  readonly seat: string | null;
  readonly name: string | null;
}

interface ScannedTicket {
  readonly id: string;
  readonly usedAt: Date | null;
  readonly seat: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The tickets of scans, of both platforms, by id. */
async function scannedTickets(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, ScannedTicket>> {
  const rows = await sql.query<ScannedTicket & Record<string, unknown>>(
    `select id, used_at as "usedAt", coalesce(nullif(body ->> 'seat', ''), seat::text) as seat,
       body ->> 'firstName' as "firstName", body ->> 'lastName' as "lastName"
     from trip.cart_ticket where id = any ($1)
     union all
     select id, used_at, ticket ->> 'numasiento', ticket ->> 'nombre', ticket ->> 'apellidos' from trip.older_ticket where id = any ($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What these scans of a device found, by their ids, among all scans of their tickets. */
async function resultsOf(sql: Sql, deviceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ScanResult>> {
  const scans = await sql.query<StoredScan & Record<string, unknown>>(
    `select device_id as "deviceId", id, ticket_id as "ticketId", scanned_at as at, refusal from trip.door_scan
     where (device_id = $1 and id = any ($2))
        or ticket_id in (select ticket_id from trip.door_scan where device_id = $1 and id = any ($2))`,
    [deviceId, ids],
  );
  const tickets = await scannedTickets(
    sql,
    scans.flatMap(({ ticketId }) => ticketId ?? []),
  );
  const outcomes = outcomesOf(scans, new Map([...tickets].map(([id, { usedAt }]) => [id, usedAt])));
  const own = scans.filter((scan) => scan.deviceId === deviceId);
  return new Map(
    own.map((scan) => {
      const ticket = tickets.get(scan.ticketId ?? '');
      return [
        scan.id,
        {
          id: scan.id,
          outcome: outcomes.get(scan) ?? 'unknown',
          ticketId: scan.ticketId,
          firstScannedAt: ticket?.usedAt ?? null,
          seat: ticket?.seat ?? null,
          name: ticket === undefined ? null : wholeName(ticket),
        },
      ];
    }),
  );
}

/** Stores the scans of a device, each once, and tells what they found when all of them are stored; in their order. */
export async function reportScans(db: Database, scans: readonly ReportedScan[], world: ScanWorld): Promise<readonly ScanResult[]> {
  for (const scan of scans) await storeScan(db, scan, world);
  const results = await resultsOf(
    db,
    world.deviceId,
    scans.map(({ id }) => id),
  );
  return scans.map(({ id }) => {
    const result = results.get(id);
    if (result === undefined) throw new Error(`scan ${id} was not stored`);
    return result;
  });
}
