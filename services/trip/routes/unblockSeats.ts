import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { networkOf } from '../../shared/network.ts';
import { Problem } from '../../shared/problem.ts';
import { placesOfRuns, type Trip } from '../context.ts';
import { selectionSeconds } from '../domain/limits.ts';
import { refusal } from '../domain/refusals.ts';
import { policies } from '../policies/index.ts';
import { cartClaimsToWire, seatOfTicket } from '../domain/wire.ts';
import { cartsOfTickets, unblockCarts } from '../store/carts.ts';

type Schemas = components['schemas'];

/** Releases a cart, or tickets of one or several carts, all or none. With `keepSelected` the seats stay selected for 300 s (API-018, HOLD-012). */
export function unblockSeats(trip: Trip): Handler<operations['unblockSeats']> {
  return async ({ body, header, identity, request }) => {
    const caller = { holder: header.holder, accountId: identity?.subject };
    const ticketIds = 'boletos' in body ? body.boletos : undefined;
    const cartIds = new Set<string>(body.cartId === undefined ? [] : [body.cartId]);
    if (ticketIds !== undefined) {
      const found = await cartsOfTickets(trip.db, ticketIds);
      if (found.length < new Set(ticketIds).size) throw new Problem(404, 'cart-not-found', 'No encontramos ese carrito.');
      for (const { cartId } of found) cartIds.add(cartId);
    }
    const outcome = await unblockCarts(trip.db, {
      cartIds: [...cartIds],
      isOwn: (cart) => policies.unblockSeats.owns(caller, cart),
      ticketIds,
      selectedUntil: body.keepSelected === true ? trip.in(selectionSeconds) : undefined,
      address: networkOf(request.ip),
      share: trip.seatsPerAddress,
      placesOf: placesOfRuns(trip),
      machineNow: new Date(trip.clock.machineNow()),
    });
    if (outcome.outcome === 'refused') throw refusal(outcome.code);
    const { tickets, freed, kept } = outcome;
    trip.recount(tickets);
    const released = freed.flatMap((seat): Schemas['SeatRef'][] => {
      const ticket = tickets.find((one) => one.runId === seat.runId && one.seat === seat.seat);
      if (ticket === undefined) return [];
      const { seatId, seatNumber, sectionId } = seatOfTicket(ticket);
      return [{ seatId, seatNumber, sectionId }];
    });
    trip.wake();
    return { status: 200, body: { released, claims: cartClaimsToWire(kept, tickets), serverTime: trip.clock.iso() } };
  };
}
