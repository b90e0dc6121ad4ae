import type { Failure } from '../domain/failure.ts';
import { DEPARTURES, MTY, PLACES, SLP, TODAY } from '../testing/fixtures.ts';
import { chartOf, done, failed } from '../testing/situation.ts';
import { searchMachine } from './search.machine.ts';
import type { SearchDraft, SearchEvent } from './search.types.ts';
import { searchView } from './search.view.ts';

const nothing: SearchDraft = { originId: null, destinationId: null, date: TODAY };
const trip: SearchDraft = { originId: MTY.id, destinationId: SLP.id, date: '2026-04-20' };
const origins = done('getOrigins', { places: PLACES, recent: ['rey', 'mty'] });
const destinations = done('getDestinations', PLACES.slice(1));
const lost: Failure = { code: 'network', retryable: true };

type Step = SearchEvent | ReturnType<typeof done>;

const at = (asked: SearchDraft, ...events: Step[]) => ({ input: { today: TODAY, asked }, events });

/** Situations of the search, reached by events. */
export const situations = {
  loadingPlaces: at(nothing),
  blank: at(nothing, origins),
  placesFailed: at(nothing, failed('getOrigins', lost)),
  originChosen: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }),
  ready: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, destinations, { type: 'destination.chosen', placeId: SLP.id }),
  destinationsFailed: at(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, failed('getDestinations', lost)),
  fieldsMissing: at({ ...nothing, date: null }, origins, { type: 'search.submitted' }),
  opening: at(trip),
  searching: at(trip, origins, destinations),
  results: at(trip, origins, destinations, done('searchTrips', DEPARTURES)),
  filtered: at(
    trip,
    origins,
    destinations,
    done('searchTrips', DEPARTURES),
    { type: 'time.toggled', time: 'morning' },
    { type: 'sort.chosen', sort: 'price' },
  ),
  filteredAway: at(
    trip,
    origins,
    destinations,
    done('searchTrips', DEPARTURES),
    { type: 'time.toggled', time: 'dawn' },
    { type: 'direct.toggled' },
  ),
  editing: at(trip, origins, destinations, done('searchTrips', DEPARTURES), { type: 'editor.opened' }),
  empty: at(trip, origins, destinations, done('searchTrips', [])),
  failed: at(trip, origins, destinations, failed('searchTrips', lost)),
} as const;

export const chart = chartOf(searchMachine, situations, searchView);
export const { examples } = chart;
