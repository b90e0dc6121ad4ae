import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { networkOf } from '../../shared/network.ts';
import { dayMs } from '../domain/otp.ts';
import { tokenHash } from '../domain/secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hashed id of the browser. */
    device: string;
  }
}

/** The sender of a request, whom limits count. */
export interface Requester {
  readonly device: string;
  /** The network of its address. */
  readonly address: string;
}

export const requesterOf = (request: FastifyRequest): Requester => ({ device: request.device, address: networkOf(request.ip) });

/** Browsers keep a cookie for 400 days at most. */
const lifeDays = 400;

export type Devices = ReturnType<typeof createDevices>;

/**
 * A browser has a random id in a cookie that no script can read. A sign-in makes it a known device of the account. The id gives no access:
 * it only separates the limits of an owner from those of strangers. Only its hash is stored.
 */
export function createDevices(clock: Clock, { secure }: { secure: boolean }) {
  // With the prefix, no other host of the domain can set the cookie.
  const name = secure ? '__Host-device' : 'device';
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{32})(?:;|$)`);
  const attributes = `Path=/; Max-Age=${lifeDays * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  return {
    /** Reads the device of each request, and gives the cookie to a browser that has none when it sends something. */
    attach(app: FastifyInstance): void {
      app.decorateRequest('device', '');
      app.addHook('onRequest', async (request, reply) => {
        const given = pattern.exec(request.headers.cookie ?? '')?.[1];
        const id = given ?? randomBytes(24).toString('base64url');
        request.device = tokenHash(id);
        if (given === undefined && request.method === 'POST') reply.header('set-cookie', `${name}=${id}; ${attributes}`);
      });
    },

    /** The accounts that were signed in to on a device. */
    async accountsOn(sql: Sql, device: string): Promise<ReadonlySet<string>> {
      const rows = await sql.query<{ account_id: string }>('select account_id from identity.known_device where device = $1', [device]);
      return new Set(rows.map((row) => row.account_id));
    },

    /** Stores a sign-in of the account on the device. */
    async remember(sql: Sql, device: string, accountId: string): Promise<void> {
      await sql.query(
        `insert into identity.known_device (device, account_id, seen_at) values ($1, $2, $3)
         on conflict (device, account_id) do update set seen_at = excluded.seen_at, signed_out_at = null`,
        [device, accountId, clock.date()],
      );
    },

    /** Stores that an account was signed out of on the device. */
    async signOut(sql: Sql, device: string, accountId: string): Promise<void> {
      await sql.query('update identity.known_device set signed_out_at = $3 where device = $1 and account_id = $2', [
        device,
        accountId,
        clock.date(),
      ]);
    },

    /** Whether the last that happened on the device was a sign-out. */
    async isSignedOut(sql: Sql, device: string): Promise<boolean> {
      const [latest] = await sql.query<{ signed_out_at: Date | null }>(
        'select signed_out_at from identity.known_device where device = $1 order by greatest(seen_at, signed_out_at) desc limit 1',
        [device],
      );
      return latest !== undefined && latest.signed_out_at !== null;
    },

    /** Deletes the devices whose cookie is gone. */
    async forget(sql: Sql): Promise<void> {
      await sql.query('delete from identity.known_device where seen_at < $1', [new Date(clock.machineNow() - lifeDays * dayMs)]);
    },
  };
}
