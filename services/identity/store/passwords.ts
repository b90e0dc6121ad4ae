import { Problem, unauthorized } from '../../shared/problem.ts';
import { isCommonPassword } from '../domain/commonPasswords.ts';
import { lockedForSeconds, windowMs } from '../domain/lockout.ts';
import type { Requester } from '../domain/requester.ts';
import { dummyHash, hashPassword, isOutdated, secretMatches } from '../domain/secret.ts';
import { type Account, accountById, userByEmail } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { accountsOn } from './devices.ts';
import { lock } from './lock.ts';
import { endSessionsBut } from './sessions.ts';

interface Try extends Record<string, unknown> {
  email: string;
  address: string;
  device: string;
  known: boolean;
  tried_at: Date;
}

const lockedOut = (waitSeconds: number): Problem =>
  new Problem(
    429,
    'too-many-requests',
    'Demasiados intentos. Entra con un código a tu teléfono o intenta más tarde.',
    { retryable: true },
    { 'retry-after': String(waitSeconds) },
  );

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

/** Stores a try before its password is compared, so parallel guesses each count. Returns its id. Throws 429 when the limits are reached. */
async function beginTry({ db, clock }: StoreContext, email: string, known: boolean, { device, address }: Requester): Promise<string> {
  return db.transaction(async (tx) => {
    // Every try takes the account's lock first, so that two tries never wait for each other.
    await lock(tx, `password of account:${email}`);
    if (!known) await lock(tx, `password from address:${address}`);
    const tries = await tx.query<Try>(
      'select email, address, device, known, tried_at from identity.password_try where (email = $1 or address = $2) and tried_at > $3',
      [email, address, new Date(clock.now() - windowMs)],
    );
    const instants = (wanted: (made: Try) => boolean): number[] => tries.filter(wanted).map((row) => row.tried_at.getTime());
    const wait = lockedForSeconds(clock.now(), {
      own: instants((made) => made.email === email && (made.device === device || (!known && !made.known && made.address === address))),
      strangers: known
        ? undefined
        : {
            ofAddress: instants((made) => !made.known && made.address === address),
            ofAccount: instants((made) => !made.known && made.email === email),
          },
    });
    if (wait > 0) throw lockedOut(wait);
    const [row] = await tx.query<{ id: string }>(
      'insert into identity.password_try (email, address, device, known, tried_at) values ($1, $2, $3, $4, $5) returning id',
      [email, address, device, known, clock.date()],
    );
    if (!row) throw new Error('the try was not stored');
    return row.id;
  });
}

/** Returns the account. Throws 422 `bad-credentials`, 429 `too-many-requests`. (API-035, decisions 15 and 25) */
export async function checkPassword(context: StoreContext, email: string, password: string, requester: Requester): Promise<Account> {
  const { db } = context;
  const account = await userByEmail(db, email);
  const accounts = await accountsOn(db, requester.device);
  const id = await beginTry(context, email, account !== undefined && accounts.has(account.id), requester);
  const right = await secretMatches(password, account?.password_hash ?? (await dummyHash()));
  if (!account?.password_hash || !right) throw new Problem(422, 'bad-credentials', 'El correo o la contraseña no son correctos.');
  await db.query('delete from identity.password_try where id = $1', [id]);
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

/** Deletes what no limit counts any more. */
export async function forgetTries({ db, clock }: StoreContext): Promise<void> {
  await db.query('delete from identity.password_try where tried_at < $1', [new Date(clock.machineNow() - windowMs)]);
}
