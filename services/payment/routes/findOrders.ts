import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { foundOrderOf } from '../domain/officeWire.ts';
import type { Payment } from '../domain/payment.ts';
import type { FoundTickets } from '../domain/trip.ts';

type Parts = Pick<PaymentParts, 'payments' | 'trip' | 'identity'>;

const nothing: FoundTickets = { tickets: [], isMore: false };

/** The ten digits of a phone of Mexico, with its country or without. A day and a seat have ten digits too. */
function phoneIn(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}\b/.test(text)) return undefined;
  return /^(?:\+?52)?(\d{10})$/.exec(text.replaceAll(/[\s().-]/g, ''))?.[1];
}

/** Tickets by a folio, a transaction, a name, a day with a seat, a proved phone, or the e-mail of who paid. */
async function findTickets({ payments, trip, identity }: Parts, text: string): Promise<FoundTickets> {
  const phone = phoneIn(text);
  if (phone !== undefined) {
    const accountId = await identity.accountOf(phone);
    return accountId === undefined ? nothing : trip.find({ accountId });
  }
  if (!text.includes('@')) return trip.find({ text });
  const paymentIds = await payments.ofEmail(text);
  return paymentIds.length === 0 ? nothing : trip.find({ paymentIds: [...paymentIds] });
}

/** The payment that a text names by itself, with its tickets. */
async function named({ payments, trip }: Parts, text: string): Promise<{ payment: Payment; found: FoundTickets } | undefined> {
  const payment = (await payments.ofFolio(text.toUpperCase())) ?? (await payments.ofReference(text));
  if (payment === undefined) return undefined;
  return { payment, found: payment.order_id === null ? nothing : await trip.find({ paymentIds: [payment.id] }) };
}

/** The orders of what a traveller says; the order of the nearest departure first. */
export const findOrders =
  (parts: PaymentParts): Handler<operations['findOrders']> =>
  async ({ body }) => {
    const text = body.text.trim();
    const one = await named(parts, text);
    if (one !== undefined)
      return { status: 200, body: { orders: [foundOrderOf(one.payment, one.found.tickets)], isMore: one.found.isMore } };
    const { tickets, isMore } = await findTickets(parts, text);
    const ofFolio = Map.groupBy(tickets, ({ folio }) => folio);
    const payments = new Map((await parts.payments.ofFolios([...ofFolio.keys()])).map((payment) => [payment.folio, payment]));
    const orders = [...ofFolio].flatMap(([folio, some]) => {
      const payment = payments.get(folio);
      return payment === undefined ? [] : [foundOrderOf(payment, some)];
    });
    return { status: 200, body: { orders, isMore } };
  };
