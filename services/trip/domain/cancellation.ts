import type { components } from '../../../openapi/types/trip.ts';
import { passengerFares } from '../feed/fares.ts';
import { worth } from './amounts.ts';
import { promotionOf, sumTakenBack, type TakenBack, takenBack } from './promotion.ts';
import { departed, fellowsOf, leavingFault, used } from './transfer.ts';
import type { CartTicket } from './ticket.ts';
import type { SoldOrder } from './order.ts';

type Schemas = components['schemas'];
type Reason = NonNullable<Schemas['Cancellable']['reservations'][number]['reason']>;
type Cancelled = Pick<CartTicket, 'id' | 'runId' | 'status' | 'usedAt' | 'body'>;

/** Why tickets cannot be cancelled; `detail` is Spanish. */
export interface CancelFault {
  readonly code: 'not-cancellable' | Exclude<Reason, 'payment-method'>;
  readonly detail: string;
}

const notCancellable = (detail: string): CancelFault => ({ code: 'not-cancellable', detail });

/** Why one ticket cannot be cancelled at an instant in milliseconds, whoever travels with it. */
function ticketFault({ status, usedAt, body }: Cancelled, now: number): CancelFault | undefined {
  switch (status) {
    case 'issued':
      if (usedAt !== null) return used;
      return Date.parse(body.departureDatetime) > now ? undefined : departed;
    case 'changed':
      return { code: 'already-cancelled', detail: 'Este boleto ya se cambió por otro.' };
    case 'cancelled':
      return { code: 'already-cancelled', detail: 'Este boleto ya está cancelado.' };
    case 'reserved':
      return notCancellable('La forma de pago no aplica para reembolso: esta reserva todavía no está pagada.');
    case 'held':
    case 'released':
      return notCancellable('Este boleto no se compró.');
    default:
      return status satisfies never;
  }
}

const isAdult = ({ body }: Cancelled): boolean =>
  passengerFares.some(({ id, kind }) => String(id) === body.fareId && (kind === 'escort' || kind === 'plain'));

/** Why these tickets would leave a minor or a pet of their party and direction alone (CANCEL-012). */
function companionFault(party: readonly Cancelled[], leaving: readonly Cancelled[]): CancelFault | undefined {
  if (!leaving.some(isAdult) || leavingFault(fellowsOf(party, leaving), []) === undefined) return undefined;
  return { code: 'last-adult', detail: 'No puedes cancelar este boleto, ya que es el único adulto en el viaje' };
}

/**
 * Why the named tickets of an order cannot be cancelled together at an instant in milliseconds, or undefined. `party` are the valid tickets
 * of those who bought them. (CANCEL-011)
 */
export function cancelFault(
  tickets: readonly Cancelled[],
  ticketIds: readonly string[],
  { party, now }: { readonly party: readonly Cancelled[]; readonly now: number },
): CancelFault | undefined {
  const leaving = tickets.filter(({ id }) => ticketIds.includes(id));
  if (leaving.length < new Set(ticketIds).size) return notCancellable('Ese boleto no es de esta transacción.');
  return leaving.map((ticket) => ticketFault(ticket, now)).find((fault) => fault !== undefined) ?? companionFault(party, leaving);
}

/** Why a request names what this shop does not sell, or undefined. */
export function otherItemsFault({ trxId: _trxId, tickets: _tickets, ...others }: Schemas['CancelRequest']): CancelFault | undefined {
  return Object.values(others).some((list) => list.length > 0) ? notCancellable('Solo se pueden cancelar boletos.') : undefined;
}

/**
 * What a cancelled ticket gives back as points, in 1/100000 peso: all that it is worth, without a fee. A ticket whose price a coupon took in
 * whole or in part gives back 0. (CANCEL-001 to CANCEL-003)
 */
export function refundOf({ body }: Pick<CartTicket, 'body'>, { discount }: Pick<SoldOrder, 'discount'>): number {
  return discount?.kind === 'coupon' && body.displayPrice < body.price ? 0 : worth(body);
}

/** What cancelled tickets give back, in 1/100000 of the currency's unit. */
export interface Refunds {
  readonly byTicket: ReadonlyMap<string, number>;
  readonly sum: number;
  /** The promotions of the tickets back that lose their ticket out. Each is less in the refund of its ticket out. */
  readonly taken: readonly TakenBack[];
}

/** The refunds of tickets of an order that are cancelled together. `party` are the valid tickets of those who bought them. (decision 38) */
export function refundsOf(order: SoldOrder, ticketIds: readonly string[], party: readonly Cancelled[]): Refunds {
  const leaving = order.tickets.filter(({ id }) => ticketIds.includes(id));
  const taken = takenBack(
    party,
    leaving.map((ticket) => ({ id: ticket.id, worth: refundOf(ticket, order) })),
  );
  const byTicket = new Map(
    leaving.map((ticket) => [ticket.id, refundOf(ticket, order) - sumTakenBack(taken.filter(({ wayOutId }) => wayOutId === ticket.id))]),
  );
  return { byTicket, sum: [...byTicket.values()].reduce((sum, refund) => sum + refund, 0), taken };
}

/** What can be cancelled of an order, ticket by ticket (CANCEL-014). */
export function cancellableItems(
  order: SoldOrder,
  known: { readonly party: readonly Cancelled[]; readonly now: number },
): Schemas['Cancellable'] {
  const { transactionId, tickets } = order;
  return {
    reservations: tickets.map((ticket) => {
      const {
        id,
        body: { firstName, lastName },
      } = ticket;
      const fault = cancelFault(tickets, [id], known);
      const refunds = refundsOf(order, [id], known.party);
      const reason = fault?.code === 'not-cancellable' ? 'payment-method' : (fault?.code ?? null);
      return {
        _id: id,
        cancellable: fault === undefined,
        firstName,
        lastName,
        trxId: transactionId,
        reason,
        willRefund: refunds.sum,
        ...promotionOf(refunds.taken),
      };
    }),
  };
}
