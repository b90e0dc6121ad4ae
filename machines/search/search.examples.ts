import type { Failure } from '../domain/failure.ts';
import { DEPARTURES, MTY, PLACES, SLP, TODAY } from '../testing/fixtures.ts';
import { done, failed, situation } from '../testing/situation.ts';
import { searchMachine } from './search.machine.ts';
import type { SearchDraft, SearchEvent } from './search.types.ts';
import { searchView } from './search.view.ts';

const nothing: SearchDraft = { originId: null, destinationId: null, date: TODAY };
const trip: SearchDraft = { originId: MTY.id, destinationId: SLP.id, date: '2026-04-20' };
const origins = done('getOrigins', { places: PLACES, recent: ['rey', 'mty'] });
const destinations = done('getDestinations', PLACES.slice(1));
const lost: Failure = { code: 'network', retryable: true };

type Step = SearchEvent | ReturnType<typeof done>;

function view(asked: SearchDraft, ...events: Step[]) {
  return searchView(situation(searchMachine, { today: TODAY, asked }, events));
}

/** Situations of the search, reached by events. */
export const examples = {
  loadingPlaces: view(nothing),
  blank: view(nothing, origins),
  placesFailed: view(nothing, failed('getOrigins', lost)),
  originChosen: view(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }),
  ready: view(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, destinations, { type: 'destination.chosen', placeId: SLP.id }),
  destinationsFailed: view(nothing, origins, { type: 'origin.chosen', placeId: MTY.id }, failed('getDestinations', lost)),
  fieldsMissing: view({ ...nothing, date: null }, origins, { type: 'search.submitted' }),
  opening: view(trip),
  searching: view(trip, origins, destinations),
  results: view(trip, origins, destinations, done('searchTrips', DEPARTURES)),
  filtered: view(
    trip,
    origins,
    destinations,
    done('searchTrips', DEPARTURES),
    { type: 'time.toggled', time: 'morning' },
    { type: 'sort.chosen', sort: 'price' },
  ),
  filteredAway: view(
    trip,
    origins,
    destinations,
    done('searchTrips', DEPARTURES),
    { type: 'time.toggled', time: 'dawn' },
    { type: 'direct.toggled' },
  ),
  editing: view(trip, origins, destinations, done('searchTrips', DEPARTURES), { type: 'editor.opened' }),
  empty: view(trip, origins, destinations, done('searchTrips', [])),
  failed: view(trip, origins, destinations, failed('searchTrips', lost)),
} as const;
