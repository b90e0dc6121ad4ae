import type { components } from '../../openapi/types/payment.ts';
import type { Clock } from '../shared/clock.ts';
import type { Database, Sql } from '../shared/db.ts';
import { Problem } from '../shared/problem.ts';
import { house } from './store.ts';

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

/** Puntos Viaja as double entries: a booking has two entries whose amounts sum to zero, and a balance is a sum. (decision 27) */
export function createPoints(db: Database, clock: Clock, welcome = 0) {
  /** The two entries of a booking, once per reference. */
  const book = (sql: Sql, { accountId, amount, reference, description, countsFrom }: Booking) =>
    sql.query(
      `insert into payment.points_entry (reference, account_id, amount, description, made_at, counts_from)
       values ($1, $2, $4, $5, $6, $7), ($1, $3, -$4::bigint, $5, $6, $7) on conflict do nothing`,
      [reference, accountId, house, amount, description, clock.date(), countsFrom ?? null],
    );

  /** The accounts of a sandbox begin with points. */
  const greet = async (sql: Sql, accountId: string): Promise<void> => {
    if (welcome === 0) return;
    await book(sql, { accountId, amount: welcome, reference: `welcome ${accountId}`, description: 'Saldo de demostración' });
  };

  const balanceOf = async (sql: Sql, accountId: string): Promise<number> => {
    const rows = await sql.query<{ balance: number }>(
      `select coalesce(sum(amount), 0)::bigint as balance from payment.points_entry
       where account_id = $1 and (counts_from is null or counts_from <= $2)`,
      [accountId, clock.date()],
    );
    return rows[0]?.balance ?? 0;
  };

  return {
    /** API-027. Newest first, at most 50. */
    async bag(accountId: string): Promise<CashBag> {
      await greet(db, accountId);
      const rows = await db.query<Entry>(
        `select id, reference, amount, coalesce(sum(amount) filter (where counts_from is null or counts_from <= $3) over (order by id), 0)::bigint as balance,
           description, made_at
         from payment.points_entry where account_id = $1 order by id desc limit $2`,
        [accountId, mostHistory, clock.date()],
      );
      const balance = rows[0]?.balance ?? 0;
      const history = rows.map((row) => ({
        _id: `pt_${row.id}`,
        date: row.made_at.toISOString(),
        amount: row.amount,
        balance: row.balance,
        description: row.description,
        reference: row.reference,
      }));
      return { balance, backupBalance: balance, history };
    },

    async balance(accountId: string): Promise<number> {
      await greet(db, accountId);
      return balanceOf(db, accountId);
    },

    /** Credits points once per reference. Returns the balance. */
    async credit(booking: Booking): Promise<number> {
      return db.transaction(async (tx) => {
        await book(tx, booking);
        return balanceOf(tx, booking.accountId);
      });
    },

    /** Promises points in the transaction of the order that earns them; they count after the trip. (decision 27, CONF-007) */
    async promise(tx: Sql, booking: Booking & { readonly countsFrom: Date }): Promise<void> {
      await book(tx, booking);
    },

    /** Spends points in the transaction of their payment. Throws 422 `points-not-available` when the balance is lower. */
    async spend(tx: Sql, { accountId, amount, paymentId }: { accountId: string; amount: number; paymentId: string }): Promise<void> {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`points of account:${accountId}`]);
      if ((await balanceOf(tx, accountId)) < amount) throw pointsNotAvailable();
      await book(tx, { accountId, amount: -amount, reference: `payment ${paymentId}`, description: 'Compra de boletos' });
    },
  };
}

export const pointsNotAvailable = (): Problem =>
  new Problem(422, 'points-not-available', 'Tus Puntos Viaja no alcanzan o no aplican en esta compra.');
