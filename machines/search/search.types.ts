import type { Failure } from '../domain/failure.ts';
import type { Moment, PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Place } from '../domain/place.ts';
import type { Amenity, Brand, Departure, SearchQuery } from '../domain/trip.ts';

export type SearchDraft = { originId: string | null; destinationId: string | null; date: PlainDate | null };

export type TimeOfDay = 'dawn' | 'morning' | 'afternoon' | 'night';
export type SortOrder = 'departure' | 'price' | 'duration';
export type Filters = { times: TimeOfDay[]; brands: string[]; amenities: string[]; directOnly: boolean };

export type SearchInput = { today: PlainDate; asked: SearchDraft };

export type SearchContext = {
  today: PlainDate;
  origins: Place[];
  destinations: Place[];
  recent: string[];
  draft: SearchDraft;
  missing: SearchField[];
  query: SearchQuery | null;
  departures: Departure[];
  filters: Filters;
  sort: SortOrder;
  failure: Failure | null;
  chosen: Departure | null;
};

export type SearchField = 'origin' | 'destination' | 'date';

export type SearchEvent =
  | { type: 'origin.chosen'; placeId: string }
  | { type: 'origin.cleared' }
  | { type: 'destination.chosen'; placeId: string }
  | { type: 'destination.cleared' }
  | { type: 'ends.swapped' }
  | { type: 'date.chosen'; date: PlainDate }
  | { type: 'search.submitted' }
  | { type: 'search.retried' }
  | { type: 'places.retried' }
  | { type: 'editor.opened' }
  | { type: 'editor.closed' }
  | { type: 'day.chosen'; date: PlainDate }
  | { type: 'sort.chosen'; sort: SortOrder }
  | { type: 'time.toggled'; time: TimeOfDay }
  | { type: 'brand.toggled'; brandId: string }
  | { type: 'amenity.toggled'; amenityId: string }
  | { type: 'direct.toggled' }
  | { type: 'filters.cleared' }
  | { type: 'departure.chosen'; tripId: string };

/** The search ends when a departure was chosen. */
export type SearchOutput = { departure: Departure; query: SearchQuery };

export type PlaceFieldView = {
  selected: Place | null;
  options: Place[];
  /** Places of earlier searches, the latest first (SEARCH-017). */
  recent: Place[];
  status: 'loading' | 'ready' | 'failed' | 'waitingForOrigin';
  missing: boolean;
};

export type SearchFormView = {
  origin: PlaceFieldView;
  destination: PlaceFieldView;
  date: { value: PlainDate | null; today: PlainDate; min: PlainDate; max: PlainDate; missing: boolean };
  canSwap: boolean;
  searching: boolean;
};

export type DepartureView = {
  tripId: string;
  brand: Brand;
  serviceClass: string;
  origin: Place;
  destination: Place;
  departs: Moment;
  arrives: Moment;
  durationMinutes: number;
  stops: number;
  price: Money;
  lowest: boolean;
  freeSeats: number;
  /** Few seats are left: say how many. */
  scarce: boolean;
  amenities: Amenity[];
};

export type FiltersView = {
  times: { id: TimeOfDay; checked: boolean; count: number }[];
  brands: { id: string; name: string; checked: boolean; count: number }[];
  amenities: { id: string; name: string; checked: boolean; count: number }[];
  directOnly: boolean;
  active: number;
};

/** Everything around a list of results that stays while another day loads. */
export type ResultsFrame = {
  form: SearchFormView;
  /** The search popup lies over the results. */
  editing: boolean;
  query: SearchQuery;
  days: { date: PlainDate; current: boolean; past: boolean }[];
};

export type SearchView =
  | { screen: 'form'; form: SearchFormView }
  | ({ screen: 'loading'; query: SearchQuery | null } & Omit<ResultsFrame, 'query'>)
  | ({ screen: 'results'; departures: DepartureView[]; total: number; filters: FiltersView; sort: SortOrder } & ResultsFrame)
  | ({ screen: 'empty' } & ResultsFrame)
  | ({ screen: 'failed'; failure: Failure } & ResultsFrame);
