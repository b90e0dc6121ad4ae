import type { Sql } from '../../shared/db.ts';
import type { SoldSeat } from '../domain/demoSeats.ts';
import { type BatchedAsk, batchByKey } from '../../shared/batchByKey.ts';
import type { CartClaim, Claim, ClaimKind, Legs, OwnClaim } from '../domain/claim.ts';

/** The identity of a request: its key, the hash of its content, and its time. */
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
  | { readonly outcome: 'address-limit' }
  | { readonly outcome: 'claimed-before'; readonly seats: readonly number[] }
  | { readonly outcome: 'key-reused' };

const range = ({ from, to }: Legs): string => `[${from},${to})`;

/** Holder of the presold seats of a demo. */
const demoHolder = 'demo';

/**
 * Creates the row of a run with its presold claims when it is missing. It is safe on many processes, because one transaction inserts the
 * row and the claims.
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
type Limited = {
  /** Most seats of one holder. */
  limit: number;
  /** Network address of the request. */
  address: string;
  /** Seats of the bus, and the share of the free ones that one address may select. */
  places: number;
  share: number;
  expiresAt: Date;
};
type ChangeRequest = Once & Omit<Change, 'legs'> & { legs: string } & (({ verb: 'select' } & Limited) | { verb: 'unselect' });

/** The queue in which the selections and releases of a run wait for each other. */
export type ClaimLine = BatchedAsk<ChangeRequest, RawSelection | RawUnselection>;

/** Maximum of changes of a run in one transaction. */
const batch = 64;

/** The queue of this process. Other processes have their own; the row of the run serialises them. */
export function claimLine(sql: Sql): ClaimLine {
  return batchByKey(async (runId, requests) => {
    const rows = await sql.query<{ answer: RawSelection | RawUnselection }>(
      'select answer from trip.change_claims($1, $2) as answer',
      [runId, JSON.stringify(requests)],
      'change_claims',
    );
    return rows.map(({ answer }) => answer);
  }, batch);
}

/**
 * Claims seats for a holder, all or none. `machineNow` decides whether claims of others have lapsed; `expiresAt` is the end of a new claim.
 * A lapsed claim is replaced. An own one keeps its end. `claimed-before` names seats that the holder selected for longer than one selection
 * in the last hour, without a cart. The same key gets the first answer again.
 */
export async function selectSeats(
  line: ClaimLine,
  { runId, legs, ...ask }: Change & Limited & { runId: string },
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

/**
 * Releases selected seats. Returns the released seats and the holder's other seats on the run. The same key gets the first answer again.
 */
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

/**
 * Live claims of a run that touch the legs, with the version of the run. One statement reads both, so they are consistent. `opened` is true
 * when the run has its row.
 */
export async function claimsOver(sql: Sql, runId: string, legs: Legs, machineNow: Date): Promise<Snapshot & { readonly opened: boolean }> {
  const rows = await sql.query<Partial<Claim> & { runVersion: number }>(
    `select run.version as "runVersion", c.* from trip.run
     left join lateral (
       select ${columns} from trip.claim where run_id = run.id and legs && $2::int4range and (expires_at is null or expires_at > $3)
     ) c on true
     where run.id = $1`,
    [runId, range(legs), machineNow],
  );
  return {
    opened: rows.length > 0,
    version: rows[0]?.runVersion ?? 0,
    claims: rows.filter((row): row is Claim & { runVersion: number } => row.seat != null),
  };
}

/** Live claims of a holder on a run, of every kind and leg. `now` is the holder's own time. */
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

/** Number of taken seats of each run over its legs; runs without a row are missing. */
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

/** Locks the rows of runs in one fixed order, so that changes of several runs cannot deadlock. */
export async function lockRuns(tx: Sql, runIds: Iterable<string>): Promise<void> {
  for (const runId of [...new Set(runIds)].toSorted()) await tx.query('select trip.lock_run($1)', [runId]);
}

/** Deletes lapsed claims of others that touch the seats, with their events. The run must be locked. */
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

/** All claims on these seats that touch the legs. The run must be locked. */
export function claimsOnSeats(tx: Sql, runId: string, seats: readonly number[], legs: Legs): Promise<Claim[]> {
  return tx.query<Claim & Record<string, unknown>>(
    `select ${columns} from trip.claim where run_id = $1 and seat = any ($2) and legs && $3::int4range`,
    [runId, seats, range(legs)],
  );
}

/**
 * Inserts or updates an own claim and writes the event. The run must be locked and the seat free of others. Own claims over other legs of
 * the same seat are deleted.
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
    /** Network address of a selection, and of a cart of a guest who proved nothing. */
    address?: string;
  },
): Promise<number> {
  const [row] = await tx.query<{ version: number }>('select trip.put_claim($1, $2, $3, $4, $5, $6, $7, $8, $9) as version', [
    claim.runId,
    claim.seat,
    range(claim.legs),
    claim.kind,
    claim.holder,
    claim.cartId,
    claim.expiresAt,
    claim.machineNow,
    claim.address ?? null,
  ]);
  if (row === undefined) throw new Error('put_claim gave no answer');
  return row.version;
}

/** Claims of carts. */
export function claimsOfCarts(sql: Sql, cartIds: readonly string[]): Promise<CartClaim[]> {
  return sql.query<CartClaim & Record<string, unknown>>(
    `select run_id as "runId", ${columns} from trip.claim where cart_id = any ($1) order by run_id, seat`,
    [cartIds],
  );
}

export const claimsOfCart = (sql: Sql, cartId: string): Promise<CartClaim[]> => claimsOfCarts(sql, [cartId]);

/** Deletes the held claims of a cart, with events of the given type. Its runs must be locked. */
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

/** Releases the seat of one ticket, which is held or, for a changed ticket, sold. Its run must be locked. */
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

/** Ends the selections of a seat that are in no cart, of every holder and leg. Its run must be locked. */
export async function dropSelections(
  tx: Sql,
  { runId, seat, machineNow }: { runId: string; seat: number; machineNow: Date },
): Promise<void> {
  await tx.query(
    `with gone as (delete from trip.claim where run_id = $1 and seat = $2 and kind = 'selected' returning seat, legs, kind, holder)
     select trip.log_event($1, 'seat:unselected', seat, legs, kind, holder, null, $3) from gone`,
    [runId, seat, machineNow],
  );
}

/** Moves the end of all held claims of a cart without an event, because the seats stay taken. */
export async function moveCartExpiry(tx: Sql, cartId: string, expiresAt: Date): Promise<void> {
  await tx.query(`update trip.claim set expires_at = $2 where cart_id = $1 and kind = 'blocked'`, [cartId, expiresAt]);
}

/** Runs with lapsed selections. */
export async function runsWithLapsedSelections(sql: Sql, machineNow: Date, limit: number): Promise<readonly string[]> {
  const rows = await sql.query<{ run_id: string }>(
    `select distinct run_id from trip.claim where kind = 'selected' and expires_at <= $1 limit $2`,
    [machineNow, limit],
  );
  return rows.map((row) => row.run_id);
}

/** Forgets how long seats were held whose last selection ended more than an hour ago. */
export async function forgetHeld(sql: Sql): Promise<void> {
  await sql.query("delete from trip.held_seat where ended_at < clock_timestamp() - interval '1 hour'");
}

/** Ends the lapsed selections of a run. */
export async function expireSelections(sql: Sql, runId: string, machineNow: Date): Promise<number> {
  const [row] = await sql.query<{ ended: number }>('select trip.expire_selections($1, $2) as ended', [runId, machineNow]);
  return row?.ended ?? 0;
}
