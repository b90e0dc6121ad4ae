import { expect, it } from 'vitest';
import { readConfig } from '../shared/config.ts';
import { pagePolicy } from './policy.ts';

const directives = (env: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    pagePolicy(readConfig(env, { publicUrl: 'https://shop.example' }), 'n')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );

it('a page admits the frames of its bank and no other company', () => {
  expect(directives({ BANK_URL: 'https://bank.example/pay' })).toMatchObject({
    'frame-src': 'https://bank.example',
    'form-action': "'self' https://bank.example",
    'connect-src': "'self' wss://shop.example",
    'trusted-types': 'anden-worker anden-service-worker',
  });
});

it('a page admits exactly the origins of Stripe where it is the bank', () => {
  const env = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    BANK_URL: 'https://bank.example',
  };
  expect(directives(env)).toMatchObject({
    'frame-src': "'self' https://js.stripe.com https://hooks.stripe.com",
    'form-action': "'self' https://js.stripe.com https://hooks.stripe.com",
    'connect-src': "'self' wss://shop.example https://api.stripe.com",
    'script-src': "'nonce-n' 'strict-dynamic'",
    'trusted-types': 'anden-worker anden-service-worker default',
  });
  const double = {
    ...env,
    STRIPE_API_URL: 'https://d.example',
    STRIPE_SCRIPT_URL: 'https://d.example/s.js',
    STRIPE_FRAMES_URL: 'https://d.example',
  };
  expect(directives(double)).toMatchObject({
    'frame-src': "'self' https://d.example",
    'connect-src': "'self' wss://shop.example https://d.example",
  });
});
