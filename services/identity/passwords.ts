import type { Clock } from '../shared/clock.ts';
import type { Database } from '../shared/db.ts';
import { Problem } from '../shared/problem.ts';
import { type Account, userByEmail } from './accounts.ts';
import { lockedForSeconds, windowMs } from './domain/lockout.ts';
import { dummyHash, secretMatches } from './domain/secret.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Sign-in by e-mail and password: one refusal for every reason, as slow for an unknown e-mail as for a known one. */
export function createPasswords(db: Database, clock: Clock) {
  const failures = async (subject: string): Promise<number[]> => {
    const since = new Date(clock.now() - windowMs);
    const rows = await db.query<{ failed_at: Date }>(
      'select failed_at from identity.sign_in_failure where subject = $1 and failed_at > $2',
      [subject, since],
    );
    return rows.map((row) => row.failed_at.getTime());
  };

  return {
    /** The account. Throws 422 `bad-credentials`, 429 `too-many-requests`. (API-035, decision 15) */
    async check(email: string, password: string, address: string): Promise<Account> {
      const subjects = { account: `account:${email}`, address: `address:${address}` };
      const wait = lockedForSeconds(clock.now(), await failures(subjects.account), await failures(subjects.address));
      if (wait > 0) {
        throw new Problem(
          429,
          'too-many-requests',
          'Demasiados intentos. Entra con un código a tu teléfono o intenta más tarde.',
          { retryable: true },
          { 'retry-after': String(wait) },
        );
      }
      const account = await userByEmail(db, email);
      const right = await secretMatches(password, account?.password_hash ?? (await dummyHash()));
      if (account?.password_hash && right) return account;
      await db.query('insert into identity.sign_in_failure (subject, failed_at) values ($1, $3), ($2, $3)', [
        subjects.account,
        subjects.address,
        clock.date(),
      ]);
      throw new Problem(422, 'bad-credentials', 'El correo o la contraseña no son correctos.');
    },
  };
}
