import { Problem, unauthorized } from '../../shared/problem.ts';
import { isCommonPassword } from '../domain/commonPasswords.ts';
import type { Requester } from '../domain/requester.ts';
import { dummyHash, hashPassword, isOutdated, secretMatches } from '../domain/secret.ts';
import { type Account, accountById, userByEmail } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { accountsOn } from './devices.ts';
import { endSessionsBut } from './sessions.ts';
import { beginTry, endTry } from './tries.ts';

const lockedOut = 'Demasiados intentos. Entra con un código a tu teléfono o intenta más tarde.';

export interface PasswordChange {
  readonly accountId: string;
  /** The access token of the session that stays. */
  readonly token: string;
  readonly current: string;
  readonly password: string;
}

/** Throws 422 `password-common`. */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new Problem(422, 'password-common', 'Esa contraseña es muy común. Elige otra.');
}

// Sign-in by e-mail and password. Every reason has the same refusal, and an unknown e-mail takes as long as a known one.

/** Returns the account. Throws 422 `bad-credentials`, 429 `too-many-requests`. (API-035, decisions 15 and 25) */
export async function checkPassword(context: StoreContext, email: string, password: string, requester: Requester): Promise<Account> {
  const { db } = context;
  const account = await userByEmail(db, email);
  const accounts = await accountsOn(db, requester.device);
  const known = account !== undefined && accounts.has(account.id);
  const id = await beginTry(context, { table: 'password_try', email, known, detail: lockedOut }, requester);
  const right = await secretMatches(password, account?.password_hash ?? (await dummyHash()));
  if (!account?.password_hash || !right) throw new Problem(422, 'bad-credentials', 'El correo o la contraseña no son correctos.');
  await endTry(db, 'password_try', id);
  if (isOutdated(account.password_hash)) {
    await db.query('update identity.account set password_hash = $2 where id = $1 and password_hash = $3', [
      account.id,
      await hashPassword(password),
      account.password_hash,
    ]);
  }
  return account;
}

/** Stores a new password. The other sessions and the links for a new one end. Throws 422 `current-password-wrong`, `password-common`, 429. */
export async function replacePassword(
  context: StoreContext,
  { accountId, token, current, password }: PasswordChange,
  requester: Requester,
): Promise<void> {
  const { db, clock, outbox, mails } = context;
  refuseCommon(password);
  const account = await accountById(db, accountId);
  if (!account) throw unauthorized('session-expired');
  await checkPassword(context, account.email, current, requester).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'bad-credentials') throw error;
    throw new Problem(422, 'current-password-wrong', 'La contraseña actual no es correcta.');
  });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = clock.date();
    await tx.query('update identity.account set password_hash = $2, updated_at = $3 where id = $1', [accountId, passwordHash, now]);
    await tx.query('update identity.password_reset set used_at = $2 where account_id = $1 and used_at is null', [accountId, now]);
    await endSessionsBut(context, tx, accountId, token);
    await outbox.mail(tx, mails.passwordChanged(account.email, 'others'));
  });
}
