import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types/payment.ts';
import type { Identity } from '../../shared/auth.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import { earnedReference, house, pointsLifeDays } from '../domain/points.ts';
import { pointsNotAvailable } from '../domain/refusals.ts';

type CashBag = components['schemas']['CashBag'];

const mostHistory = 50;

interface Entry extends Record<string, unknown> {
  id: number;
  reference: string;
  amount: number;
  balance: number;
  description: string;
  made_at: Date;
}

/** An amount in 1/100000 peso for an account; negative when it is spent. */
interface Booking {
  readonly accountId: string;
  readonly amount: number;
  readonly reference: string;
  readonly description: string;
  /** Points of a trip count after it; undefined for at once. */
  readonly countsFrom?: Date;
}

export type Points = ReturnType<typeof createPoints>;

const counting = (now: string): string => `coalesce(sum(amount) filter (where counts_from is null or counts_from <= ${now}), 0)`;

/**
 * What has expired and was not spent before. Points are spent in the order in which they count, which is the order of their ends. So all
 * that was spent is compared with all that has expired; what was spent has no end itself. An end is booked before the next points are
 * spent, or these would seem to be the expired ones.
 */
const unspentAtEnd = (now: string): string =>
  `greatest(0, coalesce(sum(amount) filter (where expires_at is null or expires_at <= ${now}), 0))`;

interface PointsParts {
  readonly db: Database;
  readonly clock: Clock;
  /** What an account of a sandbox begins with, in 1/100000 peso. */
  readonly welcome: number;
}

/** The two entries of a booking, once per reference. */
async function book(sql: Sql, clock: Clock, { accountId, amount, reference, description, countsFrom }: Booking): Promise<void> {
  if (amount === 0) return;
  await sql.query(
    `insert into payment.points_entry (reference, account_id, amount, description, made_at, counts_from, expires_at)
     select $1::text, side.account_id, side.amount, $5::text, $6::timestamptz, $7::timestamptz,
       case when $4 > 0 then coalesce($7, $6) + make_interval(days => $8) end
     from (values ($2::text, $4::bigint), ($3, -$4)) as side (account_id, amount) on conflict do nothing`,
    [reference, accountId, house, amount, description, clock.date(), countsFrom ?? null, pointsLifeDays],
  );
}

/** The accounts of a sandbox begin with points. */
async function greet({ db, clock, welcome }: PointsParts, accountId: string): Promise<void> {
  if (welcome === 0) return;
  await book(db, clock, { accountId, amount: welcome, reference: `welcome ${accountId}`, description: 'Saldo inicial' });
}

async function balanceOf(sql: Sql, clock: Clock, accountId: string): Promise<number> {
  const rows = await sql.query<{ balance: number }>(
    `select (${counting('$2')} - ${unspentAtEnd('$2')})::bigint as balance from payment.points_entry where account_id = $1`,
    [accountId, clock.date()],
  );
  return rows[0]?.balance ?? 0;
}

/** Nobody else spends the points of the account, nor books their end, until the transaction is over. */
function lock(tx: Sql, accountId: string): Promise<unknown> {
  return tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`points of account:${accountId}`]);
}

/** Books what has expired in an account. The caller has its lock. */
async function bookEnds(tx: Sql, clock: Clock, accountId: string, now: Date): Promise<void> {
  const [row] = await tx.query<{ unspent: number }>(
    `select ${unspentAtEnd('$2')}::bigint as unspent from payment.points_entry where account_id = $1`,
    [accountId, now],
  );
  const reference = `expired ${accountId} ${now.toISOString()}`;
  await book(tx, clock, { accountId, amount: -(row?.unspent ?? 0), reference, description: 'Puntos vencidos' });
}

/** Takes back what a cancelled or changed ticket earned. Its bus has not arrived, so these points do not count yet. */
function takeBack(tx: Sql, clock: Clock, ticketId: string): Promise<unknown> {
  return tx.query(
    `insert into payment.points_entry (reference, account_id, amount, description, made_at, counts_from, expires_at)
     select 'taken back ' || $2::text, account_id, -amount, 'Boleto cancelado o cambiado', $3, counts_from, expires_at
     from payment.points_entry where reference = $1 on conflict do nothing`,
    [earnedReference(ticketId), ticketId, clock.date()],
  );
}

/** API-027. Newest first, at most 50. */
async function bagOf(parts: PointsParts, accountId: string): Promise<CashBag> {
  const { db, clock } = parts;
  await greet(parts, accountId);
  const rows = await db.query<Entry>(
    `select id, reference, amount, coalesce(sum(amount) filter (where counts_from is null or counts_from <= $3) over (order by id), 0)::bigint as balance,
       description, made_at
     from payment.points_entry where account_id = $1 order by id desc limit $2`,
    [accountId, mostHistory, clock.date()],
  );
  const balance = await balanceOf(db, clock, accountId);
  const history = rows.map((row) => ({
    _id: `pt_${row.id}`,
    date: row.made_at.toISOString(),
    amount: row.amount,
    balance: row.balance,
    description: row.description,
    reference: row.reference,
  }));
  return { balance, backupBalance: balance, history };
}

/**
 * Moves what guests have to the registered account that proved the e-mail of their purchases, where its traveller sees it. Repeated, it
 * moves what came since. (decision 33)
 */
async function gather({ db, clock }: PointsParts, { role, subject, email }: Identity): Promise<void> {
  if (role !== 'user' || email === undefined) return;
  const guests = await db.query<{ account: string }>(
    `select distinct account_id as account from payment.payment
     where lower(customer ->> 'email') = lower($1) and (customer ->> 'isGuest')::boolean and account_id <> $2`,
    [email, subject],
  );
  for (const { account } of guests) {
    await db.transaction(async (tx) => {
      await lock(tx, account);
      await bookEnds(tx, clock, account, clock.date());
      const amount = await balanceOf(tx, clock, account);
      if (amount === 0) return;
      const move = `${account} ${randomUUID()}`;
      await book(tx, clock, { accountId: account, amount: -amount, reference: `given ${move}`, description: 'A tu cuenta registrada' });
      await book(tx, clock, { accountId: subject, amount, reference: `gathered ${move}`, description: 'De tus compras como invitado' });
    });
  }
}

/** Books the points of all accounts that have expired unspent, by the machine's clock. */
async function expire({ db, clock }: PointsParts): Promise<void> {
  const now = new Date(clock.machineNow());
  const due = await db.query<{ account: string }>(
    `select account_id as account from payment.points_entry
     where account_id in (select account_id from payment.points_entry where expires_at <= $1) and account_id <> $2
     group by account_id having ${unspentAtEnd('$1')} > 0`,
    [now, house],
  );
  for (const { account } of due) {
    await db.transaction(async (tx) => {
      await lock(tx, account);
      await bookEnds(tx, clock, account, now);
    });
  }
}

/**
 * Puntos Viaja as double entries: a booking has two entries whose amounts sum to zero, and a balance is a sum. Points have an end; the sum
 * leaves out what has expired before the worker has booked it. (decision 27, 0039)
 */
export function createPoints(db: Database, clock: Clock, welcome = 0) {
  const parts: PointsParts = { db, clock, welcome };
  return {
    bag: (accountId: string) => bagOf(parts, accountId),
    gather: (identity: Identity) => gather(parts, identity),
    expire: () => expire(parts),

    async balance(accountId: string): Promise<number> {
      await greet(parts, accountId);
      return balanceOf(db, clock, accountId);
    },

    /** Credits points once per reference, and takes back what the ended ticket had earned. Returns the balance. */
    async credit({ ticketId, ...booking }: Booking & { readonly ticketId?: string }): Promise<number> {
      return db.transaction(async (tx) => {
        await book(tx, clock, booking);
        if (ticketId !== undefined) await takeBack(tx, clock, ticketId);
        return balanceOf(tx, clock, booking.accountId);
      });
    },

    /** Promises points in the transaction of the order that earns them; they count after the trip. (decision 27, CONF-006, CONF-007) */
    async promise(tx: Sql, booking: Booking & { readonly countsFrom: Date }): Promise<void> {
      await book(tx, clock, booking);
    },

    /** Spends points in the transaction of their payment. Throws 422 `points-not-available` when the balance is lower. */
    async spend(tx: Sql, { accountId, amount, paymentId }: { accountId: string; amount: number; paymentId: string }): Promise<void> {
      await lock(tx, accountId);
      await bookEnds(tx, clock, accountId, clock.date());
      if ((await balanceOf(tx, clock, accountId)) < amount) throw pointsNotAvailable();
      await book(tx, clock, { accountId, amount: -amount, reference: `payment ${paymentId}`, description: 'Compra de boletos' });
    },
  };
}
