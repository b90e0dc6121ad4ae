import pg from 'pg';
import mqtt from 'mqtt';
import { fault } from '../support/fault.ts';
import { hasMosquitto, startMosquitto } from '../support/mosquitto.ts';
import { MissingProgram } from '../support/serverPrograms.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { startTripProcess } from './support/tripProcess.ts';

/** Longest time in milliseconds from the start of the next process to the last event. */
const limit = 2000;

await fault('[check 10] killed between commit and publish', async ({ short }) => {
  if (!hasMosquitto()) throw new MissingProgram('Mosquitto is not installed (the broker must outlive the service)');
  const rounds = short ? 2 : 40;
  const perRound = 5;
  const postgres = await startPostgres();
  const broker = await startMosquitto();
  const heard = new Map<string, number[]>();
  const listener = await mqtt.connectAsync(broker.url, { protocolVersion: 4 });
  listener.on('message', (topic, payload) => {
    const { version }: { version: number } = JSON.parse(payload.toString());
    heard.set(topic, [...(heard.get(topic) ?? []), version]);
  });
  await listener.subscribeAsync('+/events', { qos: 1 });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  let events = 0;
  let slowest = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const service = await startTripProcess(postgres.url, { MQTT_URL: broker.url });
      const [offer] = await offersIn(service.port, 5 + round);
      const run = legsOf(offer);
      const id = `${run.routeId}_${run.scheduleId}_${run.manifestDate}`;
      // The publisher waits for this row while the claims commit. The process is then killed with all events committed and none published.
      const select = (seat: number) =>
        ask(service.port, 'POST', '/seat/select', {
          headers: { holder: newHolder() },
          body: { run, seatIds: [String(seat)] },
        });
      await db.query('begin');
      await db.query("select pg_advisory_xact_lock(hashtext('trip.seat_event'), hashtext($1))", [id]);
      for (let seat = 1; seat <= perRound; seat += 1) {
        const { status } = await select(seat);
        if (status !== 200) throw new Error(`seat ${seat} of ${id}: ${status}`);
      }
      await service.kill();
      await db.query('commit');
      events += perRound;

      const next = await startTripProcess(postgres.url, { MQTT_URL: broker.url });
      const started = performance.now();
      const topic = `seatmap:${id}/events`;
      while ((heard.get(topic)?.length ?? 0) < perRound && performance.now() - started < limit) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limit - (performance.now() - started));
          listener.once('message', () => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
      const versions = heard.get(topic) ?? [];
      slowest = Math.max(slowest, performance.now() - started);
      await next.stop();
      if (versions.join() !== Array.from({ length: perRound }, (_, index) => index + 1).join()) {
        throw new Error(`round ${round}: heard versions ${versions.join()} instead of 1 to ${perRound}`);
      }
    }
  } finally {
    await db.end();
    await listener.endAsync(true);
    await broker.stop();
    await postgres.stop();
  }
  return `${events} events of ${rounds} killed processes, 0 lost, 0 out of order, last one out ${Math.round(slowest)} ms after the restart`;
});
