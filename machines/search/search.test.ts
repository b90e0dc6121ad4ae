import { describe, expect, it } from 'vitest';
import type { Place } from '../domain/place.ts';
import { DEPARTURE, DEPARTURES, MTY, PLACES, RETURNS, REY, SAME_DAY_RETURNS, SLP, TIME_ZONE, TODAY, NOW } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, situations } from './search.examples.ts';
import { searchMachine } from './search.machine.ts';
import { missingFields, oneWay, queryOn, withDate, withOrigin } from './search.rules.ts';
import type { SearchAsked, SearchDraft } from './search.types.ts';
import { askedOf, searchView } from './search.view.ts';

const asked = oneWay(MTY.id, SLP.id, '2026-04-20');
const input = { timeZone: TIME_ZONE, asked, isPopup: false };
const bothWays = { ...asked, roundTrip: true, returnDate: '2026-04-23' };
const inputBothWays = { timeZone: TIME_ZONE, asked: bothWays, isPopup: false };
const found = [
  done('getOrigins', { places: PLACES, recent: [], now: NOW }),
  done('getDestinations', PLACES.slice(1)),
  done('searchTrips', DEPARTURES),
];

describe('fields that were left', () => {
  it('are shown again, and search nothing by themselves', () => {
    const places = found.slice(0, 2);
    const at = (draft: SearchDraft) =>
      searchView(situation(searchMachine, { timeZone: TIME_ZONE, asked: oneWay(null, null, null), isPopup: false, typed: draft }, places));
    expect(at(bothWays)).toMatchObject({ screen: 'form', form: { roundTrip: true, destination: { selected: { id: SLP.id } } } });
    expect(at(oneWay(MTY.id, null, null))).toMatchObject({ screen: 'form', form: { origin: { selected: { id: MTY.id } } } });
    expect(searchView(situation(searchMachine, inputBothWays, places)).screen).toBe('loading');
  });
});

describe('rules of the search', () => {
  it('[SEARCH-023] clearing the origin clears the destination', () => {
    expect(withOrigin(asked, null)).toEqual({ ...asked, originId: null, destinationId: null });
  });

  it('another origin keeps a destination to which its buses go', () => {
    const chooses = (destinations: readonly Place[]) =>
      situation(searchMachine, input, [...found, { type: 'origin.chosen', placeId: REY.id }, done('getDestinations', destinations)]).context
        .draft.destinationId;
    expect(chooses([SLP])).toBe(SLP.id);
    expect(chooses([MTY])).toBeNull();
    expect(withOrigin(asked, SLP.id).destinationId).toBeNull();
  });

  it('needs two different places and a day on sale', () => {
    expect(missingFields(oneWay('a', 'a', TODAY), TODAY)).toEqual(['destination']);
    expect(missingFields(oneWay('a', 'b', '2026-04-16'), TODAY)).toEqual(['date']);
    expect(missingFields(oneWay('a', 'b', '2026-06-17'), TODAY)).toEqual(['date']);
  });
});

describe('today is the day at the origin (decision 7)', () => {
  const TIJUANA: Place = { id: 'tij', name: 'Tijuana', shortcode: 'TIJ', timeZone: 'America/Tijuana' };
  const placesAt = (now: string) => done('getOrigins', { places: [...PLACES, TIJUANA], recent: [], now });
  /** 23:30 of 30 April in Monterrey, 00:30 of 1 May in Reynosa, 21:30 of 30 April in Tijuana. */
  const lastNight = '2026-05-01T05:30:00Z';
  /** 00:30 of 1 May in Monterrey, 22:30 of 30 April in Tijuana. */
  const firstNight = '2026-05-01T06:30:00Z';
  const formOf = (now: string, asked: SearchAsked, ...events: Parameters<typeof situation>[2]) =>
    searchView(situation(searchMachine, { timeZone: TIME_ZONE, asked, isPopup: false }, [{ type: 'clock.ticked', now }, ...events])).form
      .date;
  const chosen = (placeId: string) => ({ type: 'origin.chosen', placeId });

  it('today is the day of the shop until an origin is known', () => {
    const asked = oneWay(null, null, null);
    const places = placesAt(lastNight);
    expect(formOf(lastNight, asked)).toMatchObject({ today: '2026-04-30', min: '2026-04-30', max: '2026-06-29' });
    expect(formOf(lastNight, asked, places, chosen(REY.id))).toMatchObject({ today: '2026-05-01', min: '2026-05-01', value: '2026-05-01' });
    expect(formOf(lastNight, asked, places, chosen(MTY.id))).toMatchObject({ today: '2026-04-30', value: '2026-04-30' });
    expect(formOf(lastNight, asked, chosen(REY.id), places)).toMatchObject({ today: '2026-05-01', value: '2026-05-01' });
  });

  it('a form for today follows the origin and the clock, and a chosen day stays', () => {
    const asked = oneWay(null, null, null);
    const places = placesAt(firstNight);
    const there = [places, chosen(TIJUANA.id)];
    const tomorrow = { type: 'clock.ticked', now: '2026-05-02T05:00:00Z' };
    const choosing = (date: string) => [places, chosen(MTY.id), { type: 'date.chosen', date }];
    expect(formOf(firstNight, asked, ...there, tomorrow)).toMatchObject({ today: '2026-05-01', value: '2026-05-01' });
    expect(formOf(firstNight, asked, ...choosing('2026-05-01'), chosen(TIJUANA.id))).toMatchObject({ value: '2026-04-30' });
    expect(formOf(firstNight, asked, ...choosing('2026-05-02'), chosen(TIJUANA.id))).toMatchObject({ value: '2026-05-02' });
    expect(formOf(firstNight, asked, ...there)).toMatchObject({ today: '2026-04-30', value: '2026-04-30' });
    expect(formOf(firstNight, asked, ...there, chosen(MTY.id))).toMatchObject({ today: '2026-05-01', value: '2026-05-01' });
    expect(formOf(firstNight, asked, places, { type: 'date.chosen', date: '2026-05-04' }, chosen(TIJUANA.id))).toMatchObject({
      value: '2026-05-04',
    });
  });

  it('an address for today at the origin is searched, and a past day shows the missing fields', () => {
    const at = (now: string, originId: string, ...first: Parameters<typeof situation>[2]) =>
      situation(searchMachine, { timeZone: TIME_ZONE, asked: oneWay(originId, SLP.id, '2026-04-30'), isPopup: false }, [
        ...first,
        placesAt(now),
        done('getDestinations', [SLP]),
      ]);
    expect(at(firstNight, TIJUANA.id).matches({ open: { results: { outbound: 'searching' } } })).toBe(true);
    // The clock of a device that is a day ahead, or two days behind, is corrected before the places have come.
    for (const guess of ['2026-05-02T08:30:00Z', '2026-04-29T05:30:00Z'])
      expect(at(lastNight, MTY.id, { type: 'clock.ticked', now: guess }).matches({ open: { results: { outbound: 'searching' } } })).toBe(
        true,
      );
    const over = at(firstNight, MTY.id);
    expect(over.matches({ open: { results: 'form' } })).toBe(true);
    expect(searchView(over).form.date.missing).toBe(true);
  });
});

describe('rules of a round trip', () => {
  const missing = (draft: Partial<typeof bothWays>) => missingFields({ ...bothWays, ...draft }, TODAY);

  it('[SEARCH-002] needs a return date on sale, on the day of the way out or after it', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ returnDate: '2026-04-20' })).toEqual([]);
    expect(missingFields({ ...bothWays, returnDate: null }, TODAY)).toEqual(['returnDate']);
    expect(missing({ returnDate: '2026-04-19' })).toEqual(['returnDate']);
    expect(missing({ returnDate: '2026-06-17' })).toEqual(['returnDate']);
    expect(missing({ roundTrip: false, returnDate: '2026-04-19' })).toEqual([]);
  });

  it('clears a return date before another way out in the form, and moves it on the strip of days', () => {
    expect(withDate(bothWays, '2026-04-24').returnDate).toBeNull();
    expect(withDate(bothWays, '2026-04-23').returnDate).toBe('2026-04-23');
    const query = { origin: MTY, destination: SLP, date: '2026-04-20', returnDate: '2026-04-23' };
    expect(queryOn(query, '2026-04-24')).toMatchObject({ date: '2026-04-24', returnDate: '2026-04-24' });
    expect(queryOn(query, '2026-04-21')).toMatchObject({ date: '2026-04-21', returnDate: '2026-04-23' });
  });
});

describe('search chart', () => {
  it('[SEARCH-003] ends with the chosen departure', () => {
    const snapshot = situation(searchMachine, input, [...found, { type: 'departure.chosen', tripId: '0830' }]);
    expect(snapshot.status).toBe('done');
    expect(snapshot.output).toMatchObject({ kind: 'chosen', departure: { run: { tripId: '0830' } } });
  });

  it('does not let a full bus be chosen', () => {
    const snapshot = situation(searchMachine, input, found);
    expect(snapshot.can({ type: 'departure.chosen', tripId: '1730' })).toBe(false);
  });

  it('[SEARCH-019] swaps both ends only when there are two', () => {
    expect(examples.blank.form.canSwap).toBe(false);
    expect(examples.ready.form.canSwap).toBe(true);
    const { input: at, events } = situations.ready;
    expect(situation(searchMachine, at, [...events, { type: 'ends.swapped' }]).context.draft).toMatchObject({
      originId: SLP.id,
      destinationId: MTY.id,
    });
  });

  it('[SEARCH-016] a place beyond the list of a large network is chosen, kept and swapped', () => {
    const KARVINA: Place = { id: 'S40', name: 'Karviná,Fryštát,aut.nádr.', shortcode: 'KF', timeZone: 'Europe/Prague' };
    const { input: at, events } = situations.originChosen;
    const arrived = [...events, done('getDestinations', PLACES.slice(1)), { type: 'destination.chosen', placeId: 'S40', found: KARVINA }];
    const chosen = situation(searchMachine, at, arrived);
    expect(searchView(chosen).form.destination.selected).toEqual(KARVINA);
    const swapped = situation(searchMachine, at, [...arrived, { type: 'ends.swapped' }, done('getDestinations', [MTY])]);
    expect(searchView(swapped).form).toMatchObject({ origin: { selected: KARVINA }, destination: { selected: MTY } });
    const left = situation(searchMachine, at, [...events, { type: 'origin.chosen', placeId: 'S40', found: KARVINA }]);
    expect(searchView(left).form.origin.selected).toEqual(KARVINA);
    expect(searchView(left).form.destination.from).toBe('S40');
  });

  it('searches the day chosen on the strip', () => {
    const snapshot = situation(searchMachine, input, [...found, { type: 'day.chosen', date: '2026-04-21' }]);
    expect(snapshot.context.query?.date).toBe('2026-04-21');
    expect(snapshot.matches({ open: { results: { outbound: 'searching' } } })).toBe(true);
  });

  it('clears a failure when the departures arrive', () => {
    const lost = failed('searchTrips', { code: 'network', retryable: true });
    const snapshot = situation(searchMachine, input, [...found.slice(0, 2), lost, { type: 'search.retried' }, ...found.slice(2)]);
    expect(searchView(snapshot).screen).toBe('results');
  });

  it('reaches every screen by its examples', () => {
    expect(new Set(Object.values(examples).map((view) => view.screen))).toEqual(new Set(['form', 'loading', 'results', 'empty', 'failed']));
  });

  describe('of a round trip', () => {
    const outboundChosen = [...found, { type: 'departure.chosen', tripId: '0830' }];
    const returned = [...outboundChosen, done('searchReturnTrips', RETURNS)];
    const after = (events: Parameters<typeof situation>[2], wanted: string | null = null) =>
      situation(searchMachine, { ...inputBothWays, asked: { ...bothWays, outboundId: wanted } }, events);

    it('[SEARCH-002][SEARCH-003] ends with the way out and the way back', () => {
      const { output } = after([...returned, { type: 'departure.chosen', tripId: 'back-1000' }]);
      expect(output).toMatchObject({
        departure: DEPARTURE,
        returnDeparture: RETURNS[0],
        query: { date: '2026-04-20', returnDate: '2026-04-23' },
      });
    });

    it('[SEARCH-040] a one-way trip ends without a way back', () => {
      const { output } = situation(searchMachine, input, [...found, { type: 'departure.chosen', tripId: '0830' }]);
      expect(output).toMatchObject({ departure: DEPARTURE, returnDeparture: null, query: { returnDate: null } });
    });

    it('a way back that leaves before the way out arrives is marked and cannot be chosen', () => {
      const snapshot = after([...outboundChosen, done('searchReturnTrips', SAME_DAY_RETURNS)]);
      const can = (tripId: string) => snapshot.can({ type: 'departure.chosen', tripId });
      expect([can('back-1100'), can('back-1445'), can('back-1900')]).toEqual([false, true, true]);
    });

    it('compares instants of two zones, not the texts of their clocks', () => {
      const [early] = SAME_DAY_RETURNS;
      const other = early && { ...early, departs: '2026-04-17T15:30:00-05:00' };
      const snapshot = after([...outboundChosen, done('searchReturnTrips', [other])]);
      expect(snapshot.can({ type: 'departure.chosen', tripId: 'back-1100' })).toBe(false);
    });

    it('goes back to the list of the way out', () => {
      const out = after([...found, { type: 'departure.chosen', tripId: '1300' }, done('searchReturnTrips', RETURNS)]);
      expect(searchView(out)).toMatchObject({ screen: 'results', direction: 'return', departures: RETURNS });
      const back = after([
        ...found,
        { type: 'departure.chosen', tripId: '1300' },
        done('searchReturnTrips', []),
        { type: 'outbound.changed' },
      ]);
      expect(searchView(back)).toMatchObject({ screen: 'results', direction: 'outbound', outbound: null, departures: DEPARTURES });
    });

    it('another day of the way back is searched alone, and never before the way out', () => {
      const later = after([...returned, { type: 'day.chosen', date: '2026-04-24' }]);
      expect(later.context.query).toMatchObject({ date: '2026-04-20', returnDate: '2026-04-24' });
      expect(later.context.outbound?.departure).toEqual(DEPARTURE);
      expect(after([...returned, { type: 'day.chosen', date: '2026-04-18' }]).context.query?.returnDate).toBe('2026-04-20');
      expect(searchView(later).screen).toBe('loading');
    });

    it('the strip of the way back begins with the day of the way out', () => {
      expect(examples.returnResults).toMatchObject({ direction: 'return', date: '2026-04-20' });
      const view = searchView(after([...outboundChosen, done('searchReturnTrips', [])]));
      expect(view.screen === 'empty' && view.days[0]).toMatchObject({ date: '2026-04-20', past: false });
    });

    it('[SEARCH-009][SEARCH-010] an address restores the chosen way out, and drops one that is no longer sold', () => {
      const there = after(found, '0830');
      expect(there.matches({ open: { results: { return: 'searching' } } })).toBe(true);
      expect(askedOf(there)).toEqual({ ...bothWays, outboundId: '0830' });
      const gone = after(found, 'none');
      expect(gone.matches({ open: { results: { outbound: 'listed' } } })).toBe(true);
      expect(askedOf(gone)).toEqual(bothWays);
      expect(askedOf(after(found.slice(0, 2), '0830'))).toEqual({ ...bothWays, outboundId: '0830' });
    });

    it('a cancelled edit restores both days', () => {
      const edited = after([
        ...found,
        { type: 'editor.opened' },
        { type: 'date.chosen', date: '2026-04-25' },
        { type: 'tripType.chosen', roundTrip: false },
        { type: 'editor.closed' },
      ]);
      expect(edited.context.draft).toEqual({
        originId: MTY.id,
        destinationId: SLP.id,
        date: '2026-04-20',
        roundTrip: true,
        returnDate: '2026-04-23',
      });
    });
  });

  it('[SEARCH-006][SEARCH-007] an address names its places by id or by code', () => {
    const after = situation(searchMachine, { ...input, asked: oneWay('mTy', 'SLP', '2026-04-20') }, found.slice(0, 2));
    expect(askedOf(after)).toEqual(asked);
    const unknown = situation(searchMachine, { ...input, asked: oneWay('XYZ', 'SLP', '2026-04-20') }, found.slice(0, 1));
    expect(unknown.matches({ open: { results: 'waiting' } })).toBe(true);
  });

  describe('the popup of another page', () => {
    const popup = { timeZone: TIME_ZONE, asked: oneWay(null, null, '2026-04-20'), isPopup: true };
    const chosen = [
      done('getOrigins', { places: PLACES, recent: [], now: NOW }),
      { type: 'origin.chosen', placeId: MTY.id },
      done('getDestinations', PLACES.slice(1)),
      { type: 'destination.chosen', placeId: SLP.id },
    ];

    it('[SEARCH-024][SEARCH-025] ends with the search that it asks for', () => {
      const after = situation(searchMachine, popup, [...chosen, { type: 'search.submitted' }]);
      expect(after.output).toEqual({ kind: 'asked', asked: oneWay(MTY.id, SLP.id, '2026-04-20') });
    });

    it('[SEARCH-027] does not end without origin, destination or date', () => {
      for (const events of [chosen.slice(0, 1), chosen.slice(0, 3)]) {
        expect(situation(searchMachine, popup, [...events, { type: 'search.submitted' }]).status).toBe('active');
      }
      expect(examples.popupMissing.form).toMatchObject({
        origin: { missing: true },
        destination: { missing: true },
        date: { missing: true },
      });
    });

    it('closed, it ends without a search', () => {
      expect(situation(searchMachine, popup, [...chosen, { type: 'popup.closed' }]).output).toEqual({ kind: 'closed' });
    });

    it('[SEARCH-028] submitting over the results searches there and ends nothing', () => {
      const after = situation(searchMachine, input, [
        ...found,
        { type: 'editor.opened' },
        { type: 'date.chosen', date: '2026-04-25' },
        { type: 'search.submitted' },
      ]);
      expect([after.status, after.context.query?.date]).toEqual(['active', '2026-04-25']);
    });
  });
});
