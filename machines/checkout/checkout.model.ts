import { CART, EMAIL, NOW } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { answer, attempt, cart, complete, device, late, provider, truth } from './checkout.examples.ts';
import { checkoutMachine } from './checkout.machine.ts';

const refused = (code: string) => ({ code, retryable: false });
const lost = { code: 'network', retryable: true };
const challenge = { url: 'about:blank', origin: 'https://bank.example', expiresAt: NOW };

/** What can happen to a cart on the way to its payment. */
export const checkoutModel: Model = {
  machine: checkoutMachine,
  input: { cartId: CART.id, email: EMAIL, now: NOW },
  events: [
    cart,
    failed('getCart', refused('cart-expired')),
    failed('getCart', lost),
    { type: 'cart.retried' },
    { type: 'alert.closed' },
    { type: 'notice.closed' },
    provider,
    failed('getPaymentProviders', lost),
    { type: 'card.changed', card: complete },
    { type: 'card.changed', card: { ...complete, revision: 2 } },
    device,
    done('deviceData', { revision: 2, data: null }),
    failed('deviceData', lost),
    { type: 'pay.submitted' },
    attempt,
    failed('prepareAttempt', refused('shopper-ip-missing')),
    answer({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    answer({ status: 'challenge', paymentId: 'p', challenge }),
    answer({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    answer({ status: 'refunded', paymentId: 'p' }),
    answer({ status: 'unknown', paymentId: 'p' }),
    failed('createPayment', lost),
    failed('createPayment', refused('cart-expired')),
    failed('createPayment', refused('card-refused')),
    failed('createPayment', refused('card-missing')),
    ...(['authorised', 'refused', 'refunded', 'unknown'] as const).map((kind) =>
      done('challenge', { kind, orderId: 'o', reason: 'card-refused' }),
    ),
    failed('challenge', lost),
    truth({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    truth({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    truth({ status: 'refunded', paymentId: 'p' }),
    truth({ status: 'pending', paymentId: 'p' }),
    failed('getPaymentByKey', refused('payment-not-found')),
    failed('getPaymentByKey', lost),
    done('truthPause'),
    { type: 'decline.accepted' },
    { type: 'checkout.left' },
    done('unblockSeats'),
    failed('unblockSeats', lost),
    late,
    done('unblockExpired'),
    failed('unblockExpired', lost),
    { type: 'search.chosen' },
    { type: 'seats.reclaimed' },
  ],
  facts: ({ context }) => [context.card.revision, context.deviceFor, context.failure?.code, context.orderId !== null, context.lapsed],
};
