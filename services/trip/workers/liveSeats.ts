import type { Broker } from '../../shared/broker.ts';
import { runOrRefuse, type Trip } from '../context.ts';
import { demoSoldOver } from '../domain/demoSeats.ts';
import { parseRunId } from '../domain/runId.ts';
import type { Run } from '../feed/types.ts';
import { claimsOver } from '../store/claims.ts';
import { shareReads } from '../store/shareReads.ts';
import type { Claim, Legs } from '../domain/claim.ts';

const runName = '[^/_+#]+_[^/_+#]+_\\d{4}-\\d{2}-\\d{2}';
const eventsPattern = new RegExp(`^seatmap:(${runName})/events$`);
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

/** Contains the legs of every run. */
const allLegs = { from: 0, to: 1000 };

/** Reads of claims for joins. At most two of them hold a connection of the database, so that joins never occupy the pool. */
const readLimits = { atOnce: 2, waiting: 200, lifeMs: 1000 };

/**
 * The live seat channel. Browsers subscribe to `…/events`, publish `sync:join` on `…/join/{clientId}` and receive `sync:seats` on
 * `…/sync/{clientId}` (API-053 to API-055, SEAT-030). A connection may use only topics that end with its own client id.
 */
export function serveLiveSeats(broker: Broker, trip: Trip): void {
  broker.allow({
    maySubscribe: (topic, clientId) => eventsPattern.test(topic) || syncPattern.exec(topic)?.[2] === clientId,
    mayPublish: (topic, clientId) => joinPattern.exec(topic)?.[2] === clientId,
  });
  const reads = shareReads((runId) => claimsOver(trip.db, runId, allLegs, new Date(trip.clock.machineNow())), readLimits);
  // A client joins after it has subscribed. It receives every later event, so only a read that began before an earlier event is too old for it.
  broker.onLocalPublish((topic) => {
    const [, runId] = eventsPattern.exec(topic) ?? [];
    if (runId !== undefined) reads.outdate(runId);
  });
  const seatsTaken = async (run: Run, legs: Legs): Promise<{ version: number; taken: readonly number[] }> => {
    const { opened, version, claims } = await reads.ask(run.id);
    if (!opened) return { version, taken: demoSoldOver(trip.timetable(), run, legs).map(({ seat }) => seat) };
    const now = trip.clock.machineNow();
    const isLive = ({ from, to, expiresAt }: Claim): boolean =>
      from < legs.to && legs.from < to && (expiresAt === null || expiresAt.getTime() > now);
    return { version, taken: claims.filter(isLive).map(({ seat }) => seat) };
  };
  const answer = async (topic: string, payload: string): Promise<void> => {
    const [, runId = '', clientId] = joinPattern.exec(topic) ?? [];
    const [ask, join] = [parseRunId(runId), readJoin(payload)];
    if (ask === undefined || join === undefined) return;
    const { version, taken } = await seatsTaken(runOrRefuse(trip, ask), { from: join.leg_from, to: join.leg_to });
    broker.publishLocal(
      `seatmap:${runId}/sync/${clientId}`,
      JSON.stringify({ event: 'sync:seats', version, seats: [...new Set(taken.map(String))], serverTime: trip.clock.iso() }),
    );
  };
  broker.onPublish((topic, payload) => {
    // A browser without an answer joins again, and the map has the truth.
    answer(topic, payload).catch(() => undefined);
  });
}
