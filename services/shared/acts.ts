import type { Clock } from './clock.ts';
import type { Sql } from './db.ts';
import type { StaffMember } from './staffMember.ts';

/** What a person of the company did, and to what. */
export interface Act {
  /** The operationId of the document, or the name of the act within it. */
  readonly act: string;
  /** Ids of everything that it touched: order, payment, ticket, departure, person. A search finds the act by each. */
  readonly about: readonly string[];
  /** What people call the thing: a folio, a ticket, a departure. */
  readonly label: string | null;
  /** Why, in the words of the person; stored without the spaces around it. Null where nobody asks. */
  readonly reason: string | null;
  /** What the act was given and what it found; no personal data. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** The idempotency key of a request that does not find its own earlier result. */
  readonly key?: string;
}

/**
 * Writes an act, in the transaction that carries it out. False for a request that already did it: its answer was lost, so the caller does
 * nothing again.
 */
export async function writeAct(
  tx: Sql,
  { machineNow }: Pick<Clock, 'machineNow'>,
  { id, name, session }: Pick<StaffMember, 'id' | 'name' | 'session'>,
  { act, about, label, reason, detail = {}, key }: Act,
): Promise<boolean> {
  const written = await tx.query(
    `insert into platform.act (made_at, staff_id, staff_name, session, act, about, label, reason, detail, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (request_key, act) where request_key is not null do nothing returning id`,
    [new Date(machineNow()), id, name, session, act, about, label, reason?.trim() ?? null, detail, key ?? null],
  );
  return written.length > 0;
}

/** Whether a request with this idempotency key did this act. */
export async function hasActed(sql: Sql, key: string, act: string): Promise<boolean> {
  return (await sql.query('select 1 from platform.act where request_key = $1 and act = $2', [key, act])).length > 0;
}
