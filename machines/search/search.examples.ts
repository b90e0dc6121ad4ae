import type { Failure } from '../domain/failure.ts';
import { DEPARTURES, MTY, PLACES, PROMOTION, RETURNS, SAME_DAY_RETURNS, SLP, TIME_ZONE, TODAY, NOW } from '../testing/fixtures.ts';
import { lateChart } from '../lateChart.ts';
import { promotionMachine } from '../promotion/index.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { searchMachine } from './search.machine.ts';
import { oneWay } from './search.rules.ts';
import type { SearchAsked, SearchEvent } from './search.types.ts';
import { searchView } from './search.view.ts';

/** The search with the chart of its promotion. */
export const wholeSearch = searchMachine.provide({ actors: { promotion: lateChart(() => promotionMachine) } });

const nothing = oneWay(null, null, TODAY);
const trip = oneWay(MTY.id, SLP.id, '2026-04-20');
const roundTrip: SearchAsked = { ...oneWay(MTY.id, SLP.id, TODAY), roundTrip: true, returnDate: '2026-04-20' };
const origins = done('getOrigins', { places: PLACES, recent: ['rey', 'mty'], now: NOW });
const destinations = done('getDestinations', PLACES.slice(1));
const lost: Failure = { code: 'network', retryable: true };

const ticked: SearchEvent = { type: 'clock.ticked', now: NOW };

type Step = SearchEvent | ReturnType<typeof done>;

const at = (asked: SearchAsked, ...events: Step[]) => ({
  input: { timeZone: TIME_ZONE, asked, isPopup: false },
  events: [ticked, ...events],
});
const over = (asked: SearchAsked, ...events: Step[]) => ({
  input: { timeZone: TIME_ZONE, asked, isPopup: true },
  events: [ticked, ...events],
});

const placesChosen: Step[] = [
  origins,
  { type: 'origin.chosen', placeId: MTY.id },
  destinations,
  { type: 'destination.chosen', placeId: SLP.id },
];
const outboundListed = [origins, destinations, done('searchTrips', DEPARTURES)];
const outboundChosen: Step[] = [...outboundListed, { type: 'departure.chosen', tripId: '0830' }];

/** Situations of the search, reached by events. */
export const situations = {
  loadingPlaces: at(nothing),
  blank: at(nothing, origins),
  placesFailed: at(nothing, failed('getOrigins', lost)),
  originChosen: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }),
  dayAfterDestination: at({ ...nothing, date: null }, origins, { type: 'origin.chosen', placeId: MTY.id }, destinations),
  ready: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, destinations, { type: 'destination.chosen', placeId: SLP.id }),
  destinationsFailed: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, failed('getDestinations', lost)),
  fieldsMissing: at({ ...nothing, date: '2026-04-16' }, origins, { type: 'search.submitted' }),
  opening: at(trip),
  searching: at(trip, origins, destinations),
  results: at(trip, origins, destinations, done('searchTrips', DEPARTURES)),
  offering: at(trip, origins, destinations, done('searchTrips', DEPARTURES), done('getPromotion', PROMOTION)),
  editing: at(trip, origins, destinations, done('searchTrips', DEPARTURES), { type: 'editor.opened' }),
  empty: at(trip, origins, destinations, done('searchTrips', [])),
  failed: at(trip, origins, destinations, failed('searchTrips', lost)),
  roundTripChosen: at(nothing, ...placesChosen, { type: 'tripType.chosen', roundTrip: true }),
  roundTripReady: at(
    nothing,
    ...placesChosen,
    { type: 'tripType.chosen', roundTrip: true },
    { type: 'returnDate.chosen', date: '2026-04-20' },
  ),
  returnDateMissing: at(nothing, ...placesChosen, { type: 'tripType.chosen', roundTrip: true }, { type: 'search.submitted' }),
  outboundResults: at(roundTrip, ...outboundListed),
  roundTripEditing: at(roundTrip, ...outboundListed, { type: 'editor.opened' }),
  returnSearching: at(roundTrip, ...outboundChosen),
  returnResults: at(roundTrip, ...outboundChosen, done('searchReturnTrips', RETURNS)),
  returnTooEarly: at({ ...roundTrip, returnDate: TODAY }, ...outboundChosen, done('searchReturnTrips', SAME_DAY_RETURNS)),
  returnEmpty: at(roundTrip, ...outboundChosen, done('searchReturnTrips', [])),
  popup: over(nothing, origins),
  popupReady: over(roundTrip, origins, destinations),
  popupMissing: over({ ...nothing, date: '2026-04-16' }, origins, { type: 'search.submitted' }),
  returnFailed: at(roundTrip, ...outboundChosen, failed('searchReturnTrips', lost)),
} as const;

export const chart = chartOf(wholeSearch, situations, searchView);
export const { examples } = chart;
