import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { type Session, startWorld, type World } from '../../../tests/faults/support/world.ts';

type Schemas = components['schemas'];

let world: World;
let guest: Session;
beforeAll(async () => {
  world = await startWorld();
  guest = await world.guest();
});
afterAll(() => world.close());

const get = <Body>(path: string) => world.call<Body>('GET', `/payment-api${path}`, { token: guest.token });

it('[API-067] [CONST-023] the providers are the bank, with its key and the currency MXN', async () => {
  const { status, body } = await get<{ paymentProviders: Schemas['PaymentProvider'][] }>('/payment/providers');
  expect(status).toBe(200);
  expect(body.paymentProviders).toMatchObject([
    { id: 'pasarela-de-pago', currency: 'MXN', publicKey: { kty: expect.any(String) }, brands: expect.arrayContaining(['VISA']) },
  ]);
});

it('[API-074] [CONST-049] the methods name their terms; a store payment waits 60 minutes at most', async () => {
  const { status, body } = await get<Record<string, unknown>>('/trip/payment-methods');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    token: expect.any(String),
    cutoff: { unit: 'minutes', value: expect.any(Number), converted: expect.any(Number) },
    maxWaitTime: 60,
    expirationTime: expect.any(Number),
    enableOxxoPay: true,
    enablePagoExpress: true,
    enablePayManually: true,
    tripDepartureTimeOffset: 60,
    pendingReservations: 0,
  });
});

it('[CONST-073] the company that charges is 1, so a cart has its prefix', async () => {
  world.trip.addCart({ id: 'c_prefix', accountId: guest.subject, granTotal: 47_500_000 });
  const { body } = await get<{ newCart: Schemas['Cart'] }>('/payment/cart/c_prefix');
  expect(body.newCart.reference).toBe('TUNc_prefixWeb');
});
