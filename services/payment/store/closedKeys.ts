import type { Database, Sql } from '../../shared/db.ts';

/** Nobody else closes the key, nor begins a payment with it, until the transaction is over. */
function lock(tx: Sql, key: string): Promise<unknown> {
  // Two spellings of a uuid are one key.
  return tx.query("select pg_advisory_xact_lock(hashtextextended('payment key ' || $1::uuid, 0))", [key]);
}

export type ClosedKeys = ReturnType<typeof createClosedKeys>;

/** The keys with which an account begins no payment any more. */
export const createClosedKeys = (db: Database) => ({
  /** Closes a key for accounts. A payment that began with it before can be read from now on. */
  close(key: string, accounts: readonly string[]): Promise<void> {
    return db.transaction(async (tx) => {
      await lock(tx, key);
      await tx.query(
        `insert into payment.closed_key (idempotency_key, account_id) select $1, unnest($2::text[])
         on conflict (idempotency_key, account_id) do nothing`,
        [key, accounts],
      );
    });
  },

  /** Whether the key is closed for an account. Until the transaction is over, it stays as it is. */
  async isClosed(tx: Sql, key: string, accountId: string): Promise<boolean> {
    await lock(tx, key);
    const rows = await tx.query('select 1 from payment.closed_key where idempotency_key = $1 and account_id = $2', [key, accountId]);
    return rows.length > 0;
  },
});
