import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { Temporal } from 'temporal-polyfill';

const callsOfTrip = 20;
const tripsOfRoute = 20;
/** Every fifth route calls at the hub, so its calls grow with the network. */
const hubShare = 5;

/** A pair of places, and how many trips connect it on each day. */
interface BusyPair {
  readonly from: number;
  readonly to: number;
  readonly departures: number;
}

export interface BigFeed {
  readonly folder: string;
  readonly stopTimes: number;
  readonly places: number;
  /** The same in every size. */
  readonly pair: BusyPair;
  /** Two places of each route, with at least the 20 trips of it. */
  readonly pairs: readonly Pick<BusyPair, 'from' | 'to'>[];
}

/** The stop_id of a place, which is also its id in the shop. */
export const stopOf = (place: number): string => `S${place}`;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

async function write(path: string, rows: Iterable<string>): Promise<void> {
  const file = createWriteStream(path);
  for (const row of rows) if (!file.write(`${row}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}

/** The places of each route: its own, and for some of them the hub (place 0) and the second city (place 1). */
function routesOf(count: number, places: number): number[][] {
  const random = seeded(20_261_124);
  return Array.from({ length: count }, (_, route) => {
    const calls = new Set<number>();
    if (route < 2) calls.add(0).add(1);
    else if (route % hubShare === 0) calls.add(0);
    while (calls.size < callsOfTrip) calls.add(2 + Math.floor(random() * (places - 2)));
    return [...calls];
  });
}

/**
 * Writes a feed of so many stop times: routes of 20 calls with 20 trips a day in one direction, for 400 days from today. Its places grow
 * with it. Two routes connect the places 0 and 1 in every size, so their search returns the same from a small and a large network.
 */
export async function writeBigFeed(folder: string, stopTimes: number): Promise<BigFeed> {
  const places = Math.max(40, Math.round((stopTimes * 11) / 1000));
  const routes = routesOf(Math.round(stopTimes / callsOfTrip / tripsOfRoute), places);
  const random = seeded(7);
  const today = Temporal.Now.plainDateISO('America/Monterrey');
  const gtfsDay = (days: number): string => today.add({ days }).toString().replaceAll('-', '');
  await mkdir(folder, { recursive: true });
  await write(join(folder, 'agency.txt'), [
    'agency_id,agency_name,agency_url,agency_timezone',
    'a,Grande,https://example.com/,America/Monterrey',
  ]);
  await write(
    join(folder, 'stops.txt'),
    (function* () {
      yield 'stop_id,stop_name,stop_lat,stop_lon';
      for (let place = 0; place < places; place += 1) {
        yield `${stopOf(place)},Lugar ${place},${(18 + random() * 10).toFixed(5)},${(-105 + random() * 8).toFixed(5)}`;
      }
    })(),
  );
  await write(join(folder, 'calendar.txt'), [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    `diario,1,1,1,1,1,1,1,${gtfsDay(-1)},${gtfsDay(400)}`,
  ]);
  await write(
    join(folder, 'routes.txt'),
    (function* () {
      yield 'route_id,agency_id,route_short_name,route_type';
      for (const route of routes.keys()) yield `R${route},a,${route},3`;
    })(),
  );
  const startOf = (route: number, trip: number): number => (route % 45) + trip * 45 + 5 * 60;
  await write(
    join(folder, 'trips.txt'),
    (function* () {
      yield 'route_id,service_id,trip_id';
      for (const route of routes.keys()) for (let trip = 0; trip < tripsOfRoute; trip += 1) yield `R${route},diario,R${route}-${trip}`;
    })(),
  );
  await write(
    join(folder, 'stop_times.txt'),
    (function* () {
      yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence';
      for (const [route, calls] of routes.entries()) {
        for (let trip = 0; trip < tripsOfRoute; trip += 1) {
          let at = startOf(route, trip);
          for (const [index, place] of calls.entries()) {
            if (index > 0) at += 10 + Math.floor(random() * 8);
            yield `R${route}-${trip},${clock(at)},${clock(at + 2)},${stopOf(place)},${index + 1}`;
          }
        }
      }
    })(),
  );
  return {
    folder,
    stopTimes: routes.length * tripsOfRoute * callsOfTrip,
    places,
    pair: { from: 0, to: 1, departures: 2 * tripsOfRoute },
    pairs: routes.map((calls, route) => ({ from: calls[route % 5] ?? 0, to: calls[10 + (route % 10)] ?? 0 })),
  };
}
