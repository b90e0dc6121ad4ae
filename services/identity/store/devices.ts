import type { Sql } from '../../shared/db.ts';
import { dayMs } from '../domain/otp.ts';
import { deviceLifeDays } from '../domain/requester.ts';
import type { StoreContext } from './context.ts';

/** The accounts that were signed in to on a device. */
export async function accountsOn(sql: Sql, device: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ account_id: string }>('select account_id from identity.known_device where device = $1', [device]);
  return new Set(rows.map((row) => row.account_id));
}

/** Stores a sign-in of the account on the device. */
export async function rememberDevice({ db, clock }: StoreContext, device: string, accountId: string): Promise<void> {
  await db.query(
    `insert into identity.known_device (device, account_id, seen_at) values ($1, $2, $3)
     on conflict (device, account_id) do update set seen_at = excluded.seen_at, signed_out_at = null`,
    [device, accountId, clock.date()],
  );
}

/** Stores that an account was signed out of on the device. */
export async function signOutDevice({ db, clock }: StoreContext, device: string, accountId: string): Promise<void> {
  await db.query('update identity.known_device set signed_out_at = $3 where device = $1 and account_id = $2', [
    device,
    accountId,
    clock.date(),
  ]);
}

/** Whether the last that happened on the device was a sign-out. */
export async function isSignedOut(sql: Sql, device: string): Promise<boolean> {
  const [latest] = await sql.query<{ signed_out_at: Date | null }>(
    'select signed_out_at from identity.known_device where device = $1 order by greatest(seen_at, signed_out_at) desc limit 1',
    [device],
  );
  return latest !== undefined && latest.signed_out_at !== null;
}

/** Deletes the devices whose cookie is gone. */
export async function forgetDevices({ db, clock }: StoreContext): Promise<void> {
  await db.query('delete from identity.known_device where seen_at < $1', [new Date(clock.machineNow() - deviceLifeDays * dayMs)]);
}
