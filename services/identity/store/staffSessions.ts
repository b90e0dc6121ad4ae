import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types/identity.ts';
import { writeAct } from '../../shared/acts.ts';
import { staffAudience } from '../../shared/auth.ts';
import type { Sql } from '../../shared/db.ts';
import { accessLifeMs } from '../../shared/endedSessions.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { StaffMember } from '../../shared/staffMember.ts';
import { signAccessToken } from '../domain/accessToken.ts';
import { successorOf, tokenHash } from '../domain/secret.ts';
import { staffIdleMs, staffSessionLifeMs } from '../domain/staff.ts';
import type { StoreContext } from './context.ts';
import { type Person } from './staff.ts';

export type StaffSession = components['schemas']['StaffSession'];

interface SessionRow extends Pick<Person, 'name' | 'email' | 'roles'>, Record<string, unknown> {
  staff_id: string;
  expires_at: Date;
}

type Way = 'passkey' | 'password';

// Sessions of the office. The token in the cookie is derived from the id of its session and the secret of the service, so that a lost answer
// can be repeated, and the table stores its hash.

/** The token in the cookie of a session. */
export const sessionTokenOf = ({ secret }: Pick<StoreContext, 'secret'>, id: string): string => successorOf(`staff:${id}`, secret);

/** Opens a session of a person on a device, and returns its id. */
export async function openStaffSession(
  context: StoreContext,
  tx: Sql,
  person: Pick<Person, 'id'>,
  device: string,
  id: string = randomUUID(),
): Promise<string> {
  const now = context.clock.now();
  await tx.query(
    `insert into identity.staff_session (id, staff_id, token_hash, device, opened_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [id, person.id, tokenHash(sessionTokenOf(context, id)), device, new Date(now), new Date(now + staffSessionLifeMs)],
  );
  await tx.query('update identity.staff set seen_at = $2 where id = $1', [person.id, new Date(now)]);
  return id;
}

/** Opens a session of a person who signed in, with its act. */
export async function signPersonIn(
  context: StoreContext,
  tx: Sql,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { device, way }: { readonly device: string; readonly way: Way },
): Promise<string> {
  const session = await openStaffSession(context, tx, { id }, device);
  await writeAct(tx, context.clock, { id, name, session }, { act: 'signInStaff', about: [id], label: name, reason: null, detail: { way } });
  return session;
}

/** Whether a person signed in on a device, within 30 days or so after its last session. */
export async function hasSignedInOn(sql: Sql, personId: string, device: string): Promise<boolean> {
  const rows = await sql.query('select 1 from identity.staff_session where staff_id = $1 and device = $2 limit 1', [personId, device]);
  return rows.length > 0;
}

/** A new access token of a session. It ends with the session at the latest. Throws 401 `session-expired`. */
export async function staffSessionOf({ db, clock, keys }: StoreContext, id: string): Promise<StaffSession> {
  const [row] = await db.query<SessionRow>(
    `select s.staff_id, s.expires_at, p.name, p.email, p.roles from identity.staff_session s join identity.staff p on p.id = s.staff_id
     where s.id::text = $1 and s.ended_at is null and p.ended_at is null and s.expires_at > $2`,
    [id, clock.date()],
  );
  if (!row) throw unauthorized('session-expired');
  const { staff_id: person, name, email, roles } = row;
  const iat = Math.floor(clock.now() / 1000);
  const exp = Math.min(iat + accessLifeMs / 1000, Math.floor(row.expires_at.getTime() / 1000));
  const { kid, privateKey } = keys.signing(clock.machineNow());
  const claims = { sub: person, name, roles, sid: id, iat, exp };
  const token = await signAccessToken({ algorithm: keys.algorithm, kid, privateKey }, claims, staffAudience);
  return { token, expiresAt: new Date(exp * 1000).toISOString(), person: { id: person, name, email, roles } };
}

/** Renews the session of a cookie. Throws 401 `session-expired`. */
export async function refreshStaffSession(context: StoreContext, token: string): Promise<StaffSession> {
  const { db, clock } = context;
  const now = clock.now();
  const [row] = await db.query<{ id: string; staff_id: string }>(
    `update identity.staff_session set seen_at = $2
     where token_hash = $1 and ended_at is null and expires_at > $2 and seen_at > $3 returning id, staff_id`,
    [tokenHash(token), new Date(now), new Date(now - staffIdleMs)],
  );
  if (!row) throw unauthorized('session-expired');
  await db.query('update identity.staff set seen_at = $2 where id = $1', [row.staff_id, new Date(now)]);
  return staffSessionOf(context, row.id);
}

/** Ends the session of an access token, with its other tokens. */
export async function endStaffSession({ db, clock, endedSessions }: StoreContext, { session }: StaffMember): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('update identity.staff_session set ended_at = coalesce(ended_at, $2) where id::text = $1', [session, clock.date()]);
    await endedSessions.add(tx, session);
  });
}
