import { NOW } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { answer, attempt, complete, device, input, provider, refuse, wholeCardPayment } from './cardPayment.examples.ts';

const lost = { code: 'network', retryable: true };
const challenge = { url: 'about:blank', origin: 'https://bank.example', expiresAt: NOW };

/** The events of a cart that is paid by card. */
const paid = {
  machine: wholeCardPayment,
  input,
  facts: ({ context }) => [context.card.revision, context.deviceFor, context.failure?.code, context.orderId !== null],
  invariants: {
    'the bank is asked by a key of the attempt': (at) => !isIn(at, 'bank.charging') || at.context.attempt !== null,
    'the bank confirms a payment that the service named': (at) => !isIn(at, 'bank.confirming') || at.context.paymentId !== null,
    'is paid with an order': (at) => !isIn(at, 'paid') || at.context.orderId !== null,
    'holds no number of a card and no secret of the bank': ({ context: { cart: _, ...context } }) =>
      !/\d{12}|secret/i.test(JSON.stringify(context)),
  },
  events: {
    providerComes: provider,
    providerFails: failed('getPaymentProviders', lost),
    cardFilled: { type: 'card.changed', card: complete },
    otherCardFilled: { type: 'card.changed', card: { ...complete, revision: 2 } },
    deviceTold: device,
    deviceSilent: done('deviceData', { revision: 2 }),
    paySubmitted: { type: 'pay.submitted' },
    attemptPrepared: attempt,
    noShopperIp: failed('prepareAttempt', { code: 'shopper-ip-missing', retryable: true }),
    paymentAuthorised: answer({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    paymentChallenged: answer({ status: 'challenge', paymentId: 'p', challenge }),
    paymentRefused: answer({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    paymentRefunded: answer({ status: 'refunded', paymentId: 'p' }),
    paymentUnknown: answer({ status: 'unknown', paymentId: 'p' }),
    paymentLost: failed('createPayment', lost),
    paymentTooLate: refuse('cart-expired'),
    paymentRejected: refuse('card-refused'),
    paymentSold: refuse('cart-sold'),
    paymentWithheld: refuse('session-expired'),
    cardMissing: refuse('card-missing'),
    challengeAuthorised: done('challenge', { kind: 'authorised', orderId: 'o' }),
    challengeRefused: done('challenge', { kind: 'refused', reason: 'card-refused' }),
    challengeRefunded: done('challenge', { kind: 'refunded' }),
    challengeUnknown: done('challenge', { kind: 'unknown' }),
    declineAccepted: { type: 'decline.accepted' },
    alertClosed: { type: 'alert.closed' },
  },
} satisfies Model;

export const cardPaymentModels = [paid] satisfies Model[];
