import type { Sql } from '../../shared/db.ts';
import type { Payment } from '../domain/payment.ts';

async function one(sql: Sql, condition: string, values: readonly unknown[]): Promise<Payment | undefined> {
  return (await sql.query<Payment>(`select * from payment.payment where ${condition}`, values))[0];
}

export const paymentReads = (sql: Sql) => ({
  byId: (id: string) => one(sql, 'id = $1', [id]),
  /** The last payment of a key. A key has several when the bank did not answer. */
  byKey: (key: string) => one(sql, 'idempotency_key = $1 order by created_at desc, id limit 1', [key]),
  ofFolio: (folio: string) => one(sql, 'folio = $1', [folio]),
  latestOfCart: (cartId: string) => one(sql, 'cart_id = $1 order by created_at desc, id limit 1', [cartId]),
  /** By order id, operation number, or the id of a cart that became an order. */
  ofOrder: (id: string) =>
    one(sql, 'order_id is not null and (order_id = $1 or folio = $1 or cart_id = $1) order by created_at desc limit 1', [id]),
  unknownOf: (accountId: string) => one(sql, "account_id = $1 and state = 'unknown' order by created_at limit 1", [accountId]),
  /** The reservation with a till's reference. */
  ofReference: (reference: string) => one(sql, "reference = $1 and method = 'pay_later'", [reference]),
  openOfCart: (cartId: string) => one(sql, "cart_id = $1 and state not in ('refused', 'refunded')", [cartId]),

  /** The number of reservations that a person has not paid yet. (CASH-010, decision 41) */
  async pendingOf(accountId: string, marks: readonly string[], db: Sql = sql): Promise<number> {
    const rows = await db.query<{ count: number }>(
      `select count(*)::int as count from payment.payment
       where method = 'pay_later' and state in ('created', 'reserved') and (account_id = $1 or persons && $2)`,
      [accountId, marks],
    );
    return rows[0]?.count ?? 0;
  },

  /** The reservations of an account that nobody has paid. */
  async reservedOf(accountId: string): Promise<readonly string[]> {
    const rows = await sql.query<{ id: string }>("select id from payment.payment where account_id = $1 and state = 'reserved'", [
      accountId,
    ]);
    return rows.map(({ id }) => id);
  },
});
