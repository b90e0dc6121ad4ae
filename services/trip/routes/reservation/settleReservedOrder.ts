import type { components } from '../../../../openapi/types/trip.ts';
import { Problem } from '../../../shared/problem.ts';
import type { Trip } from '../../context.ts';
import { qrPayload } from '../../domain/ids.ts';
import { orderNotFound } from '../../domain/refusals.ts';
import { orderToWire } from '../../domain/wire.ts';
import { ticketsOfCart } from '../../store/carts.ts';
import { settleReservation } from '../../store/orders.ts';

const refusals = {
  paid: () => new Problem(409, 'order-cancelled', 'Esta reserva ya no existe.'),
  cancelled: () => new Problem(409, 'order-paid', 'Esta orden ya fue pagada.'),
} as const;

/** Ends a reservation and returns its order. Throws 404 `order-not-found`, 409 `order-cancelled` or `order-paid`. */
export async function settleReservedOrder(
  trip: Trip,
  { orderId, paymentId, to }: { orderId: string; paymentId: string; to: 'paid' | 'cancelled' },
): Promise<components['schemas']['Order']> {
  const machineNow = new Date(trip.clock.machineNow());
  const outcome = await settleReservation(trip.db, { orderId, paymentId, to, machineNow });
  trip.wake();
  if (outcome === undefined) throw orderNotFound();
  if (outcome.outcome === 'refused') throw refusals[to]();
  const tickets = await ticketsOfCart(trip.db, outcome.cart.id);
  trip.recount(tickets);
  return orderToWire(outcome.order, outcome.cart, tickets, {
    qr: (itemId) => qrPayload(trip.ticketSecret, itemId),
    shopTimeZone: trip.shopTimeZone(),
  });
}
