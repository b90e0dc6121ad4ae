import type { OwnTicket, OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { epochOf, inZone, type Instant, type TimeZone } from '../../../machines/domain/instant.ts';
import type { Estimates } from '../../../machines/domain/estimate.ts';
import type { components, operations } from '../../../openapi/types/trip.ts';
import { rideOf, runOf } from './ride.ts';

type Wire = components['schemas'];
type Way = { direction: OwnTrip['direction']; tickets: Wire['TransactionTicket'][] };

/** The end of a reservation, with the offset of the terminal. */
const endOf = (until: Instant | null, timeZone: TimeZone): Instant | null => until && inZone(until, timeZone);

const statusOf = (status: Wire['TransactionTicket']['status']): OwnTicket['status'] =>
  status === 'cancelled' || status === 'changed' ? status : 'live';

function ticketOf(wire: Wire['TransactionTicket']): OwnTicket {
  return {
    id: wire._id,
    status: statusOf(wire.status),
    firstName: wire.firstName,
    lastName: wire.lastName,
    category: wire.fare,
    seat: wire.seat,
    floor: wire.section,
    unit: wire.unitNumber,
    services: wire.services.map(({ name, total }) => ({ name, total })),
    price: wire.displayPrice + wire.totalServices,
    code: wire.itemId,
    qr: wire.qr,
    isRenamed: wire.renamed,
  };
}

type Delays = operations['getDelays']['responses']['200']['content']['application/json']['delays'];

/** The estimates of the trips whose buses reported. */
export function estimatesOf(trips: readonly OwnTrip[], delays: Delays): Estimates {
  const known = new Map(delays.map((delay) => [JSON.stringify(rideOf(delay.run)), delay]));
  return Object.fromEntries(
    trips.flatMap(({ id, ride }) => {
      const delay = ride && known.get(JSON.stringify(rideOf(runOf(ride))));
      return delay ? [[id, { departs: delay.departureDatetime, arrives: delay.arrivalDatetime }]] : [];
    }),
  );
}

/** A ticket of a round trip departs with its partner's; the later one returns (TRIPS-048). */
function directionOf(ticket: Wire['TransactionTicket'], all: readonly Wire['TransactionTicket'][]): OwnTrip['direction'] {
  const partner = all.find(({ _id }) => _id === ticket.associatedRoundtripTicketId);
  if (!partner) return ticket.isReturn ? 'return' : 'outbound';
  return epochOf(ticket.departureDatetime) > epochOf(partner.departureDatetime) ? 'return' : 'outbound';
}

/** The tickets of a transaction by direction and departure; a changed ticket may have another departure. */
function waysOf(tickets: readonly Wire['TransactionTicket'][]): Way[] {
  const keyOf = (ticket: Wire['TransactionTicket']) => `${directionOf(ticket, tickets)} ${ticket.departureDatetime} ${ticket.fromId}`;
  return groups(tickets, keyOf).flatMap((way) => (way[0] ? [{ direction: directionOf(way[0], tickets), tickets: way }] : []));
}

/** A paid transaction has no payment that waits (TRIPS-039, TRIPS-047). */
function isPaid({ status, payments }: Wire['Transaction']): boolean {
  return status === 'paid' || payments.some(({ type }) => type !== 'pay_later');
}

/** The trips of a transaction of the newer platform, one for each way (TRIPS-037, TRIPS-052). */
export function tripsOfTransaction(wire: Wire['Transaction']): OwnTrip[] {
  const waiting = isPaid(wire) ? undefined : wire.payments.find(({ type }) => type === 'pay_later');
  return waysOf(wire.tickets).flatMap(({ direction, tickets }) => {
    const [first] = tickets;
    if (!first) return [];
    return {
      id: `${wire.transactionId} ${direction} ${first.departureDatetime}`,
      platform: 'new',
      transaction: wire.transactionId,
      orderId: wire._id,
      direction,
      ride: rideOf(first.run),
      status: waiting ? 'reserved' : 'confirmed',
      origin: { code: first.fromShortcode, name: first.from },
      destination: { code: first.toShortcode, name: first.to },
      departs: first.departureDatetime,
      arrives: first.arrivalDatetime,
      createdAt: wire.createdAt,
      reservation: waiting
        ? {
            expiresAt: endOf(waiting.waitingExpirationDate, first.fromTimeZone),
            reference: waiting.referenceNumber,
            total: waiting.total,
          }
        : null,
      tickets: tickets.map(ticketOf),
    };
  });
}

function oldTicketOf(wire: Wire['OldTicket']): OwnTicket {
  const services = wire.servicios.ItemServicioBoleto.map(({ nombreServicio, precioServicio }) => ({
    name: nombreServicio,
    total: precioServicio,
  }));
  const extras = services.reduce((sum, { total }) => sum + total, 0);
  const isUnpaid = wire.ikey === '';
  return {
    id: wire.boletoId,
    status: wire.cambiado ? 'changed' : wire.descmotivocancelacion === null ? 'live' : 'cancelled',
    firstName: wire.nombpasajero,
    lastName: '',
    category: wire.desccategoria,
    seat: String(wire.numasiento),
    // TRIPS-055
    floor: wire.numpiso === 1 ? 'ground' : 'top',
    unit: wire.numAutobus,
    services,
    // TRIPS-051
    price: isUnpaid ? wire.precioReserva + extras : wire.preciopagado,
    code: isUnpaid ? null : wire.ikey,
    qr: isUnpaid ? null : wire.ikey,
    isRenamed: wire.renombrado,
  };
}

/** The items of each key, in the order of their first item. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}

/** The trips of the older platform: its tickets by operation number and departure; the earliest way is outbound (TRIPS-038, TRIPS-049, TRIPS-050). */
export function tripsOfOldTickets(wires: readonly Wire['OldTicket'][]): OwnTrip[] {
  return groups(wires, ({ numoperacion }) => numoperacion).flatMap((operation) => {
    const byTime = operation.toSorted((one, other) => epochOf(one.fechorsalida) - epochOf(other.fechorsalida));
    return groups(byTime, ({ fechorsalida }) => fechorsalida).flatMap((tickets, index): OwnTrip[] => {
      const [first] = tickets;
      if (!first) return [];
      const isReserved = first.ikey === '';
      return [
        {
          id: `${first.numoperacion} ${first.fechorsalida}`,
          platform: 'old',
          transaction: first.numoperacion,
          orderId: null,
          direction: index === 0 ? 'outbound' : 'return',
          ride: null,
          status: isReserved ? 'reserved' : 'confirmed',
          origin: { code: first.cveorigen, name: first.descorigen },
          destination: { code: first.cvedestino, name: first.descdestino },
          departs: first.fechorsalida,
          arrives: first.fechorllegada,
          createdAt: null,
          reservation: isReserved
            ? {
                expiresAt: endOf(first.fecliberacionreservacion, first.origenTimeZone),
                reference: first.numreservacion ?? first.numoperacion,
                total: operation.map(oldTicketOf).reduce((sum, { price }) => sum + price, 0),
              }
            : null,
          tickets: tickets.map(oldTicketOf),
        },
      ];
    });
  });
}
