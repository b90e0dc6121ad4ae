import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { saleTerms, type Trip } from '../context.ts';
import { issueReservation, ticketsOfSale } from '../store/olderTickets.ts';
import { saleOf } from '../domain/olderWire.ts';

const details = {
  'reservation-paid': 'La reservación ya fue pagada.',
  'reservation-expired': 'La reservación esta vencida',
  'reservation-changed': 'La reserva cambió mientras se pagaba.',
} as const;

/** Gives the tickets of a paid reservation of the older platform their keys. */
export function issueOldReservation(trip: Trip): Handler<operations['issueOldReservation']> {
  return async ({ path, body }) => {
    const { reservationId } = path;
    const outcome = await issueReservation(trip.db, { reservationId, ...body, beganAt: new Date(body.beganAt) });
    if (outcome === 'not-found') throw new Problem(404, 'reservation-not-found', 'No encontramos esa reserva.');
    if (outcome !== 'issued') throw new Problem(409, outcome, details[outcome]);
    const tickets = await ticketsOfSale(trip.db, 'reservation', reservationId);
    return { status: 200, body: saleOf(tickets, saleTerms(trip)) };
  };
}
