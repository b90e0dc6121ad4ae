import { describe, expect, it } from 'vitest';
import type { BusRun } from '../../shared/busRuns.ts';
import { positionAt } from './position.ts';

const minute = 60_000;
/** A line east and then north; the stop in the middle is beside it. */
const run: BusRun = {
  tripId: 't1',
  routeId: 'r1',
  serviceDate: '2026-05-02',
  unit: '4000',
  line: [
    { latitude: 25, longitude: -100, metres: 0 },
    { latitude: 25, longitude: -99, metres: 1000 },
    { latitude: 26, longitude: -99, metres: 2000 },
  ],
  calls: [
    { stopId: 'a', latitude: 25.001, longitude: -100, metres: 0, arrival: 0, departure: 0 },
    { stopId: 'b', latitude: 25.001, longitude: -99.5, metres: 500, arrival: 10 * minute, departure: 20 * minute },
    { stopId: 'c', latitude: 26.001, longitude: -99, metres: 2000, arrival: 50 * minute, departure: 50 * minute },
  ],
};

describe('a bus', () => {
  it.each([
    ['stands at the first stop before its departure', -5, { latitude: 25.001, longitude: -100, speed: 0 }],
    ['is half way to the next stop at half the time', 5, { latitude: 25, longitude: -99.75, speed: 500 / 600 }],
    ['waits at a stop until it departs', 15, { latitude: 25.001, longitude: -99.5, speed: 0 }],
    ['follows the corner of the line', 30, { latitude: 25, longitude: -99, speed: 1500 / 1800 }],
    ['goes on behind the corner', 40, { latitude: 25.5, longitude: -99 }],
    ['stands at the last stop after its arrival', 90, { latitude: 26.001, longitude: -99, speed: 0 }],
  ])('%s', (_what, minutes, { latitude, longitude, ...more }) => {
    const position = positionAt(run, minutes * minute);
    expect(position?.latitude).toBeCloseTo(latitude, 6);
    expect(position?.longitude).toBeCloseTo(longitude, 6);
    expect(position).toMatchObject(more);
  });

  it('heads where the line goes', () => {
    expect(positionAt(run, 5 * minute)?.bearing).toBeCloseTo(90);
    expect(positionAt(run, 40 * minute)?.bearing).toBeCloseTo(0);
  });
});
