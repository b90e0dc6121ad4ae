import { deleteOld, type Retention } from '../../shared/retention.ts';

/**
 * Payments stay for the books, without the names of their payers after 400 days. What was asked and mailed ends earlier. A closed key
 * stays as long as the answers that a repeated request gets.
 */
export const retentions: readonly Retention[] = [
  { days: 1, sql: deleteOld('payment.resent_mail', 'sent_at') },
  { days: 7, sql: deleteOld('payment.cart_coupon', 'made_at') },
  { days: 7, sql: deleteOld('payment.closed_key', 'closed_at') },
  { days: 400, sql: deleteOld('payment.reservation_link', 'made_at') },
  { days: 400, sql: deleteOld('payment.bank_event', 'received_at') },
  { days: 400, sql: deleteOld('payment.payment_log', 'at') },
  {
    days: 400,
    sql: `
      update payment.payment set customer = '{"firstName": "", "lastName": "", "email": ""}'
      where id in (
        select id from payment.payment
        where created_at < $1 and customer ->> 'email' <> '' and state in ('paid', 'refused', 'refunded') and release is null
        order by created_at limit $2
      ) returning 1`,
  },
];
