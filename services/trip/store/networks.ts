import type { Database, Sql } from '../../shared/db.ts';
import type { Network } from '../feed/types.ts';

export interface StoredNetwork {
  readonly network: Network;
  readonly demo: boolean;
}

/** The active network, or undefined until the first one is loaded. */
export async function activeNetwork(sql: Sql): Promise<StoredNetwork | undefined> {
  const [row] = await sql.query<{ body: string; demo: boolean }>('select body, demo from trip.network where active');
  if (row === undefined) return undefined;
  const network: Network = JSON.parse(row.body);
  return { network, demo: row.demo };
}

/** Version of the active network. */
export async function activeVersion(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query<{ version: string }>('select version from trip.network where active');
  return row?.version;
}

/** Activates a network in one transaction; after a failure the one before stays. */
export function activateNetwork(db: Database, { network, demo }: StoredNetwork, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('trip.network'))");
    await tx.query('update trip.network set active = false where active');
    await tx.query(
      `insert into trip.network (version, body, demo, active, loaded_at) values ($1, $2, $3, true, $4)
       on conflict (version) do update set body = excluded.body, demo = excluded.demo, active = true, loaded_at = excluded.loaded_at`,
      [network.version, JSON.stringify(network), demo, now],
    );
    await tx.query('delete from trip.network where not active');
  });
}
