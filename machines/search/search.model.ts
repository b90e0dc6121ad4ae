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
export const searchModels: Model[] = [
  {
    machine: searchMachine,
    facts,
    input: { today: TODAY, asked: { originId: null, destinationId: null, date: null } },
    events: [
      origins,
      failed('getOrigins', lost),
      destinations,
      failed('getDestinations', lost),
      { type: 'places.retried' },
      { type: 'origin.chosen', placeId: MTY.id },
      { type: 'origin.cleared' },
      { type: 'destination.chosen', placeId: SLP.id },
      { type: 'destination.cleared' },
      { type: 'ends.swapped' },
      { type: 'date.chosen', date: '2026-04-20' },
      submitted,
    ],
  },
  {
    machine: searchMachine,
    facts,
    input: { today: TODAY, asked: { originId: MTY.id, destinationId: SLP.id, date: TODAY } },
    events: [
      origins,
      destinations,
      done('searchTrips', DEPARTURES),
      done('searchTrips', []),
      failed('searchTrips', lost),
      { type: 'search.retried' },
      { type: 'day.chosen', date: '2026-04-18' },
      { type: 'editor.opened' },
      { type: 'editor.closed' },
      submitted,
      { type: 'departure.chosen', tripId: '0830' },
    ],
  },
];
