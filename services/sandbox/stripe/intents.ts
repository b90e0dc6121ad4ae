import { minorUnit } from '../../shared/money.ts';
import { authorise, type Bank, type BankView, cancel, capture, type Delivery, statusOf } from '../bank/bank.ts';
import { addToObject, type Answer, getObject, newId, putObject } from './store.ts';

/** A card that a field of the double made. Number and code are encrypted for the bank. */
export interface Method {
  readonly id: string;
  readonly number: string;
  readonly cvc: string;
  readonly brand: string;
  readonly last4: string;
  readonly fingerprint: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** A security code that a field of the double made, encrypted for the bank. */
export interface CodeToken {
  readonly id: string;
  readonly cvc: string;
}

interface Intent {
  readonly id: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  /** Set when it was confirmed; the bank has its row then. */
  readonly method?: string;
  readonly canceledAt?: number;
}

export interface Stripe {
  readonly bank: Bank;
  /** Where the messages about intents go. */
  readonly notifyUrl: string;
}

/** What a form-encoded request says, by its flat names: `metadata[payment_id]`. */
export type Form = Readonly<Record<string, string>>;

export const invalid = (message: string, code?: string, param?: string, more: object = {}): Answer => ({
  status: code === 'resource_missing' && param === undefined ? 404 : 400,
  body: {
    error: {
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code }),
      ...(param === undefined ? {} : { param }),
      ...more,
    },
  },
});

export const missing = (id: string, param?: string): Answer => invalid(`No such object: '${id}'`, 'resource_missing', param);

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Codes of Stripe for the bank's reasons. */
const codes: Readonly<Record<string, { readonly code: string; readonly decline_code?: string }>> = {
  'insufficient-funds': { code: 'card_declined', decline_code: 'insufficient_funds' },
  'card-expired': { code: 'expired_card', decline_code: 'expired_card' },
  'cvv-wrong': { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  'challenge-failed': { code: 'payment_intent_authentication_failure' },
  'challenge-expired': { code: 'payment_intent_authentication_failure' },
};

export const cardError = (reason: string | null) => ({
  type: 'card_error',
  message: 'Your card was declined.',
  ...(codes[reason ?? ''] ?? { code: 'card_declined', decline_code: 'generic_decline' }),
});

const statuses: Readonly<Record<BankView['status'], string>> = {
  processing: 'processing',
  challenge: 'requires_action',
  authorised: 'requires_capture',
  captured: 'succeeded',
  refunded: 'succeeded',
  refused: 'requires_payment_method',
  voided: 'canceled',
};

const hasCharge = (view: BankView | undefined): view is BankView =>
  view !== undefined && (view.status === 'authorised' || view.status === 'captured' || view.status === 'refunded');

/** The charge of an intent, as the documents of Stripe show it. */
export function chargeOf(intent: Pick<Intent, 'id' | 'amount' | 'currency' | 'metadata'>, view: BankView) {
  const isCaptured = view.status !== 'authorised';
  return {
    id: intent.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: view.status === 'refunded' ? intent.amount : 0,
    captured: isCaptured,
    created: seconds(new Date(view.operationDate)),
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { authorization_code: view.authorization, last4: view.last4 } },
    refunded: view.status === 'refunded',
    status: 'succeeded',
  };
}

/** An intent as the documents of Stripe show it, with `latest_charge` as its id or whole. */
function shapeOf(intent: Intent, view: BankView | undefined, expands: boolean) {
  const status = view === undefined ? (intent.canceledAt === undefined ? 'requires_payment_method' : 'canceled') : statuses[view.status];
  const charge = hasCharge(view) ? chargeOf(intent, view) : null;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: status === 'requires_capture' ? intent.amount : 0,
    amount_received: status === 'succeeded' ? intent.amount : 0,
    capture_method: 'manual',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    last_payment_error: view?.status === 'refused' ? cardError(view.reason) : null,
    latest_charge: expands ? charge : (charge?.id ?? null),
    livemode: false,
    metadata: intent.metadata,
    next_action: view?.challenge ? { type: 'redirect_to_url', redirect_to_url: { url: view.challenge.url, return_url: null } } : null,
    payment_method: intent.method ?? null,
    payment_method_types: ['card'],
    status,
  };
}

const expandsCharge = (form: Form): boolean => Object.values(form).includes('latest_charge');

/** The intent of an id with what the bank says of it; undefined for an unknown one. */
export async function readIntent({ bank }: Stripe, id: string, form: Form = {}) {
  const intent = await getObject<Intent>(bank.db, id);
  return intent && shapeOf(intent, await statusOf(bank, id), expandsCharge(form));
}

export async function createIntent({ bank }: Stripe, form: Form): Promise<Answer> {
  const amount = Number(form['amount']);
  const currency = form['currency'] ?? '';
  if (!Number.isInteger(amount) || amount < 1) return invalid('Invalid integer', 'parameter_invalid_integer', 'amount');
  if (!/^[a-z]{3}$/.test(currency)) return invalid('Invalid currency', undefined, 'currency');
  if (form['capture_method'] !== 'manual') return invalid('Only manual capture is played here', undefined, 'capture_method');
  const now = bank.clock.date();
  const metadata = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  const intent: Intent = {
    id: newId('pi'),
    amount,
    currency,
    description: form['description'] ?? null,
    customer: form['customer'] ?? null,
    metadata,
    created: seconds(now),
  };
  return { status: 200, body: shapeOf(await putObject(bank.db, intent.id, intent, now), undefined, false) };
}

const unexpected = (intent: unknown): Answer =>
  invalid('This PaymentIntent has another status.', 'payment_intent_unexpected_state', 'intent', { payment_intent: intent });

/** Confirms an intent with a card. `silence` and `cut` are answers that never arrive. */
export async function confirmIntent(stripe: Stripe, id: string, form: Form): Promise<Answer | 'silence' | 'cut'> {
  const { bank, notifyUrl } = stripe;
  const methodId = form['payment_method'] ?? '';
  const method = await getObject<Method>(bank.db, methodId);
  if (method === undefined) return missing(methodId, 'payment_method');
  const codeId = form['payment_method_options[card][cvc_token]'];
  const code = codeId === undefined ? undefined : await getObject<CodeToken>(bank.db, codeId);
  if (codeId !== undefined && code === undefined) return missing(codeId, 'payment_method_options[card][cvc_token]');
  const intent = await addToObject<Intent>(bank.db, id, { method: methodId }, ['method', 'canceledAt']);
  if (intent === undefined) {
    const known = await readIntent(stripe, id);
    return known === undefined ? missing(id) : unexpected(known);
  }
  const delivery: Delivery | { kind: 'mismatch' } = await authorise(bank, {
    paymentId: id,
    amount: intent.amount * minorUnit(intent.currency.toUpperCase()),
    currency: intent.currency.toUpperCase(),
    cardNumber: method.number,
    cardToken: null,
    cvv: code?.cvc ?? method.cvc,
    expiryMonth: String(method.expMonth).padStart(2, '0'),
    expiryYear: String(method.expYear),
    holderName: '',
    returnOrigin: form['return_url'] ?? '',
    notifyUrl,
    session: undefined,
  });
  if (delivery.kind === 'silence' || delivery.kind === 'cut') return delivery.kind;
  const shape = await readIntent(stripe, id, form);
  if (shape === undefined) return missing(id);
  return shape.last_payment_error === null
    ? { status: 200, body: shape }
    : { status: 402, body: { error: { ...shape.last_payment_error, payment_intent: shape } } };
}

export async function captureIntent(stripe: Stripe, id: string, form: Form): Promise<Answer> {
  const move = await capture(stripe.bank, id);
  const shape = await readIntent(stripe, id, form);
  if (shape === undefined) return missing(id);
  return move?.kind === 'done' ? { status: 200, body: shape } : unexpected(shape);
}

/** Cancels an intent that has not succeeded: nothing can be charged by it any more. */
export async function cancelIntent(stripe: Stripe, id: string, form: Form): Promise<Answer> {
  const { bank } = stripe;
  const unconfirmed = await addToObject<Intent>(bank.db, id, { canceledAt: seconds(bank.clock.date()) }, ['method', 'canceledAt']);
  if (unconfirmed === undefined) {
    const status = (await readIntent(stripe, id))?.status;
    if (status === undefined) return missing(id);
    if (status !== 'requires_capture' && status !== 'requires_action' && status !== 'requires_payment_method')
      return unexpected(await readIntent(stripe, id));
    await cancel(bank, id);
  }
  return { status: 200, body: (await readIntent(stripe, id, form)) ?? {} };
}
