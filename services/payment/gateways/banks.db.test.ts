import { createServer } from 'node:http';
import { once } from 'node:events';
import { startWorld } from '../../../tests/faults/support/world.ts';
import { cardSealer } from '../../../tests/support/card.ts';
import { stripeCode, stripeMethod } from '../../../tests/support/stripeCard.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { bankSecrets, stripeDouble } from '../../shared/bankConfig.ts';
import { createAndenBank } from './andenBank.ts';
import type { BankRequest } from './bank.ts';
import { bankConformance, type BankUnderTest } from './conformance.ts';
import { createStripeBank } from './stripeBank.ts';

const patience = { authorise: 2000, other: 10_000 };

/** The sandbox with its bank and its double of Stripe, and a shop that only collects their messages. */
async function openSandbox() {
  const messages: BankRequest[] = [];
  const port = await freePort();
  const world = await startWorld({ payment: false, paymentUrl: `http://127.0.0.1:${port}/payment-api` });
  const shop = createServer((request, response) => {
    let rawBody = '';
    request.on('data', (chunk: Buffer) => void (rawBody += chunk.toString('utf8')));
    request.on('end', () => {
      messages.push({ headers: request.headers, rawBody, now: world.clock.now() });
      response.writeHead(204).end();
    });
  });
  shop.listen(port, '127.0.0.1');
  await once(shop, 'listening');
  const shared: Pick<BankUnderTest, 'answerChallenge' | 'messages' | 'now' | 'forward' | 'close'> = {
    answerChallenge: (url, code) => world.answerChallenge(url, code),
    messages: () => messages,
    now: () => world.clock.now(),
    forward: (seconds) => world.forward(seconds),
    async close() {
      shop.close();
      await world.close();
    },
  };
  return { world, shared, nobody: `http://127.0.0.1:${await freePort()}` };
}

bankConformance('the bank of BANK_URL', async () => {
  const { world, shared, nobody } = await openSandbox();
  const { apiKey, signing } = await bankSecrets(world.db, world.config);
  const options = { apiKey, signing, notifyUrl: `${world.config.paymentUrl}/payment/bank-events`, patience };
  const seal = await cardSealer(world.config.sandboxUrl);
  return {
    ...shared,
    bank: createAndenBank({ ...options, bankUrl: world.config.bankUrl }),
    unreached: createAndenBank({ ...options, bankUrl: `${nobody}/bank` }),
    seal: async (number, cvv) => ({ cardNumber: await seal(number), cvv: await seal(cvv) }),
    sealCode: (cvv) => seal(cvv),
  };
});

bankConformance('Stripe', async () => {
  const { world, shared, nobody } = await openSandbox();
  const stripe = stripeDouble(world.config.sandboxUrl);
  const options = {
    origin: world.config.publicUrl,
    returnUrl: (paymentId: string) => `${world.config.publicUrl}/payment-api/payment/stripe-return?payment=${paymentId}`,
    patience,
  };
  return {
    ...shared,
    bank: createStripeBank({ ...options, stripe }),
    unreached: createStripeBank({ ...options, stripe: { ...stripe, apiUrl: nobody } }),
    seal: async (number, cvv) => ({ cardNumber: await stripeMethod(world.config.sandboxUrl, number, cvv), cvv: null }),
    sealCode: (cvv) => stripeCode(world.config.sandboxUrl, cvv),
  };
});
