import { writeAct } from '../../shared/acts.ts';
import { orRefuse, unavailable } from '../../shared/problem.ts';
import type { StaffMember } from '../../shared/staffMember.ts';
import type { PaymentParts } from '../context.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import type { Payment } from '../domain/payment.ts';
import { emailMissing, paymentNotFound } from '../domain/refusals.ts';
import { withdrawMessages } from '../store/officeReads.ts';
import { orderMail } from './orderMail.ts';

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'trip' | 'payments' | 'outbox' | 'linkOf'>;

/** Who corrects what to what, and why. */
interface Correction {
  readonly member: StaffMember;
  readonly email: string;
  readonly reason: string;
  /** Names the request, so that its mail is sent once. */
  readonly key: string;
}

/**
 * Corrects the e-mail of who paid and sends the tickets there. What was not sent yet to the old address is withdrawn. Throws Problem 422
 * where the customer was forgotten, and 503 when the tickets came in this moment.
 */
export async function correctEmail(parts: Parts, known: Payment, { member, email, reason, key }: Correction): Promise<void> {
  const { db, clock, trip, payments, outbox } = parts;
  const order = known.order_id === null ? undefined : await trip.order(known.order_id);
  const typed = known.customer.email;
  const correctTickets = async (...from: string[]): Promise<void> => {
    if (known.order_id !== null && typed !== '') await trip.correctEmail(known.order_id, { from, to: email });
  };
  // Before the transaction: if that fails, the retry corrects the tickets again without effect.
  await correctTickets(typed);
  const replaced = await db.transaction(async (tx) => {
    const before = orRefuse(await payments.lock(tx, known.id), paymentNotFound);
    if (before.customer.email === '') throw emailMissing();
    if (before.order_id !== known.order_id) throw unavailable();
    if (!(await writeAct(tx, clock, member, { act: 'correct-email', ...aboutPayment(before), reason, key }))) return typed;
    const payment = await payments.correctEmail(tx, before.id, email);
    await withdrawMessages(tx, before, before.customer.email);
    if (order !== undefined)
      await outbox.mail(tx, orderMail(parts, payment, order, { to: email, dedupeKey: `tickets:${payment.id}:${key}` }), payment.account_id);
    return before.customer.email;
  });
  // A concurrent correction committed first. Correct the tickets that have its address too.
  if (replaced !== typed) await correctTickets(typed, replaced);
}
