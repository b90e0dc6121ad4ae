import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';

type Schemas = components['schemas'];
type Fix = { lat: number; lng: number; stale: boolean; speed: number };

let world: World;
let trip: Schemas['TripOffer'];
beforeAll(async () => {
  world = await startWorld({ realTrip: true });
  const day = new Date(world.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await world.call<Schemas['TripSearch']>('GET', `/trip-api/trip?originId=TAM&destinationId=MEX&departureDate=${day}`);
  const direct = body.oneWayTrips.find(({ stops }) => stops === 0);
  if (direct === undefined) throw new Error('no trips');
  trip = direct;
});
afterAll(() => world.close());

const locate = async (headers: Readonly<Record<string, string>> = {}): Promise<Fix> =>
  (await world.call<Fix>('POST', '/trip-api/trip/location', { body: { id: trip.unitNumber }, headers })).body;
const forwardTo = (instant: string, seconds: number): void => world.forward((Date.parse(instant) - world.clock.now()) / 1000 + seconds);
const place = ({ latitude, longitude }: Schemas['Terminal']) => ({ lat: expect.closeTo(latitude, 4), lng: expect.closeTo(longitude, 4) });
const away = (fix: Fix, { latitude, longitude }: Schemas['Terminal']): number => Math.hypot(fix.lat - latitude, fix.lng - longitude);

describe('the buses of the sandbox', () => {
  it('[API-030] drive from terminal to terminal by the clock', async () => {
    forwardTo(trip.departureDatetime, -600);
    expect(await locate()).toMatchObject({ ...place(trip.origin), stale: false, speed: 0 });
    const found: Fix[] = [];
    for (const share of [0.25, 0.5, 0.75]) {
      forwardTo(trip.departureDatetime, trip.durationMinutes * 60 * share);
      found.push(await locate());
    }
    for (const fix of found) expect(fix).toMatchObject({ stale: false, speed: expect.closeTo(70, -2) });
    const left = found.map((fix) => away(fix, trip.destination));
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(new Set(left).size).toBe(3);
    forwardTo(trip.arrivalDatetime, 600);
    expect(await locate()).toMatchObject({ ...place(trip.destination), stale: false, speed: 0 });
  });

  it('drive by the clock of the session that asks', async () => {
    const session = 'session-drives';
    const shift = async (seconds: number) =>
      fetch(`${world.config.sandboxUrl}/switchboard.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-session': session },
        body: JSON.stringify({ forwardSeconds: seconds }),
      });
    const here = await locate({ 'sandbox-session': session });
    expect(here).toMatchObject(place(trip.destination));
    await shift(-600 - trip.durationMinutes * 30);
    const back = await locate({ 'sandbox-session': session });
    expect(back.stale).toBe(false);
    expect(back.speed).toBeGreaterThan(0);
    expect(await locate()).toMatchObject(place(trip.destination));
  });
});
