import pg from 'pg';
import type { components } from '../../openapi/types/trip.ts';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { blockBody, type TripOffer, type WantedSeat } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, shuffled } from './support/httpClient.ts';
import { startSessions } from './support/sessions.ts';
import { startTripProcess } from './support/tripProcess.ts';

type Schemas = components['schemas'];
type Answer = Schemas['BlockAnswer'] & { code?: string; lostSeats?: unknown[] };

interface Tally {
  asked: number;
  blocked: number;
  partial: number;
  wrong: number;
  errors: number;
}

/** Number of simultaneous carts in each round. Half of them are round trips of ten seats, half one way of five. */
const crossing = 8;

async function offerOf(port: number, originId: string, destinationId: string, inDays: number): Promise<TripOffer> {
  const departureDate = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  const { body } = await ask<Schemas['TripSearch']>(
    port,
    'GET',
    `/trip?${new URLSearchParams({ originId, destinationId, departureDate })}`,
  );
  const offer = body.oneWayTrips.find(({ floors }) => floors === 1);
  if (offer === undefined) throw new Error('no trip to fight for');
  return offer;
}

/** Five of the first twelve seats in random order, so that carts overlap. */
function five(trip: TripOffer, isReturn: boolean): WantedSeat[] {
  const seats = shuffled(Array.from({ length: 12 }, (_, index) => String(index + 1))).slice(0, 5);
  return seats.map((id, index) => ({
    trip,
    isReturn,
    seat: { id, section: 'ground' },
    firstName: `Ana${'abcde'[index]}`,
  }));
}

await fault('[check 3] carts of 5 and 10 seats overlap on two processes', async ({ short }) => {
  const rounds = short ? 12 : 250;
  const postgres = await startPostgres();
  const sessions = await startSessions();
  const env = { IDENTITY_URL: sessions.identityUrl };
  const services = await Promise.all([startTripProcess(postgres.url, env), startTripProcess(postgres.url, env)]);
  const ports = services.map(({ port }) => port);
  const [port = 0] = ports;
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const tally: Tally = { asked: 0, blocked: 0, partial: 0, wrong: 0, errors: 0 };
  try {
    const [out, back] = [await offerOf(port, 'MTY', 'TAM', 5), await offerOf(port, 'TAM', 'MTY', 6)];
    const buyers = await Promise.all(
      Array.from({ length: crossing }, async () => ({ holder: newHolder(), token: await sessions.token() })),
    );
    for (let round = 0; round < rounds; round += 1) {
      const carts = await Promise.all(
        buyers.map(async ({ holder, token }, index) => {
          const wanted = index % 2 === 0 ? [...five(out, false), ...five(back, true)] : five(index % 4 === 1 ? out : back, false);
          const { status, body } = await ask<Answer>(ports[(round + index) % ports.length] ?? port, 'POST', '/seat/block', {
            headers: { holder, authorization: `Bearer ${token}` },
            body: blockBody(shuffled(wanted)),
          });
          tally.asked += 1;
          if (status >= 500) tally.errors += 1;
          else if (status === 200) tally.blocked += 1;
          else if (status !== 409 || body.code !== 'seats-lost' || body.lostSeats?.length === 0) tally.wrong += 1;
          return { holder, cartId: status === 200 ? body.cartId : undefined, size: wanted.length };
        }),
      );
      for (const { holder, cartId, size } of carts) {
        const { rows } = await db.query<{ cart_id: string | null }>('select cart_id from trip.claim where holder = $1', [holder]);
        if (rows.length !== (cartId === undefined ? 0 : size) || rows.some((row) => row.cart_id !== cartId)) tally.partial += 1;
        if (cartId === undefined) continue;
        const { status } = await ask(port, 'POST', '/seat/unblock', { headers: { holder }, body: { cartId } });
        if (status !== 200) tally.wrong += 1;
      }
    }
  } finally {
    await db.end();
    for (const service of services) await service.stop();
    sessions.close();
    await postgres.stop();
  }
  const figure = `${tally.asked} carts, ${tally.blocked} blocked, ${tally.partial} partial, ${tally.wrong} wrong, ${tally.errors} 5xx`;
  if (tally.partial + tally.wrong + tally.errors > 0 || tally.blocked === 0) throw new Error(figure);
  return figure;
});
