import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type { components } from '../../openapi/types/trip.ts';
import { readConfig } from '../../services/shared/config.ts';
import { openPostgres } from '../../services/shared/db.ts';
import { sharedSecret } from '../../services/shared/secrets.ts';
import { qrPayload } from '../../services/trip/domain/ids.ts';
import { fault } from '../support/fault.ts';
import { newHolder } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { blockBody, type WantedSeat } from '../support/trip.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { startSessions } from './support/sessions.ts';
import { startTripProcess } from './support/tripProcess.ts';
import { serviceToken } from './support/world.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

interface Case {
  readonly service: 'trip' | 'payment';
  readonly point: string;
  readonly act: 'rename' | 'edit';
  /** The change was committed before the kill. */
  readonly isDone: boolean;
}

/** The crash points of a new name and of an edit without payment, inside the transaction, after it, and in the saga around it. */
const cases: readonly Case[] = [
  { service: 'trip', point: 'name-written', act: 'rename', isDone: false },
  { service: 'trip', point: 'name-saved', act: 'rename', isDone: true },
  { service: 'trip', point: 'tickets-exchanged', act: 'edit', isDone: false },
  { service: 'trip', point: 'cart-confirmed', act: 'edit', isDone: true },
  { service: 'payment', point: 'payment-created', act: 'edit', isDone: false },
  { service: 'payment', point: 'tickets-confirmed', act: 'edit', isDone: true },
  { service: 'payment', point: 'tickets-saved', act: 'edit', isDone: true },
];
/** Milliseconds in which a worker finishes what a killed process left. */
const limitMs = 20_000;
const newName = { firstName: 'Eva', lastName: 'Luna', comments: '' };

await fault('changes killed at each step', async ({ short }) => {
  const postgres = await startPostgres();
  const sessions = await startSessions();
  const tripPort = await freePort();
  const paymentPort = await freePort();
  const tripUrl = `http://127.0.0.1:${tripPort}/trip-api`;
  const env = {
    IDENTITY_URL: sessions.identityUrl,
    PAYMENT_URL: `http://127.0.0.1:${paymentPort}/payment-api`,
    SERVICE_TOKEN: serviceToken,
  };
  const startTrip = (crashAt?: string) =>
    startTripProcess(postgres.url, crashAt === undefined ? { ...env, PORT: String(tripPort) } : { ...env, CRASH_AT: crashAt });
  const config = readConfig({}, { identityUrl: sessions.identityUrl, sandboxUrl: 'http://127.0.0.1:9', tripUrl });
  const startPayment = (port: number, crashAt?: string) =>
    startPaymentProcess(config, { port, database: { DATABASE_URL: postgres.url }, ...(crashAt !== undefined && { crashAt }) });
  const db = openPostgres(postgres.url, 2);
  const stops: (() => Promise<void>)[] = [];
  const wrong: string[] = [];
  try {
    const before = await startTrip();
    stops.push(before.kill);
    const bus = (await offersIn(tripPort, 5)).find(({ floors }) => floors === 1);
    if (bus === undefined) throw new Error('no trip to change');
    const secret = await sharedSecret(db, 'ticket-qr');

    const confirm = (port: number, cartId: string, amount: number) =>
      ask<Order>(port, 'POST', `/internal/cart/${cartId}/confirm`, {
        headers: { 'service-token': serviceToken },
        body: {
          paymentId: `p_${cartId}`,
          method: amount === 0 ? 'no_payment' : 'pasarela-de-pago',
          amount,
          paid: true,
          folio: 'F-1',
          operationDate: new Date().toISOString(),
        },
      });

    /** A traveller with a ticket, and with a cart that changes its seat where the case is an edit. */
    async function begin(one: Case, index: number) {
      const token = await sessions.token();
      const account = String(decodeJwt(token).sub);
      const headers = { authorization: `Bearer ${token}`, holder: newHolder() };
      const block = async (wanted: Partial<WantedSeat>, number: number) => {
        const body = blockBody([{ trip: bus!, seat: { id: String(number), section: 'ground' }, firstName: 'Ana', ...wanted }]);
        return (await ask<Schemas['BlockAnswer']>(tripPort, 'POST', '/seat/block', { headers, body })).body;
      };
      const bought = await block({}, 2 * index + 1);
      const ticket = (await confirm(tripPort, bought.cartId, bought.displayTotal)).body.tickets[0];
      if (ticket === undefined) throw new Error('nothing was bought');
      const cartId = one.act === 'edit' ? (await block({ change: ticket._id }, 2 * index + 2)).cartId : '';
      const key = randomUUID();
      const rename = (port: number, by = key) =>
        ask<{ code?: string }>(port, 'PATCH', `/api/ticket/${ticket._id}`, {
          headers: { ...headers, 'idempotency-key': by },
          body: newName,
        });
      const order = (port: number) =>
        fetch(`http://127.0.0.1:${port}/payment-api/payment/order`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({
            cartId,
            customFields: [],
            withPoints: false,
            coupon: null,
            couponId: null,
            payment: { method: 'no_payment', amount: 0, description: 'Boletos', amountDisplay: '0.00' },
            customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
          }),
        });
      return { ...one, account, ticket, cartId, rename, order };
    }
    type Traveller = Awaited<ReturnType<typeof begin>>;

    /** What the driver's scanner says of every code that the traveller ever had, and the seats that are sold to them. */
    async function stateOf({ account, ticket }: Traveller): Promise<{ live: number; changed: boolean; seats: number }> {
      const rows = await db.query<{ code: string; changed: boolean }>(
        `select ticket.item_id as code, ticket.id <> $2 or ticket.renamed as changed
         from trip.cart_ticket ticket join trip.cart on cart.id = ticket.cart_id where account_id = $1 and item_id is not null
         union select item_id, false from trip.ended_code where ticket_id = $2`,
        [account, ticket._id],
      );
      const live: boolean[] = [];
      for (const { code, changed } of rows) {
        const { body } = await ask<Schemas['Scan']>(tripPort, 'POST', `/internal/boarding/${ticket.unitNumber}/scans`, {
          headers: { 'service-token': serviceToken },
          body: { code: qrPayload(secret, code) },
        });
        // The bus leaves in five days.
        if (body.verdict === 'other-day') live.push(changed);
      }
      const [claims] = await db.query<{ count: number }>(
        `select count(*)::int as count from trip.claim join trip.cart on cart.id = claim.cart_id where account_id = $1 and kind = 'sold'`,
        [account],
      );
      return { live: live.length, changed: live.includes(true), seats: claims?.count ?? 0 };
    }
    async function check(traveller: Traveller, when: string, isChanged: boolean): Promise<void> {
      const { live, changed, seats } = await stateOf(traveller);
      const seen = `${live} valid, ${changed ? 'new' : 'old'} one, ${seats} seats`;
      if (live !== 1 || changed !== isChanged || seats !== 1) wrong.push(`${traveller.act} killed at ${traveller.point}, ${when}: ${seen}`);
    }

    const travellers: Traveller[] = [];
    for (const [index, one] of cases.entries()) travellers.push(await begin(one, index));
    let kills = 0;
    const killAt = async (traveller: Traveller): Promise<void> => {
      const { service, point, act, cartId } = traveller;
      if (service === 'trip') {
        const { child, port, kill } = await startTrip(point);
        stops.push(kill);
        const gone = once(child, 'exit');
        await (act === 'rename' ? traveller.rename(port) : confirm(port, cartId, 0)).catch(() => undefined);
        const signal = await Promise.race([gone.then(([, by]) => String(by)), pause(limitMs, 'alive')]);
        if (signal === 'SIGKILL') kills += 1;
        else wrong.push(`${point} did not kill the process (${signal})`);
      } else {
        const port = await freePort();
        const doomed = await startPayment(port, point);
        stops.push(doomed.kill);
        await traveller.order(port).catch(() => undefined);
        const signal = await Promise.race([doomed.gone, pause(limitMs, 'alive')]);
        if (signal === 'SIGKILL') kills += 1;
        else wrong.push(`${point} did not kill the process (${signal}) ${doomed.output()}`);
      }
    };
    await Promise.all(travellers.map(killAt));
    await before.kill();

    const after = await startTrip();
    stops.push(after.kill);
    for (const traveller of travellers) await check(traveller, 'after the restart', traveller.isDone);

    // The long form waits until the leases of the killed processes end.
    if (short) {
      await db.query('update payment.payment set lease_until = null');
      await db.query('update platform.idempotency set locked_until = clock_timestamp()');
    }
    const payment = await startPayment(paymentPort);
    stops.push(payment.kill);
    const since = performance.now();
    for (const traveller of travellers) {
      const { service, point, act, cartId } = traveller;
      if (act === 'rename') {
        const [again, other] = [await traveller.rename(tripPort), await traveller.rename(tripPort, randomUUID())];
        if (again.status !== 200 || other.body.code !== 'already-renamed') wrong.push(`${point}: ${again.status}, ${other.body.code}`);
      } else if (service === 'trip') {
        const again = await confirm(tripPort, cartId, 0);
        if (again.status !== 200) wrong.push(`${point}: the confirmation answers ${again.status} again`);
      } else {
        let status = 0;
        while (status !== 200 && performance.now() - since < limitMs) {
          ({ status } = await traveller.order(paymentPort));
          if (status !== 200) await pause(100);
        }
        if (status !== 200) wrong.push(`${point}: the order answers ${status} again`);
      }
      await check(traveller, 'at the end', true);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    return `killed ${kills} times at ${cases.length} steps: one valid ticket and one seat each after the restart, and the change is done ${seconds} s later`;
  } finally {
    for (const stop of stops) await stop();
    await db.close();
    sessions.close();
    await postgres.stop();
  }
});
