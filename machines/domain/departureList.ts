import { epochOf, hourOf, minutesBetween, type Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';
import type { Amenity, Brand, Departure, Direction } from './trip.ts';

/** With 5 free seats or fewer, the card shows their number. */
const SCARCE_SEATS = 5;

export type TimeOfDay = 'dawn' | 'morning' | 'afternoon' | 'night';
export type SortOrder = 'departure' | 'price' | 'duration';
export type Filters = { times: TimeOfDay[]; brands: string[]; amenities: string[]; directOnly: boolean };

/** Departures of one day, with their filters and order. */
export type Listing = { departures: readonly Departure[]; filters: Filters; sort: SortOrder };

/** The lists of both ways, and the one that is on the screen. */
export type Listings = Record<Direction, Listing> & { shown: Direction };

export type ListingEvent =
  | { type: 'sort.chosen'; sort: SortOrder }
  | { type: 'time.toggled'; time: TimeOfDay }
  | { type: 'brand.toggled'; brandId: string }
  | { type: 'amenity.toggled'; amenityId: string }
  | { type: 'direct.toggled' }
  | { type: 'filters.cleared' };

export type DepartureView = {
  tripId: string;
  brand: Brand;
  serviceClass: string;
  origin: Place;
  destination: Place;
  departs: Instant;
  arrives: Instant;
  durationMinutes: number;
  stops: number;
  price: Money;
  /** What the promotion of the way back took off the price. */
  discount: Money;
  lowest: boolean;
  freeSeats: number;
  /** Few seats are left, so the card shows their number. */
  scarce: boolean;
  /** It leaves before the way out has arrived. */
  tooEarly: boolean;
  amenities: Amenity[];
};

/** `count`: the departures that this choice leaves beside those of the other groups; an amenity also beside the chosen amenities. */
export type FiltersView = {
  /** `runs`: a departure of the day leaves then. */
  times: { id: TimeOfDay; checked: boolean; runs: boolean }[];
  brands: { id: string; name: string; checked: boolean; count: number }[];
  amenities: { id: string; name: string; checked: boolean; count: number }[];
  direct: { checked: boolean; count: number };
  active: number;
};

/** What a list shows. `total` counts the departures of the day. */
export type ListingView = { departures: DepartureView[]; total: number; filters: FiltersView; sort: SortOrder };

/** A way out, as far as the way back depends on it. */
type WayOut = Pick<Departure, 'arrives'>;

const NO_FILTERS: Filters = { times: [], brands: [], amenities: [], directOnly: false };
const NO_LISTING: Listing = { departures: [], filters: NO_FILTERS, sort: 'departure' };
export const NO_LISTINGS: Listings = { shown: 'outbound', outbound: NO_LISTING, return: NO_LISTING };

/** The lists after this one is shown. A new list has no filters and the order of the list before; a list shown again is as it was left. */
export function withShown(listings: Listings, direction: Direction, departures: readonly Departure[]): Listings {
  const { shown, [direction]: listing } = listings;
  if (listing.departures !== departures)
    return { ...listings, shown: direction, [direction]: { departures, filters: NO_FILTERS, sort: listings[shown].sort } };
  return shown === direction ? listings : { ...listings, shown: direction };
}

/** The shown list after the traveller filtered or sorted it. */
export function withListing(listings: Listings, event: ListingEvent): Listings {
  const { shown } = listings;
  return { ...listings, [shown]: { ...listings[shown], ...changed(listings[shown], event) } };
}

function changed({ filters }: Listing, event: ListingEvent): Partial<Listing> {
  switch (event.type) {
    case 'sort.chosen':
      return { sort: event.sort };
    case 'time.toggled':
      return { filters: { ...filters, times: toggled(filters.times, event.time) } };
    case 'brand.toggled':
      return { filters: { ...filters, brands: toggled(filters.brands, event.brandId) } };
    case 'amenity.toggled':
      return { filters: { ...filters, amenities: toggled(filters.amenities, event.amenityId) } };
    case 'direct.toggled':
      return { filters: { ...filters, directOnly: !filters.directOnly } };
    case 'filters.cleared':
      return { filters: NO_FILTERS };
    default:
      return event satisfies never;
  }
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** Dawn until 6, morning until 12, afternoon until 19, then night, in the terminal's time. */
export function timeOfDay(departs: Instant): TimeOfDay {
  const hour = hourOf(departs);
  if (hour < 6) return 'dawn';
  if (hour < 12) return 'morning';
  return hour < 19 ? 'afternoon' : 'night';
}

function passes(departure: Departure, filters: Filters): boolean {
  return (
    (filters.times.length === 0 || filters.times.includes(timeOfDay(departure.departs))) &&
    (filters.brands.length === 0 || filters.brands.includes(departure.brand.id)) &&
    filters.amenities.every((id) => departure.amenities.some((amenity) => amenity.id === id)) &&
    (!filters.directOnly || departure.stops === 0)
  );
}

function duration(departure: Departure): number {
  return minutesBetween(departure.departs, departure.arrives);
}

/** The filtered departures in the chosen order; equal ones by time. */
function listed({ departures, filters, sort }: Listing): Departure[] {
  const time = (departure: Departure) => epochOf(departure.departs);
  const keys: Record<SortOrder, (departure: Departure) => number> = { departure: time, price: (d) => d.price, duration };
  const key = keys[sort];
  return departures.filter((departure) => passes(departure, filters)).sort((a, b) => key(a) - key(b) || time(a) - time(b));
}

/** What a list shows. `outbound` is the chosen way out of a way back. */
export function listingView(listing: Listing, outbound: WayOut | null): ListingView {
  const lowest = lowestOf(listing.departures.filter((departure) => !leavesTooEarly(departure, outbound)));
  const departures = listed(listing).map((departure) => departureView(departure, lowest, outbound));
  return {
    // Departures that leave too early come last, so that the available ones come first.
    departures: [...departures.filter(({ tooEarly }) => !tooEarly), ...departures.filter(({ tooEarly }) => tooEarly)],
    total: listing.departures.length,
    filters: filtersView(listing),
    sort: listing.sort,
  };
}

/** The lowest price of a list. */
export function lowestOf(departures: readonly Departure[]): Money {
  return Math.min(...departures.map(({ price }) => price));
}

/** A departure as the list shows it. */
export function departureView(departure: Departure, lowest: Money, outbound: WayOut | null): DepartureView {
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
    discount: departure.discount ?? 0,
    lowest: departure.price === lowest,
    freeSeats: departure.freeSeats,
    scarce: departure.freeSeats <= SCARCE_SEATS,
    tooEarly: leavesTooEarly(departure, outbound),
    amenities: departure.amenities,
  };
}

/** True when the way back leaves before the way out has arrived. */
export function leavesTooEarly(departure: Departure, outbound: WayOut | null): boolean {
  return outbound !== null && epochOf(departure.departs) < epochOf(outbound.arrives);
}

const TIMES: TimeOfDay[] = ['dawn', 'morning', 'afternoon', 'night'];

function filtersView({ departures, filters }: Listing): FiltersView {
  const brands = new Map(departures.map(({ brand }) => [brand.id, brand.name]));
  const amenities = new Map(departures.flatMap((departure) => departure.amenities.map((amenity) => [amenity.id, amenity.name])));
  const countWith = (changes: Partial<Filters>) => departures.filter((departure) => passes(departure, { ...filters, ...changes })).length;
  return {
    times: TIMES.map((id) => ({
      id,
      checked: filters.times.includes(id),
      runs: departures.some(({ departs }) => timeOfDay(departs) === id),
    })),
    brands: [...brands].map(([id, name]) => ({
      id,
      name,
      checked: filters.brands.includes(id),
      count: countWith({ brands: [id] }),
    })),
    amenities: [...amenities].map(([id, name]) => ({
      id,
      name,
      checked: filters.amenities.includes(id),
      count: countWith({ amenities: [...filters.amenities, id] }),
    })),
    direct: { checked: filters.directOnly, count: countWith({ directOnly: true }) },
    active: filters.times.length + filters.brands.length + filters.amenities.length + Number(filters.directOnly),
  };
}
