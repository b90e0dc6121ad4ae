import type { components } from '../../openapi/types/payment.ts';
import type { Clock } from '../shared/clock.ts';
import type { Database, Sql } from '../shared/db.ts';

type CashBag = components['schemas']['CashBag'];

/** The other side of every booking: what the shop owes. */
const house = 'house';
const mostHistory = 50;

interface Entry extends Record<string, unknown> {
  id: number;
  reference: string;
  amount: number;
  balance: number;
  description: string;
  made_at: Date;
}

export type Points = ReturnType<typeof createPoints>;

/** Puntos Viaja as double entries: a booking has two entries whose amounts sum to zero, and a balance is a sum. (decision 27) */
export function createPoints(db: Database, clock: Clock) {
  const balanceOf = async (sql: Sql, accountId: string): Promise<number> => {
    const rows = await sql.query<{ balance: number }>(
      'select coalesce(sum(amount), 0)::bigint as balance from payment.points_entry where account_id = $1',
      [accountId],
    );
    return rows[0]?.balance ?? 0;
  };

  return {
    /** API-027. Newest first, at most 50. */
    async bag(accountId: string): Promise<CashBag> {
      const rows = await db.query<Entry>(
        `select id, reference, amount, sum(amount) over (order by id)::bigint as balance, description, made_at
         from payment.points_entry where account_id = $1 order by id desc limit $2`,
        [accountId, mostHistory],
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

    /** Credits points once per reference. Returns the balance. */
    async credit(booking: { accountId: string; amount: number; reference: string; description: string }): Promise<number> {
      const { accountId, amount, reference, description } = booking;
      return db.transaction(async (tx) => {
        await tx.query(
          `insert into payment.points_entry (reference, account_id, amount, description, made_at)
           values ($1, $2, $4, $5, $6), ($1, $3, -$4::bigint, $5, $6) on conflict do nothing`,
          [reference, accountId, house, amount, description, clock.date()],
        );
        return balanceOf(tx, accountId);
      });
    },
  };
}
