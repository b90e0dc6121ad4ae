import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { saleTerms, type Trip } from '../context.ts';
import { ticketsOfSale } from '../store/olderTickets.ts';
import { saleOf } from '../domain/olderWire.ts';

/** The tickets of one reservation or operation of the older platform. */
export function getOldSale(trip: Trip): Handler<operations['getOldSale']> {
  return async ({ query }) => {
    const tickets = await ticketsOfSale(trip.db, query.by, query.number);
    if (tickets.length === 0) throw new Problem(404, 'reservation-not-found', 'No encontramos esa reserva.');
    return { status: 200, body: saleOf(tickets, saleTerms(trip)) };
  };
}
