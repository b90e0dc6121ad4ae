import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { placesOfRuns, quotasOfRuns, type Trip } from '../context.ts';
import { newFolio, newId, qrPayload } from '../domain/ids.ts';
import { refusal } from '../domain/refusals.ts';
import { orderToWire } from '../domain/wire.ts';
import { replacedTickets, ticketsOfCart } from '../store/carts.ts';
import { confirmCart as confirm } from '../store/orders.ts';

/** Issues the tickets of a paid cart, once per payment, and ends the tickets that they replace. */
export function confirmCart(trip: Trip): Handler<operations['confirmCart']> {
  return async ({ path, body }) => {
    const folio = newFolio();
    const outcome = await confirm(trip.db, {
      cartId: path.cartId,
      paymentId: body.paymentId,
      orderId: newId('o'),
      method: body.method,
      amount: body.amount,
      paid: body.paid,
      folio: body.folio,
      discount: body.discount,
      reservation: body.reservation,
      now: trip.clock.date(),
      machineNow: new Date(trip.clock.machineNow()),
      day: trip.clock.iso().slice(0, 10).replaceAll('-', ''),
      quotasOf: quotasOfRuns(trip),
      unpaid: { limits: trip.unpaidLimits, placesOf: placesOfRuns(trip) },
      itemIdAt: (position) => `${folio}-${position + 1}`,
    });
    trip.wake();
    crashPoint('cart-confirmed');
    if (outcome.outcome === 'refused') throw refusal(outcome.code);
    const tickets = await ticketsOfCart(trip.db, outcome.cart.id);
    trip.recount([...tickets, ...(await replacedTickets(trip.db, outcome.cart.id))]);
    return {
      status: 200,
      body: orderToWire(outcome.order, outcome.cart, tickets, {
        qr: (itemId) => qrPayload(trip.ticketSecret, itemId),
        shopTimeZone: trip.shopTimeZone(),
      }),
    };
  };
}
