import { createServer, type Server } from 'node:http';
import bindings from 'gtfs-realtime-bindings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components, operations } from '../../../openapi/types/trip.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { legsOf, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { timetableOf } from '../domain/timetable.ts';
import { activeNetwork } from '../store/networks.ts';

type RunLegs = components['schemas']['RunLegs'];
type Known = operations['getDelays']['responses']['200']['content']['application/json'];
type UpdateFields = NonNullable<Parameters<typeof bindings.transit_realtime.TripUpdate.create>[0]>;

const { FeedMessage, TripDescriptor, TripUpdate } = bindings.transit_realtime;
const { NO_DATA } = TripUpdate.StopTimeUpdate.ScheduleRelationship;

let world: TripWorld;
let offer: TripOffer;
let run: RunLegs;
let tripId: string;
let stops: readonly string[];
let server: Server;
let answer: { status: number; bytes: Uint8Array };

const seconds = (): number => Math.floor(world.clock.now() / 1000);
/** The feed with one update of the trip. */
function tell(update: Omit<UpdateFields, 'trip'>, trip: object = {}): void {
  const whole = {
    timestamp: seconds(),
    ...update,
    trip: { tripId, startDate: run.manifestDate.replaceAll('-', ''), ...trip },
  };
  answer = {
    status: 200,
    bytes: FeedMessage.encode({ header: { gtfsRealtimeVersion: '2.0' }, entity: [{ id: '1', tripUpdate: whole }] }).finish(),
  };
  world.forward(6);
}
const ask = async (asked = run) => (await world.call<Known>('POST', '/trip/delays', { body: { runs: [asked] } })).body.delays;
const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;
/** The minutes by which departure and arrival are late; undefined for unknown ones. */
async function late(): Promise<readonly number[] | undefined> {
  const [found] = await ask();
  return found && [minutes(offer.departureDatetime, found.departureDatetime), minutes(offer.arrivalDatetime, found.arrivalDatetime)];
}
const stop = (index: number, more: object = {}) => ({ stopId: stops[index] ?? '', ...more });

beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(answer.status).end(answer.bytes));
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  world = await startTrip({ tripUpdatesUrl: `http://127.0.0.1:${port}/updates.pb` });
  const found = (await world.trips('MTY', 'TAM')).find((one) => legsOf(one).legTo > 1);
  if (found === undefined) throw new Error('no trips');
  [offer, run] = [found, legsOf(found)];
  const stored = await activeNetwork(world.db);
  const timetable = stored && timetableOf(stored.network, true);
  const known = timetable?.run(`${run.routeId}_${run.scheduleId}_${run.manifestDate}`);
  if (known === undefined) throw new Error('no run');
  [tripId, stops] = [known.tripId, known.calls.map(({ terminalId }) => terminalId)];
});
afterAll(async () => {
  await world.close();
  server.close();
});
beforeEach(() => {
  answer = { status: 200, bytes: FeedMessage.encode({ header: { gtfsRealtimeVersion: '2.0' }, entity: [] }).finish() };
  world.forward(6);
});

describe('the delay of a run', () => {
  it('is unknown until a feed tells it', async () => {
    expect(await ask()).toEqual([]);
    expect(await ask({ ...run, routeId: 'none' })).toEqual([]);
  });

  it('is that of its stops, in the zones of the terminals', async () => {
    const timestamp = seconds();
    tell({ timestamp, stopTimeUpdate: [stop(run.legFrom, { departure: { delay: 720 } }), stop(run.legTo, { arrival: { delay: 300 } })] });
    expect(await late()).toEqual([12, 5]);
    const [found] = await ask();
    expect(found?.departureDatetime.slice(-6)).toBe(offer.departureDatetime.slice(-6));
    expect(found?.reportedAt).toBe(new Date(timestamp * 1000).toISOString());
  });

  it('goes on to the following stops, and may be an instant', async () => {
    const time = Date.parse(offer.departureDatetime) / 1000 + 240;
    tell({ stopTimeUpdate: [stop(run.legFrom, { departure: { time } })] });
    expect(await late()).toEqual([4, 4]);
    tell({ delay: 600, stopTimeUpdate: [] });
    expect(await late()).toEqual([10, 10]);
    tell({ stopTimeUpdate: [stop(run.legFrom, { departure: { delay: 0 } })] });
    expect(await late()).toEqual([0, 0]);
  });

  it('is unknown for a stop before the first named one, and after the last known one', async () => {
    tell({ stopTimeUpdate: [stop(run.legTo, { arrival: { delay: 60 } })] });
    expect(await late()).toBeUndefined();
    tell({ stopTimeUpdate: [stop(run.legFrom, { scheduleRelationship: NO_DATA })] });
    expect(await late()).toBeUndefined();
  });

  it('of a cancelled trip, of another day, of another trip or of long ago is unknown', async () => {
    const update = { stopTimeUpdate: [stop(run.legFrom, { departure: { delay: 60 } })] };
    tell(update, { scheduleRelationship: TripDescriptor.ScheduleRelationship.CANCELED });
    expect(await late()).toBeUndefined();
    tell(update, { startDate: '20200101' });
    expect(await late()).toBeUndefined();
    tell(update, { tripId: 'none' });
    expect(await late()).toBeUndefined();
    tell({ ...update, timestamp: seconds() - 16 * 60 });
    expect(await late()).toBeUndefined();
    tell(update);
    expect(await late()).toEqual([1, 1]);
  });

  it('stays the last known one while the feed fails', async () => {
    tell({ delay: 120 });
    expect(await late()).toEqual([2, 2]);
    for (const broken of [
      { status: 500, bytes: new Uint8Array() },
      { status: 200, bytes: Buffer.from('<html>503</html>') },
    ]) {
      answer = broken;
      world.forward(6);
      expect(await late()).toEqual([2, 2]);
    }
  });
});
