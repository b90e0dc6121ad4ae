import { paymentActs } from './openPayment.ts';
import type { Payment } from './payment.ts';

/** The acts of the back office on payments and messages, as the history names them. */
export const officeActs = [...paymentActs, 'refund', 'resend', 'correct-email', 'note', 'ask-all', 'resend-messages'] as const;

/** What an act on a payment is about, and what people call it. */
export const aboutPayment = (
  { id, order_id: orderId, folio }: Pick<Payment, 'id' | 'order_id' | 'folio'>,
  ticketId: string | null = null,
): { readonly about: readonly string[]; readonly label: string } => ({
  about: [id, orderId, ticketId].filter((one) => one !== null),
  label: folio,
});
