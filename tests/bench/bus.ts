import type { components } from '../../openapi/types/trip.ts';
import { ask, holderId } from '../faults/support/clients.ts';
import { legsOf } from '../support/trip.ts';

type Wire = components['schemas'];

/** A whole journey of an empty bus that a trip service on this machine sells. */
export async function emptyBus(port: number): Promise<{ run: Wire['RunLegs']; runId: string }> {
  const departureDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate });
  const { body } = await ask<Wire['TripSearch']>(port, 'GET', `/trip?${query}`);
  const [offer] = body.oneWayTrips.filter(({ freeSeats }) => freeSeats >= 44);
  if (offer === undefined) throw new Error(`no empty bus of 44 seats on ${departureDate}`);
  const run = legsOf(offer);
  return { run, runId: `${run.routeId}_${run.scheduleId}_${run.manifestDate}` };
}

/** What `POST /trip-api/seat/select` and `/unselect` are sent. */
export function claimRequest(run: Wire['RunLegs'], seatId: string, holder = holderId()): { headers: { holder: string }; body: string } {
  return { headers: { holder }, body: JSON.stringify({ run, seatIds: [seatId] }) };
}
