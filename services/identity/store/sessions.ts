import { decodeJwt } from 'jose';
import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';
import { accessLifeMs } from '../../shared/endedSessions.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { signAccessToken } from '../domain/accessToken.ts';
import type { SessionBrowser } from '../domain/browsers.ts';
import { refreshDecision, refreshLifeMs } from '../domain/refresh.ts';
import { successorOf, tokenHash } from '../domain/secret.ts';
import { type Account, accountById } from './accounts.ts';
import type { StoreContext } from './context.ts';

export type Session = components['schemas']['Session'];
export type User = components['schemas']['User'];
export type OpenSession = components['schemas']['OpenSession'];

/** The list of open sessions shows at most as many. */
const shownSessions = 20;

interface RefreshRow extends Record<string, unknown> {
  hash: string;
  family_id: string;
  account_id: string;
  expires_at: Date;
  rotated_at: Date | null;
  revoked_at: Date | null;
}

interface FamilyRow extends Record<string, unknown> {
  id: string;
  browser: string | null;
  system: string | null;
  kind: SessionBrowser['kind'];
  created_at: Date;
  seen_at: Date;
}

// Sessions have short access tokens, which anybody can check, and a family of refresh tokens, of which one is valid at a time. Refresh
// tokens are derived from the secret of the service. A lost answer can therefore be repeated, and the tables store none.

const firstToken = ({ secret }: StoreContext, family: string): string => successorOf(`family:${family}`, secret);

function userOf({ id, email, full_name, nombre, paterno, materno, viaja, phone }: Account, life: Pick<User, 'exp' | 'iat'>): User {
  return { sub: id, email, full_name, nombre, paterno, materno, avatar: null, viaja, zoho: null, phone, ...life };
}

async function render({ clock, keys }: StoreContext, account: Account, family: string, refreshToken: string): Promise<Session> {
  const iat = Math.floor(clock.now() / 1000);
  const exp = iat + accessLifeMs / 1000;
  const user = userOf(account, { exp, iat });
  const { kid, privateKey } = keys.signing(clock.machineNow());
  const claims = { ...user, role: account.kind, verify_guest: account.phone_verified, sid: family };
  const token = await signAccessToken({ algorithm: keys.algorithm, kid, privateKey }, claims);
  return {
    token,
    refresh_token: refreshToken,
    expires_at: new Date(exp * 1000).toISOString(),
    role: account.kind,
    verify_guest: account.phone_verified,
    nombre: account.nombre,
    user,
  };
}

async function storeToken({ clock }: StoreContext, sql: Sql, token: string, family: string): Promise<void> {
  await sql.query('insert into identity.refresh_token (hash, family_id, expires_at) values ($1, $2, $3) on conflict do nothing', [
    tokenHash(token),
    family,
    new Date(clock.now() + refreshLifeMs),
  ]);
}

async function accountOfFamily(sql: Sql, family: string): Promise<Account | undefined> {
  const rows = await sql.query<{ account_id: string }>(
    'select account_id from identity.refresh_family where id = $1 and revoked_at is null',
    [family],
  );
  return rows[0] && accountById(sql, rows[0].account_id);
}

/** Starts a family for an account in a browser and returns its id. */
export async function openSession(
  context: StoreContext,
  sql: Sql,
  accountId: string,
  { browser, system, kind }: SessionBrowser,
): Promise<string> {
  const rows = await sql.query<{ id: string }>(
    `insert into identity.refresh_family (account_id, created_at, seen_at, browser, system, kind)
     values ($1, $2, $2, $3, $4, $5) returning id`,
    [accountId, context.clock.date(), browser, system, kind],
  );
  const family = rows[0]?.id;
  if (family === undefined) throw new Error('the session was not opened');
  await storeToken(context, sql, firstToken(context, family), family);
  return family;
}

/** Returns the first session of a family; a repeated call returns the same refresh token. */
export async function firstSession(context: StoreContext, family: string): Promise<Session> {
  const account = await accountOfFamily(context.db, family);
  if (!account) throw unauthorized('session-expired');
  return render(context, account, family, firstToken(context, family));
}

/**
 * Exchanges a refresh token for new tokens. Throws 401 `refresh-invalid`, `refresh-reused` (the family ends) or `session-expired`.
 * (API-049)
 */
export async function refreshSession(context: StoreContext, token: string): Promise<Session> {
  const { db, clock, endedSessions, secret } = context;
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx.query<RefreshRow>(
      `select t.hash, t.family_id, f.account_id, t.expires_at, t.rotated_at, f.revoked_at
       from identity.refresh_token t join identity.refresh_family f on f.id = t.family_id where t.hash = $1 for update of f`,
      [tokenHash(token)],
    );
    if (!row) return { kind: 'unknown' as const };
    const facts = {
      expiresAt: row.expires_at.getTime(),
      rotatedAt: row.rotated_at?.getTime(),
      familyRevokedAt: row.revoked_at?.getTime(),
    };
    const kind = refreshDecision(facts, now);
    if (kind === 'reuse') {
      await tx.query('update identity.refresh_family set revoked_at = $2 where id = $1', [row.family_id, new Date(now)]);
      await endedSessions.add(tx, row.family_id);
    }
    if (kind === 'rotate') {
      await tx.query('update identity.refresh_token set rotated_at = $2 where hash = $1', [row.hash, new Date(now)]);
      await tx.query('update identity.refresh_family set seen_at = $2 where id = $1', [row.family_id, new Date(now)]);
      await storeToken(context, tx, successorOf(token, secret), row.family_id);
    }
    return { kind, row };
  });
  switch (outcome.kind) {
    case 'unknown':
      throw refusal('refresh-invalid');
    case 'reuse':
      throw refusal('refresh-reused');
    case 'dead':
      throw refusal('session-expired');
    default: {
      const account = await accountById(db, outcome.row.account_id);
      if (!account) throw refusal('session-expired');
      return render(context, account, outcome.row.family_id, successorOf(token, secret));
    }
  }
}

/** Ends the family of a refresh token, with its access tokens, when it belongs to the account. */
export async function endSession({ db, clock, endedSessions }: StoreContext, accountId: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [family] = await tx.query<{ id: string }>(
      `update identity.refresh_family f set revoked_at = coalesce(f.revoked_at, $3)
       from identity.refresh_token t where t.hash = $1 and f.id = t.family_id and f.account_id = $2 returning f.id`,
      [tokenHash(token), accountId, clock.date()],
    );
    if (family) await endedSessions.add(tx, family.id);
  });
}

/** Ends all sessions of an account, with their access tokens, in the transaction of the caller. */
export async function endAllSessions(
  { clock, endedSessions }: Pick<StoreContext, 'clock' | 'endedSessions'>,
  tx: Sql,
  accountId: string,
): Promise<void> {
  const families = await tx.query<{ id: string }>(
    'update identity.refresh_family set revoked_at = $2 where account_id = $1 and revoked_at is null returning id',
    [accountId, clock.date()],
  );
  for (const { id } of families) await endedSessions.add(tx, id);
}

/** The sessions of an account that a refresh token can still renew: that of this access token first, then the last used. */
export async function openSessionsOf({ db, clock }: StoreContext, accountId: string, token: string): Promise<OpenSession[]> {
  const { sid } = decodeJwt(token);
  const rows = await db.query<FamilyRow>(
    `select id, browser, system, kind, created_at, coalesce(seen_at, created_at) as seen_at from identity.refresh_family
     where account_id = $1 and revoked_at is null and coalesce(seen_at, created_at) > $2
     order by id::text = $3 desc, coalesce(seen_at, created_at) desc limit ${shownSessions}`,
    [accountId, new Date(clock.now() - refreshLifeMs), sid],
  );
  return rows.map(({ id, browser, system, kind, created_at, seen_at }) => ({
    id,
    browser,
    system,
    kind,
    openedAt: created_at.toISOString(),
    lastUsedAt: seen_at.toISOString(),
    isThis: id === sid,
  }));
}

/** Ends the other sessions of an account than that of this access token, in the transaction of the caller. */
export async function endSessionsBut({ clock, endedSessions }: StoreContext, tx: Sql, accountId: string, token: string): Promise<void> {
  const { sid } = decodeJwt(token);
  const families = await tx.query<{ id: string }>(
    'update identity.refresh_family set revoked_at = $2 where account_id = $1 and revoked_at is null and id::text <> $3 returning id',
    [accountId, clock.date(), sid],
  );
  for (const { id } of families) await endedSessions.add(tx, id);
}

/** Returns the account and the family of a checked access token, undefined when one of them no longer exists. */
export async function validateSession({ db }: StoreContext, token: string): Promise<{ account: Account; user: User } | undefined> {
  const claims = decodeJwt(token);
  if (typeof claims['sid'] !== 'string' || claims.exp === undefined || claims.iat === undefined) return undefined;
  const account = await accountOfFamily(db, claims['sid']);
  if (!account || account.id !== claims.sub) return undefined;
  return { account, user: userOf(account, { exp: claims.exp, iat: claims.iat }) };
}

function refusal(code: 'refresh-invalid' | 'refresh-reused' | 'session-expired'): Problem {
  return new Problem(
    401,
    code,
    'Sesión expirada, por favor inicie sesión nuevamente',
    { errorCode: 1003 },
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  );
}
