import { expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { startLossyProxy } from '../../../tests/faults/support/lossyProxy.ts';
import { type PaymentAnswer, startWorld } from '../../../tests/faults/support/world.ts';

type Providers = { paymentProviders: components['schemas']['PaymentProvider'][] };

it('frames, challenge and API calls use one address of the bank', async () => {
  const bank = { host: '127.0.0.1', port: 0 };
  const proxy = await startLossyProxy(bank, 0);
  const origin = `http://127.0.0.1:${proxy.port}`;
  const world = await startWorld({ bankUrl: `${origin}/bank` });
  bank.port = world.config.sandboxPort;
  try {
    const { token, subject } = await world.guest();
    const { body } = await world.call<Providers>('GET', '/payment-api/payment/providers', { token });
    expect(body.paymentProviders[0]).toMatchObject({ origin, deviceDataUrl: `${origin}/bank/device-data` });
    world.trip.addCart({ id: 'c_address', accountId: subject, granTotal: 47_500_000 });
    const card = await world.card('c_address', 47_500_000, '4000002500003155');
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token, body: card });
    expect(paid.body.responsePayment.challenge?.url).toMatch(`${origin}/bank/challenge/`);
  } finally {
    proxy.close();
    await world.close();
  }
});
