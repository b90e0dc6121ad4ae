import type { Instant, PlainDate } from './instant.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';

export type Brand = { id: string; name: string; color: string };
export type Amenity = { id: string; name: string };

/** The way out or the way back. */
export type Direction = 'outbound' | 'return';

/** Identifies one bus on the seat platform, for its map and its live channel (SEAT-071). */
export type RunRef = {
  tripId: string;
  seatMapId: string;
  routeId: string;
  scheduleName: string;
  manifestDate: PlainDate;
  legFrom: number;
  legTo: number;
};

/** The bus and the stretch of a trip. */
export type Ride = Pick<RunRef, 'routeId' | 'scheduleName' | 'manifestDate' | 'legFrom' | 'legTo'>;

/** The id of the bus, independent of the travelled stretch. */
export function runName({ routeId, scheduleName, manifestDate }: Pick<RunRef, 'routeId' | 'scheduleName' | 'manifestDate'>): string {
  return `${routeId}_${scheduleName}_${manifestDate}`;
}

/** A bus of the search results, for the requested stretch. */
export type Departure = {
  run: RunRef;
  brand: Brand;
  serviceClass: string;
  origin: Place;
  destination: Place;
  departs: Instant;
  arrives: Instant;
  stops: number;
  price: Money;
  /** What the promotion of the way back took off the price. */
  discount?: Money;
  freeSeats: number;
  amenities: Amenity[];
  unit: string | null;
  /** Only of a way back. */
  wayOut?: WayOut;
};

/**
 * The day of the way out, on which the promotion of the way back depends. `isBought`: a change of tickets that were sold with the promotion,
 * which they keep.
 */
export type WayOut = { date: PlainDate; isBought: boolean };

/**
 * A search; `returnDate` is null for a one-way trip (SEARCH-001, SEARCH-002, SEARCH-040). `repeats`: the order whose travellers travel again.
 * Their names come from the order, for its owner only.
 */
export type SearchQuery = {
  origin: Place;
  destination: Place;
  date: PlainDate;
  returnDate: PlainDate | null;
  repeats?: string | undefined;
};

/**
 * A passenger type with its price on this bus (SEAT-077), and what the promotion of the way back took off it. `description` says who may have
 * it and with which proof.
 */
export type Fare = {
  id: string;
  fareClassId: string;
  name: string;
  description: string;
  price: Money;
  discount?: Money;
  kind: FareKind;
};
export type FareKind = 'adult' | 'minor' | 'senior' | 'student' | 'teacher' | 'preferred' | 'pet';

/** An extra service and its price for a given fare (SEAT-075, SEAT-076). `description` says what it is and whom it is for. */
export type ExtraService = {
  id: string;
  name: string;
  description: string;
  /** A pet may have it. */
  forPets: boolean;
  price: { kind: 'amount'; amount: Money } | { kind: 'percent'; percent: number };
};

export type Hold = { cartId: string; expiresAt: Instant };
