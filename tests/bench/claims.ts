import { randomUUID } from 'node:crypto';
import { startTripProcess } from '../faults/support/tripProcess.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { compare, inTurns } from './arithmetic.ts';
import { claimRequest, emptyBus } from './bus.ts';
import { newDatabase } from './databases.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { openConnection } from './keepAlive.ts';
import { start } from './processes/start.ts';

/** One client, which claims or releases its seat; resolves with the status. */
type Client = (verb: 'select' | 'unselect') => Promise<number>;

/** Pairs of a selection and its release per second, by all clients at once, each on its own seat. Throws on any answer but 200. */
async function pairsPerSecond(all: readonly Client[], ms: number): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(
    all.map(async (client) => {
      let pairs = 0;
      while (performance.now() - started < ms) {
        for (const verb of ['select', 'unselect'] as const) {
          const status = await client(verb);
          if (status !== 200) throw new Error(`${verb} was answered ${status}`);
        }
        pairs += 1;
      }
      return pairs;
    }),
  );
  return counts.reduce((sum, pairs) => sum + pairs, 0) / ((performance.now() - started) / 1000);
}

/**
 * Selects and releases seats of one bus over HTTP, on our trip service and on a minimal service over one PostgreSQL. It measures with the
 * settings of the tests, and with each commit flushed to the disk. Throws MissingProgram without PostgreSQL.
 */
export async function claims(scale: Scale['claims']): Promise<Figure[]> {
  return [await claimsOn(false, scale), await claimsOn(true, scale)];
}

async function claimsOn(durable: boolean, { clients, rounds, warmUpMs, roundMs }: Scale['claims']): Promise<Figure> {
  const postgres = await startPostgres({ durable });
  const service = await startTripProcess(await newDatabase(postgres.url, 'ours'));
  const port = await freePort();
  const least = await start('leastService.ts', { DATABASE_URL: await newDatabase(postgres.url, 'least'), PORT: String(port) });
  const { run, runId } = await emptyBus(service.port);

  const ours = await Promise.all(
    Array.from({ length: clients }, async (_, index): Promise<Client> => {
      const { post } = await openConnection(service.port);
      const { headers, body } = claimRequest(run, String(index + 1));
      return (verb) => post(`/trip-api/seat/${verb}`, { ...headers, 'idempotency-key': randomUUID() }, body);
    }),
  );
  const floor = await Promise.all(
    Array.from({ length: clients }, async (_, index): Promise<Client> => {
      const { post } = await openConnection(port);
      const body = JSON.stringify({ runId, seat: index + 1, from: run.legFrom, to: run.legTo, holder: `holder ${index}` });
      return (verb) => post(`/${verb}`, {}, body);
    }),
  );
  try {
    for (const side of [ours, floor]) await pairsPerSecond(side, warmUpMs);
    const pairs = await inTurns(
      rounds,
      () => pairsPerSecond(ours, roundMs),
      () => pairsPerSecond(floor, roundMs),
    );
    const title = `select and release of a seat over HTTP on PostgreSQL, ${clients} clients${durable ? ', each commit on the disk' : ''}`;
    const note = `one hot bus, ${rounds} rounds of ${roundMs / 1000} s a side in turns`;
    return { row: durable ? 'claims-durable' : 'claims', title, unit: 'pairs/s', judged: 'ratio', ...compare(pairs), note };
  } finally {
    await Promise.all([service.stop(), least.stop()]);
    await postgres.stop();
  }
}
