import type { DepartureView } from '../domain/departureList.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant, PlainDate, TimeZone } from '../domain/instant.ts';
import type { Place } from '../domain/place.ts';
import type { Promotion } from '../domain/promotion.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';

/** The fields of the form. Without a date it is today's, at the origin. A chosen return date is kept while the trip is one-way. */
export type SearchDraft = {
  originId: string | null;
  destinationId: string | null;
  date: PlainDate | null;
  roundTrip: boolean;
  returnDate: PlainDate | null;
  /** The order whose travellers travel again. */
  repeats?: string | undefined;
};

/** The search of an address and, for a round trip, the chosen way out. */
export type SearchAsked = SearchDraft & { outboundId: string | null };

/**
 * `timeZone` is the shop's own; its day counts until the origin is known (decision 7). `isPopup`: the form alone, over another page. It ends
 * with the search that was submitted. `typed`: the fields as the traveller left them; the form shows them instead of `asked`.
 */
export type SearchInput = { timeZone: TimeZone; asked: SearchAsked; isPopup: boolean; typed?: SearchDraft | null };

/** `recent`: the ids of earlier searches. `now`: when the service answered. */
export type Origins = { places: Place[]; recent: string[]; now: Instant };

export type SearchContext = {
  now: Instant;
  timeZone: TimeZone;
  origins: Place[];
  destinations: Place[];
  recent: string[];
  draft: SearchDraft;
  missing: SearchField[];
  query: SearchQuery | null;
  /** The departures of the shown way. */
  departures: Departure[];
  /** The way out that the address names, until its search has ended. */
  wantedId: string | null;
  /** The chosen way out, with the departures among which it was chosen. */
  outbound: { departure: Departure; departures: Departure[] } | null;
  failure: Failure | null;
  chosen: Departure | null;
  /** The offer for the way back; null while none is known. */
  promotion: Promotion | null;
  isPopup: boolean;
  /** The form opened with what was typed earlier, so nothing is asked by itself. */
  isTyped: boolean;
};

export type SearchField = 'origin' | 'destination' | 'date' | 'returnDate';

/** `found`: the chosen place when the service found it beyond the list. */
export type SearchEvent =
  | { type: 'origin.chosen'; placeId: string; found?: Place | undefined }
  | { type: 'origin.cleared' }
  | { type: 'destination.chosen'; placeId: string; found?: Place | undefined }
  | { type: 'destination.cleared' }
  | { type: 'ends.swapped' }
  | { type: 'tripType.chosen'; roundTrip: boolean }
  | { type: 'date.chosen'; date: PlainDate }
  | { type: 'returnDate.chosen'; date: PlainDate }
  | { type: 'search.submitted' }
  | { type: 'search.retried' }
  | { type: 'places.retried' }
  | { type: 'editor.opened' }
  | { type: 'editor.closed' }
  | { type: 'popup.closed' }
  | { type: 'day.chosen'; date: PlainDate }
  | { type: 'departure.chosen'; tripId: string }
  | { type: 'outbound.changed' }
  | { type: 'clock.ticked'; now: Instant };

/** The search ends when a departure is chosen, and for a round trip a way back too. A popup ends with its search, or closed. */
export type SearchOutput =
  | { kind: 'chosen'; departure: Departure; returnDeparture: Departure | null; query: SearchQuery }
  | { kind: 'asked'; asked: SearchAsked }
  | { kind: 'closed' };

export type PlaceFieldView = {
  selected: Place | null;
  options: Place[];
  /** The id of the origin whose destinations these are; null for origins. */
  from: string | null;
  /** Places of earlier searches, the latest first (SEARCH-017). */
  recent: Place[];
  status: 'loading' | 'ready' | 'failed' | 'waitingForOrigin';
  missing: boolean;
};

/** `isChosen`: the traveller chose the day, which is today's otherwise. */
export type DateFieldView = {
  value: PlainDate | null;
  isChosen: boolean;
  today: PlainDate;
  min: PlainDate;
  max: PlainDate;
  missing: boolean;
};

export type SearchFormView = {
  origin: PlaceFieldView;
  destination: PlaceFieldView;
  roundTrip: boolean;
  date: DateFieldView;
  /** Null for a one-way trip (SEARCH-021). */
  returnDate: DateFieldView | null;
  canSwap: boolean;
  searching: boolean;
};

/** The frame of the results, which stays while another day loads. */
export type ResultsFrame = {
  form: SearchFormView;
  /** The search popup is open over the results. */
  editing: boolean;
  query: SearchQuery;
  /** The direction being chosen, and the day of its departures. */
  direction: Direction;
  date: PlainDate;
  /** The chosen way out, while the way back is chosen. */
  outbound: DepartureView | null;
  days: { date: PlainDate; current: boolean; past: boolean }[];
};

export type SearchView =
  | { screen: 'form'; form: SearchFormView }
  | ({ screen: 'loading'; query: SearchQuery | null } & Omit<ResultsFrame, 'query'>)
  | ({ screen: 'results'; departures: Departure[] } & ResultsFrame)
  | ({ screen: 'empty' } & ResultsFrame)
  | ({ screen: 'failed'; failure: Failure } & ResultsFrame);
