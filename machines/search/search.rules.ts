import { minutesBetween, plusDays, type Moment, type PlainDate } from '../domain/instant.ts';
import type { Place } from '../domain/place.ts';
import type { Departure, SearchQuery } from '../domain/trip.ts';
import type { DepartureView, Filters, SearchContext, SearchDraft, SearchField, SortOrder, TimeOfDay } from './search.types.ts';

/** Tickets are sold for today and the next 60 days. */
export const SALE_DAYS = 60;
/** At 5 free seats or fewer the card says how many. */
export const SCARCE_SEATS = 5;
const DAYS_SHOWN = 7;

export const NO_FILTERS: Filters = { times: [], brands: [], amenities: [], directOnly: false };

/** The fields that a search still needs (SEARCH-001). A date in the past or too far ahead counts as missing. */
export function missingFields(draft: SearchDraft, today: PlainDate): SearchField[] {
  const missing: SearchField[] = [];
  if (!draft.originId) missing.push('origin');
  if (!draft.destinationId || draft.destinationId === draft.originId) missing.push('destination');
  if (!draft.date || !isOnSale(draft.date, today)) missing.push('date');
  return missing;
}

export function isOnSale(date: PlainDate, today: PlainDate): boolean {
  return date >= today && date <= plusDays(today, SALE_DAYS);
}

/** The draft as a query, or null while it is incomplete or its places are not known yet. */
export function queryOf(context: Pick<SearchContext, 'draft' | 'origins' | 'destinations' | 'today'>): SearchQuery | null {
  const origin = placeById(context.origins, context.draft.originId);
  const destination = placeById(context.destinations, context.draft.destinationId);
  if (!origin || !destination || !context.draft.date || missingFields(context.draft, context.today).length > 0) return null;
  return { origin, destination, date: context.draft.date };
}

export function placeById(places: readonly Place[], id: string | null): Place | null {
  return places.find((place) => place.id === id) ?? null;
}

/** Clearing or changing the origin also clears the destination (SEARCH-023). */
export function withOrigin(draft: SearchDraft, originId: string | null): SearchDraft {
  return originId === draft.originId ? draft : { ...draft, originId, destinationId: null };
}

/** Exchanges both ends (SEARCH-019). */
export function swapped(draft: SearchDraft): SearchDraft {
  return { ...draft, originId: draft.destinationId, destinationId: draft.originId };
}

/** A week of days around the chosen one, beginning today at the earliest. */
export function daysAround(date: PlainDate, today: PlainDate): { date: PlainDate; current: boolean; past: boolean }[] {
  const middle = plusDays(date, -3);
  const first = middle < today ? today : middle;
  return Array.from({ length: DAYS_SHOWN }, (_, index) => plusDays(first, index)).map((day) => ({
    date: day,
    current: day === date,
    past: !isOnSale(day, today),
  }));
}

const hours = new Map<string, Intl.DateTimeFormat>();

function hourOf({ at, zone }: Moment): number {
  const format = hours.get(zone) ?? new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  hours.set(zone, format);
  return Number(format.format(new Date(at)));
}

/** Dawn until 6, morning until 12, afternoon until 19, then night, by the clock of the terminal. */
export function timeOfDay(departs: Moment): TimeOfDay {
  const hour = hourOf(departs);
  if (hour < 6) return 'dawn';
  if (hour < 12) return 'morning';
  return hour < 19 ? 'afternoon' : 'night';
}

export function passes(departure: Departure, filters: Filters): boolean {
  return (
    (filters.times.length === 0 || filters.times.includes(timeOfDay(departure.departs))) &&
    (filters.brands.length === 0 || filters.brands.includes(departure.brand.id)) &&
    filters.amenities.every((id) => departure.amenities.some((amenity) => amenity.id === id)) &&
    (!filters.directOnly || departure.stops === 0)
  );
}

export function duration(departure: Departure): number {
  return minutesBetween(departure.departs.at, departure.arrives.at);
}

/** Departures that pass the filters, in the chosen order; equal ones by their time. */
export function listed(departures: readonly Departure[], filters: Filters, sort: SortOrder): Departure[] {
  const time = (departure: Departure) => Date.parse(departure.departs.at);
  const keys: Record<SortOrder, (departure: Departure) => number> = { departure: time, price: (d) => d.price, duration };
  const key = keys[sort];
  return departures.filter((departure) => passes(departure, filters)).sort((a, b) => key(a) - key(b) || time(a) - time(b));
}

export function departureView(departure: Departure, lowest: number): DepartureView {
  return {
    tripId: departure.run.tripId,
    brand: departure.brand,
    serviceClass: departure.serviceClass,
    origin: departure.origin,
    destination: departure.destination,
    departs: departure.departs,
    arrives: departure.arrives,
    durationMinutes: duration(departure),
    stops: departure.stops,
    price: departure.price,
    lowest: departure.price === lowest,
    freeSeats: departure.freeSeats,
    scarce: departure.freeSeats <= SCARCE_SEATS,
    amenities: departure.amenities,
  };
}

export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** A departure can be chosen while it has a free seat. */
export function departureToChoose(departures: readonly Departure[], tripId: string): Departure | null {
  return departures.find((departure) => departure.run.tripId === tripId && departure.freeSeats > 0) ?? null;
}
