import { beforeAll, describe, expect, it } from 'vitest';
import { layoutById } from '../../layouts/layouts.ts';
import { loadFeed } from '../load.ts';
import { lookupOf } from '../lookup.ts';
import { runsOn } from '../fixture.ts';
import { serviceDays } from '../runs.ts';
import { callCount, lastArrival, timeAt } from '../times.ts';
import { faresOf } from '../tariff.ts';
import type { Network, Run } from '../types.ts';

let network: Network;
beforeAll(async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  expect(loaded.report.problems).toEqual([]);
  ({ network } = loaded);
});

const departures = (from: string, to: string, date: string): readonly Run[] =>
  runsOn(network, date).filter((run) => {
    const start = run.calls.find((call) => call.placeId === from && call.boarding);
    return start && run.calls.some((call) => call.placeId === to && call.alighting && call.index > start.index);
  });

describe('the demo network', () => {
  it('has the cities of the north-east with their codes and time zones', () => {
    const zones = Object.fromEntries(network.places.map((place) => [place.name, place.timeZone]));
    for (const name of ['Monterrey', 'Saltillo', 'Ciudad Victoria', 'Tampico', 'Linares', 'Montemorelos', 'Torreón']) {
      expect(zones[name], name).toBe('America/Monterrey');
    }
    for (const name of ['Reynosa', 'Matamoros', 'Nuevo Laredo']) expect(zones[name], name).toBe('America/Matamoros');
    for (const name of ['San Luis Potosí', 'Matehuala', 'Ciudad de México', 'Querétaro', 'Guadalajara']) {
      expect(zones[name], name).toBe('America/Mexico_City');
    }
    expect(network.places.find((place) => place.name === 'Monterrey')?.shortcode).toBe('MTY');
  });

  it('has many departures on the busy roads each day of a month, and some back', () => {
    for (const date of serviceDays('2026-11-21', '2026-12-20')) {
      expect(departures('MTY', 'SLP', date).length, date).toBeGreaterThanOrEqual(8);
      expect(departures('SLP', 'MTY', date).length, date).toBeGreaterThanOrEqual(8);
      expect(departures('MTY', 'MEX', date).length, date).toBeGreaterThanOrEqual(5);
      expect(departures('MEX', 'MTY', date).length, date).toBeGreaterThanOrEqual(5);
    }
  });

  it('has no trips of the week on a Sunday', () => {
    const ofBrisa = (date: string): number => departures('MTY', 'LIN', date).filter((run) => run.routeId === '126').length;
    expect([ofBrisa('2026-11-21'), ofBrisa('2026-11-22'), ofBrisa('2026-12-25')]).toEqual([5, 0, 0]);
    expect(departures('MHL', 'SLP', '2026-11-22').some((run) => run.calls.length === 2)).toBe(false);
    expect(departures('MHL', 'SLP', '2026-11-23').some((run) => run.calls.length === 2)).toBe(true);
  });

  it('gives every trip a bus, every journey a price, and several journeys to a run', () => {
    const lookup = lookupOf(network);
    expect(new Set(network.trips.map((trip) => trip.layoutId)).size).toBe(4);
    expect(network.brands).toHaveLength(4);
    for (const trip of network.trips) {
      expect(layoutById(trip.layoutId), trip.id).toBeDefined();
      const cells = faresOf(network, trip, '2026-11-24');
      expect(cells.length, trip.id).toBeGreaterThan(0);
      for (const cell of cells) {
        expect(cell.amount).toBeGreaterThanOrEqual(6_000_000);
        expect(cell.amount % 100_000).toBe(0);
        expect(cell.amount).toBeLessThanOrEqual(cell.regular);
      }
      expect(lookup.pattern(trip.patternId).calls).toHaveLength(callCount(network, trip));
    }
    expect(network.patterns.filter((pattern) => pattern.calls.length > 2).length).toBeGreaterThan(30);
    expect(network.trips.some((trip) => trip.discount > 0)).toBe(true);
  });

  it('has runs with increasing instants, unique ids and realistic speeds for a month', () => {
    const seen = new Set<string>();
    for (const date of serviceDays('2026-10-20', '2026-11-20')) {
      for (const run of runsOn(network, date)) {
        expect(run.id).toMatch(/^[A-Za-z0-9.-]+_[A-Za-z0-9.-]+_\d{4}-\d{2}-\d{2}$/);
        expect(seen.has(run.id), run.id).toBe(false);
        seen.add(run.id);
        const instants = run.calls.flatMap((call) => [Date.parse(call.arrival), Date.parse(call.departure)]);
        expect(instants, run.id).toEqual(instants.toSorted((a, b) => a - b));
      }
    }
    const lookup = lookupOf(network);
    for (const trip of network.trips) {
      const { calls } = lookup.pattern(trip.patternId);
      const seconds = lastArrival(network, trip) - timeAt(network, trip, 0).departure;
      const speed = (calls.at(-1)?.distance ?? 0) / 1000 / (seconds / 3600);
      expect(speed, trip.id).toBeGreaterThan(45);
      expect(speed, trip.id).toBeLessThan(95);
    }
    expect(network.trips.some((trip) => lastArrival(network, trip) > 86_400)).toBe(true);
  });

  it('has border times in summer', () => {
    const [run] = departures('MTY', 'REX', '2026-07-01');
    expect(run?.calls[0]?.departure).toMatch(/-06:00$/);
    expect(run?.calls.find((call) => call.placeId === 'REX')?.arrival).toMatch(/-05:00$/);
  });
});
