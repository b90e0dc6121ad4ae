import type { Sql } from '../../shared/db.ts';
import type { Payment } from '../domain/payment.ts';

async function one(sql: Sql, condition: string, values: readonly unknown[]): Promise<Payment | undefined> {
  return (await sql.query<Payment>(`select * from payment.payment where ${condition}`, values))[0];
}

// Clocks of two processes differ, and that of a sandbox session may stand still. So the state decides before the time: at most one payment
// of a cart is open or paid, and at most one of a key is more than a try that the bank did not answer.
const lastOfCart = "order by state in ('refused', 'refunded'), created_at desc, id limit 1";
const lastOfKey = "order by (state = 'refused' and reason is not distinct from 'bank-unavailable'), created_at desc, id limit 1";

export const paymentReads = (sql: Sql) => ({
  byId: (id: string) => one(sql, 'id = $1', [id]),
  /** The payment, which no other request changes until the end of the transaction. */
  lock: (tx: Sql, id: string) => one(tx, 'id = $1 for update', [id]),
  /** The last payment of a key. A key has several when the bank did not answer. */
  byKey: (key: string) => one(sql, `idempotency_key = $1 ${lastOfKey}`, [key]),
  ofFolio: (folio: string) => one(sql, 'folio = $1', [folio]),
  ofFolios: (folios: readonly string[]) => sql.query<Payment>('select * from payment.payment where folio = any ($1)', [folios]),
  /** The ids of the last orders that were paid with an e-mail, at most 20. */
  async ofEmail(email: string): Promise<readonly string[]> {
    const rows = await sql.query<{ id: string }>(
      `select id from payment.payment where lower(customer ->> 'email') = lower($1) and order_id is not null order by created_at desc limit 20`,
      [email],
    );
    return rows.map(({ id }) => id);
  },
  latestOfCart: (cartId: string) => one(sql, `cart_id = $1 ${lastOfCart}`, [cartId]),
  /** By order id, operation number, or the id of a cart that became an order. */
  ofOrder: (id: string) => one(sql, `order_id is not null and (order_id = $1 or folio = $1 or cart_id = $1) ${lastOfCart}`, [id]),
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
