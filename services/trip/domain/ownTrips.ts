import type { components } from '../../../openapi/types/trip.ts';
import type { TicketBody } from './ticket.ts';
import type { OlderTicket } from './olderTicket.ts';

type ProfileTrip = components['schemas']['ProfileTrip'];

type Ride = Pick<
  TicketBody,
  | 'isReturn'
  | 'departureDatetime'
  | 'arrivalDatetime'
  | 'fromId'
  | 'fromShortcode'
  | 'from'
  | 'fromTimeZone'
  | 'toId'
  | 'toShortcode'
  | 'to'
  | 'toTimeZone'
>;

/** A live ticket of an account, of either platform. */
export interface OwnTicket {
  readonly orderId: string;
  readonly status: 'reserved' | 'issued';
  readonly itemId: string | null;
  /** End of a reservation. */
  readonly payBefore: Date | null;
  readonly body: Ride;
}

/** The live tickets of the older platform. */
export function olderOwnTickets(tickets: readonly OlderTicket[]): OwnTicket[] {
  return tickets
    .filter(({ cancellation }) => cancellation === null)
    .map(({ operation, ikey, outbound, release_at: end, ticket }) => ({
      orderId: operation,
      status: ikey === '' ? 'reserved' : 'issued',
      itemId: ikey,
      payBefore: end,
      body: {
        isReturn: !outbound,
        departureDatetime: ticket.fechorsalida,
        arrivalDatetime: ticket.fechorllegada,
        fromId: ticket.cveorigen,
        fromShortcode: ticket.cveorigen,
        from: ticket.descorigen,
        fromTimeZone: ticket.origenTimeZone,
        toId: ticket.cvedestino,
        toShortcode: ticket.cvedestino,
        to: ticket.descdestino,
        toTimeZone: ticket.destinoTimeZone,
      },
    }));
}

function tripOf({ status, itemId, payBefore, body }: OwnTicket): ProfileTrip {
  return {
    status: status === 'issued' ? 'CONFIRMED' : 'RESERVATION',
    ikey: status === 'issued' ? (itemId ?? '') : '',
    fechorsalida: body.departureDatetime,
    fechorllegada: body.arrivalDatetime,
    fecliberacionreservacion: status === 'reserved' ? (payBefore?.toISOString() ?? null) : null,
    cveorigen: body.fromShortcode,
    descorigen: body.from,
    cvedestino: body.toShortcode,
    descdestino: body.to,
    origenTimeZone: body.fromTimeZone,
    destinoTimeZone: body.toTimeZone,
  };
}

const departs = ({ body }: OwnTicket): number => Date.parse(body.departureDatetime);

/** One trip for each way of an order, by its first ticket. */
function waysOf(tickets: readonly OwnTicket[]): OwnTicket[] {
  const ways = new Map<string, OwnTicket>();
  for (const ticket of tickets) {
    const name = `${ticket.orderId} ${ticket.body.isReturn}`;
    if (!ways.has(name)) ways.set(name, ticket);
  }
  return [...ways.values()].toSorted((a, b) => departs(a) - departs(b));
}

/** All trips, by departure. */
export function allTrips(tickets: readonly OwnTicket[]): ProfileTrip[] {
  return waysOf(tickets).map(tripOf);
}

const isLost = ({ status, payBefore }: OwnTicket, now: number): boolean =>
  status === 'reserved' && payBefore !== null && payBefore.getTime() <= now;

/** The trips that have not departed yet, by departure. A reservation that ended unpaid is none. */
export function currentTrips(tickets: readonly OwnTicket[], now: number): ProfileTrip[] {
  return waysOf(tickets.filter((ticket) => !isLost(ticket, now)))
    .filter((ticket) => departs(ticket) >= now)
    .map(tripOf);
}

/** The last departed trip of each route, the newest first. */
export function latestTrips(tickets: readonly OwnTicket[], now: number): ProfileTrip[] {
  const byRoute = new Map<string, OwnTicket>();
  for (const ticket of waysOf(tickets)) {
    if (departs(ticket) < now && ticket.status === 'issued') byRoute.set(`${ticket.body.fromId} ${ticket.body.toId}`, ticket);
  }
  return [...byRoute.values()].toReversed().map(tripOf);
}
