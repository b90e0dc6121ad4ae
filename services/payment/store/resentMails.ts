import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { mailboxOf } from '../../shared/mailbox.ts';
import { tooManyRequests } from '../../shared/problem.ts';

const hourMs = 3_600_000;
/** Limits of an hour for one order: mails to one mailbox, and all mails. */
const mostPerMailbox = 3;
const mostPerOrder = 20;

/** Counts mails that a traveller requests for an order. Throws 429 when one of the mailboxes, or the order, is over its limit. */
export async function countResentMails(db: Database, clock: Clock, orderId: string, recipients: readonly string[]): Promise<void> {
  const since = new Date(clock.now() - hourMs);
  const names = recipients.map(mailboxOf);
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`resent mails of order:${orderId}`]);
    await tx.query('delete from payment.resent_mail where order_id = $1 and sent_at <= $2', [orderId, since]);
    const sent = await tx.query<{ recipient: string; sent_at: Date }>(
      'select recipient, sent_at from payment.resent_mail where order_id = $1 order by sent_at',
      [orderId],
    );
    const all = [...sent.map(({ recipient }) => recipient), ...names];
    const isFull = names.some((name) => all.filter((one) => one === name).length > mostPerMailbox);
    if (isFull || all.length > mostPerOrder) {
      const oldest = sent[0]?.sent_at.getTime() ?? clock.now();
      throw tooManyRequests(Math.ceil((oldest + hourMs - clock.now()) / 1000));
    }
    await tx.query('insert into payment.resent_mail (order_id, recipient, sent_at) select $1, unnest($2::text[]), $3', [
      orderId,
      names,
      clock.date(),
    ]);
  });
}
