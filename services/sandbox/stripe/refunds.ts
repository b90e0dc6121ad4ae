import { minorUnit } from '../../shared/money.ts';
import { type Bank, movements, refund } from '../bank/bank.ts';
import { type Form, invalid, missing, readIntent, type Stripe } from './intents.ts';
import { type Answer, newId, objectsOf, putObject } from './store.ts';

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: string;
  readonly created: number;
}

/** Refunds an intent, in part with an amount and else what is left. */
export async function createRefund(stripe: Stripe, form: Form): Promise<Answer> {
  const { bank } = stripe;
  const intentId = form['payment_intent'] ?? '';
  const intent = await readIntent(stripe, intentId);
  if (intent === undefined) return missing(intentId, 'payment_intent');
  const given = await objectsOf<Refund>(bank.db, 're', 'payment_intent', intentId);
  const left = intent.amount_received - given.reduce((sum, { amount }) => sum + amount, 0);
  const amount = form['amount'] === undefined ? left : Number(form['amount']);
  const id = newId('re');
  const unit = minorUnit(intent.currency.toUpperCase());
  const move = amount > 0 ? await refund(bank, intentId, { key: id, amount: amount * unit }) : undefined;
  if (move?.kind !== 'done') return invalid('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
  const key = form['metadata[refund_key]'];
  const now = bank.clock.date();
  const body: Refund = {
    id,
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intentId,
    metadata: key === undefined ? {} : { refund_key: key },
    status: 'succeeded',
    created: Math.floor(now.getTime() / 1000),
  };
  return { status: 200, body: { ...(await putObject(bank.db, id, body, now)) } };
}

const listOf = (url: string, data: readonly unknown[]): Answer => ({ status: 200, body: { object: 'list', url, has_more: false, data } });

export async function listRefunds({ db }: Bank, form: Form): Promise<Answer> {
  return listOf('/v1/refunds', await objectsOf<Refund>(db, 're', 'payment_intent', form['payment_intent'] ?? ''));
}

/** Captures and refunds as entries of the balance, with their sources. */
export async function listBalance(stripe: Stripe, form: Form): Promise<Answer> {
  const [from, until] = [form['created[gte]'], form['created[lt]']].map((text) => new Date(Number(text) * 1000));
  if (from === undefined || until === undefined || Number.isNaN(from.getTime() + until.getTime()))
    return invalid('Missing created', 'parameter_missing', 'created');
  const moved = await movements(stripe.bank, from, until);
  const data = [];
  for (const { id, paymentId, kind, amount, currency, at } of moved) {
    const intent = paymentId.startsWith('pi_') ? await readIntent(stripe, paymentId, { 'expand[0]': 'latest_charge' }) : undefined;
    if (intent === undefined || typeof intent.latest_charge !== 'object' || intent.latest_charge === null) continue;
    const minor = amount / minorUnit(currency);
    const source =
      kind === 'capture'
        ? { ...intent.latest_charge, amount_captured: minor }
        : { id, object: 'refund', amount: minor, currency: intent.currency, payment_intent: paymentId };
    data.push({
      id: `txn_${Buffer.from(id).toString('hex')}`,
      object: 'balance_transaction',
      type: kind === 'capture' ? 'charge' : 'refund',
      amount: kind === 'capture' ? minor : -minor,
      created: Math.floor(Date.parse(at) / 1000),
      source,
    });
  }
  return listOf('/v1/balance_transactions', data);
}
