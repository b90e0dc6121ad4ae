import type { components } from '../../../openapi/types/trip.ts';
import { decimalText } from '../../shared/money.ts';
import { bikesOnBoard, wheelchairAccess } from '../feed/amenities.ts';
import { type PassengerFare, sellableFares } from '../feed/fares.ts';
import type { Brand, Price, Run, RunCall } from '../feed/types.ts';
import type { Layout } from '../layouts/types.ts';
import { pricedFare } from './promotion.ts';
import { tripIdOf } from './runId.ts';
import type { Journey, Timetable } from './timetable.ts';

type Schemas = components['schemas'];

/** A brand in the shape of the contract. */
export function brandToWire({ id, name, initials, color, textColor, phone, email, url }: Brand): Schemas['Brand'] {
  return {
    id,
    name,
    initials,
    colour: color.toLowerCase(),
    textColour: textColor.toLowerCase(),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(url !== undefined && { url }),
  };
}

/** A terminal in the shape of the contract; its shortcode is that of its place. */
export function terminalToWire(timetable: Timetable, terminalId: string): Schemas['Terminal'] {
  const terminal = timetable.lookup.terminal(terminalId);
  return {
    _id: terminal.id,
    placeId: terminal.placeId,
    name: terminal.name,
    shortcode: timetable.lookup.place(terminal.placeId).shortcode,
    timeZone: terminal.timeZone,
    latitude: terminal.latitude,
    longitude: terminal.longitude,
  };
}

/** The number of floors of a bus. */
export const floorsOf = ({ sections }: Layout): 1 | 2 => (sections.length === 2 ? 2 : 1);

/** The legs of a journey. */
export function legsOf({ run, origin, destination }: Journey): Schemas['RunLegs'] {
  return {
    routeId: run.routeId,
    scheduleId: run.scheduleName,
    manifestDate: run.serviceDate,
    legFrom: origin.index,
    legTo: destination.index,
  };
}

const minutesBetween = (origin: RunCall, destination: RunCall): number =>
  Math.max(1, Math.round((Date.parse(destination.arrival) - Date.parse(origin.departure)) / 60_000));

/** What the bus of a run offers, by its class and its trip. */
export function amenitiesOf({ lookup }: Timetable, { classId, tripId }: Run): number[] {
  const { wheelchair, bikes } = lookup.trip(tripId);
  return [
    ...lookup.serviceClass(classId).amenityIds,
    ...(wheelchair === true ? [wheelchairAccess] : []),
    ...(bikes === true ? [bikesOnBoard] : []),
  ];
}

/** What a journey offers. A terminal that is known to have stairs takes the access for wheelchairs away, because travellers filter by it. */
function offeredOn(timetable: Timetable, { run, origin, destination }: Journey): number[] {
  const hasStairs = [origin, destination].some(({ terminalId }) => timetable.lookup.terminal(terminalId).wheelchair === false);
  return amenitiesOf(timetable, run).filter((id) => id !== wheelchairAccess || !hasStairs);
}

/**
 * The offer of a journey: price of each fare, total of the party, number of free seats (API-005). `promoted`: it is a way back with the
 * promotion.
 */
export function offerOf(
  timetable: Timetable,
  journey: Journey,
  price: Price,
  {
    party,
    freeSeats,
    promoted,
  }: {
    readonly party: readonly { readonly fare: PassengerFare; readonly quantity: number }[];
    readonly freeSeats: number;
    readonly promoted: boolean;
  },
): Schemas['TripOffer'] {
  const { run, origin, destination, layout } = journey;
  const { lookup, minorUnit: minor } = timetable;
  const serviceClass = lookup.serviceClass(run.classId);
  const brand = lookup.brand(run.brandId);
  const legs = legsOf(journey);
  const pricesOf = (fare: Pick<PassengerFare, 'percent'>) => pricedFare(price.amount, fare, { minor, promoted });
  const adult = pricesOf({ percent: 100 });
  return {
    id: tripIdOf(legs),
    segments: [
      {
        seatMapId: layout.id,
        routeId: run.routeId,
        name: run.scheduleName,
        manifestDate: run.serviceDate,
        legFrom: legs.legFrom,
        legTo: legs.legTo,
        originId: origin.placeId,
        destinationId: destination.placeId,
      },
    ],
    fareClasses: sellableFares.map((fare) => {
      const { price: amount, discount } = pricesOf(fare);
      return {
        id: fare.fareClassId,
        name: fare.name,
        fares: [
          {
            id: String(fare.id),
            name: fare.name,
            price: amount,
            ...(discount > 0 && { discount }),
            valueToDisplay: amount,
            displayCurrencyValueToDisplay: decimalText(amount, timetable.network.currency),
          },
        ],
      };
    }),
    price: adult.price,
    ...(adult.discount > 0 && { discount: adult.discount }),
    regularPrice: price.regular,
    total: party.reduce((sum, { fare, quantity }) => sum + pricesOf(fare).price * quantity, 0),
    origin: terminalToWire(timetable, origin.terminalId),
    destination: terminalToWire(timetable, destination.terminalId),
    departureDatetime: origin.departure,
    arrivalDatetime: destination.arrival,
    durationMinutes: minutesBetween(origin, destination),
    stops: destination.index - origin.index - 1,
    brand: brandToWire(brand),
    serviceClass: { id: serviceClass.id, name: serviceClass.name },
    company: { id: brand.id, name: brand.name },
    amenities: offeredOn(timetable, journey),
    freeSeats,
    totalSeats: layout.capacity,
    floors: floorsOf(layout),
    unitNumber: run.unit,
  };
}
