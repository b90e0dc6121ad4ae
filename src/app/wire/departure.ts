import type { DayPrices } from '../../../machines/domain/calendar.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import type { Amenity, Departure } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { terminalOf } from './place.ts';

type Wire = components['schemas'];

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
    ...(offer.discount !== undefined && { discount: offer.discount }),
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
