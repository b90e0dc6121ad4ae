import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { operations } from '../../openapi/types/payment.ts';
import { fault } from '../support/fault.ts';
import { makeReservation, reservationBody } from '../support/older.ts';
import { freePort } from '../support/ports.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { cardSealer } from '../support/card.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { startWorld } from './support/world.ts';

type Validated = operations['validateReservationPayment']['responses'][200]['content']['application/json'];
type Paid = operations['payReservation']['responses'][200]['content']['application/json'];

/** The crash points of the payment of a reservation, and whether its tickets are cancelled while the bank is asked. */
const points: readonly (readonly [point: string, lost: boolean])[] = [
  ['payment-created', false],
  ['before-bank', false],
  ['bank-answered', false],
  ['bank-saved', false],
  ['tickets-confirmed', false],
  ['tickets-saved', false],
  ['captured', false],
  ['tickets-confirmed', true],
  ['refund-asked', true],
];

/** The steps before the bank is asked, after it, and between the keys of the tickets and their note. */
const inShort: ReadonlySet<string> = new Set(['payment-created', 'bank-answered', 'tickets-confirmed', 'refund-asked']);

/** kill -9 at each step. The same request is sent again; afterwards the charge equals the keys of the tickets. */
async function killedAtEachStep(tried: typeof points): Promise<{ kills: number; wrong: string[]; slowest: number }> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const world = await startWorld({ runs: true, payment: false, paymentUrl: `${base}/payment-api`, realTrip: true });
  const postgres = hasPostgres() ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'anden-links-'));
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const start = (crashAt?: string) => startPaymentProcess(world.config, { port, database, ...(crashAt === undefined ? {} : { crashAt }) });
  const wrong: string[] = [];
  let kills = 0;
  let slowest = 0;
  /** What the bank charged for the earlier reservations. */
  let total = 0;
  const charged = async (): Promise<number> => [...(await world.books()).values()].reduce((sum, amount) => sum + amount, 0);
  try {
    const seal = await cardSealer(world.config.sandboxUrl);
    const before = await start();
    const rounds = [];
    for (const [point, lost] of tried) {
      const held = await makeReservation(world.config.sandboxUrl, { passengers: ['ADULTO', 'ADULTO'] });
      const resolved = await world.call<{ token: string }>('GET', `/payment-api/reservation/resolve?token=${held.token}`, { base });
      rounds.push({ point, lost, held, linkToken: resolved.body.token });
    }
    await before.kill();
    for (const { point, lost, held, linkToken } of rounds) {
      const body = await reservationBody(seal, held, { number: '4242424242424242', linkToken });

      // The sum that the traveller pays is of both tickets. The trip service finds one when it is to give them their keys.
      const lose = () => world.db.query(`update trip.older_ticket set cancellation = 'lost' where id = $1`, [held.boletoIds[0]]);
      const stalled = 'session-of-the-links';
      const headers = lost ? { 'sandbox-session': stalled } : {};
      if (lost) await stall(world.config.sandboxUrl, stalled, 600);
      const key = randomUUID();
      const pay = () => world.call<Paid>('POST', '/payment-api/payment-reservation', { base, key, body, headers });
      const doomed = await start(point);
      const asked = pay().catch(() => undefined);
      if (lost) {
        await pause(300);
        await lose();
      }
      await asked;
      const ended = await Promise.race([doomed.gone, pause(20_000).then(() => 'alive' as const)]);
      if (ended === 'SIGKILL') kills += 1;
      else {
        wrong.push(`${point} did not kill the process (${String(ended)}) ${doomed.output()}`);
        await doomed.kill();
      }
      if (lost) await stall(world.config.sandboxUrl, stalled, 0);

      const survivor = await start();
      const since = performance.now();
      const keysOf = async (): Promise<number> =>
        (await world.db.query(`select 1 from trip.older_ticket where reservation = $1 and ikey <> ''`, [held.reservationId])).length;
      let status = '';
      while (performance.now() - since < 20_000) {
        const { status: code, body: answer } = await pay();
        status = code === 200 ? 'paid' : String(Object(answer).code);
        if (code === 200) {
          const { id } = answer.data.data.payResponse;
          const { body: validated } = await world.call<Validated>('GET', `/payment-api/payment-reservation/${id}?linkToken=${linkToken}`, {
            base,
          });
          status = validated.data.data.StatusPayment;
        }
        if (status === 'authorised' || (status === 'payment-refunded' && (await charged()) === total)) break;
        await pause(100);
      }
      slowest = Math.max(slowest, performance.now() - since);
      await until(async () => (await charged()) === total + (lost ? 0 : held.total));
      const expected = lost ? ['payment-refunded', 0] : ['authorised', 2];
      const keys = await keysOf();
      if (status !== expected[0] || keys !== expected[1]) wrong.push(`${point}${lost ? ', lost' : ''}: ${status}, ${keys} keys`);
      const added = (await charged()) - total;
      if (added !== (keys === 2 ? held.total : 0)) wrong.push(`${point}${lost ? ', lost' : ''}: ${added} charged for ${keys} keys`);
      total += added;
      await survivor.kill();
    }
    return { kills, wrong, slowest: slowest / 1000 };
  } finally {
    await world.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isTrue()); tries += 1) await pause(100);
}

/** The bank waits so long before each answer in a session. */
async function stall(sandboxUrl: string, session: string, bankStallMs: number): Promise<void> {
  await fetch(`${sandboxUrl}/switchboard.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-session': session },
    body: JSON.stringify({ bankStallMs }),
  });
}

await fault('killed reservation links', async ({ short }) => {
  const tried = short ? points.filter(([point]) => inShort.has(point)) : points;
  const { kills, wrong, slowest } = await killedAtEachStep(tried);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `killed ${kills} times at ${tried.length} steps: charge and keys agree ${slowest.toFixed(1)} s after the restart at most`;
});
