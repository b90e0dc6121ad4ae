import type { Sql } from './db.ts';

/** Stores the shop's own zone, which the network of trips knows, for the services without one. (decision 7) */
export async function storeShopTimeZone(sql: Sql, timeZone: string): Promise<void> {
  await sql.query(
    `insert into platform.setting (name, value) values ('shop-time-zone', $1)
     on conflict (name) do update set value = excluded.value where setting.value <> excluded.value`,
    [timeZone],
  );
}

/** The shop's own zone; UTC before a network was loaded. */
export async function readShopTimeZone(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ value: string }>("select value from platform.setting where name = 'shop-time-zone'");
  return row?.value ?? 'UTC';
}
