import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Sql } from '../../shared/db.ts';
import { type NetworkSummary, summaryOf } from '../feed/summary.ts';
import type { Network } from '../feed/types.ts';

export interface StoredNetwork {
  readonly network: Network;
  readonly demo: boolean;
}

/** The lists of a network, in the order in which they are stored. */
const lists = [
  'brands',
  'classes',
  'places',
  'terminals',
  'routes',
  'patterns',
  'profiles',
  'trips',
  'calendars',
  'fares',
  'quotas',
  'shapes',
] as const satisfies readonly (keyof Network)[];

/** Most characters of a part, so that neither a read nor a write of a large network holds up other requests. */
const partLength = 128 * 1024;

/** The JSON arrays that contain a list together. */
function* partsOf(items: readonly unknown[]): Generator<string> {
  let part: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    if (length + text.length > partLength && part.length > 0) {
      yield `[${part.join()}]`;
      [part, length] = [[], 0];
    }
    part.push(text);
    length += text.length;
  }
  if (part.length > 0) yield `[${part.join()}]`;
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
export async function activeSummary(sql: Sql): Promise<(NetworkSummary & { readonly version: string; readonly demo: boolean }) | undefined> {
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
export function activateNetwork(db: Database, { network, demo }: StoredNetwork, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('trip.network'))");
    await tx.query('delete from trip.network');
    await tx.query('insert into trip.network (version, currency, demo, active, loaded_at, summary) values ($1, $2, $3, true, $4, $5)', [
      network.version,
      network.currency,
      demo,
      now,
      summaryOf(network),
    ]);
    for (const list of lists) {
      let number = 0;
      for (const items of partsOf(network[list])) {
        await tx.query('insert into trip.network_part (version, list, number, items) values ($1, $2, $3, $4)', [
          network.version,
          list,
          number,
          items,
        ]);
        number += 1;
        await turn();
      }
    }
  });
}
