import type { Sql } from './db.ts';
import { sharedSecret } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An account at Stripe, or at the double of the sandbox. URLs have no trailing slash. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signs the messages of Stripe. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
  /** The script that makes the fields of a card. */
  readonly scriptUrl: string;
  /** The origin of the pages on which a cardholder authenticates. */
  readonly framesOrigin: string;
}

/** The bank of the shop. */
export interface BankConfig {
  /** Address of the bank, for the services and for the frames in the browser. */
  readonly bankUrl: string;
  /** Key of this shop at the bank; undefined for the generated one of the sandbox. */
  readonly bankKey: string | undefined;
  /** Secret of the signatures of bank and tills; undefined for the generated one of the sandbox. */
  readonly bankSecret: string | undefined;
  /** Stripe in place of the bank at `bankUrl`. */
  readonly stripe: StripeConfig | undefined;
}

/** The account at the sandbox's double of Stripe. Its keys open nothing else. */
export const stripeDouble = (sandboxUrl: string): StripeConfig => ({
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  apiUrl: sandboxUrl,
  scriptUrl: `${sandboxUrl}/sandbox/stripe.js`,
  framesOrigin: new URL(sandboxUrl).origin,
});

/** Reads an http address of the environment, without a trailing slash. */
type ReadAddress = (name: string) => string | undefined;

/** The bank of an environment. In the sandbox, Stripe without keys is the sandbox's double of it. */
export function bankFrom(env: Environment, sandboxUrl: string, address: ReadAddress): BankConfig {
  return {
    bankUrl: address('BANK_URL') ?? `${sandboxUrl}/bank`,
    bankKey: env['BANK_KEY'] || undefined,
    bankSecret: env['BANK_SIGNING_SECRET'] || undefined,
    stripe: env['PAYMENT_PROVIDER'] === 'stripe' ? stripeFrom(env, sandboxUrl, address) : undefined,
  };
}

function stripeFrom(env: Environment, sandboxUrl: string, address: ReadAddress): StripeConfig {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
  if (secretKey === '') return stripeDouble(sandboxUrl);
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: address('STRIPE_API_URL') ?? 'https://api.stripe.com',
    scriptUrl: address('STRIPE_SCRIPT_URL') ?? 'https://js.stripe.com/clover/stripe.js',
    framesOrigin: new URL(address('STRIPE_FRAMES_URL') ?? 'https://hooks.stripe.com').origin,
  };
}

const needs = {
  anden: {
    BANK_URL: 'la dirección del banco',
    BANK_KEY: 'la llave de la tienda en el banco',
    BANK_SIGNING_SECRET: 'el secreto con que firma el banco',
  },
  stripe: {
    STRIPE_SECRET_KEY: 'la llave secreta de Stripe',
    STRIPE_PUBLISHABLE_KEY: 'la llave pública de Stripe',
    STRIPE_WEBHOOK_SECRET: 'el secreto con que firma Stripe',
  },
} as const;

/** What is wrong with the bank of an environment, a Spanish sentence each. A sandbox has banks for a shop without keys of its own. */
export function bankFaults(env: Environment, sandbox: boolean): readonly string[] {
  const provider = env['PAYMENT_PROVIDER'] || 'anden';
  if (provider !== 'anden' && provider !== 'stripe') return [`PAYMENT_PROVIDER debe ser anden o stripe, no "${provider}".`];
  const needed = Object.entries(needs[provider]);
  const missing = needed.filter(([name]) => !env[name]);
  if (sandbox) {
    const hasNoKey = provider === 'anden' || missing.length === needed.length;
    return hasNoKey ? [] : missing.map(([name, what]) => `Con las otras llaves de Stripe falta ${name}, ${what}.`);
  }
  const other = provider === 'anden' ? ' Con PAYMENT_PROVIDER=stripe la tienda cobra en Stripe.' : '';
  const faults = missing.map(
    ([name, what]) => `Sin el banco de pruebas (SANDBOX=0) falta ${name}, ${what}.${name === 'BANK_URL' ? other : ''}`,
  );
  const takesCashUnsigned = provider === 'stripe' && Number(env['CASH_CUTOFF_MINUTES'] ?? 0) > 0 && !env['BANK_SIGNING_SECRET'];
  return takesCashUnsigned
    ? [...faults, 'Con CASH_CUTOFF_MINUTES falta BANK_SIGNING_SECRET, el secreto con que firman las cajas.']
    : faults;
}

/** The key of this shop at the bank, and the secret of the signatures of bank and tills. The sandbox generates what is not configured. */
export async function bankSecrets(
  sql: Sql,
  { bankKey, bankSecret }: Pick<BankConfig, 'bankKey' | 'bankSecret'>,
): Promise<{ readonly apiKey: string; readonly signing: string }> {
  return {
    apiKey: bankKey ?? (await sharedSecret(sql, 'bank-key')),
    signing: bankSecret ?? (await sharedSecret(sql, 'bank-signing')),
  };
}
