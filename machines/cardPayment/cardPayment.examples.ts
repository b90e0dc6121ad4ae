import { examples as challenges } from '../challenge/challenge.examples.ts';
import { EMPTY_CARD, type CardFacts } from '../domain/card.ts';
import type { Failure } from '../domain/failure.ts';
import { plusSeconds } from '../domain/instant.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { CART, EMAIL, NOW } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { challengeMachine } from '../challenge/index.ts';
import { lateChart } from '../lateChart.ts';
import { cardPaymentMachine } from './cardPayment.machine.ts';
import type { CardPaymentEvent, CardPaymentInput } from './cardPayment.types.ts';
import { cardPaymentView } from './cardPayment.view.ts';

/** The payment with the chart of its challenge. */
export const wholeCardPayment = cardPaymentMachine.provide({ actors: { challenge: lateChart(() => challengeMachine) } });

type Step = CardPaymentEvent | ReturnType<typeof done>;

export const input: CardPaymentInput = { cart: CART, email: EMAIL };

export const complete: CardFacts = { digits: 16, revision: 1, errors: {} };
const half: CardFacts = { digits: 11, revision: 1, errors: { firstName: 'too-short', number: 'missing-digits' } };

export const provider = done('getPaymentProviders', { deviceDataUrl: 'https://bank.example/device', origin: 'https://bank.example' });
export const device = done('deviceData', { revision: 1 });
export const attempt = done('prepareAttempt', { key: 'c1a4e6f0', shopperIp: '203.0.113.7', at: NOW });
export const answer = (outcome: PaymentOutcome) => done('createPayment', outcome);
export const refuse = (code: Failure['code'], extra: Partial<Failure> = {}) =>
  failed('createPayment', { code, retryable: false, ...extra });

const typed: Step[] = [provider, { type: 'card.changed', card: complete }];
export const filled: Step[] = [...typed, device];
const preparing: Step[] = [...filled, { type: 'pay.submitted' }];
export const charging: Step[] = [...preparing, attempt];
export const confirming: Step[] = [
  ...charging,
  answer({
    status: 'challenge',
    paymentId: 'pay-1',
    challenge: { url: 'about:blank', origin: 'https://bank.example', expiresAt: plusSeconds(NOW, 900) },
  }),
];
export const lost: Step[] = [...charging, refuse('network', { retryable: true })];

export function cardPayment(events: readonly Step[]) {
  return situation(wholeCardPayment, input, events);
}

const at = (events: readonly Step[], challenge = challenges.open) => ({ input, events, children: { challenge } });

/** Situations of a payment by card, reached by events. */
export const situations = {
  locating: at([]),
  blank: at([provider, { type: 'card.changed', card: EMPTY_CARD }]),
  incomplete: at([provider, { type: 'card.changed', card: half }]),
  ready: at(filled),
  withoutDevice: at([failed('getPaymentProviders', { code: 'network', retryable: true }), { type: 'card.changed', card: complete }]),
  preparing: at(preparing),
  awaitingDevice: at([...typed, { type: 'pay.submitted' }, attempt]),
  charging: at(charging),
  challenge: at(confirming),
  confirming: at(confirming, challenges.confirming),
  declined: at([...charging, answer({ status: 'refused', paymentId: 'pay-1', reason: 'card-refused' })]),
  insufficientFunds: at([...charging, answer({ status: 'refused', paymentId: 'pay-1', reason: 'insufficient-funds' })]),
  duplicateReference: at([...charging, refuse('duplicate-reference')]),
  noShopperIp: at([...preparing, failed('prepareAttempt', { code: 'shopper-ip-missing', retryable: true })]),
  cardMissing: at([...charging, refuse('card-missing')]),
  paymentIdMissing: at([...charging, refuse('payment-id-missing')]),
  earlierUnknown: at([...charging, refuse('payment-unknown')]),
} as const;

export const chart = chartOf(wholeCardPayment, situations, (snapshot, { children }) => cardPaymentView(snapshot, children));
export const { examples } = chart;
