import type { Message, Waiting } from '../bank/notifier.ts';
import { readIntent, type Stripe } from './intents.ts';

const types: Readonly<Record<string, string>> = {
  authorised: 'payment_intent.amount_capturable_updated',
  refused: 'payment_intent.payment_failed',
  voided: 'payment_intent.canceled',
  refunded: 'payment_intent.succeeded',
};

/** The message of an event in the shape of Stripe; undefined for a payment that did not begin here. */
export async function stripeMessage(stripe: Stripe, secret: string, event: Waiting): Promise<Message | undefined> {
  const intent = await readIntent(stripe, event.payment_id);
  if (intent === undefined) return undefined;
  return {
    header: 'stripe-signature',
    secret,
    body: {
      id: `evt_${event.id.replaceAll('-', '')}`,
      object: 'event',
      type: types[event.status] ?? 'payment_intent.processing',
      created: Math.floor(event.happened_at.getTime() / 1000),
      livemode: false,
      data: { object: intent },
    },
  };
}
