import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';

type Preferences = components['schemas']['PreferencesAnswer']['data']['data'];

interface Row extends Record<string, unknown> {
  data: { services: string[]; enabled: boolean };
}

/** Insurance and its paired service are set together. (CONST-015) */
const paired = ['64', '65'] as const;

/** The preferences of an account; the default is no services and off. (API-051) */
export async function readPreferences(sql: Sql, accountId: string): Promise<Preferences> {
  const [row] = await sql.query<Row>('select data from identity.preference where account_id = $1', [accountId]);
  return { id: `pr_${accountId}`, preferences: { services: row?.data.services ?? [] }, enabled: row?.data.enabled ?? false };
}

export async function writePreferences(sql: Sql, accountId: string, services: readonly string[], enabled: boolean): Promise<void> {
  const withPair = paired.some((id) => services.includes(id)) ? [...new Set([...services, ...paired])] : services;
  await sql.query(
    'insert into identity.preference (account_id, data) values ($1, $2) on conflict (account_id) do update set data = excluded.data',
    [accountId, JSON.stringify({ services: withPair, enabled })],
  );
}
