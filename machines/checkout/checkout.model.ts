import { CART, CHANGE, CHANGE_CART, EMAIL, NOW } from '../testing/fixtures.ts';
import { isIn, type Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { answer, attempt, cart, complete, device, late, provider, truth } from './checkout.examples.ts';
import { checkoutMachine } from './checkout.machine.ts';

const refused = (code: string) => ({ code, retryable: false });
const lost = { code: 'network', retryable: true };
const challenge = { url: 'about:blank', origin: 'https://bank.example', expiresAt: NOW };

const cartModel: Pick<Model, 'machine' | 'input' | 'facts' | 'invariants'> = {
  machine: checkoutMachine,
  input: { cartId: CART.id, change: CHANGE, email: EMAIL, now: NOW },
  facts: ({ context }) => [
    context.card.revision,
    context.deviceFor,
    context.failure?.code,
    context.orderId !== null,
    context.lapsed,
    context.cart?.isChange,
    context.orderKey,
  ],
  invariants: {
    'the bank is asked for a cart, by a key of the attempt': (at) =>
      !isIn(at, 'bank.charging') || (at.context.cart !== null && at.context.attempt !== null),
    'a change is ordered under a key': (at) => !isIn(at, 'ordering.asking') || at.context.orderKey !== null,
    'is paid with an order': (at) => !isIn(at, 'paid') || at.context.orderId !== null,
    'holds no number of a card': ({ context }) => !/\d{12}/.test(JSON.stringify(context).replace(/"cart":.*?"provider"/s, '')),
  },
};

/** What can happen to a cart on the way to its payment. */
const paid = {
  ...cartModel,
  events: {
    cartComes: cart,
    cartExpired: failed('getCart', refused('cart-expired')),
    cartSold: failed('getCart', { ...refused('cart-sold'), orderId: 'o' }),
    cartWithheld: failed('getCart', refused('unauthorized')),
    signInChosen: { type: 'signIn.chosen' },
    sessionOpened: { type: 'session.opened' },
    cartFails: failed('getCart', lost),
    cartRetried: { type: 'cart.retried' },
    alertClosed: { type: 'alert.closed' },
    noticeClosed: { type: 'notice.closed' },
    providerComes: provider,
    providerFails: failed('getPaymentProviders', lost),
    cardFilled: { type: 'card.changed', card: complete },
    otherCardFilled: { type: 'card.changed', card: { ...complete, revision: 2 } },
    deviceTold: device,
    deviceSilent: done('deviceData', { revision: 2, data: null }),
    paySubmitted: { type: 'pay.submitted' },
    attemptPrepared: attempt,
    noShopperIp: failed('prepareAttempt', refused('shopper-ip-missing')),
    paymentAuthorised: answer({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    paymentChallenged: answer({ status: 'challenge', paymentId: 'p', challenge }),
    paymentRefused: answer({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    paymentRefunded: answer({ status: 'refunded', paymentId: 'p' }),
    paymentUnknown: answer({ status: 'unknown', paymentId: 'p' }),
    paymentLost: failed('createPayment', lost),
    paymentTooLate: failed('createPayment', refused('cart-expired')),
    paymentRejected: failed('createPayment', refused('card-refused')),
    paymentSold: failed('createPayment', refused('cart-sold')),
    paymentWithheld: failed('createPayment', refused('session-expired')),
    cardMissing: failed('createPayment', refused('card-missing')),
    challengeAuthorised: done('challenge', { kind: 'authorised', orderId: 'o' }),
    challengeRefused: done('challenge', { kind: 'refused', reason: 'card-refused' }),
    challengeRefunded: done('challenge', { kind: 'refunded' }),
    challengeUnknown: done('challenge', { kind: 'unknown' }),
    truthCharged: truth({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    truthRefused: truth({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    truthRefunded: truth({ status: 'refunded', paymentId: 'p' }),
    truthPending: truth({ status: 'pending', paymentId: 'p' }),
    truthNeverArrived: failed('getPaymentByKey', refused('payment-not-found')),
    truthFails: failed('getPaymentByKey', lost),
    truthWithheld: failed('getPaymentByKey', refused('session-expired')),
    truthPaused: done('truthPause'),
    unreachedPaused: done('unreachedPause'),
    declineAccepted: { type: 'decline.accepted' },
    checkoutLeft: { type: 'checkout.left' },
    seatsReleased: done('unblockSeats'),
    releaseFindsItSold: failed('unblockSeats', refused('cart-sold')),
    releaseFails: failed('unblockSeats', lost),
    holdLapsed: late,
    expiredReleased: done('unblockExpired'),
    expiredReleaseFails: failed('unblockExpired', lost),
    searchChosen: { type: 'search.chosen' },
    seatsReclaimed: { type: 'seats.reclaimed' },
  },
} satisfies Model;

/** What can happen to a change of tickets that costs nothing. */
const changed = {
  ...cartModel,
  events: {
    changeComes: done('getCart', CHANGE_CART),
    providerComes: provider,
    noticeClosed: { type: 'notice.closed' },
    changesSubmitted: { type: 'changes.submitted' },
    changesCancelled: { type: 'changes.cancelled' },
    changesConfirmed: { type: 'changes.confirmed' },
    keyMade: done('makeKey', 'key-1'),
    ordered: done('createOrder', { orderId: 'o' }),
    orderLost: failed('createOrder', lost),
    orderPaused: done('orderPause'),
    orderTooLate: failed('createOrder', refused('cart-expired')),
    orderSold: failed('createOrder', refused('cart-sold')),
    orderWithheld: failed('createOrder', refused('session-expired')),
    orderRefused: failed('createOrder', refused('refused')),
    alertClosed: { type: 'alert.closed' },
    checkoutLeft: { type: 'checkout.left' },
  },
} satisfies Model;

export const checkoutModels = [paid, changed] satisfies Model[];
