import { describe, expect, it } from 'vitest';
import { DEPARTURE, DEPARTURES, RETURNS, SAME_DAY_RETURNS } from '../testing/fixtures.ts';
import {
  departureView,
  listingView,
  NO_LISTINGS,
  timeOfDay,
  withListing,
  withShown,
  type ListingEvent,
  type Listings,
} from './departureList.ts';
import type { Direction } from './trip.ts';

const shownOf = (listings: Listings) => listingView(listings[listings.shown], null);
const show = (listings: Listings, direction: Direction, departures = DEPARTURES) => withShown(listings, direction, departures);
const outbound = show(NO_LISTINGS, 'outbound');
const arranged = (...events: ListingEvent[]) => events.reduce(withListing, outbound);
const idsAfter = (...events: ListingEvent[]) => shownOf(arranged(...events)).departures.map(({ tripId }) => tripId);

describe('the list of departures', () => {
  it('computes the time of day in the time of the terminal', () => {
    expect(timeOfDay('2026-04-17T05:30:00-06:00')).toBe('dawn');
    expect(timeOfDay('2026-04-17T06:30:00-05:00')).toBe('morning');
  });

  it('filters and sorts', () => {
    expect(idsAfter({ type: 'direct.toggled' }, { type: 'sort.chosen', sort: 'price' })).toEqual(['1300', '2310']);
  });

  it.each<[string, ListingEvent, string[]]>([
    ['a time of day', { type: 'time.toggled', time: 'morning' }, ['0830']],
    ['a line', { type: 'brand.toggled', brandId: 'cumbre' }, ['0415', '1730']],
    ['an amenity', { type: 'amenity.toggled', amenityId: 'wifi' }, ['0830', '1300', '1730', '2310']],
    ['no stops', { type: 'direct.toggled' }, ['1300', '2310']],
  ])('is filtered by %s, and whole again after a second press', (_, event, ids) => {
    expect(idsAfter(event)).toEqual(ids);
    expect(shownOf(arranged(event)).filters.active).toBe(1);
    expect(idsAfter(event, event)).toHaveLength(5);
    expect(idsAfter(event, { type: 'filters.cleared' })).toHaveLength(5);
  });

  it('two amenities must both be on board, one of two times is enough', () => {
    expect(idsAfter({ type: 'amenity.toggled', amenityId: 'wifi' }, { type: 'amenity.toggled', amenityId: 'none' })).toEqual([]);
    expect(idsAfter({ type: 'time.toggled', time: 'dawn' }, { type: 'time.toggled', time: 'morning' })).toEqual(['0415', '0830']);
  });

  it('is sorted by price and by duration, equal ones by time', () => {
    expect(idsAfter({ type: 'sort.chosen', sort: 'price' })).toEqual(['0415', '1300', '1730', '0830', '2310']);
    expect(idsAfter({ type: 'sort.chosen', sort: 'duration' })).toEqual(['1300', '0830', '2310', '0415', '1730']);
  });

  it('counts at each filter what it leaves beside the others', () => {
    const countsAfter = (...events: ListingEvent[]) => {
      const { brands, amenities, direct } = shownOf(arranged(...events)).filters;
      return Object.fromEntries([...[...brands, ...amenities].map(({ id, count }) => [id, count]), ['direct', direct.count]]);
    };
    expect(countsAfter()).toMatchObject({ 'cumbre-plus': 2, cumbre: 2, brisa: 1, wifi: 4, direct: 2 });
    expect(countsAfter({ type: 'direct.toggled' })).toMatchObject({ 'cumbre-plus': 1, cumbre: 0, brisa: 1, wifi: 2, direct: 2 });
    // A line is another choice than the chosen one; an amenity comes on top of the chosen ones.
    expect(countsAfter({ type: 'brand.toggled', brandId: 'cumbre' })).toMatchObject({
      'cumbre-plus': 2,
      cumbre: 2,
      brisa: 1,
      wifi: 1,
      direct: 0,
    });
    expect(countsAfter({ type: 'amenity.toggled', amenityId: 'wifi' })).toMatchObject({ 'cumbre-plus': 2, cumbre: 1, brisa: 1, wifi: 4 });
    expect(countsAfter({ type: 'time.toggled', time: 'dawn' })).toMatchObject({ 'cumbre-plus': 0, cumbre: 1, wifi: 0, direct: 0 });
  });

  it('offers the times of the day at which some departure leaves, whatever else is filtered', () => {
    const { times } = shownOf(withListing(show(NO_LISTINGS, 'outbound', DEPARTURES.slice(0, 2)), { type: 'direct.toggled' })).filters;
    expect(times.map(({ id, runs }) => [id, runs])).toEqual([
      ['dawn', true],
      ['morning', true],
      ['afternoon', false],
      ['night', false],
    ]);
  });

  it.each([
    [5, true],
    [6, false],
  ])('says how many seats are left with %i free ones: %s', (freeSeats, scarce) => {
    expect(departureView({ ...DEPARTURE, freeSeats }, DEPARTURE.price, null).scarce).toBe(scarce);
  });

  it('a way back that leaves before the way out arrives is marked and comes last, and its price is not compared', () => {
    const { departures } = listingView(show(NO_LISTINGS, 'return', SAME_DAY_RETURNS).return, DEPARTURE);
    expect(departures.map(({ tripId, tooEarly, lowest }) => [tripId, tooEarly, lowest])).toEqual([
      ['back-1445', false, true],
      ['back-1900', false, false],
      ['back-1100', true, false],
    ]);
  });
});

describe('the lists of both ways', () => {
  const narrowed = arranged({ type: 'direct.toggled' }, { type: 'sort.chosen', sort: 'price' });
  const back = show(narrowed, 'return', RETURNS);

  it('the way back has filters of its own and keeps the order', () => {
    expect(shownOf(back)).toMatchObject({ sort: 'price', total: 2, filters: { active: 0 } });
  });

  it('goes back to the list of the way out as it was left', () => {
    const returned = show(withListing(back, { type: 'sort.chosen', sort: 'duration' }), 'outbound');
    expect(shownOf(returned)).toMatchObject({ sort: 'price', total: 5, filters: { active: 1, direct: { checked: true } } });
  });

  it('another day has no filters and keeps the order, and the list that is shown stays as it is', () => {
    expect(shownOf(show(narrowed, 'outbound', [...DEPARTURES]))).toMatchObject({ sort: 'price', filters: { active: 0 } });
    expect(show(narrowed, 'outbound')).toBe(narrowed);
  });
});
