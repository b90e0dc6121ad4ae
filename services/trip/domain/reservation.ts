import type { components } from '../../../openapi/types/trip.ts';
import { extraAmount, extraServices, extrasAt } from '../feed/extras.ts';
import { type PassengerFare, passengerFares } from '../feed/fares.ts';
import { legsOf, brandToWire, terminalToWire } from './offer.ts';
import { slugOf, tidyText } from '../../shared/names.ts';
import { changeReservationFault, reservationFault, type Traveller } from './party.ts';
import { isPromoted, type Owed, owedInChange, pricedFare, returnPromotion, waysOut } from './promotion.ts';
import { seatById } from './seatMap.ts';
import type { Journey, Timetable } from './timetable.ts';
import type { TicketBody } from './ticket.ts';

type Schemas = components['schemas'];

/** Why a reservation cannot be sold. The text is Spanish. */
export interface ReservationFault {
  readonly code: string;
  readonly detail: string;
  readonly passengerIndex?: number;
}

/** One seat of a reservation, priced. */
export interface PricedSeat {
  readonly journey: Journey;
  readonly seat: number;
  /** The ticket that this seat replaces. */
  readonly replaces: string | null;
  readonly body: TicketBody;
}

interface Refused {
  readonly ok: false;
  readonly fault: ReservationFault;
}

export type Reserved = { readonly ok: true; readonly seats: readonly PricedSeat[] } | Refused;

const fail = (code: string, detail: string, passengerIndex?: number): Refused => ({
  ok: false,
  fault: { code, detail, ...(passengerIndex === undefined ? {} : { passengerIndex }) },
});

interface Placed extends Traveller {
  readonly isReturn: boolean;
  readonly journey: Journey;
  readonly email: string;
  readonly replaces: string | null;
  readonly services: readonly (typeof extraServices)[number][];
}

function fareOf(fareId: string): PassengerFare | undefined {
  return passengerFares.find(({ id }) => String(id) === fareId);
}

/** Price of a service on a journey in 1/100000 of the currency's unit; undefined where the service is not sold (SEAT-069). */
function servicePrice(timetable: Timetable, journey: Journey, service: Placed['services'][number], fare: number): number | undefined {
  const { shortcode } = timetable.lookup.place(journey.destination.placeId);
  const sold = extrasAt(shortcode).find(({ _id, blocked }) => _id === service._id && !blocked);
  return sold && extraAmount(sold, fare, timetable.minorUnit);
}

/** The selected trips as way out and way back. A change whose seats are all of the way back has only that one (HOLD-008). */
function tripsOf({ selectedTrips: [first, second], passengers }: Schemas['Reservation'], isChange: boolean): (string | undefined)[] {
  const onlyBack = isChange && second === undefined && passengers.every(({ seats }) => seats.every(({ isReturn }) => isReturn));
  return onlyBack ? [undefined, first] : [first, second];
}

type Promotion = NonNullable<TicketBody['promotion']>;

/** What decides whether a seat of the way back has the promotion. */
export interface PromotionTerms {
  /** The shop sells the promotion now. */
  readonly isOffered: boolean;
  /** The promotions of the tickets in a change that were sold with it, by their ids. */
  readonly kept: ReadonlyMap<string, Promotion>;
}

const dayOf = ({ origin }: Journey): string => origin.departure.slice(0, 10);

/**
 * The promotion of each seat of the way back, by its index. A sale has it while it is offered, for as many seats as travel out. A ticket that
 * was sold with it keeps it in a change. (CONST-034 to CONST-036, decision 38)
 */
function promotionsOf(
  placed: readonly Placed[],
  ids: readonly string[],
  { isChange, terms }: { readonly isChange: boolean; readonly terms: PromotionTerms },
): ReadonlyMap<number, Owed> {
  const owed = new Map<number, Owed>();
  const wayOutAt = (index: number): Owed | undefined => {
    const out = placed[index];
    return out && { wayOutId: ids[index], wayOutDate: dayOf(out.journey) };
  };
  const pairs = waysOut(placed.map((seat) => ({ isReturn: seat.isReturn, name: slugOf(seat) })));
  for (const [index, seat] of placed.entries()) {
    if (!seat.isReturn) continue;
    const found = isChange
      ? owedInChange(seat.replaces === null ? undefined : terms.kept.get(seat.replaces), (replaced) =>
          wayOutAt(placed.findIndex(({ replaces }) => replaces === replaced)),
        )
      : terms.isOffered
        ? wayOutAt(pairs.get(index) ?? -1)
        : undefined;
    if (found !== undefined && isPromoted(found.wayOutDate, dayOf(seat.journey))) owed.set(index, found);
  }
  return owed;
}

/** Why a second trip is no way back of the first, or undefined. (decision 38) */
function wayBackFault(timetable: Timetable, out: Journey, back: Journey): ReservationFault | undefined {
  const placeOf = ({ placeId }: Journey['origin']): string => timetable.lookup.place(placeId).id;
  if (placeOf(out.origin) !== placeOf(back.destination) || placeOf(out.destination) !== placeOf(back.origin)) {
    return { code: 'return-not-reversed', detail: 'El regreso es entre los mismos lugares que la ida, en sentido contrario.' };
  }
  if (Date.parse(back.origin.departure) < Date.parse(out.destination.arrival)) {
    return { code: 'return-before-departure', detail: 'El regreso sale antes de que llegue la ida.' };
  }
  return undefined;
}

interface ReservationRequest {
  readonly request: Schemas['Reservation'];
  /** The journey of each selected trip. */
  readonly journeys: ReadonlyMap<string, Journey>;
  /** The trip out and the trip back. */
  readonly trips: readonly (string | undefined)[];
}

/** The seat of each passenger with its fare and services, in the order of the request. */
function placePassengers({ request, journeys, trips: [outboundTrip, returnTrip] }: ReservationRequest): readonly Placed[] | Refused {
  const placed: Placed[] = [];
  for (const [index, passenger] of request.passengers.entries()) {
    const fare = fareOf(passenger.fareId);
    if (fare === undefined) return fail('fare-not-found', 'No existe esa categoría de pasajero.', index);
    if (fare.disabled || fare.deleted) return fail('fare-not-sold', 'Esa categoría de pasajero no está a la venta.', index);
    const services: Placed['services'][number][] = [];
    for (const item of passenger.items) {
      const service = extraServices.find(({ _id }) => String(_id) === item);
      if (service === undefined) return fail('service-not-found', 'Ese servicio no está a la venta.', index);
      if (fare.kind === 'pet' && !service.forPets) return fail('service-not-found', `${service.name} es para personas.`, index);
      services.push(service);
    }
    for (const wanted of passenger.seats) {
      const journey = journeys.get(wanted.tripId);
      if (journey === undefined || wanted.tripId !== (wanted.isReturn ? returnTrip : outboundTrip)) {
        return fail('trip-not-found', 'El asiento no es de los viajes elegidos.', index);
      }
      const seat = seatById(journey.layout, wanted.seatId);
      if (seat === undefined || seat.floor !== wanted.sectionId) return fail('seat-not-found', 'Este autobús no tiene ese asiento.', index);
      if (placed.some((other) => other.isReturn === wanted.isReturn && other.seat.seat === seat.seat)) {
        return fail('seat-not-found', 'Dos pasajeros piden el mismo asiento.', index);
      }
      placed.push({
        index,
        firstName: tidyText(passenger.firstName),
        lastName: tidyText(passenger.lastName),
        email: passenger.email,
        replaces: passenger.change?.ticketId ?? null,
        fare,
        seat,
        services,
        journey,
        isReturn: wanted.isReturn,
      });
    }
  }
  return placed;
}

/** A placed seat with its price. Amounts in 1/100000 of the currency's unit. */
interface Priced {
  readonly placed: Placed;
  readonly price: number;
  readonly discount: number;
  readonly services: TicketBody['services'];
  readonly owed: Owed | undefined;
  /** The ticket of the same person on the other way. */
  readonly pairId: string | null;
}

function ticketBody(timetable: Timetable, { placed, price, discount, services, owed, pairId }: Priced): TicketBody {
  const { journey, seat, fare, isReturn } = placed;
  const from = terminalToWire(timetable, journey.origin.terminalId);
  const to = terminalToWire(timetable, journey.destination.terminalId);
  const serviceClass = timetable.lookup.serviceClass(journey.run.classId);
  const totalServices = services.reduce((sum, { total }) => sum + total, 0);
  return {
    isReturn,
    associatedRoundtripTicketId: pairId,
    seat: seat.label,
    seatId: String(seat.seat),
    section: seat.floor,
    sectionName: seat.floor === 'ground' ? 'Planta baja' : 'Planta alta',
    floor: seat.floor === 'ground' ? 'P.B.' : 'P.A.',
    firstName: placed.firstName,
    lastName: placed.lastName,
    email: placed.email,
    fare: fare.name,
    fareId: String(fare.id),
    from: from.name,
    fromCity: timetable.lookup.place(from.placeId).name,
    fromId: from._id,
    fromShortcode: from.shortcode,
    fromTimeZone: from.timeZone,
    to: to.name,
    toCity: timetable.lookup.place(to.placeId).name,
    toId: to._id,
    toShortcode: to.shortcode,
    toTimeZone: to.timeZone,
    departureDatetime: journey.origin.departure,
    arrivalDatetime: journey.destination.arrival,
    brand: brandToWire(timetable.lookup.brand(journey.run.brandId)),
    serviceClass: { id: serviceClass.id, name: serviceClass.name },
    unitNumber: journey.run.unit,
    run: legsOf(journey),
    ...(owed && {
      promotion: {
        id: returnPromotion.id,
        wayOutDate: owed.wayOutDate,
        discount,
        ...(owed.wayOutId !== undefined && { wayOutId: owed.wayOutId }),
        ...(owed.limit !== undefined && { returned: 0 }),
      },
    }),
    price,
    displayPrice: price,
    services,
    totalServices,
    total: price + totalServices,
  };
}

/** What prices depend on beside the seats. */
interface PricingTerms {
  readonly ids: readonly string[];
  readonly isChange: boolean;
  readonly promotion: PromotionTerms;
}

function priceSeats(
  timetable: Timetable,
  placed: readonly Placed[],
  { ids, isChange, promotion }: PricingTerms,
): readonly PricedSeat[] | Refused {
  const priceOf = timetable.prices();
  const promotions = promotionsOf(placed, ids, { isChange, terms: promotion });
  const seats: PricedSeat[] = [];
  for (const [position, traveller] of placed.entries()) {
    const { journey, seat, fare, isReturn } = traveller;
    const owed = promotions.get(position);
    const { price, discount } = pricedFare(priceOf(journey).amount, fare, {
      minor: timetable.minorUnit,
      promoted: owed !== undefined,
      limit: owed?.limit,
    });
    const services: TicketBody['services'] = [];
    for (const service of traveller.services) {
      const total = servicePrice(timetable, journey, service, price);
      if (total === undefined) return fail('service-not-found', `${service.name} no está a la venta en ese viaje.`, traveller.index);
      services.push({ _id: String(service._id), name: service.name, total });
    }
    const pair = placed.findIndex((other) => other.isReturn !== isReturn && slugOf(other) === slugOf(traveller));
    const body = ticketBody(timetable, { placed: traveller, price, discount, services, owed, pairId: ids[pair] ?? null });
    seats.push({ journey, seat: seat.seat, replaces: traveller.replaces, body });
  }
  return seats;
}

/**
 * Checks a block request against the timetable: the seat of each passenger, the rules of the party, and the price of each seat. `journeys`
 * holds the journey of each selected trip. Prices in 1/100000 of the currency's unit. Names match the pairs of a round trip. `transferFault` checks the
 * tickets of a change.
 */
export function reserve(
  timetable: Timetable,
  request: Schemas['Reservation'],
  journeys: ReadonlyMap<string, Journey>,
  { ticketIds, isChange, promotion }: { ticketIds: () => string; isChange: boolean; promotion: PromotionTerms },
): Reserved & { readonly ids?: readonly string[] } {
  const trips = tripsOf(request, isChange);
  if (request.roundTrip !== request.selectedTrips.length > 1)
    return fail('trip-not-found', 'El regreso no corresponde con los viajes elegidos.');
  const [out, back] = trips.map((tripId) => (tripId === undefined ? undefined : journeys.get(tripId)));
  const unpaired = out && back && wayBackFault(timetable, out, back);
  if (unpaired !== undefined) return { ok: false, fault: unpaired };
  const placed = placePassengers({ request, journeys, trips });
  if ('fault' in placed) return placed;
  const faultOf = isChange ? changeReservationFault : reservationFault;
  const fault = faultOf(
    placed.filter(({ isReturn }) => !isReturn),
    placed.filter(({ isReturn }) => isReturn),
    request.roundTrip,
  );
  if (fault !== undefined) return { ok: false, fault };

  const ids = placed.map(() => ticketIds());
  const seats = priceSeats(timetable, placed, { ids, isChange, promotion });
  return 'fault' in seats ? seats : { ok: true, seats, ids };
}
