import { crashPoint } from '../../shared/crashPoint.ts';
import type { Database } from '../../shared/db.ts';
import { type Loop, startLoopNow } from '../../shared/loop.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { refundMail } from '../domain/mail.ts';
import { atBank } from '../domain/payment.ts';
import type { Refund } from '../domain/refund.ts';
import type { BankGateway } from '../gateways/bank.ts';
import type { Payments } from '../store/payments.ts';
import type { Refunds } from '../store/refunds.ts';

export interface RefundParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly bank: BankGateway;
  readonly payments: Payments;
  readonly refunds: Refunds;
}

const everyMs = 1000;

/** Asks the bank for one refund. What it leaves open is asked again; the id is the key, so it is given once. */
export async function giveBack({ db, outbox, bank, payments, refunds }: RefundParts, refund: Refund): Promise<void> {
  const payment = await payments.byId(refund.payment_id);
  if (payment === undefined) throw new Error(`the refund ${refund.id} has no payment`);
  const answer = await bank.refund(atBank(payment), { key: refund.id, amount: refund.amount });
  crashPoint('refund-sent');
  if (answer === 'deciding' || answer === 'silence') return;
  await db.transaction(async (tx) => {
    if (!(await refunds.settle(tx, refund.id, answer))) return;
    if (answer === 'done' && payment.customer.email !== '') await outbox.mail(tx, refundMail(payment, refund), payment.account_id);
  });
  crashPoint('refund-saved');
}

/** Carries out the refunds of operators, on start and every second. */
export const startRefunds = (parts: RefundParts, onError: (error: unknown) => void): Loop =>
  startLoopNow(
    everyMs,
    async () => {
      const due = await parts.refunds.due(10);
      for (const refund of due) await giveBack(parts, refund);
      return due.length > 0;
    },
    onError,
  );
