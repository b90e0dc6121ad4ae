import { writeAct } from '../../shared/acts.ts';
import { minorUnit } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import type { StaffMember } from '../../shared/staffMember.ts';
import type { PaymentParts } from '../context.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import type { Payment } from '../domain/payment.ts';
import { leftOf, type Refund, type RefundWay } from '../domain/refund.ts';
import { paymentNotFound } from '../domain/refusals.ts';

/** Who gives back what, and why. */
export interface RefundRequest {
  readonly member: StaffMember;
  /** Made before the first try, so that what is sent twice is one refund. */
  readonly id: string;
  /** Null for the order as a whole. */
  readonly ticketId: string | null;
  readonly way: RefundWay;
  /** In 1/100000 of the currency's unit; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
}

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'trip' | 'payments' | 'refunds'>;

const refused = (code: string, detail: string): Problem => new Problem(422, code, detail);

/**
 * Asks for a refund and writes the act (decision 42). A worker carries it out. Resolves with the refund of the id, also where it was asked
 * for before. Throws Problem 422 for a ticket that is not valid any more, for a part of the least coin, for more than is left, and for an id
 * of another payment.
 */
export async function askRefund({ db, clock, trip, payments, refunds }: Parts, known: Payment, request: RefundRequest): Promise<Refund> {
  const { member, id, ticketId, way, reason } = request;
  const earlier = (await refunds.of(known.id)).find((refund) => refund.id === id);
  if (earlier !== undefined) return earlier;
  const worth = known.order_id === null ? undefined : await trip.worth(known.order_id);
  if (ticketId !== null && worth?.has(ticketId) !== true)
    throw refused('ticket-unknown', 'Ese boleto no es de esta compra, o ya se canceló.');
  return db.transaction(async (tx) => {
    const payment = await payments.lock(tx, known.id);
    if (payment === undefined) throw paymentNotFound();
    const given = await refunds.of(payment.id, tx);
    const again = given.find((refund) => refund.id === id);
    if (again !== undefined) return again;
    const left = leftOf(payment, given, { way, worth, ticketId });
    const amount = request.amount ?? left;
    if (amount % minorUnit(payment.currency) !== 0) throw refused('amount-unreadable', 'Ese importe no existe en su moneda.');
    if (amount <= 0 || amount > left) throw refused('amount-too-high', 'No queda tanto por devolver.');
    const asked = await refunds.ask(tx, { id, payment_id: payment.id, ticket_id: ticketId, amount, way, operator: member.name, reason });
    if (asked === undefined) throw refused('refund-id-used', 'Esa devolución es de otro pago.');
    const act = { act: 'refund', ...aboutPayment(payment, ticketId), reason, detail: { id, way, amount } };
    await writeAct(tx, clock, member, act);
    return asked;
  });
}
