import type { Broker } from '../shared/broker.ts';
import type { Trip } from './context.ts';
import { claimsOver } from './store/claims.ts';

const runName = '[^/_+#]+_[^/_+#]+_\\d{4}-\\d{2}-\\d{2}';
const eventsPattern = new RegExp(`^seatmap:${runName}/events$`);
const syncPattern = new RegExp(`^seatmap:(${runName})/sync/([A-Za-z0-9_-]{1,64})$`);
const joinPattern = new RegExp(`^seatmap:(${runName})/join/([A-Za-z0-9_-]{1,64})$`);

interface Join {
  readonly leg_from: number;
  readonly leg_to: number;
}

function readJoin(payload: string): Join | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value !== 'object' || value === null || !('leg_from' in value) || !('leg_to' in value)) return undefined;
    const { leg_from, leg_to } = value;
    if (!Number.isInteger(leg_from) || !Number.isInteger(leg_to)) return undefined;
    const [from, to] = [Number(leg_from), Number(leg_to)];
    return from >= 0 && to > from && to < 1000 ? { leg_from: from, leg_to: to } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The live seat channel: browsers hear `…/events`, say `sync:join` on `…/join/{clientId}` and get `sync:seats` on `…/sync/{clientId}`
 * (API-053 to API-055, SEAT-030). A connection may only use topics that end with its own client id.
 */
export async function serveLiveSeats(broker: Broker, trip: Trip): Promise<void> {
  broker.allow({
    maySubscribe: (topic, clientId) => eventsPattern.test(topic) || syncPattern.exec(topic)?.[2] === clientId,
    mayPublish: (topic, clientId) => joinPattern.exec(topic)?.[2] === clientId,
  });
  const answer = async (topic: string, payload: string): Promise<void> => {
    const [, runId, clientId] = joinPattern.exec(topic) ?? [];
    const join = readJoin(payload);
    const run = runId === undefined ? undefined : trip.timetable().run(runId);
    if (run === undefined || join === undefined) return;
    await trip.open(run);
    const { version, claims } = await claimsOver(
      trip.db,
      run.id,
      { from: join.leg_from, to: join.leg_to },
      new Date(trip.clock.machineNow()),
    );
    broker.publishLocal(
      `seatmap:${run.id}/sync/${clientId}`,
      JSON.stringify({
        event: 'sync:seats',
        version,
        seats: [...new Set(claims.map(({ seat }) => String(seat)))],
        serverTime: trip.clock.iso(),
      }),
    );
  };
  await broker.subscribe('+/join/+', (topic, payload) => {
    // A browser that gets no answer asks again; the truth stays in the map.
    answer(topic, payload).catch(() => undefined);
  });
}
