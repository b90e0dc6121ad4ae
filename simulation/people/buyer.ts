import type { components as Identity } from '../../openapi/types/identity.ts';
import type { components as Payment } from '../../openapi/types/payment.ts';
import type { components as Trip } from '../../openapi/types/trip.ts';
import { testCards } from '../../services/sandbox/values.ts';
import { cardBody } from '../../tests/support/card.ts';
import { blockBody, legsOf } from '../../tests/support/trip.ts';
import type { World } from '../world/world.ts';
import { sealFor } from './paying.ts';
import { type Caller, pause, type Person } from './person.ts';
import { departuresOf, freeSeats } from './shopping.ts';

type Schemas = Trip['schemas'];

/** The share of buyers who all want the first free seat of one departure. */
const rivalShare = 0.4;

/** Buys a ticket through the services alone, as careful as the shop's page: under one key, asking again after a lost answer. */
export async function buy(world: World, person: Person, caller: Caller): Promise<void> {
  const { chance } = person;
  await pause(chance.between(0, 60_000));
  await becomeGuest(world, person, caller);
  const isRival = chance.isIn(rivalShare);
  const [trip] = await departuresOf(caller, ['MTY', 'TAM'], isRival ? 1 : chance.between(1, 2));
  if (trip === undefined) return;
  // Everybody wants a seat in front, and rivals want the same one.
  const wanted = (await freeSeats(caller, trip)).slice(0, isRival ? 1 : 6);
  if (wanted.length === 0) return;
  const seat = chance.pick(wanted);
  const claimed = await caller.call('POST', '/trip-api/seat/select', { run: legsOf(trip), seatIds: [seat.id] });
  if (claimed.status !== 200) return;
  await pause(chance.between(1_000, 400_000));
  const { firstName, lastName } = person;
  const blocked = await caller.call<Schemas['BlockAnswer']>(
    'POST',
    '/trip-api/seat/block',
    blockBody([{ trip, seat, firstName, lastName }]),
  );
  if (blocked.status !== 200) return;
  await pause(chance.between(1_000, 500_000));
  await pay(person, caller, { cartId: blocked.body.cartId, amount: blocked.body.displayTotal });
}

/** Proves the phone by a code and becomes a guest. */
export async function becomeGuest({ sql }: World, { email, phone }: Person, caller: Caller): Promise<void> {
  const ip = '203.0.113.7';
  const issued = await caller.call<{ holder: string }>('POST', '/trip-api/trip/holders');
  caller.holder = issued.body.holder;
  const sent = await caller.call<{ tid: string }>('POST', '/identity-api/v2/send-verification', { phone, email, ip });
  const pin = sent.body.tid;
  // The traveller reads the message on the phone.
  const [sms] = await sql.query<{ text: string }>('select text from platform.outbox where recipient like $1 order by id desc limit 1', [
    `%${phone}`,
  ]);
  const code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0];
  await caller.call('POST', '/identity-api/v2/verify-phone', { phone, code, pin, sign: false, ip });
  const session = await caller.call<Identity['schemas']['Session']>('POST', '/identity-api/v2/signup-guest', {
    email,
    email_confirmation: email,
    phone,
    pin,
    ip,
  });
  caller.token = session.body.token;
}

async function pay(person: Person, caller: Caller, { cartId, amount }: { cartId: string; amount: number }): Promise<void> {
  const { chance, email, firstName, lastName } = person;
  const seal = await sealFor(person);
  const { number, brand } = chance.pick(testCards);
  const body = await cardBody(seal, { cartId, amount, number, cvv: brand === 'AMEX' ? '1234' : '123', email, firstName, lastName });
  const paid = await caller.call<Payment['schemas']['PaymentAnswer'] & { paymentId?: string }>('POST', '/payment-api/payment', body);
  const id = paid.body.responsePayment?.id ?? paid.body.paymentId;
  if (typeof id !== 'string') return;
  for (let asked = 0; asked < 20; asked += 1) {
    const { body: now } = await caller.call<Payment['schemas']['PaymentTransaction']>('GET', `/payment-api/payment/transaction/${id}`);
    if (now.status !== 'PENDING') return;
    await pause(5_000);
  }
}
