import { EMPTY_CARD, type CardFacts } from '../domain/card.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { examples as challenges } from '../challenge/challenge.examples.ts';
import { plusSeconds } from '../domain/instant.ts';
import { examples as holds } from '../hold/hold.examples.ts';
import { CART, CHANGE, CHANGE_CART, EMAIL, NOW, ROUND_CART } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from '../testing/situation.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent } from './checkout.types.ts';
import { checkoutView } from './checkout.view.ts';

type Step = CheckoutEvent | ReturnType<typeof done>;

export const complete: CardFacts = { digits: 16, revision: 1, errors: {} };
export const cart = done('getCart', CART);
export const provider = done('getPaymentProviders', { deviceDataUrl: 'https://bank.example/device', origin: 'https://bank.example' });
export const device = done('deviceData', { revision: 1, data: { sessionId: 's', ddc: 'd', ddcSecret: 'x' } });
export const attempt = done('prepareAttempt', { key: 'c1a4e6f0', shopperIp: '203.0.113.7', at: NOW });
export const opened: Step[] = [cart, provider, { type: 'notice.closed' }];
export const filled: Step[] = [...opened, { type: 'card.changed', card: complete }, device];
export const charging: Step[] = [...filled, { type: 'pay.submitted' }, attempt];
export const answer = (outcome: PaymentOutcome) => done('createPayment', outcome);
export const refuse = (code: Failure['code'], extra: Partial<Failure> = {}) =>
  failed('createPayment', { code, retryable: false, ...extra });
export const confirming: Step[] = [
  ...charging,
  answer({
    status: 'challenge',
    paymentId: 'pay-1',
    challenge: { url: 'about:blank', origin: 'https://bank.example', expiresAt: plusSeconds(NOW, 900) },
  }),
];
export const lost: Step[] = [...charging, refuse('network', { retryable: true })];
export const truth = (outcome: PaymentOutcome) => done('getPaymentByKey', outcome);
export const late = { type: 'xstate.snapshot.hold', snapshot: { value: 'lapsed' } };

export function checkout(events: readonly Step[]) {
  return situation(checkoutMachine, { cartId: CART.id, change: CHANGE, email: EMAIL, now: NOW }, events);
}

/** A change of tickets that costs nothing, confirmed. */
export const changed: Step[] = [done('getCart', CHANGE_CART), provider, { type: 'notice.closed' }, { type: 'changes.submitted' }];
export const ordering: Step[] = [...changed, { type: 'changes.confirmed' }, done('makeKey', 'key-1')];

/** The children beside the checkout are in situations of their own. */
const at = (events: readonly Step[], hold = holds.running, challenge = challenges.open) => ({
  input: { cartId: CART.id, change: CHANGE, email: EMAIL, now: NOW },
  events,
  children: { hold, challenge },
});

const half: CardFacts = { digits: 11, revision: 1, errors: { firstName: 'too-short', number: 'missing-digits' } };

/** Situations of the payment, reached by events. */
export const situations = {
  loading: at([]),
  cartExpired: at([failed('getCart', { code: 'cart-expired', retryable: false })]),
  cartFailed: at([failed('getCart', { code: 'network', retryable: true })]),
  signedOut: at([failed('getCart', { code: 'unauthorized', retryable: false })]),
  timeNotice: at([cart], holds.fresh),
  blank: at([...opened, { type: 'card.changed', card: EMPTY_CARD }]),
  incomplete: at([...opened, { type: 'card.changed', card: half }], holds.lastMinute),
  ready: at(filled),
  roundTrip: at([done('getCart', ROUND_CART), ...filled.slice(1)]),
  withoutDevice: at([
    cart,
    failed('getPaymentProviders', { code: 'network', retryable: true }),
    { type: 'notice.closed' },
    { type: 'card.changed', card: complete },
  ]),
  preparing: at([...filled, { type: 'pay.submitted' }]),
  awaitingDevice: at([...opened, { type: 'card.changed', card: complete }, { type: 'pay.submitted' }, attempt], holds.suspended),
  charging: at(charging, holds.suspended),
  challenge: at(confirming, holds.suspended),
  confirming: at(confirming, holds.suspended, challenges.confirming),
  declined: at([...charging, answer({ status: 'refused', paymentId: 'pay-1', reason: 'card-refused' })]),
  insufficientFunds: at([...charging, answer({ status: 'refused', paymentId: 'pay-1', reason: 'insufficient-funds' })]),
  duplicateReference: at([...charging, refuse('duplicate-reference')]),
  noShopperIp: at([...filled, { type: 'pay.submitted' }, failed('prepareAttempt', { code: 'shopper-ip-missing', retryable: true })]),
  cardMissing: at([...charging, refuse('card-missing')]),
  paymentIdMissing: at([...charging, refuse('payment-id-missing')]),
  unknown: at(lost),
  unknownWaiting: at([...lost, truth({ status: 'pending', paymentId: 'pay-1', folio: 'TUN-7KQ2BYT9' })]),
  unknownUnreached: at([...lost, failed('getPaymentByKey', { code: 'network', retryable: true })]),
  unknownSignedOut: at([...lost, failed('getPaymentByKey', { code: 'session-expired', retryable: false })]),
  unknownCharged: at([...lost, truth({ status: 'authorised', paymentId: 'pay-1', orderId: 'order-1' })]),
  unknownNotCharged: at([...lost, failed('getPaymentByKey', { code: 'payment-not-found', retryable: false })]),
  unknownRefunded: at([...lost, truth({ status: 'refunded', paymentId: 'pay-1' })]),
  change: at(changed.slice(0, 3)),
  changeForLess: at([done('getCart', { ...CHANGE_CART, points: 7_200_000 }), ...changed.slice(1, 3)]),
  changeForMore: at([done('getCart', { ...CHANGE_CART, credit: CART.subtotal, total: CART.servicesTotal }), ...filled.slice(1)]),
  confirmingChange: at(changed),
  orderPreparing: at(ordering.slice(0, -1)),
  ordering: at(ordering),
  orderUnreached: at([...ordering, failed('createOrder', { code: 'network', retryable: true })]),
  orderFailed: at([...ordering, failed('createOrder', { code: 'refused', retryable: false })]),
  notOrdered: at([...ordering, failed('createOrder', { code: 'refused', retryable: false, message: 'Uno de los boletos ya se cambió.' })]),
  releasing: at([...filled, { type: 'checkout.left' }]),
  expiring: at([...filled, late]),
  expired: at([...filled, late, done('unblockExpired')]),
} as const;

export const chart = chartOf(checkoutMachine, situations, (snapshot, { children }) => checkoutView(snapshot, children));
export const { examples } = chart;
