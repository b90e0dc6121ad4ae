import type { components } from '../../openapi/types/trip.ts';
import { ask } from '../faults/support/httpClient.ts';
import { newHolder } from '../support/holders.ts';
import { legsOf } from '../support/trip.ts';

type Wire = components['schemas'];

/** An empty bus over its whole route, sold by a trip service on this machine. */
export async function emptyBus(port: number): Promise<{ run: Wire['RunLegs']; runId: string }> {
  const departureDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate });
  const { body } = await ask<Wire['TripSearch']>(port, 'GET', `/trip?${query}`);
  const [offer] = body.oneWayTrips.filter(({ freeSeats }) => freeSeats >= 44);
  if (offer === undefined) throw new Error(`no empty bus of 44 seats on ${departureDate}`);
  const run = legsOf(offer);
  return { run, runId: `${run.routeId}_${run.scheduleId}_${run.manifestDate}` };
}

/** The request of `POST /trip-api/seat/select` and `/unselect`. */
export function claimRequest(run: Wire['RunLegs'], seatId: string, holder = newHolder()): { headers: { holder: string }; body: string } {
  return { headers: { holder }, body: JSON.stringify({ run, seatIds: [seatId] }) };
}
