import type { checkoutModels } from '../../../machines/checkout/checkout.model.ts';
import { EMPTY_CARD } from '../../../machines/domain/card.ts';
import { isIn, type Step } from '../../../machines/testing/paths.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { challengeCode, testCards, type BankOutcome } from '../../../services/sandbox/values.ts';
import { checkout, common } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import { visit } from './address.ts';
import { signInAgainElsewhere, uncover } from './elsewhere.ts';
import { nextOf, type Act, type BrowserChart, type Stage } from './chart.ts';
import { nobody, problem, type Answer } from './gates.ts';

type Event = EventOf<typeof checkoutModels>;
type Status = components['schemas']['PaymentStatus'];

/** Which of the models: a cart that is paid, or a change that costs nothing. */
const CHANGE = 1;
const HOLD_SECONDS = 541;
const BANK_SECONDS = 901;
/** A second number that the bank authorises. */
const OTHER_CARD = '5555555555554444';

const numberOf = (outcome: BankOutcome) => testCards.find((card) => card.outcome === outcome)?.number ?? '';

/** The card that leads to what follows in the path, until another card is filled. */
export function cardFor(rest: readonly Step[]): string {
  const next = rest.findIndex(({ name }) => name === 'cardFilled' || name === 'otherCardFilled');
  const names = new Set((next < 0 ? rest : rest.slice(0, next)).map(({ name }) => name));
  if (names.has('challengeRefused')) return numberOf('challenge-refused');
  if (names.has('paymentChallenged')) return numberOf('challenge-authorised');
  if (names.has('paymentRejected') || names.has('truthRefused')) return numberOf('refused');
  if (names.has('truthPending')) return numberOf('never-answers');
  return numberOf('authorised');
}

/** The first card that is filled: any, when another one follows. */
export function firstCardFor(rest: readonly Step[]): string {
  return nextOf(rest, 'otherCardFilled', 'paySubmitted') === 'otherCardFilled' ? OTHER_CARD : cardFor(rest);
}

/** The answer of a payment in a status that the sandbox brings about only with much patience. */
function paymentAnswer(status: Status, body: unknown): { kind: 'instead'; status: number; body: components['schemas']['PaymentAnswer'] } {
  const id = paymentIdIn(body) ?? 'p_9f8e7d';
  const answer: components['schemas']['PaymentAnswer'] = {
    responsePayment: {
      id,
      folio: 'TUN-7KQ2BYT9',
      optId: null,
      status,
      charge: status === 'REFUSED' ? 'not-charged' : 'asking',
      authorization: null,
      challenge: null,
      orderId: null,
      points: 0,
      amount: 47_500_000,
      creation_date: '2026-11-21T05:21:00-06:00',
      operation_date: null,
    },
    responseConfirmTickets: null,
    serverTime: new Date().toISOString(),
  };
  return { kind: 'instead', status: 200, body: answer };
}

function paymentIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('paymentId' in body && typeof body.paymentId === 'string') return body.paymentId;
  if (!('responsePayment' in body)) return null;
  const told = body.responsePayment;
  return typeof told === 'object' && told !== null && 'id' in told && typeof told.id === 'string' ? told.id : null;
}

const changedTo =
  (status: Status) =>
  (body: unknown): { status: number; body: unknown } => ({
    status: 200,
    body: { ...Object(body), status, orderId: null, challenge: null },
  });

async function pay({ gates }: Stage, answer: Answer): Promise<void> {
  await gates.open('getPaymentProviders');
  await gates.open('createPayment', answer);
}

async function forward({ page, switchboard }: Stage, seconds: number): Promise<void> {
  await switchboard.forward(seconds);
  await page.clock.fastForward(seconds * 1000);
}

async function fill({ shop, traveller }: Stage, number: string): Promise<void> {
  await shop.summary.fillCard({ ...traveller, number });
}

/** Whether what follows needs the payment to have arrived. */
const arrives = (rest: readonly Step[]) =>
  nextOf(rest, 'truthNeverArrived', 'truthCharged', 'truthRefused', 'truthRefunded') !== 'truthNeverArrived';

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const answerAlert = async ({ shop }: Stage, name: string) => shop.summary.alert.getByRole('button', { name, exact: true }).click();

const user = {
  cartRetried: (stage) => press(stage, common.retry),
  alertClosed: async (stage, { from }) => {
    await uncover(stage);
    if (isIn(from, 'cartFailed') || isIn(from, 'checkout.signedOut')) return press(stage, checkout.toSeats);
    if (isIn(from, 'cartExpired')) {
      await stage.expect(stage.page.getByText('Lo sentimos, ha terminado el tiempo de compra.')).toBeVisible();
      await press(stage, checkout.expired.search);
      return stage.expect(stage.shop.home.heading).toBeVisible();
    }
    return isIn(from, 'charged') ? press(stage, checkout.unknown.tickets) : answerAlert(stage, common.accept);
  },
  signInChosen: async (stage) => {
    await uncover(stage);
    await press(stage, checkout.signIn);
  },
  noticeClosed: ({ shop }) => shop.summary.acceptTime(),
  cardFilled: (stage, { rest }) => fill(stage, firstCardFor(rest)),
  otherCardFilled: (stage, { rest }) => fill(stage, cardFor(rest)),
  paySubmitted: ({ shop }) => shop.summary.pay.click(),
  declineAccepted: async (stage, { from }) => {
    await (isIn(from, 'notCharged') ? press(stage, checkout.unknown.again) : answerAlert(stage, checkout.declined.again));
    await stage.expect(stage.shop.summary.number).toHaveValue('');
  },
  checkoutLeft: (stage, { from }) => (isIn(from, 'declined') ? visit(stage, '/') : stage.shop.summary.toSeats.click()),
  searchChosen: async (stage, { from }) =>
    isIn(from, 'refunded') ? press(stage, checkout.unknown.search) : answerAlert(stage, checkout.expired.search),
  seatsReclaimed: (stage) => answerAlert(stage, checkout.expired.again),
  changesSubmitted: (stage) => press(stage, checkout.change.submit),
  changesConfirmed: (stage) => answerAlert(stage, checkout.change.submit),
  changesCancelled: (stage) => answerAlert(stage, checkout.change.asking.stay),
} satisfies Partial<Record<Event, Act>>;

const world = {
  cartComes: ({ gates }) => gates.open('getCart'),
  changeComes: ({ gates }) => gates.open('getCart'),
  keyMade: async () => {},
  ordered: ({ gates }) => gates.open('createOrder'),
  orderLost: ({ gates }) => gates.open('createOrder', { kind: 'unheard' }),
  orderPaused: ({ page }) => page.clock.fastForward(5_000),
  orderTooLate: ({ gates }) => gates.open('createOrder', problem(409, 'cart-expired')),
  orderSold: ({ gates }) => gates.open('createOrder', problem(409, 'cart-sold', { orderId: 'o_nada' })),
  orderRefused: ({ gates }) => gates.open('createOrder', problem(422, 'not-free')),
  orderWithheld: async (stage) => {
    await stage.gates.open('createOrder', nobody);
    await stage.shop.signIn.dialog.waitFor();
    await signInAgainElsewhere(stage);
  },
  cartExpired: async ({ gates, switchboard }) => {
    await switchboard.forward(HOLD_SECONDS);
    await gates.open('getCart');
  },
  cartSold: ({ gates }) => gates.open('getCart', problem(409, 'cart-sold', { orderId: 'o_nada' })),
  cartWithheld: async ({ gates, shop }) => {
    await gates.open('getCart', nobody);
    await shop.signIn.dialog.waitFor();
  },
  sessionOpened: (stage) => signInAgainElsewhere(stage),
  cartFails: ({ gates }) => gates.open('getCart', { kind: 'unheard' }),
  providerComes: ({ gates }) => gates.open('getPaymentProviders'),
  providerFails: ({ gates }) => gates.open('getPaymentProviders', { kind: 'unheard' }),
  deviceTold: ({ gates }) => gates.open('deviceData'),
  deviceSilent: ({ page }) => page.clock.fastForward(10_000),
  attemptPrepared: ({ gates }) => gates.open('getPublicIp'),
  noShopperIp: ({ gates }) => gates.open('getPublicIp', { kind: 'unheard' }),
  paymentAuthorised: (stage) => pay(stage, { kind: 'real' }),
  paymentChallenged: (stage) => pay(stage, { kind: 'real' }),
  paymentRejected: (stage) => pay(stage, { kind: 'real' }),
  paymentRefused: (stage) => pay(stage, paymentAnswer('REFUSED', null)),
  paymentRefunded: (stage) => pay(stage, problem(409, 'payment-refunded', { paymentId: 'p_9f8e7d', charge: 'refunded' })),
  paymentUnknown: (stage, { rest }) =>
    pay(stage, arrives(rest) ? { kind: 'changed', change: (body) => paymentAnswer('UNKNOWN', body) } : paymentAnswer('UNKNOWN', null)),
  paymentLost: (stage, { rest }) => pay(stage, { kind: arrives(rest) ? 'lost' : 'unheard' }),
  paymentWithheld: async (stage) => {
    await pay(stage, nobody);
    await stage.shop.signIn.dialog.waitFor();
    await signInAgainElsewhere(stage);
  },
  paymentTooLate: async (stage) => {
    await stage.switchboard.forward(HOLD_SECONDS);
    await pay(stage, { kind: 'real' });
  },
  paymentSold: (stage) => pay(stage, problem(409, 'cart-sold')),
  cardMissing: async ({ page, gates }) => {
    await gates.open('getPaymentByKey');
    await page.reload();
  },
  challengeAuthorised: async ({ shop, gates }) => {
    await shop.challenge.answer(challengeCode);
    await gates.open('getPaymentTransaction');
  },
  challengeRefused: async ({ shop, gates }) => {
    await shop.challenge.answer(challengeCode);
    await gates.open('getPaymentTransaction');
  },
  challengeRefunded: ({ gates }) => gates.open('getPaymentTransaction', { kind: 'changed', change: changedTo('REFUNDED') }),
  challengeUnknown: (stage) => forward(stage, BANK_SECONDS),
  truthCharged: ({ gates }) => gates.open('getPaymentByKey'),
  truthRefused: ({ gates }) => gates.open('getPaymentByKey'),
  truthRefunded: ({ gates }) => gates.open('getPaymentByKey', { kind: 'changed', change: changedTo('REFUNDED') }),
  truthPending: ({ gates }, { rest }) => {
    const { responsePayment } = paymentAnswer('PENDING', null).body;
    return gates.open('getPaymentByKey', arrives(rest) ? undefined : { kind: 'instead', status: 200, body: responsePayment });
  },
  truthNeverArrived: ({ gates }) => gates.open('getPaymentByKey'),
  truthFails: ({ gates }) => gates.open('getPaymentByKey', { kind: 'unheard' }),
  truthWithheld: async ({ gates, shop }) => {
    await gates.open('getPaymentByKey', nobody);
    await shop.signIn.dialog.waitFor();
  },
  unreachedPaused: ({ page }) => page.clock.fastForward(5_000),
  truthPaused: ({ page }) => page.clock.fastForward(5_000),
  seatsReleased: ({ gates }) => gates.open('unblockSeats'),
  releaseFindsItSold: ({ gates }) => gates.open('unblockSeats', problem(409, 'cart-sold')),
  releaseFails: async ({ gates, expect, shop }) => {
    await gates.open('unblockSeats', problem(429, 'too-many-requests'));
    await expect(shop.home.heading).toBeVisible();
  },
  holdLapsed: (stage) => forward(stage, HOLD_SECONDS),
  expiredReleased: ({ gates }) => gates.open('unblockSeats'),
  expiredReleaseFails: ({ gates }) => gates.open('unblockSeats', problem(429, 'too-many-requests')),
} satisfies Partial<Record<Event, Act>>;

const onForm = {
  because: 'solo se puede usar el formulario cuando nada lo cubre',
  holds: (at) => isIn(at, 'form.ready'),
} satisfies BrowserChart['limits'][string];

/** The payment of a cart that is held, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: [
    'getCart',
    'getPaymentProviders',
    'getPublicIp',
    'createPayment',
    'createOrder',
    'getPaymentByKey',
    'getPaymentTransaction',
    'unblockSeats',
    'deviceData',
  ],
  async begin({ page, shop, buyer, bus }, model) {
    await page.clock.install();
    await shop.summary.open(await (model === CHANGE ? buyer.changeCart(bus) : buyer.cart(bus)));
  },
  steps: { ...user, ...world },
  unrun: {},
  // The address of the buyer is asked once, and forgotten with the session.
  passing: {
    keyMade: () => true,
    attemptPrepared: (_, { past }) => {
      const signedInAgain = past.findLastIndex(({ name }) => name === 'paymentWithheld' || name === 'sessionOpened');
      return past.slice(signedInAgain + 1).some(({ name }) => name === 'attemptPrepared');
    },
  },
  // A card that was declined is not kept: every field is empty again.
  brings: { declineAccepted: () => [{ type: 'card.changed', card: EMPTY_CARD }] },
  limits: {
    cardFilled: { because: onForm.because, holds: (at) => onForm.holds(at) && at.context.card.revision === 0 },
    otherCardFilled: { because: onForm.because, holds: (at) => onForm.holds(at) && at.context.card.revision === 1 },
    paySubmitted: {
      because: 'tras recargar o rechazar, la tarjeta se escribe de nuevo',
      holds: (at) => onForm.holds(at) && at.context.failure === null,
    },
    noShopperIp: { because: 'la dirección se pregunta una vez, antes del primer cargo', holds: (at) => isIn(at, 'device.locating') },
    orderWithheld: { because: 'con la sesión se va lo que se le pregunta al banco', holds: (at) => !isIn(at, 'device.locating') },
    changesSubmitted: onForm,
    checkoutLeft: { because: 'una alerta cubre el botón', holds: (at) => onForm.holds(at) || isIn(at, 'declined') || isIn(at, 'ordering') },
    deviceTold: { because: 'el marco habla del número que se escribió', holds: (at) => at.context.card.revision === 1 },
    deviceSilent: { because: 'el marco calla sobre el número que se escribió', holds: (at) => at.context.card.revision === 2 },
    holdLapsed: {
      because: 'mientras se pregunta al banco el apartado no vence',
      holds: (at) => !isIn(at, 'bank') && !isIn(at, 'expired') && !at.context.lapsed,
    },
    seatsReclaimed: { because: 'el botón espera a que el carrito se suelte', holds: (at) => isIn(at, 'released') },
  },
  proves: {
    alertClosed: (from) => (isIn(from, 'cartExpired') ? ['ERR-054', 'ERR-055'] : []),
    declineAccepted: (from) => (isIn(from, 'declined') ? ['PAY-033'] : []),
    releaseFails: () => ['HOLD-013'],
  },
};
