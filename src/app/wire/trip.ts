import { currency } from '../../../machines/domain/money.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import type { DayPrices } from '../../../machines/domain/calendar.ts';
import type { Place } from '../../../machines/domain/place.ts';
import type { Cell, Claim, Floor, FloorPlan, Seat, SeatId, SeatMap } from '../../../machines/domain/seat.ts';
import type { Amenity, Departure, ExtraService, Fare, FareKind, RunRef } from '../../../machines/domain/trip.ts';
import type { Change, EditedWay, TicketCheck } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

export function placeOf({ _id, name, shortcode, timeZone }: Wire['Place']): Place {
  return { id: _id, name, shortcode, timeZone };
}

/** A terminal with the id of its city, which searches and blocks use. */
export function terminalOf({ placeId, name, shortcode, timeZone }: Wire['Terminal']): Place {
  return { id: placeId, name, shortcode, timeZone };
}

export function amenityOf({ id, name }: { id: number; name: string }): Amenity {
  return { id: String(id), name };
}

/** One trip of a search; its first segment identifies the bus (SEAT-071). Unknown amenities are omitted. */
export function departureOf(offer: Wire['TripOffer'], amenities: readonly Amenity[]): Departure {
  const [segment] = offer.segments;
  if (!segment) throw new Error(`the trip ${offer.id} has no segment`);
  const { seatMapId, routeId, name, manifestDate, legFrom, legTo } = segment;
  return {
    run: { tripId: offer.id, seatMapId, routeId, scheduleName: name, manifestDate, legFrom, legTo },
    brand: { id: offer.brand.id, name: offer.brand.name, color: offer.brand.colour },
    serviceClass: offer.serviceClass.name,
    origin: terminalOf(offer.origin),
    destination: terminalOf(offer.destination),
    departs: offer.departureDatetime,
    arrives: offer.arrivalDatetime,
    stops: offer.stops,
    price: offer.price,
    freeSeats: offer.freeSeats,
    amenities: offer.amenities.flatMap((id) => amenities.filter((amenity) => amenity.id === String(id))),
    unit: offer.unitNumber,
  };
}

/** Departures by their time. */
export function departuresOf(offers: readonly Wire['TripOffer'][], amenities: readonly Amenity[]): Departure[] {
  return offers.map((offer) => departureOf(offer, amenities)).sort((a, b) => Date.parse(a.departs) - Date.parse(b.departs));
}

/** The price of each day from its cheapest trip, with its offer (CAL-013). The day is the terminal's. */
export function dayPricesOf(items: readonly Wire['MonthPrice'][]): DayPrices {
  return new Map(
    items.flatMap(({ Corrida: [trip] }) =>
      trip ? [[dayOf(trip.fechorSalida), trip.itemPricingDiagrama?.precio ?? trip.precioBase] as const] : [],
    ),
  );
}

const KINDS: Record<string, FareKind> = { 1: 'adult', 2: 'minor', 3: 'senior', 4: 'student', 5: 'teacher', 368: 'preferred' };

/** The kind of a fare, by its id, and of the pet by its name (SEAT-078). An unknown fare has no rules. */
export function fareKind(id: string, name: string): FareKind {
  return name.toUpperCase() === 'MASCOTA' ? 'pet' : (KINDS[id] ?? 'preferred');
}

/** The fares of a trip with their prices, without closed ones (SEAT-077). */
export function faresOf(offer: Pick<Wire['TripOffer'], 'fareClasses'>, catalogue: readonly Wire['Fare'][]): Fare[] {
  const closed = new Set(catalogue.filter(({ disabled, deleted }) => disabled || deleted).map(({ id }) => id));
  return offer.fareClasses.flatMap(({ id: fareClassId, fares }) =>
    fares.filter(({ id }) => !closed.has(id)).map(({ id, name, price }) => ({ id, fareClassId, name, price, kind: fareKind(id, name) })),
  );
}

/** The services on sale, without `blocked` ones (SEAT-074 to SEAT-076). */
export function servicesOf(services: readonly Wire['ExtraService'][]): ExtraService[] {
  return services
    .filter(({ blocked }) => !blocked)
    .map(({ _id, name, amount, valueType, display_value }) => ({
      id: _id,
      name,
      price: valueType === '%' ? { kind: 'percent', percent: display_value } : { kind: 'amount', amount },
    }));
}

/** The layout of a bus with the holders of its seats. Own bought seats count as taken. */
export function seatMapOf(map: Wire['SeatMapAnswer']['data']['map']): SeatMap {
  const cells = map.seatmap.sections.flatMap((section) => section.cells.filter(isSeat).map((cell) => ({ cell, floor: section.id })));
  const idByNumber = new Map(cells.map(({ cell }) => [cell.seatNumber, cell.id]));
  const seats = cells.map(({ cell, floor }) =>
    seatOf(cell, floor, cell.neighbour === null ? null : (idByNumber.get(cell.neighbour) ?? null)),
  );
  return {
    channel: map.channel,
    version: map.version,
    floors: map.seatmap.sections.map(floorOf),
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    taken: cells.filter(({ cell }) => cell.state === 'taken' || (cell.state === 'mine' && !ownClaim(cell))).map(({ cell }) => cell.id),
    mine: cells.flatMap(({ cell }) => ownClaim(cell) ?? []),
  };
}

function isSeat(cell: Wire['SeatCell'] | Wire['FixtureCell']): cell is Wire['SeatCell'] {
  return cell.kind === 'seat';
}

function seatOf(cell: Wire['SeatCell'], floor: Floor, neighbour: SeatId | null): Seat {
  return { id: cell.id, number: cell.label, floor, row: cell.row, column: cell.col, position: cell.window ? 'window' : 'aisle', neighbour };
}

function ownClaim({ id, state, claim }: Wire['SeatCell']): Claim | null {
  return state === 'mine' && claim?.expiresAt ? { seatId: id, expiresAt: claim.expiresAt } : null;
}

function floorOf({ id, rows, columns, cells }: Wire['SeatSection']): FloorPlan {
  return { floor: id, rows: Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).map(cellOf)) };
}

function cellOf(cell: Wire['SeatCell'] | Wire['FixtureCell']): Cell {
  return isSeat(cell) ? { kind: 'seat', seatId: cell.id } : { kind: cell.kind };
}

/** A run with its legs for the seat operations. */
export function runLegsOf({ routeId, scheduleName, manifestDate, legFrom, legTo }: RunRef): Wire['RunLegs'] {
  return { routeId, scheduleId: scheduleName, manifestDate, legFrom, legTo };
}

/** The own live claims on some seats. */
export function claimsOf(claims: readonly Wire['Claim'][]): Claim[] {
  return claims.flatMap(({ seatId, expiresAt }) => (expiresAt ? [{ seatId, expiresAt }] : []));
}

/** The data of a bus in a block: its departure, its fares, and the floors of its seats. */
type SoldBus = { departure: Departure; fares: readonly Fare[]; floorOf: (seatId: SeatId) => Floor };

type BlockParts = { outbound: SoldBus; back: SoldBus | null; email: string; passengers: readonly Passenger[]; change: Change | null };

/**
 * The request that turns claims into a cart, with the fields of the specification: one entry per passenger and direction (HOLD-011). A
 * change is a transfer of one direction (HOLD-008).
 */
export function blockRequestOf({ outbound, back, email, passengers, change }: BlockParts): Wire['BlockRequest'] {
  const { run, origin, destination } = outbound.departure;
  return {
    currency: currency.code,
    items: {
      reservation: [
        {
          from: origin.id,
          to: destination.id,
          selectedTrips: [run.tripId, ...(back ? [back.departure.run.tripId] : [])],
          roundTrip: back !== null,
          dateFrom: dayOf(outbound.departure.departs),
          dateTo: back && dayOf(back.departure.departs),
          passengers: passengers.flatMap((passenger) => {
            const bus = passenger.direction === 'outbound' ? outbound : back;
            return bus ? [blockPassenger({ ...passenger, direction: change?.direction ?? passenger.direction }, bus, email)] : [];
          }),
          redeemableItemId: null,
          manualFees: [],
        },
      ],
    },
    transactionType: change ? 'transfer' : 'sale',
  };
}

function blockPassenger(passenger: Passenger, { departure: { run }, fares, floorOf }: SoldBus, email: string): Wire['BlockPassenger'] {
  const isReturn = passenger.direction === 'return';
  const fareClassId = fares.find(({ id }) => id === passenger.fareId)?.fareClassId ?? null;
  return {
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    email,
    fareId: passenger.fareId,
    change: passenger.ticketId === undefined ? null : { ticketId: passenger.ticketId },
    fareClassIds: { outbound: isReturn ? null : fareClassId, return: isReturn ? fareClassId : null },
    ticketsQuantity: 1,
    returnTripId: isReturn ? run.tripId : null,
    seats: [{ tripId: run.tripId, seatId: passenger.seatId, sectionId: floorOf(passenger.seatId), isReturn }],
    items: passenger.serviceIds,
    ssrs: [],
  };
}

/** The service's checks of these tickets, without those that it omits (EDIT-013). */
export function ticketChecksOf(entries: readonly Wire['TransferEntry'][], tickets: EditedWay['tickets']): TicketCheck[] {
  return entries.flatMap(({ ticketId, canChange, passenger, credit, msgerror, wayOutDate }) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    const { firstName, lastName, fare, fareId, associatedItems } = passenger;
    const serviceIds = associatedItems.map(({ sourceItemId }) => sourceItemId);
    return ticket
      ? {
          traveller: {
            ticketId,
            firstName,
            lastName,
            fareId,
            serviceIds,
            seatNumber: ticket.seatNumber,
            paid: credit,
          },
          fareName: fare,
          kind: fareKind(fareId, fare),
          canChange,
          message: msgerror,
          ...(wayOutDate !== undefined && { wayOutDate }),
        }
      : [];
  });
}
