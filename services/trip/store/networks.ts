import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Sql } from '../../shared/db.ts';
import { lists, type PackedNetwork } from '../feed/pack.ts';
import { type NetworkSummary, summaryOf } from '../feed/summary.ts';
import type { Network } from '../feed/types.ts';

export interface StoredNetwork {
  readonly network: Network;
  readonly demo: boolean;
}

const readNetworks = new WeakMap<Sql, StoredNetwork>();

/** The active network, or undefined until the first one is loaded. All readers in a process share one, so do not change it. */
export async function activeNetwork(sql: Sql): Promise<StoredNetwork | undefined> {
  const [row] = await sql.query<{ version: string; currency: string; demo: boolean }>(
    'select version, currency, demo from trip.network where active',
  );
  if (row === undefined) return undefined;
  const { version, currency, demo } = row;
  const known = readNetworks.get(sql);
  if (known?.network.version === version && known.demo === demo) return known;
  const items: Record<string, unknown[]> = Object.fromEntries(lists.map((list) => [list, []]));
  for (const list of lists) {
    for (let number = 0; ; number += 1) {
      const [part] = await sql.query<{ items: string }>(
        'select items from trip.network_part where version = $1 and list = $2 and number = $3',
        [version, list, number],
      );
      if (part === undefined) break;
      const read: unknown[] = JSON.parse(part.items);
      items[list]?.push(...read);
      await turn();
    }
  }
  // Another process may have activated and deleted meanwhile.
  if ((await activeVersion(sql)) !== version) return activeNetwork(sql);
  // `activateNetwork` wrote every list of a network.
  const stored = { network: { version, currency, ...items } as unknown as Network, demo };
  readNetworks.set(sql, stored);
  return stored;
}

/** Version of the active network. */
export async function activeVersion(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query<{ version: string }>('select version from trip.network where active');
  return row?.version;
}

/** What the start says about the active network, without reading it. */
export async function activeSummary(
  sql: Sql,
): Promise<(NetworkSummary & { readonly version: string; readonly demo: boolean }) | undefined> {
  const [row] = await sql.query<{ version: string; demo: boolean; summary: NetworkSummary | null }>(
    'select version, demo, summary from trip.network where active',
  );
  if (row === undefined) return undefined;
  const { version, demo } = row;
  if (row.summary !== null) return { ...row.summary, version, demo };
  // A network that was stored before the summaries is read once.
  const stored = await activeNetwork(sql);
  return stored && { ...summaryOf(stored.network), version, demo };
}

/** Activates a network in one transaction; after a failure the one before stays. */
export function activateNetwork(
  db: Database,
  { version, currency, summary, parts }: PackedNetwork,
  { demo, now }: { readonly demo: boolean; readonly now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('trip.network'))");
    await tx.query('delete from trip.network');
    await tx.query('insert into trip.network (version, currency, demo, active, loaded_at, summary) values ($1, $2, $3, true, $4, $5)', [
      version,
      currency,
      demo,
      now,
      summary,
    ]);
    for (const { list, items } of parts) {
      for (const [number, text] of items.entries()) {
        await tx.query('insert into trip.network_part (version, list, number, items) values ($1, $2, $3, $4)', [
          version,
          list,
          number,
          text,
        ]);
        await turn();
      }
    }
  });
}
