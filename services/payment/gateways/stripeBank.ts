import Stripe from 'stripe';
import type { StripeConfig } from '../../shared/bankConfig.ts';
import { minorUnit } from '../../shared/money.ts';
import type { KeptCard } from '../domain/card.ts';
import type { RefusalReason } from '../domain/saga.ts';
import type { BankGateway, BankMovement, BankWord, CardOffer, CardRefusal } from './bank.ts';

export interface StripeBankOptions {
  readonly stripe: StripeConfig;
  /** The origin of the page to which a challenge returns. */
  readonly origin: string;
  /** The page to which the challenge of a payment returns, for the shop at an origin. */
  readonly returnUrl: (paymentId: string, origin: string) => string;
  /** Time-outs in milliseconds for an authorisation and for other calls. */
  readonly patience: { readonly authorise: number; readonly other: number };
}

/** The metadata that names our payment and our refund in Stripe's dashboard. */
const metadata = { payment: 'payment_id', refund: 'refund_key' } as const;
/** Seconds by which a message may be old. */
const toleranceSeconds = 300;

/** Amounts at Stripe are in the smallest unit of the currency. */
const toMinor = (amount: number, currency: string): number => Math.round(amount / minorUnit(currency));
const fromMinor = (amount: number, currency: string): number => amount * minorUnit(currency);

/** A kept card: a payment method belongs to a customer, and both are needed to charge it. */
const tokenOf = (customer: string, method: string): string => `${customer}/${method}`;

const byDeclineCode: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  incorrect_cvc: 'cvv-wrong',
  invalid_cvc: 'cvv-wrong',
  payment_intent_authentication_failure: 'challenge-failed',
};

const reasonOf = ({ code, decline_code: decline }: { code?: string; decline_code?: string }): RefusalReason =>
  byDeclineCode[decline ?? ''] ?? byDeclineCode[code ?? ''] ?? 'card-refused';

const cardReason = (reason: RefusalReason): CardRefusal => (reason === 'card-expired' || reason === 'cvv-wrong' ? reason : 'card-refused');

const brands: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MASTERCARD', amex: 'AMEX' };

/** A refund of a card may wait at Stripe, and fail days after it was made. */
function refundAnswer(status: string | null): 'done' | 'deciding' | 'refused' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'deciding';
}

/** What the entries of a balance move; others are fees, disputes and payouts. A failed refund takes its amount back. */
const moves: Readonly<Record<string, { readonly kind: BankMovement['kind']; readonly sign: 1 | -1 }>> = {
  charge: { kind: 'capture', sign: 1 },
  payment: { kind: 'capture', sign: 1 },
  refund: { kind: 'refund', sign: 1 },
  payment_refund: { kind: 'refund', sign: 1 },
  refund_failure: { kind: 'refund', sign: -1 },
};

const idOf = (object: string | { readonly id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/**
 * What an intent says of its payment. An intent that nobody confirmed has charged nothing. `at` is the time of the decision where the
 * intent has no charge that tells it.
 */
export function wordOf(intent: Stripe.PaymentIntent, at: Date): BankWord | 'never-seen' {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const word = {
    bankId: intent.id,
    authorization: charge?.payment_method_details?.card?.authorization_code ?? null,
    reason: undefined,
    challenge: undefined,
    operationAt: charge === null ? at : new Date(charge.created * 1000),
  };
  switch (intent.status) {
    case 'requires_capture':
      return { ...word, status: 'authorised' };
    case 'succeeded':
      return { ...word, status: charge?.refunded === true ? 'refunded' : 'captured' };
    case 'canceled':
      return { ...word, status: 'voided' };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url == null ? { ...word, status: 'processing' } : { ...word, status: 'challenge', challenge: { id: intent.id, url } };
    }
    case 'requires_payment_method':
    case 'requires_confirmation': {
      const failure = intent.last_payment_error;
      return failure === null ? 'never-seen' : { ...word, status: 'refused', reason: reasonOf(failure) };
    }
    default:
      return { ...word, status: 'processing' };
  }
}

const isAbsent = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
/** Stripe refused the call for what the object is or lacks, and a repetition gets the same answer. */
const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/**
 * Stripe, by PaymentIntents with manual capture. An intent is created without a card, its id is stored, and only then it is confirmed: so
 * an intent that nobody knows charges nothing, and every other one is found by its id for as long as Stripe keeps it.
 */
export function createStripeBank({ stripe, origin, returnUrl, patience }: StripeBankOptions): BankGateway {
  const { hostname, port, protocol } = new URL(stripe.apiUrl);
  const client = new Stripe(stripe.secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patience.other,
    // The saga repeats what Stripe did not answer.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const offer: CardOffer = {
    name: 'Stripe',
    origin,
    deviceDataUrl: null,
    publicKey: null,
    encryption: 'A256GCM',
    fields: { scriptUrl: stripe.scriptUrl, key: stripe.publishableKey },
    brands: ['VISA', 'MASTERCARD', 'AMEX'],
  };
  const read = (id: string): Promise<Stripe.PaymentIntent> => client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  /** Makes the refund of a key once. Stripe forgets an idempotency key after a day, and the metadata of a refund never. */
  const refundOnce = async (bankId: string, key: string, { amount }: { amount?: number }): Promise<'done' | 'deciding' | 'refused'> => {
    const { data } = await client.refunds.list({ payment_intent: bankId, limit: 100 });
    const known = data.find((refund) => refund.metadata?.[metadata.refund] === key);
    if (known !== undefined) return refundAnswer(known.status);
    const wanted = { payment_intent: bankId, metadata: { [metadata.refund]: key }, ...(amount === undefined ? {} : { amount }) };
    return refundAnswer((await client.refunds.create(wanted, { idempotencyKey: `refund ${key}` })).status);
  };
  const keptOf = (customer: string, { id, card }: Stripe.PaymentMethod): KeptCard => ({
    token: tokenOf(customer, id),
    brand: brands[card?.brand ?? ''] ?? 'OTRA',
    last4: card?.last4 ?? '',
    fingerprint: card?.fingerprint ?? id,
  });

  return {
    offer: () => Promise.resolve(offer),

    async authorise({ paymentId, amount, currency, cardNumber, cardToken, cvv, holderName, reference, returnOrigin, keepsCard }, begin) {
      const [kept, keptMethod] = cardToken?.split('/') ?? [];
      const method = keptMethod ?? cardNumber;
      if (method === null) return 'unreadable';
      let intent: Stripe.PaymentIntent;
      try {
        const customer =
          kept ??
          (keepsCard
            ? (await client.customers.create({ payment_method: method, name: holderName }, { idempotencyKey: `customer ${paymentId}` })).id
            : undefined);
        intent = await client.paymentIntents.create(
          {
            amount: toMinor(amount, currency),
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description: reference,
            metadata: { [metadata.payment]: paymentId },
            ...(customer === undefined ? {} : { customer }),
          },
          { idempotencyKey: `payment ${paymentId}` },
        );
      } catch (error) {
        // Nothing was confirmed, so nothing can be charged. A card that the buyer wants to keep is refused before that.
        if (error instanceof Stripe.errors.StripeCardError) return { ...voided(null), status: 'refused', reason: reasonOf(error) };
        return isAbsent(error) ? 'unreadable' : 'unreached';
      }
      if (!(await begin(intent.id))) return 'unreached';
      try {
        const confirmed = await client.paymentIntents.confirm(
          intent.id,
          {
            payment_method: method,
            return_url: returnUrl(paymentId, returnOrigin),
            expand: ['latest_charge'],
            ...(cvv === null ? {} : { payment_method_options: { card: { cvc_token: cvv } } }),
          },
          { idempotencyKey: `confirm ${paymentId}`, timeout: patience.authorise },
        );
        const word = wordOf(confirmed, new Date());
        return word === 'never-seen' ? 'silence' : word;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent !== undefined) {
          const word = wordOf(error.payment_intent, new Date());
          return word === 'never-seen' ? 'silence' : word;
        }
        return isAbsent(error) ? 'unreadable' : 'silence';
      }
    },

    async status({ bankId }) {
      if (bankId === null) return 'never-seen';
      try {
        return wordOf(await read(bankId), new Date());
      } catch {
        return 'silence';
      }
    },

    // A key would repeat a refusal for a day, although a cardholder confirms meanwhile. An intent is captured and cancelled once without one.
    async capture({ bankId }) {
      if (bankId === null) return 'refused';
      try {
        const { status } = await client.paymentIntents.capture(bankId);
        return status === 'succeeded' ? 'done' : 'silence';
      } catch (error) {
        if (!isRefusal(error)) return 'silence';
        const intent = await read(bankId).catch(() => undefined);
        if (intent === undefined) return 'silence';
        return intent.status === 'succeeded' ? 'done' : 'refused';
      }
    },

    async cancel({ paymentId, bankId }) {
      // A payment without an id is never confirmed.
      if (bankId === null) return voided(null);
      try {
        const intent = await read(bankId);
        if (intent.status === 'canceled') return voided(bankId);
        if (intent.status === 'processing') return 'deciding';
        if (intent.status !== 'succeeded') {
          await client.paymentIntents.cancel(bankId);
          return voided(bankId);
        }
        const word = wordOf(intent, new Date());
        if (word === 'never-seen' || word.status === 'refunded') return word === 'never-seen' ? 'silence' : word;
        return (await refundOnce(bankId, `rest ${paymentId}`, {})) === 'done' ? { ...word, status: 'refunded' } : 'deciding';
      } catch (error) {
        return isRefusal(error) ? 'deciding' : 'silence';
      }
    },

    async refund({ bankId, currency }, { key, amount }) {
      if (bankId === null) return 'refused';
      try {
        return await refundOnce(bankId, key, { amount: toMinor(amount, currency) });
      } catch (error) {
        return isRefusal(error) ? 'refused' : 'silence';
      }
    },

    async movements(from, until) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(until.getTime() / 1000) };
      try {
        const movements = [];
        for await (const entry of client.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })) {
          const { source } = entry;
          const move = moves[entry.type];
          if (move === undefined || typeof source !== 'object' || source === null) continue;
          if (source.object !== 'charge' && source.object !== 'refund') continue;
          const currency = source.currency.toUpperCase();
          movements.push({
            id: entry.id,
            bankId: idOf(source.payment_intent) ?? source.id,
            kind: move.kind,
            amount: move.sign * fromMinor(source.object === 'charge' ? source.amount_captured : source.amount, currency),
            currency,
            at: new Date(entry.created * 1000),
          });
        }
        return movements;
      } catch {
        return 'silence';
      }
    },

    async keepCard({ number, holderName }) {
      try {
        const customer = await client.customers.create({ payment_method: number, name: holderName }, { idempotencyKey: `keep ${number}` });
        return keptOf(customer.id, await client.paymentMethods.retrieve(number));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return cardReason(reasonOf(error));
        return isAbsent(error) ? 'unreadable' : 'silence';
      }
    },

    async keepCharged({ bankId }) {
      if (bankId === null) return 'silence';
      try {
        const { customer, payment_method: method } = await client.paymentIntents.retrieve(bankId, { expand: ['payment_method'] });
        const owner = idOf(customer);
        return owner === null || typeof method !== 'object' || method === null ? 'silence' : keptOf(owner, method);
      } catch {
        return 'silence';
      }
    },

    read({ headers, rawBody, now }) {
      const signature = headers['stripe-signature'];
      let event: Stripe.Event;
      try {
        const header = typeof signature === 'string' ? signature : '';
        event = client.webhooks.constructEvent(rawBody, header, stripe.webhookSecret, toleranceSeconds, undefined, now);
      } catch (error) {
        return error instanceof Error && error.message.includes('tolerance') ? 'old' : 'forged';
      }
      const { object } = event.data;
      if (!('object' in object) || object.object !== 'payment_intent') return 'other';
      const paymentId = object.metadata[metadata.payment];
      const word = wordOf(object, new Date(event.created * 1000));
      return paymentId === undefined || word === 'never-seen' ? 'other' : { id: event.id, type: event.type, paymentId, word };
    },
  };
}

/** Nothing is charged. */
const voided = (bankId: string | null): BankWord => ({
  status: 'voided',
  bankId,
  authorization: null,
  reason: undefined,
  challenge: undefined,
  operationAt: new Date(),
});
