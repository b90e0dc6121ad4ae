import { crashPoint } from '../../shared/crashPoint.ts';
import type { Database } from '../../shared/db.ts';
import { type Loop, startLoopNow } from '../../shared/loop.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { refundMail } from '../domain/mail.ts';
import { atBank, type Payment } from '../domain/payment.ts';
import type { Refund } from '../domain/refund.ts';
import type { BankGateway } from '../gateways/bank.ts';
import type { TripGateway } from '../gateways/trip.ts';
import type { Payments } from '../store/payments.ts';
import type { Points } from '../store/points.ts';
import type { Refunds } from '../store/refunds.ts';

export interface RefundParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly bank: Pick<BankGateway, 'refund'>;
  readonly trip: Pick<TripGateway, 'takeWorth' | 'returnWorth'>;
  readonly payments: Payments;
  readonly points: Points;
  readonly refunds: Refunds;
}

const everyMs = 1000;

/** Gives it by its way. Cash is in the hands of the operator. */
async function pay({ bank, points }: RefundParts, payment: Payment, { id, way, amount }: Refund): ReturnType<BankGateway['refund']> {
  switch (way) {
    case 'bank':
      return bank.refund(atBank(payment), { key: id, amount });
    case 'points':
      await points.credit({
        accountId: payment.account_id,
        amount,
        reference: `refund ${id}`,
        description: `Devolución de ${payment.folio}`,
      });
      return 'done';
    case 'till':
      return 'done';
    default:
      return way satisfies never;
  }
}

/**
 * Carries out one refund: takes it from the worth of the tickets, gives it, and tells the payer. What the bank leaves open is asked again;
 * the id is the key of each step, so it is given once. (decision 42)
 */
export async function giveBack(parts: RefundParts, refund: Refund): Promise<void> {
  const { db, outbox, trip, payments, refunds } = parts;
  const payment = await payments.byId(refund.payment_id);
  if (payment === undefined) throw new Error(`the refund ${refund.id} has no payment`);
  const orderId = payment.order_id;
  if (orderId !== null && (await trip.takeWorth(orderId, refund)) === 'exceeded') {
    await refunds.settle(db, refund.id, 'exceeded');
    return;
  }
  crashPoint('refund-taken');
  const answer = await pay(parts, payment, refund);
  crashPoint('refund-sent');
  if (answer === 'deciding' || answer === 'silence') return;
  if (answer === 'refused' && orderId !== null) await trip.returnWorth(orderId, refund.id);
  await db.transaction(async (tx) => {
    if (!(await refunds.settle(tx, refund.id, answer))) return;
    if (answer === 'done' && payment.customer.email !== '') await outbox.mail(tx, refundMail(payment, refund), payment.account_id);
  });
  crashPoint('refund-saved');
}

/** Carries out the refunds of operators, on start and every second. One that fails stops no other. */
export const startRefunds = (parts: RefundParts, onError: (error: unknown) => void): Loop =>
  startLoopNow(
    everyMs,
    async () => {
      const due = await parts.refunds.due(10);
      for (const refund of due) await giveBack(parts, refund).catch(onError);
      return due.length > 0;
    },
    onError,
  );
