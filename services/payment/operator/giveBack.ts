import { minorUnit } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { leftOf, type RefundWay } from '../domain/refund.ts';
import { writeAct } from './store.ts';

/** Who gives back what, and why. */
export interface RefundRequest {
  /** Made with the form, so that a form that is sent twice is one refund. */
  readonly id: string;
  readonly paymentId: string;
  /** Null for the order as a whole. */
  readonly ticketId: string | null;
  readonly way: RefundWay;
  /** In 1/100000 of the currency's unit; null for all that is left. */
  readonly amount: number | null;
  readonly operator: string;
  readonly reason: string;
}

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'trip' | 'payments' | 'refunds'>;

const refused = (code: string, detail: string): Problem => new Problem(422, code, detail);

/**
 * Asks for a refund and writes it into the history of its payment (decision 42). A worker carries it out. Throws Problem 404 for an unknown
 * payment, and 422 without a reason, for a ticket that is not valid any more, for a part of the least coin, and for more than is left.
 */
export async function askRefund({ db, clock, trip, payments, refunds }: Parts, request: RefundRequest): Promise<void> {
  const { id, paymentId, ticketId, way, operator, reason } = request;
  if (reason === '') throw refused('reason-missing', 'Falta el motivo.');
  const known = await payments.byId(paymentId);
  if (known === undefined) throw new Problem(404, 'not-found', 'No existe ese pago.');
  const worth = known.order_id === null ? undefined : await trip.worth(known.order_id);
  if (ticketId !== null && worth?.has(ticketId) !== true)
    throw refused('ticket-unknown', 'Ese boleto no es de esta compra, o ya se canceló.');
  await db.transaction(async (tx) => {
    const payment = await payments.lock(tx, paymentId);
    if (payment === undefined) throw new Problem(404, 'not-found', 'No existe ese pago.');
    const given = await refunds.of(paymentId, tx);
    if (given.some((refund) => refund.id === id)) return;
    const left = leftOf(payment, given, { way, worth, ticketId });
    const amount = request.amount ?? left;
    if (amount % minorUnit(payment.currency) !== 0) throw refused('amount-unreadable', 'Ese importe no existe en su moneda.');
    if (amount <= 0 || amount > left) throw refused('amount-too-high', 'No queda tanto por devolver.');
    await refunds.ask(tx, { id, payment_id: paymentId, ticket_id: ticketId, amount, way, operator, reason });
    await writeAct(tx, { payment, act: 'refund', operator, reason, proof: id, at: new Date(clock.machineNow()) });
  });
}
