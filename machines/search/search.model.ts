import { DEPARTURES, MTY, PLACES, REY, SLP, TODAY } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { searchMachine } from './search.machine.ts';

const lost = { code: 'network', retryable: true };

const facts: Model['facts'] = ({ context }) => [
  context.draft.originId,
  context.draft.destinationId,
  context.draft.date !== null,
  context.departures.length > 0,
];
const origins = done('getOrigins', { places: PLACES, recent: [] });
const destinations = done('getDestinations', [SLP, REY]);
const submitted = { type: 'search.submitted' };

/** What can happen to the form, and to a search that the address asked for. */
export const searchModels = [
  {
    machine: searchMachine,
    facts,
    input: { today: TODAY, asked: { originId: null, destinationId: null, date: null } },
    events: {
      originsCome: origins,
      originsFail: failed('getOrigins', lost),
      destinationsCome: destinations,
      destinationsFail: failed('getDestinations', lost),
      placesRetried: { type: 'places.retried' },
      originChosen: { type: 'origin.chosen', placeId: MTY.id },
      originCleared: { type: 'origin.cleared' },
      destinationChosen: { type: 'destination.chosen', placeId: SLP.id },
      destinationCleared: { type: 'destination.cleared' },
      endsSwapped: { type: 'ends.swapped' },
      dateChosen: { type: 'date.chosen', date: '2026-04-20' },
      searchSubmitted: submitted,
    },
  },
  {
    machine: searchMachine,
    facts,
    input: { today: TODAY, asked: { originId: MTY.id, destinationId: SLP.id, date: TODAY } },
    events: {
      originsCome: origins,
      destinationsCome: destinations,
      departuresCome: done('searchTrips', DEPARTURES),
      noDepartures: done('searchTrips', []),
      departuresFail: failed('searchTrips', lost),
      searchRetried: { type: 'search.retried' },
      dayChosen: { type: 'day.chosen', date: '2026-04-18' },
      editorOpened: { type: 'editor.opened' },
      editorClosed: { type: 'editor.closed' },
      searchSubmitted: submitted,
      sortChosen: { type: 'sort.chosen', sort: 'price' },
      timeToggled: { type: 'time.toggled', time: 'morning' },
      brandToggled: { type: 'brand.toggled', brandId: 'brisa' },
      amenityToggled: { type: 'amenity.toggled', amenityId: 'wifi' },
      directToggled: { type: 'direct.toggled' },
      filtersCleared: { type: 'filters.cleared' },
      departureChosen: { type: 'departure.chosen', tripId: '0830' },
    },
  },
] satisfies Model[];
