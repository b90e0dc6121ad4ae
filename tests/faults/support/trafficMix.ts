import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../support/holders.ts';
import { legsOf, mapPath } from '../../support/trip.ts';
import { ask } from './httpClient.ts';
import type { Ask } from './openLoad.ts';

type Schemas = components['schemas'];

/** Six searches, three maps and a claim or its release in ten requests. */
function mixOf(searchPath: string, offers: Schemas['TripSearch']['oneWayTrips']): () => Ask {
  let turn = 0;
  const claimed: Ask[] = [];
  const maps = offers.map((offer) => `/trip-api${mapPath(offer)}`);
  const legs = offers.map(legsOf);
  return () => {
    turn += 1;
    const place = turn % offers.length;
    if (turn % 10 < 6) return ({ get }) => get(searchPath);
    if (turn % 10 < 9) return ({ get }) => get(maps[place] ?? '');
    const release = claimed.shift();
    if (release !== undefined) return release;
    const headers = { holder: newHolder(), 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ run: legs[place], seatIds: [String(1 + (turn % 40))] });
    return async ({ post }) => {
      const status = await post('/trip-api/seat/select', headers, body);
      const again = { ...headers, 'idempotency-key': randomUUID() };
      if (status === 200) claimed.push(({ post: ask }) => ask('/trip-api/seat/unselect', again, body));
      return status;
    };
  };
}

/** The mix on a running trip service with the demo network. */
export async function mixOn(port: number): Promise<() => Ask> {
  const departureDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate });
  const { oneWayTrips } = (await ask<Schemas['TripSearch']>(port, 'GET', `/trip?${query}`)).body;
  if (oneWayTrips.length === 0) throw new Error(`no trip on ${departureDate}`);
  return mixOf(`/trip-api/trip?${query}`, oneWayTrips);
}
