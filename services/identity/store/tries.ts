import type { Sql } from '../../shared/db.ts';
import { lockedForSeconds, windowMs } from '../domain/lockout.ts';
import { askedTooMuch } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

/** Tries of travellers and of persons of the company, apart: those of one e-mail here lock nobody there. */
type TryTable = 'password_try' | 'staff_try';

interface Try extends Record<string, unknown> {
  email: string;
  address: string;
  device: string;
  known: boolean;
  tried_at: Date;
}

interface NewTry {
  readonly table: TryTable;
  readonly email: string;
  /** Whether the owner of the e-mail signed in on the device of the requester before. */
  readonly known: boolean;
  /** What a 429 says, in Spanish. */
  readonly detail: string;
}

/** Stores a try before its password is compared, so parallel guesses each count. Returns its id. Throws 429 when the limits are reached. */
export async function beginTry(
  { db, clock }: StoreContext,
  { table, email, known, detail }: NewTry,
  { device, address }: Requester,
): Promise<string> {
  return db.transaction(async (tx) => {
    // Every try takes the account's lock first, so that two tries never wait for each other.
    await lock(tx, `${table} of account:${email}`);
    if (!known) await lock(tx, `${table} from address:${address}`);
    const tries = await tx.query<Try>(
      `select email, address, device, known, tried_at from identity.${table} where (email = $1 or address = $2) and tried_at > $3`,
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
    if (wait > 0) throw askedTooMuch(detail, wait);
    const [row] = await tx.query<{ id: string }>(
      `insert into identity.${table} (email, address, device, known, tried_at) values ($1, $2, $3, $4, $5) returning id`,
      [email, address, device, known, clock.date()],
    );
    if (!row) throw new Error('the try was not stored');
    return row.id;
  });
}

/** A right try counts for no limit. */
export const endTry = (sql: Sql, table: TryTable, id: string): Promise<unknown> =>
  sql.query(`delete from identity.${table} where id = $1`, [id]);

/** Deletes what no limit counts any more. */
export async function forgetTries({ db, clock }: Pick<StoreContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.machineNow() - windowMs);
  await db.query('delete from identity.password_try where tried_at < $1', [before]);
  await db.query('delete from identity.staff_try where tried_at < $1', [before]);
}
