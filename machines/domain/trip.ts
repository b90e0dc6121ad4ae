import type { Instant, PlainDate } from './instant.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';

export type Brand = { id: string; name: string; color: string };
export type Amenity = { id: string; name: string };

/** There, or back. */
export type Direction = 'outbound' | 'return';

/** What names one bus on the seat platform: enough to ask for its map and to join its live channel (SEAT-071). */
export type RunRef = {
  tripId: string;
  seatMapId: string;
  routeId: string;
  scheduleName: string;
  manifestDate: PlainDate;
  legFrom: number;
  legTo: number;
};

/** The bus, whichever stretch of it is travelled. */
export function runName({ routeId, scheduleName, manifestDate }: Pick<RunRef, 'routeId' | 'scheduleName' | 'manifestDate'>): string {
  return `${routeId}_${scheduleName}_${manifestDate}`;
}

/** One bus that the search found, for the stretch that was asked for. */
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
  freeSeats: number;
  amenities: Amenity[];
  unit: string | null;
};

/** What was searched for; `returnDate` is null for a way out alone (SEARCH-001, SEARCH-002, SEARCH-040). */
export type SearchQuery = { origin: Place; destination: Place; date: PlainDate; returnDate: PlainDate | null };

/** A passenger type with its price on this bus (SEAT-077). */
export type Fare = { id: string; fareClassId: string; name: string; price: Money; kind: FareKind };
export type FareKind = 'adult' | 'minor' | 'senior' | 'student' | 'teacher' | 'preferred' | 'pet';

/** An extra service and what it costs beside a given fare (SEAT-075, SEAT-076). */
export type ExtraService = { id: string; name: string; price: { kind: 'amount'; amount: Money } | { kind: 'percent'; percent: number } };

export type Hold = { cartId: string; expiresAt: Instant };
