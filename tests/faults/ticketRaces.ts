import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import pg from 'pg';
import type { components } from '../../openapi/types/trip.ts';
import { readConfig } from '../../services/shared/config.ts';
import { fault } from '../support/fault.ts';
import { newHolder } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { blockBody, cancelBody, type TripOffer, type WantedSeat } from '../support/trip.ts';
import { ask, offersIn, type Reply } from './support/httpClient.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { startSessions } from './support/sessions.ts';
import { startTripProcess } from './support/tripProcess.ts';
import { serviceToken } from './support/world.ts';

type Schemas = components['schemas'];
type Body = {
  code?: string;
  verdict?: string;
  cancelled?: string[];
  refunded?: number;
  tickets?: Schemas['Ticket'][];
  transactionId?: string;
};
type Answer = Reply<Body>;

interface Buyer {
  readonly account: string;
  readonly headers: { readonly authorization: string; readonly holder: string };
}
interface Bought {
  readonly transactionId: string;
  readonly tickets: readonly Schemas['Ticket'][];
}

const minor = '2';
/** Milliseconds in which a worker credits what a killed process left. */
const creditLimitMs = 15_000;
const verdictOf = ({ status, body }: Answer): string => (status === 200 ? (body.verdict ?? '200') : `${status} ${body.code}`);

await fault('tickets are cancelled, renamed and changed at once on two processes', async ({ short }) => {
  const rounds = short ? 3 : 150;
  const postgres = await startPostgres();
  const sessions = await startSessions();
  const paymentPort = await freePort();
  const env = {
    IDENTITY_URL: sessions.identityUrl,
    PAYMENT_URL: `http://127.0.0.1:${paymentPort}/payment-api`,
    SERVICE_TOKEN: serviceToken,
  };
  const [one, two, doomed, payment] = await Promise.all([
    startTripProcess(postgres.url, env),
    startTripProcess(postgres.url, env),
    startTripProcess(postgres.url, { ...env, CRASH_AT: 'tickets-cancelled' }),
    startPaymentProcess(
      readConfig({}, { identityUrl: sessions.identityUrl, sandboxUrl: 'http://127.0.0.1:9', tripUrl: 'http://127.0.0.1:9/trip-api' }),
      { port: paymentPort, database: { DATABASE_URL: postgres.url } },
    ),
  ]);
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const wrong: string[] = [];
  const outcomes = new Map<string, number>();
  /** What each account must have in points. */
  const owed = new Map<string, number>();
  let races = 0;
  try {
    const [bus, otherBus] = (await offersIn(one.port, 5)).filter(({ floors }) => floors === 1);
    if (bus === undefined || otherBus === undefined) throw new Error('no trips to fight for');

    const newBuyer = async (): Promise<Buyer> => {
      const token = await sessions.token();
      return { account: String(decodeJwt(token).sub), headers: { authorization: `Bearer ${token}`, holder: newHolder() } };
    };
    const block = (port: number, { headers }: Buyer, wanted: readonly WantedSeat[]) =>
      ask<Schemas['BlockAnswer'] & { code?: string }>(port, 'POST', '/seat/block', { headers, body: blockBody(wanted) });
    const confirm = (port: number, { cartId, displayTotal: amount }: Schemas['BlockAnswer']): Promise<Answer> =>
      ask(port, 'POST', `/internal/cart/${cartId}/confirm`, {
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
    const seat = (trip: TripOffer, number: number, more: Partial<WantedSeat> = {}): WantedSeat => ({
      trip,
      seat: { id: String(number), section: 'ground' },
      firstName: `Ana${'abcdef'[number - 1]}`,
      ...more,
    });
    async function buy(buyer: Buyer, wanted: readonly WantedSeat[]): Promise<Bought> {
      const blocked = await block(one.port, buyer, wanted);
      const { status, body } = await confirm(one.port, blocked.body);
      if (status !== 200 || body.tickets === undefined || body.transactionId === undefined) throw new Error(`not sold: ${body.code}`);
      return { transactionId: body.transactionId, tickets: body.tickets };
    }
    const cancel = (
      port: number,
      { headers }: Buyer,
      { transactionId }: Bought,
      ids: readonly string[],
      key: string = randomUUID(),
    ): Promise<Answer> =>
      ask(port, 'POST', '/api/ticket/cancel-tickets', {
        headers: { ...headers, 'idempotency-key': key },
        body: cancelBody(transactionId, ids),
      });
    const rename = (port: number, { headers }: Buyer, id: string, firstName: string): Promise<Answer> =>
      ask(port, 'PATCH', `/api/ticket/${id}`, { headers, body: { firstName, lastName: 'Luna', comments: '' } });
    /** Moves the departure of a ticket, which nobody has used yet. */
    const departAt = (id: string, at: Date | string) =>
      db.query(
        `update trip.cart_ticket set used_at = null, body = body || jsonb_build_object('departureDatetime', $2::text) where id = $1`,
        [id, typeof at === 'string' ? at : at.toISOString()],
      );
    const scan = (port: number, { qr, unitNumber }: Schemas['Ticket']): Promise<Answer> =>
      ask(port, 'POST', `/internal/boarding/${unitNumber}/scans`, { headers: { 'service-token': serviceToken }, body: { code: qr } });
    const stateOf = async (id: string): Promise<string> => {
      const { rows } = await db.query<{ state: string }>(
        `select status || ' ' || (select count(*) from trip.claim where run_id = ticket.run_id and seat = ticket.seat and cart_id = ticket.cart_id) as state
         from trip.cart_ticket ticket where id = $1`,
        [id],
      );
      return rows[0]?.state ?? '';
    };
    /** Cancels what is left, so that the next race finds the same seats, and notes what all of it cost as owed. */
    async function race(
      name: string,
      buyer: Buyer,
      bought: Bought,
      run: () => Promise<readonly Answer[]>,
      allowed: readonly string[],
      check: (answers: readonly Answer[]) => Promise<readonly string[]>,
    ) {
      races += 1;
      const answers = await run();
      const outcome = answers.map(verdictOf).join(', ');
      outcomes.set(`${name}: ${outcome}`, (outcomes.get(`${name}: ${outcome}`) ?? 0) + 1);
      if (!allowed.includes(outcome)) wrong.push(`${name}: ${outcome}`);
      wrong.push(...(await check(answers)).map((text) => `${name} (${outcome}): ${text}`));
      const { rows } = await db.query<{ id: string; total: number; status: string; transaction_id: string }>(
        `select ticket.id, (ticket.body ->> 'total')::int as total, ticket.status, o.transaction_id from trip.cart_ticket ticket
         join trip.ticket_order o on o.cart_id = ticket.cart_id where o.account_id = $1 and ticket.status in ('issued', 'cancelled')`,
        [buyer.account],
      );
      for (const [transactionId, tickets] of Map.groupBy(
        rows.filter(({ status }) => status === 'issued'),
        (row) => row.transaction_id,
      )) {
        const left = await cancel(
          two.port,
          buyer,
          { transactionId, tickets: bought.tickets },
          tickets.map(({ id }) => id),
        );
        if (left.status !== 200) wrong.push(`${name}: what is left is not cancelled, ${verdictOf(left)}`);
      }
      owed.set(
        buyer.account,
        rows.reduce((sum, { total }) => sum + total, 0),
      );
    }
    const expected = async (id: string, state: string): Promise<string[]> => {
      const is = await stateOf(id);
      return is === state ? [] : [`ticket and seat are ${is}, not ${state}`];
    };

    // A process dies between its cancellation and the credit. Another one finishes while the races run.
    const lost = await newBuyer();
    const unlucky = await buy(lost, [seat(otherBus, 6)]);
    const answer = await cancel(doomed.port, lost, unlucky, [unlucky.tickets[0]?._id ?? '']).then(verdictOf, () => 'none');
    if (answer !== 'none') wrong.push(`the process was not killed: ${answer}`);
    wrong.push(...(await expected(unlucky.tickets[0]?._id ?? '', 'cancelled 0')));
    owed.set(lost.account, unlucky.tickets[0]?.total ?? 0);

    for (let round = 0; round < rounds; round += 1) {
      const [here, there] = round % 2 === 0 ? [one.port, two.port] : [two.port, one.port];
      for (const kind of ['rename', 'edit', 'block', 'twice', 'again', 'adults', 'names', 'leaves', 'boards'] as const) {
        const buyer = await newBuyer();
        const wanted = kind === 'adults' ? [seat(bus, 1), seat(bus, 2), seat(bus, 3, { fareId: minor })] : [seat(bus, 1)];
        const bought = await buy(buyer, wanted);
        const [id = '', second = ''] = bought.tickets.map(({ _id }) => _id);
        const gone = () => expected(id, 'cancelled 0');
        const moved = [seat(otherBus, 1, { change: id })];
        switch (kind) {
          case 'rename':
            await race(
              'cancel and rename',
              buyer,
              bought,
              () => Promise.all([cancel(here, buyer, bought, [id]), rename(there, buyer, id, 'Eva')]),
              ['200, 200', '200, 422 ticket-not-live'],
              gone,
            );
            break;
          case 'edit': {
            const cart = (await block(here, buyer, moved)).body;
            await race(
              'cancel and change',
              buyer,
              bought,
              () => Promise.all([cancel(here, buyer, bought, [id]), confirm(there, cart)]),
              ['200, 409 cart-expired', '422 already-cancelled, 200'],
              async ([cancelled]) => expected(id, cancelled?.status === 200 ? 'cancelled 0' : 'changed 0'),
            );
            break;
          }
          case 'block':
            await race(
              'cancel and block',
              buyer,
              bought,
              async () => {
                const [cancelled, blocked] = await Promise.all([cancel(here, buyer, bought, [id]), block(there, buyer, moved)]);
                return [cancelled, blocked.status === 200 ? await confirm(there, blocked.body) : blocked];
              },
              ['200, 409 cart-expired', '200, 422 transfer-not-allowed'],
              gone,
            );
            break;
          case 'twice':
            await race(
              'cancel twice',
              buyer,
              bought,
              () => Promise.all([cancel(here, buyer, bought, [id]), cancel(there, buyer, bought, [id])]),
              ['200, 422 already-cancelled', '422 already-cancelled, 200'],
              gone,
            );
            break;
          case 'again': {
            const key = randomUUID();
            await race(
              'cancel by one key',
              buyer,
              bought,
              () => Promise.all([cancel(here, buyer, bought, [id], key), cancel(there, buyer, bought, [id], key)]),
              ['200, 200'],
              gone,
            );
            break;
          }
          case 'adults':
            await race(
              'cancel both adults of a minor',
              buyer,
              bought,
              () => Promise.all([cancel(here, buyer, bought, [id]), cancel(there, buyer, bought, [second])]),
              ['200, 422 last-adult', '422 last-adult, 200'],
              async ([first]) => expected(first?.status === 200 ? id : second, 'cancelled 0'),
            );
            break;
          case 'names':
            await race(
              'rename twice',
              buyer,
              bought,
              () => Promise.all([rename(here, buyer, id, 'Eva'), rename(there, buyer, id, 'Luz')]),
              ['200, 422 already-renamed', '422 already-renamed, 200'],
              () => expected(id, 'issued 1'),
            );
            break;
          case 'leaves': {
            const departs = bought.tickets[0]?.departureDatetime ?? '';
            await race(
              'cancel twice while the bus leaves',
              buyer,
              bought,
              async () => {
                await departAt(id, new Date(Date.now() + 2 + (round % 10) * 2));
                return Promise.all([cancel(here, buyer, bought, [id]), cancel(there, buyer, bought, [id])]);
              },
              [
                '200, 422 already-cancelled',
                '422 already-cancelled, 200',
                '200, 422 too-late',
                '422 too-late, 200',
                '422 too-late, 422 too-late',
              ],
              async (answers) => {
                await departAt(id, departs);
                return expected(id, answers.some(({ status }) => status === 200) ? 'cancelled 0' : 'issued 1');
              },
            );
            break;
          }
          case 'boards': {
            const [ticket] = bought.tickets;
            if (ticket === undefined) throw new Error('nothing was bought');
            await race(
              'cancel at the door of the bus',
              buyer,
              bought,
              async () => {
                await departAt(id, new Date(Date.now() + 3_600_000));
                return Promise.all([cancel(here, buyer, bought, [id]), scan(there, ticket)]);
              },
              ['200, cancelled', '422 ticket-used, valid'],
              async ([cancelled]) => {
                await departAt(id, ticket.departureDatetime);
                return expected(id, cancelled?.status === 200 ? 'cancelled 0' : 'issued 1');
              },
            );
            break;
          }
          default:
            kind satisfies never;
        }
      }
    }

    const until = Date.now() + creditLimitMs;
    for (;;) {
      const { rows } = await db.query('select 1 from trip.refund where credited_at is null');
      if (rows.length === 0) break;
      if (Date.now() > until) throw new Error(`${rows.length} refunds wait for their credit`);
      await pause(50);
    }
    const { rows: points } = await db.query<{ account_id: string; amount: string }>(
      "select account_id, sum(amount) as amount from payment.points_entry where account_id <> 'house' group by 1",
    );
    const credited = new Map(points.map(({ account_id: account, amount }) => [account, Number(amount)]));
    for (const [account, amount] of owed)
      if (credited.get(account) !== amount) wrong.push(`${account} has ${credited.get(account)} points, not ${amount}`);
    const { rows: claims } = await db.query('select 1 from trip.claim');
    if (claims.length > 0) wrong.push(`${claims.length} seats are still taken`);
    if (wrong.length > 0) throw new Error([...wrong, ...[...outcomes].map(([outcome, count]) => `${count} times ${outcome}`)].join('\n'));
    return `${races} races, ${outcomes.size} outcomes, each allowed; 1 process killed; ${owed.size} accounts have the points of their tickets once, 0 seats left taken`;
  } finally {
    await db.end();
    for (const service of [one, two]) await service.stop();
    await doomed.kill();
    await payment.kill();
    sessions.close();
    await postgres.stop();
  }
});
