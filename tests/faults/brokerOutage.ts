import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { hasMosquitto, startMosquitto } from '../support/mosquitto.ts';
import { startPostgres } from '../support/postgres.ts';
import { MissingProgram } from '../support/serverPrograms.ts';
import { legsOf } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, offersIn, shuffled } from './support/httpClient.ts';
import { startTripProcess } from './support/tripProcess.ts';
import { untilEqual, type Watcher, watchMap } from './support/watchers.ts';

/**
 * Longest time in milliseconds from the return of the broker to the last right map. The short form prints it and waits longer, because a
 * slow machine is no fault.
 */
const limit = 2000;
const patience = 15_000;
/** Number of seat changes while the broker is down. */
const changes = 60;

await fault('[check 11] the broker between the processes stops while maps are open', async ({ short }) => {
  if (!hasMosquitto()) throw new MissingProgram('Mosquitto is not installed (the broker must be another program than the service)');
  const [maps, down] = short ? [20, 3000] : [200, 30_000];
  const postgres = await startPostgres();
  const broker = await startMosquitto();
  const services = await Promise.all([
    startTripProcess(postgres.url, { MQTT_URL: broker.url }),
    startTripProcess(postgres.url, { MQTT_URL: broker.url }),
  ]);
  const ports = services.map(({ port }) => port);
  const [port = 0] = ports;
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const watchers: Watcher[] = [];
  const counts = { won: 0, refused: 0, wrong: 0 };
  try {
    const [offer] = await offersIn(port, 5);
    for (let index = 0; index < maps; index += 1) watchers.push(await watchMap(ports[index % 2] ?? port, offer));

    const holders = new Map<string, string>();
    const change = async (verb: 'select' | 'unselect', holder: string, seat: string) => {
      const to = ports[Math.floor(Math.random() * ports.length)] ?? port;
      const body = { run: legsOf(offer), seatIds: [seat] };
      return (await ask<{ code?: string }>(to, 'POST', `/seat/${verb}`, { headers: { holder }, body })).status;
    };
    // Takes a seat that an open map shows as free, or releases one. With an old map the service must refuse.
    const act = async (): Promise<void> => {
      const [given] = shuffled([...holders]);
      if (given !== undefined && Math.random() < 0.4) {
        holders.delete(given[0]);
        if ((await change('unselect', given[1], given[0])) !== 200) counts.wrong += 1;
        return;
      }
      const map = shuffled(watchers)[0]?.map();
      const seat = shuffled(Object.keys(map?.seats ?? {}).filter((id) => !map?.taken.includes(id)))[0];
      if (seat === undefined) return;
      const holder = newHolder();
      const status = await change('select', holder, seat);
      if (status === (holders.has(seat) ? 409 : 200)) counts[status === 200 ? 'won' : 'refused'] += 1;
      else counts.wrong += 1;
      if (status === 200) holders.set(seat, holder);
    };

    for (let index = 0; index < 10; index += 1) await act();
    const before = await untilEqual(watchers, port, offer, patience);
    if (before.stale > 0) throw new Error(`${before.stale} of ${maps} maps were wrong before the broker went down`);

    await broker.restart(async () => {
      const ends = performance.now() + down;
      while (performance.now() < ends) {
        await act();
        await pause(down / changes);
      }
    });
    const { ms, stale } = await untilEqual(watchers, port, offer, patience);
    const double = await db.query(
      'select 1 from trip.claim a join trip.claim b on a.run_id = b.run_id and a.seat = b.seat and a.id < b.id and a.legs && b.legs',
    );
    const figure = `${maps} maps, broker down ${down / 1000} s, ${counts.won} seats taken, ${counts.refused} refused to an old map, ${counts.wrong} wrong answers, ${double.rowCount} double; all maps but ${stale} right ${Math.round(ms)} ms after its return`;
    if (stale > 0 || (!short && ms > limit) || counts.wrong > 0 || double.rowCount !== 0 || counts.won === 0) throw new Error(figure);
    return figure;
  } finally {
    for (const watcher of watchers) watcher.close();
    await db.end();
    for (const service of services) await service.stop();
    await broker.stop();
    await postgres.stop();
  }
});
