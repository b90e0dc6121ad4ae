import { randomBytes, randomUUID } from 'node:crypto';
import type { components as Identity } from '../../../openapi/types/identity.ts';
import type { components as Payment } from '../../../openapi/types/payment.ts';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import { publicKey as publicBearer } from '../../../services/shared/auth.ts';
import { newHolder } from '../../support/holders.ts';
import { blockBody, legsOf, type MappedSeat, mapPath, seatsIn } from '../../support/trip.ts';
import { cardBody, cardSealer } from '../../support/card.ts';

export type PaymentAnswer = Payment['schemas']['PaymentAnswer'] & { code?: string; paymentId?: string };
export type Transaction = Payment['schemas']['PaymentTransaction'];
type Session = Identity['schemas']['Session'];

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface Shopper {
  readonly holder: string;
  readonly token: string;
  readonly phone: string;
  call<Body = Record<string, unknown>>(method: string, path: string, body?: unknown, key?: string): Promise<Reply<Body>>;
  /** Chooses and blocks a free seat; returns cart and amount. */
  /** `items` are the extra services of the passenger. */
  fillCart(items?: readonly string[]): Promise<{ cartId: string; amount: number }>;
  cardBody(cart: { cartId: string; amount: number }, number: string, cvv?: string): Promise<Record<string, unknown>>;
  pay(cart: { cartId: string; amount: number }, number: string, cvv?: string): Promise<Reply<PaymentAnswer>>;
  /** Polls as the shop does until the payment has one of the statuses or `limit` ms have passed. */
  until(id: string, words: readonly Transaction['status'][], limit?: number): Promise<Transaction>;
}

let shoppers = 0;
/** Days among which shoppers are distributed, so that a long run does not fill the buses of one day. */
const days = 25;

/** A guest on the real services at `url`, with a phone verified through the outbox. `paymentUrl` when payment runs elsewhere. */
export async function newShopper(url: string, sandboxUrl: string, paymentUrl = url): Promise<Shopper> {
  const holder = newHolder();
  const phone = `81${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}9`;
  const email = `${phone}@example.com`;
  let token = publicBearer;

  const call: Shopper['call'] = async (method, path, body, key = randomUUID()) => {
    const response = await fetch(`${path.startsWith('/payment-api') ? paymentUrl : url}${path}`, {
      method,
      headers: {
        holder,
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const good = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await call<Body>(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

  const ip = '203.0.113.7';
  const { tid: pin } = await good<{ tid: string }>('POST', '/identity-api/v2/send-verification', { phone, email, ip });
  const outbox: { messages: { code: string }[] } = JSON.parse(await (await fetch(`${sandboxUrl}/outbox.json?to=${phone}&limit=1`)).text());
  await good('POST', '/identity-api/v2/verify-phone', { phone, code: outbox.messages[0]?.code, pin, sign: false, ip });
  token = (await good<Session>('POST', '/identity-api/v2/signup-guest', { email, email_confirmation: email, phone, pin, ip })).token;

  const seal = await cardSealer(sandboxUrl);
  const day = new Date(Date.now() + (3 + (shoppers++ % days)) * 86_400_000).toISOString().slice(0, 10);
  const { oneWayTrips: offers } = await good<Trip['schemas']['TripSearch']>(
    'GET',
    `/trip-api/trip?originId=MTY&destinationId=TAM&departureDate=${day}`,
  );

  const shopper: Shopper = {
    holder,
    phone,
    get token() {
      return token;
    },
    call,
    async fillCart(items = []) {
      for (const trip of offers) {
        const map = await good<Trip['schemas']['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`);
        const free: MappedSeat[] = seatsIn(map).filter(({ state }) => state === 'free');
        for (let tries = 0; tries < 5 && free.length > 0; tries += 1) {
          const [seat] = free.splice(randomBytes(1).readUInt8() % free.length, 1);
          if (!seat) break;
          const claimed = await call('POST', '/trip-api/seat/select', { run: legsOf(trip), seatIds: [seat.id] });
          if (claimed.status !== 200) continue;
          const blocked = await good<Trip['schemas']['BlockAnswer']>('POST', '/trip-api/seat/block', blockBody([{ trip, seat, items }]));
          return { cartId: blocked.cartId, amount: blocked.displayTotal };
        }
      }
      throw new Error('no free seat left in the demo network');
    },
    cardBody: (cart, number, cvv = '123') => cardBody(seal, { ...cart, number, cvv, email }),
    async pay(cart, number, cvv) {
      return call<PaymentAnswer>('POST', '/payment-api/payment', await shopper.cardBody(cart, number, cvv));
    },
    async until(id, words, limit = 20_000) {
      const started = performance.now();
      for (;;) {
        const { body } = await call<Transaction>('GET', `/payment-api/payment/transaction/${id}`);
        if (words.includes(body.status)) return body;
        if (performance.now() - started > limit) throw new Error(`${id} says ${body.status}, not ${words.join(' or ')}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  };
  return shopper;
}
