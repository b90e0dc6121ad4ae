import { describe, expect, it } from 'vitest';
import { matchingPlaces } from '../domain/place.ts';
import { DEPARTURES, MTY, PLACES, SLP, TODAY } from '../testing/fixtures.ts';
import { done, failed, situation } from '../testing/situation.ts';
import { examples } from './search.examples.ts';
import { searchMachine } from './search.machine.ts';
import { listed, missingFields, NO_FILTERS, timeOfDay, withOrigin } from './search.rules.ts';
import { searchView } from './search.view.ts';

const asked = { originId: MTY.id, destinationId: SLP.id, date: '2026-04-20' };
const found = [
  done('getOrigins', { places: PLACES, recent: [] }),
  done('getDestinations', PLACES.slice(1)),
  done('searchTrips', DEPARTURES),
];

describe('rules of the search', () => {
  it('finds places without accents, by a later word and by code', () => {
    expect(matchingPlaces(PLACES, 'potosi')).toEqual([SLP]);
    expect(matchingPlaces(PLACES, 'slp')).toEqual([SLP]);
    expect(matchingPlaces(PLACES, '')).toHaveLength(PLACES.length);
  });

  it('[SEARCH-023] another origin clears the destination', () => {
    expect(withOrigin(asked, null)).toEqual({ ...asked, originId: null, destinationId: null });
    expect(withOrigin(asked, MTY.id)).toBe(asked);
  });

  it('needs two different places and a day on sale', () => {
    expect(missingFields({ originId: 'a', destinationId: 'a', date: TODAY }, TODAY)).toEqual(['destination']);
    expect(missingFields({ originId: 'a', destinationId: 'b', date: '2026-04-16' }, TODAY)).toEqual(['date']);
    expect(missingFields({ originId: 'a', destinationId: 'b', date: '2026-06-17' }, TODAY)).toEqual(['date']);
  });

  it('tells the time of day by the clock of the terminal', () => {
    expect(timeOfDay({ at: '2026-04-17T11:30:00Z', zone: 'America/Monterrey' })).toBe('dawn');
    expect(timeOfDay({ at: '2026-04-17T11:30:00Z', zone: 'America/Matamoros' })).toBe('morning');
  });

  it('filters and sorts', () => {
    expect(listed(DEPARTURES, { ...NO_FILTERS, directOnly: true }, 'price').map((d) => d.run.tripId)).toEqual(['1300', '2310']);
  });
});

describe('search chart', () => {
  it('[SEARCH-003] ends with the chosen departure', () => {
    const snapshot = situation(searchMachine, { today: TODAY, asked }, [...found, { type: 'departure.chosen', tripId: '0830' }]);
    expect(snapshot.status).toBe('done');
    expect(snapshot.output?.departure.run.tripId).toBe('0830');
  });

  it('does not let a full bus be chosen', () => {
    const snapshot = situation(searchMachine, { today: TODAY, asked }, found);
    expect(snapshot.can({ type: 'departure.chosen', tripId: '1730' })).toBe(false);
  });

  it('[SEARCH-019] swaps both ends only when there are two', () => {
    expect(examples.blank.form.canSwap).toBe(false);
    expect(examples.ready.form.canSwap).toBe(true);
  });

  it('asks the new day when one of the strip is chosen', () => {
    const snapshot = situation(searchMachine, { today: TODAY, asked }, [...found, { type: 'day.chosen', date: '2026-04-21' }]);
    expect(snapshot.context.query?.date).toBe('2026-04-21');
    expect(snapshot.matches({ open: { results: 'searching' } })).toBe(true);
  });

  it('forgets a failure once the departures came', () => {
    const lost = failed('searchTrips', { code: 'network', retryable: true });
    const snapshot = situation(searchMachine, { today: TODAY, asked }, [
      ...found.slice(0, 2),
      lost,
      { type: 'search.retried' },
      ...found.slice(2),
    ]);
    expect(searchView(snapshot).screen).toBe('results');
  });

  it('reaches every screen by its examples', () => {
    expect(new Set(Object.values(examples).map((view) => view.screen))).toEqual(new Set(['form', 'loading', 'results', 'empty', 'failed']));
  });
});
