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
  /** Why, in the words of the person. Null where nobody asks. */
  readonly reason: string | null;
  /** What the act was given and what it found; no personal data. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes an act, in the transaction that carries it out. `at` is an instant of the machine. */
export async function writeAct(
  tx: Sql,
  { id, name, session }: Pick<StaffMember, 'id' | 'name' | 'session'>,
  { act, about, label, reason, detail = {} }: Act,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into platform.act (made_at, staff_id, staff_name, session, act, about, label, reason, detail)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [at, id, name, session, act, about, label, reason, detail],
  );
}
