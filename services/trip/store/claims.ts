import type { Sql } from '../../shared/db.ts';
import type { SoldSeat } from '../domain/demoSeats.ts';
import { type AskTogether, together } from './together.ts';

export type ClaimKind = 'selected' | 'blocked' | 'sold';

/** A claim of a run. `legs` is `[from, to)`. */
export interface Claim {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly kind: ClaimKind;
  readonly holder: string;
  readonly cartId: string | null;
  readonly expiresAt: Date | null;
  readonly version: number;
}

export type OwnClaim = Omit<Claim, 'holder'>;

/** Where an answer comes from: the key of the request, the hash of what it asks, and when. */
export interface Once {
  readonly key: string;
  readonly hash: string;
  readonly at: Date;
}

interface Stored {
  /** When the first try was answered. */
  readonly at: Date;
  readonly replayed: boolean;
}

export type Selection =
  | ({ readonly outcome: 'claimed'; readonly version: number; readonly claims: readonly OwnClaim[] } & Stored)
  | { readonly outcome: 'taken'; readonly version: number; readonly lost: readonly number[] }
  | { readonly outcome: 'limit' }
  | { readonly outcome: 'key-reused' };

export interface Legs {
  readonly from: number;
  readonly to: number;
}

const range = ({ from, to }: Legs): string => `[${from},${to})`;

/** The owner of the seats that a demo sells before the shop opens. */
const demoHolder = 'demo';

/**
 * Makes the row of a run when it is not there yet, with the seats others bought before. Safe on many processes at once:
 * who makes the row makes the claims, in one transaction.
 */
export async function openRun(sql: Sql, runId: string, sold: readonly SoldSeat[]): Promise<void> {
  await sql.query(
    `with opened as (insert into trip.run (id) values ($1) on conflict (id) do nothing returning id)
     insert into trip.claim (run_id, seat, legs, kind, holder, version)
     select opened.id, given.seat, int4range(given.leg_from, given.leg_to), 'sold', $5, 0
     from opened, unnest($2::int[], $3::int[], $4::int[]) as given (seat, leg_from, leg_to)`,
    [runId, sold.map(({ seat }) => seat), sold.map(({ legFrom }) => legFrom), sold.map(({ legTo }) => legTo), demoHolder],
  );
}

type RawClaim = Omit<OwnClaim, 'expiresAt'> & { expiresAt: string | null };
type RawStored = { at: string; replayed?: boolean };
type RawSelection = Exclude<Selection, { outcome: 'claimed' }> | ({ outcome: 'claimed'; version: number; claims: RawClaim[] } & RawStored);
type RawUnselection = { released: number[]; version: number; claims: RawClaim[] } & RawStored;

const toClaim = (raw: RawClaim): OwnClaim => ({ ...raw, expiresAt: raw.expiresAt === null ? null : new Date(raw.expiresAt) });
const toStored = ({ at, replayed }: RawStored): Stored => ({ at: new Date(at), replayed: replayed ?? false });

type Change = { seats: readonly number[]; legs: Legs; holder: string; machineNow: Date };
type ChangeRequest = Once &
  Omit<Change, 'legs'> & { legs: string } & ({ verb: 'select'; limit: number; expiresAt: Date } | { verb: 'unselect' });

/** The one line in which the selections and releases of a run wait for each other. */
export type ClaimLine = AskTogether<ChangeRequest, RawSelection | RawUnselection>;

/** How many changes of a run are one transaction at most. */
const batch = 64;

/** The line of this process; other processes have theirs, and the row of the run stands between them. */
export function claimLine(sql: Sql): ClaimLine {
  return together(async (runId, requests) => {
    const rows = await sql.query<{ answer: RawSelection | RawUnselection }>('select answer from trip.change_claims($1, $2) as answer', [
      runId,
      JSON.stringify(requests),
    ]);
    return rows.map(({ answer }) => answer);
  }, batch);
}

/**
 * Claims seats for a holder, all or none. `machineNow` judges what others hold, `expiresAt` is the new end.
 * A lapsed claim is taken over; an own one is renewed; a blocked own one stays as it is. The same key gets the first answer again.
 */
export async function selectSeats(
  line: ClaimLine,
  { runId, legs, ...ask }: Change & { runId: string; limit: number; expiresAt: Date },
  once: Once,
): Promise<Selection> {
  const answer = await line(runId, { verb: 'select', ...ask, ...once, legs: range(legs) });
  if ('released' in answer) throw new Error('a selection was answered like a release');
  return answer.outcome === 'claimed' ? { ...answer, ...toStored(answer), claims: answer.claims.map(toClaim) } : answer;
}

export type Unselection =
  | ({
      readonly outcome: 'released';
      readonly released: readonly number[];
      readonly version: number;
      readonly claims: readonly OwnClaim[];
    } & Stored)
  | { readonly outcome: 'key-reused' };

/** Gives selected seats back. Tells which were given back and what the holder still has on the run; the same key gets the first answer again. */
export async function unselectSeats(
  line: ClaimLine,
  { runId, legs, ...ask }: Change & { runId: string },
  once: Once,
): Promise<Unselection> {
  const answer = await line(runId, { verb: 'unselect', ...ask, ...once, legs: range(legs) });
  if ('released' in answer) return { ...answer, ...toStored(answer), outcome: 'released', claims: answer.claims.map(toClaim) };
  if (answer.outcome === 'key-reused') return { outcome: 'key-reused' };
  throw new Error('a release was answered like a selection');
}

const columns = `seat, lower(legs) as "from", upper(legs) as "to", kind, holder, cart_id as "cartId", expires_at as "expiresAt", version`;

interface Snapshot {
  readonly version: number;
  readonly claims: readonly Claim[];
}

/** Live claims of a run that touch the legs, with the version they belong to: one statement, one snapshot. */
export async function claimsOver(sql: Sql, runId: string, legs: Legs, machineNow: Date): Promise<Snapshot> {
  const rows = await sql.query<Partial<Claim> & { runVersion: number }>(
    `select run.version as "runVersion", c.* from trip.run
     left join lateral (
       select ${columns} from trip.claim where run_id = run.id and legs && $2::int4range and (expires_at is null or expires_at > $3)
     ) c on true
     where run.id = $1`,
    [runId, range(legs), machineNow],
  );
  return { version: rows[0]?.runVersion ?? 0, claims: rows.filter((row): row is Claim & { runVersion: number } => row.seat != null) };
}

/** Live claims of a holder on a run, of every kind and legs. `now` is the holder's own time. */
export async function claimsOfHolder(sql: Sql, runId: string, holder: string, now: Date): Promise<Snapshot> {
  const rows = await sql.query<Partial<Claim> & { runVersion: number }>(
    `select run.version as "runVersion", c.* from trip.run
     left join lateral (
       select ${columns} from trip.claim where run_id = run.id and holder = $2 and (expires_at is null or expires_at > $3) order by seat
     ) c on true
     where run.id = $1`,
    [runId, holder, now],
  );
  return { version: rows[0]?.runVersion ?? 0, claims: rows.filter((row): row is Claim & { runVersion: number } => row.seat != null) };
}

/** How many seats of each asked run are taken over its legs; runs that were never opened are missing. */
export async function takenSeats(
  sql: Sql,
  asked: readonly { readonly runId: string; readonly legs: Legs }[],
  machineNow: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ id: string; taken: number }>(
    `select run.id, count(distinct claim.seat)::int as taken
     from unnest($1::text[], $2::int[], $3::int[]) as asked (run_id, leg_from, leg_to)
     join trip.run on run.id = asked.run_id
     left join trip.claim on claim.run_id = run.id and claim.legs && int4range(asked.leg_from, asked.leg_to)
       and (claim.expires_at is null or claim.expires_at > $4)
     group by run.id`,
    [asked.map(({ runId }) => runId), asked.map(({ legs }) => legs.from), asked.map(({ legs }) => legs.to), machineNow],
  );
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** Takes the rows of runs, in one fixed order, so that changes of several runs never wait for each other in a circle. */
export async function lockRuns(tx: Sql, runIds: Iterable<string>): Promise<void> {
  for (const runId of [...new Set(runIds)].toSorted()) await tx.query('select trip.lock_run($1)', [runId]);
}

/** Removes lapsed claims of others that touch the seats, with their events. The run must be locked. */
export async function clearExpired(
  tx: Sql,
  runId: string,
  seats: readonly number[],
  legs: Legs,
  keep: string,
  machineNow: Date,
): Promise<void> {
  await tx.query('select trip.clear_expired($1, $2, $3, $4, $5)', [runId, seats, range(legs), keep, machineNow]);
}

/** All claims on the given seats that touch the legs. The run must be locked. */
export function claimsOnSeats(tx: Sql, runId: string, seats: readonly number[], legs: Legs): Promise<Claim[]> {
  return tx.query<Claim & Record<string, unknown>>(
    `select ${columns} from trip.claim where run_id = $1 and seat = any ($2) and legs && $3::int4range`,
    [runId, seats, range(legs)],
  );
}

/**
 * Puts an own claim into a new state, making it when it is not there, and writes the event. The run must be locked and the seat
 * free of others. Own claims over other legs of the same seat go.
 */
export async function putClaim(
  tx: Sql,
  claim: {
    runId: string;
    seat: number;
    legs: Legs;
    kind: ClaimKind;
    holder: string;
    cartId: string | null;
    expiresAt: Date | null;
    machineNow: Date;
  },
): Promise<number> {
  const [row] = await tx.query<{ version: number }>('select trip.put_claim($1, $2, $3, $4, $5, $6, $7, $8) as version', [
    claim.runId,
    claim.seat,
    range(claim.legs),
    claim.kind,
    claim.holder,
    claim.cartId,
    claim.expiresAt,
    claim.machineNow,
  ]);
  if (row === undefined) throw new Error('put_claim gave no answer');
  return row.version;
}

export interface CartClaim extends OwnClaim {
  readonly runId: string;
}

/** Claims of a cart. */
export function claimsOfCart(sql: Sql, cartId: string): Promise<CartClaim[]> {
  return sql.query<CartClaim & Record<string, unknown>>(
    `select run_id as "runId", ${columns} from trip.claim where cart_id = $1 order by run_id, seat`,
    [cartId],
  );
}

/** Removes the held claims of a cart with events of the given type. Its runs must be locked. */
export async function dropCartClaims(
  tx: Sql,
  cartId: string,
  type: 'seat:unselected' | 'seat:expired',
  machineNow: Date,
): Promise<readonly { runId: string; seat: number }[]> {
  return tx.query<{ runId: string; seat: number }>(
    `with gone as (delete from trip.claim where cart_id = $1 and kind = 'blocked' returning run_id, seat, legs, kind, holder)
     select run_id as "runId", seat, trip.log_event(run_id, $2, seat, legs, kind, holder, null, $3) from gone`,
    [cartId, type, machineNow],
  );
}

/** Frees the seat of one ticket of a cart, which is held or, for a ticket that was changed, sold. Its run must be locked. */
export async function dropTicketClaim(
  tx: Sql,
  cartId: string,
  { runId, seat, kind, machineNow }: { runId: string; seat: number; kind: 'blocked' | 'sold'; machineNow: Date },
): Promise<void> {
  await tx.query(
    `with gone as (delete from trip.claim where cart_id = $1 and run_id = $2 and seat = $3 and kind = $4 returning seat, legs, kind, holder)
     select trip.log_event($2, 'seat:unselected', seat, legs, kind, holder, null, $5) from gone`,
    [cartId, runId, seat, kind, machineNow],
  );
}

/** Moves the end of all held claims of a cart, in place and without an event: the seats stay taken. */
export async function moveCartExpiry(tx: Sql, cartId: string, expiresAt: Date): Promise<void> {
  await tx.query(`update trip.claim set expires_at = $2 where cart_id = $1 and kind = 'blocked'`, [cartId, expiresAt]);
}

/** Runs with selections that ran out. */
export async function runsWithLapsedSelections(sql: Sql, machineNow: Date, limit: number): Promise<readonly string[]> {
  const rows = await sql.query<{ run_id: string }>(
    `select distinct run_id from trip.claim where kind = 'selected' and expires_at <= $1 limit $2`,
    [machineNow, limit],
  );
  return rows.map((row) => row.run_id);
}

/** Ends the selections of a run that ran out. */
export async function expireSelections(sql: Sql, runId: string, machineNow: Date): Promise<number> {
  const [row] = await sql.query<{ ended: number }>('select trip.expire_selections($1, $2) as ended', [runId, machineNow]);
  return row?.ended ?? 0;
}
