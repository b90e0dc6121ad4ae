import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { startTripProcess } from './support/tripProcess.ts';

/** Longest time in milliseconds from the database's return to the last refusal. */
const limit = 5000;
const clients = 20;

await fault('[check 13] PostgreSQL restarted under load', async ({ short }) => {
  const rounds = short ? 2 : 20;
  const postgres = await startPostgres();
  const service = await startTripProcess(postgres.url);
  const [offer] = await offersIn(service.port, 5);
  const run = legsOf(offer);

  let working = true;
  let refusedAt = 0;
  const counts = { good: 0, refused: 0, wrong: 0 };
  const buy = async (): Promise<void> => {
    while (working) {
      const holder = newHolder();
      const body = { run, seatIds: [String(1 + Math.floor(Math.random() * 30))] };
      const answer = await ask<{ code?: string }>(service.port, 'POST', '/seat/select', { headers: { holder }, body }).catch(
        () => undefined,
      );
      if (answer?.status === 503) {
        counts.refused += 1;
        refusedAt = performance.now();
      } else if (answer?.status === 200 || answer?.body.code === 'seat-taken') {
        counts.good += 1;
        if (answer.status === 200) await ask(service.port, 'POST', '/seat/unselect', { headers: { holder }, body }).catch(() => undefined);
      } else counts.wrong += 1;
    }
  };
  const buyers = Array.from({ length: clients }, buy);
  let served = 0;
  let slowest = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      await pause(1000);
      await postgres.restart();
      const back = performance.now();
      const before = counts.good;
      while (counts.good === before && performance.now() - back < limit) await pause(20);
      if (counts.good === before) throw new Error(`nothing was served within ${limit} ms of the restart`);
      served = Math.max(served, performance.now() - back);
      await pause(short ? 1000 : limit);
      slowest = Math.max(slowest, refusedAt - back);
    }
  } finally {
    working = false;
    await Promise.all(buyers);
  }
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const double = await db.query(
    'select 1 from trip.claim a join trip.claim b on a.run_id = b.run_id and a.seat = b.seat and a.id < b.id and a.legs && b.legs',
  );
  const gaps = await db.query('select 1 from trip.seat_event group by run_id having count(*) <> max(version)');
  await db.end();
  await service.stop();
  await postgres.stop();
  const figure = `${rounds} restarts, ${counts.good} served, ${counts.refused} told 503, ${counts.wrong} other, served again after ${Math.round(served)} ms, last refusal after ${Math.round(Math.max(0, slowest))} ms, ${double.rowCount} double, ${gaps.rowCount} gaps`;
  if (counts.wrong > 0 || slowest > limit || double.rowCount !== 0 || gaps.rowCount !== 0) throw new Error(figure);
  return figure;
});
