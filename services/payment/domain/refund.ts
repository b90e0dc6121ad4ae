import type { Payment } from './payment.ts';

/** `exceeded`: the tickets were not worth as much any more. */
export type RefundState = 'asked' | 'done' | 'refused' | 'exceeded';

/** How it goes back: by the bank to the card, in cash at the till of the company, or as points. (decision 42) */
export const refundWays = ['bank', 'till', 'points'] as const;
export type RefundWay = (typeof refundWays)[number];

/** What an operator gives back of a payment. Amounts in 1/100000 of the currency's unit. (decision 42) */
export interface Refund {
  readonly id: string;
  readonly payment_id: string;
  /** The ticket for which it is given; null for the order as a whole. */
  readonly ticket_id: string | null;
  readonly amount: number;
  readonly way: RefundWay;
  readonly state: RefundState;
  readonly operator: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly settled_at: Date | null;
}

/** What the tickets of an order are worth, by their ids; undefined for a payment without an order of this platform. */
export type Worth = ReadonlyMap<string, number> | undefined;

type Given = Pick<Refund, 'amount' | 'state' | 'way'>;
type Charged = Pick<Payment, 'state' | 'method' | 'amount' | 'capture_refused_at'>;

const wayOfMoney = ({ method }: Charged): RefundWay | undefined => {
  if (method === 'pasarela-de-pago' || method === 'reservation') return 'bank';
  return method === 'pay_later' ? 'till' : undefined;
};

/**
 * The ways in which a payment may be given back: money the way it came, and points for whoever prefers them or paid with them. A payment that
 * has not ended well gives nothing, nor does one whose money was collected elsewhere.
 */
export function waysOf(payment: Charged): readonly RefundWay[] {
  if (payment.state !== 'paid' || payment.capture_refused_at !== null) return [];
  const money = wayOfMoney(payment);
  return money === undefined ? ['points'] : [money, 'points'];
}

/**
 * What may still go back one way for a ticket, or for the order where `ticketId` is null: never more than the tickets are worth, and of the
 * money never more than was paid.
 */
export function leftOf(
  payment: Charged,
  given: readonly Given[],
  { way, worth, ticketId = null }: { readonly way: RefundWay; readonly worth: Worth; readonly ticketId?: string | null },
): number {
  if (!waysOf(payment).includes(way)) return 0;
  const ofMoney = given.filter((one) => one.way !== 'points' && (one.state === 'asked' || one.state === 'done'));
  const money = Math.max(0, payment.amount - ofMoney.reduce((sum, { amount }) => sum + amount, 0));
  if (worth === undefined) return way === 'points' ? 0 : money;
  const valid = ticketId === null ? [...worth.values()].reduce((sum, one) => sum + one, 0) : (worth.get(ticketId) ?? 0);
  return way === 'points' ? valid : Math.min(valid, money);
}

/** What may still go back each way: of the order as a whole, and of each valid ticket. */
export function refundableOf(payment: Charged, given: readonly Given[], worth: Worth) {
  const left = (ticketId: string | null) => ({
    bank: leftOf(payment, given, { way: 'bank', worth, ticketId }),
    till: leftOf(payment, given, { way: 'till', worth, ticketId }),
    points: leftOf(payment, given, { way: 'points', worth, ticketId }),
  });
  return { whole: left(null), tickets: [...(worth?.keys() ?? [])].map((ticketId) => ({ ticketId, ...left(ticketId) })) };
}
