import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneWay } from '../../machines/search/search.rules.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import type { components } from '../../openapi/types/trip.ts';
import { holderEnv } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { legsOf, mapPath, seatsIn } from '../support/trip.ts';
import { barePath } from './bare/build.ts';
import { start } from './processes/start.ts';

type Wire = components['schemas'];

/** Seats of a bus with one floor, so that all are drawn at once. */
const SEATS = 44;

export type Shop = {
  url: string;
  asked: SearchAsked;
  /** Index of the bus in the list of departures. */
  place: number;
  /** Address of the bare page with the same bus. */
  bareUrl: string;
  seats: number;
  /** Address of its seat map. */
  mapPath: string;
  run: Wire['RunLegs'];
  /** Ids of the free seats. */
  free: string[];
  stop: () => Promise<void>;
};

/** Starts shop and services, optionally with their own settings, and finds a bus with only free seats. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-bench-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop = await start('shop.ts', { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, ...holderEnv, ...env });
  const url = `http://localhost:${port}`;
  const get = async <Body>(path: string): Promise<Body> => (await fetch(`${url}/trip-api${path}`)).json();

  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const asked = oneWay('MTY', 'SLP', date);
  const { oneWayTrips } = await get<Wire['TripSearch']>(`/trip?originId=MTY&destinationId=SLP&departureDate=${date}`);
  const offers = oneWayTrips.toSorted((a, b) => Date.parse(a.departureDatetime) - Date.parse(b.departureDatetime));
  const buses = await Promise.all(
    offers.map(async (offer, place) => {
      const seats = seatsIn(await get<Wire['SeatMapAnswer']>(mapPath(offer)));
      const free = seats.filter(({ state }) => state === 'free').map(({ id }) => id);
      return { place, mapPath: mapPath(offer), run: legsOf(offer), seats: seats.length, free };
    }),
  );
  const [bus] = buses.filter(({ seats }) => seats === SEATS).toSorted((a, b) => b.free.length - a.free.length);
  if (bus === undefined) throw new Error(`the demo network drives no bus of ${SEATS} seats from MTY to SLP on ${date}`);
  return {
    ...bus,
    url,
    asked,
    bareUrl: `${url}${barePath}?${bus.mapPath.split('?', 2)[1] ?? ''}`,
    stop: async () => {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
