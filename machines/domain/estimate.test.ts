import { describe, expect, it } from 'vitest';
import { laterOf, mayReport, punctualityOf } from './estimate.ts';
import { plusSeconds } from './instant.ts';

const trip = { departs: '2026-04-18T08:30:00-06:00', arrives: '2026-04-18T14:45:00-05:00' };
const after = (departure: number, arrival: number) => ({
  departs: plusSeconds(trip.departs, departure * 60),
  arrives: plusSeconds(trip.arrives, arrival * 60),
});

describe('the punctuality of a trip', () => {
  it.each([
    [0, 0, { kind: 'onTime' }],
    [2, 2, { kind: 'onTime' }],
    [-4, -4, { kind: 'onTime' }],
    [3, 0, { kind: 'late', at: 'departure', minutes: 3 }],
    [12, 5, { kind: 'late', at: 'departure', minutes: 12 }],
    [1, 20, { kind: 'late', at: 'arrival', minutes: 20 }],
  ])('%i min late at the departure and %i at the arrival', (departure, arrival, found) => {
    expect(punctualityOf(trip, after(departure, arrival))).toMatchObject(found);
  });

  it('is unknown without a report', () => {
    expect(punctualityOf(trip, undefined)).toEqual({ kind: 'unknown' });
  });
});

it('a bus reports from a day before its departure until some hours after its arrival', () => {
  for (const [seconds, may] of [
    [-86_401, false],
    [-86_400, true],
    [0, true],
  ] as const)
    expect(mayReport(trip, plusSeconds(trip.departs, seconds))).toBe(may);
  expect(mayReport(trip, plusSeconds(trip.arrives, 6 * 3_600 + 1))).toBe(false);
});

it('an earlier estimate does not end a trip earlier', () => {
  expect(laterOf(trip.departs, after(-5, 0).departs)).toBe(trip.departs);
  expect(laterOf(trip.departs, undefined)).toBe(trip.departs);
  expect(laterOf(trip.departs, after(5, 0).departs)).toBe(after(5, 0).departs);
});
