import type { components, operations } from '../../openapi/types/payment.ts';
import { challengeCode, testCards } from '../../services/sandbox/values.ts';
import { decimalText, defaultCurrency, minorUnit } from '../../services/shared/money.ts';
import { cardBody, cardSealer } from '../../tests/support/card.ts';
import type { Chance } from '../world/chance.ts';
import { config } from '../world/services.ts';
import { type Caller, pause, type Reply } from './person.ts';
import { type Cart, press, type Shopper } from './shopping.ts';

type Schemas = components['schemas'];
type Answer<Id extends 'applyCoupon' | 'createOrder'> = operations[Id]['responses'][200]['content']['application/json'];

/** How somebody pays: a cart that costs nothing then is ordered instead. */
export type Means = 'card' | 'points' | 'coupon' | 'cash';

/** What somebody owes for a cart, in 1/100000 peso, and why it is less than its price. */
interface Bill extends Cart {
  readonly withPoints: boolean;
  readonly coupon: string | null;
  readonly couponId: string | null;
}

const api = '/payment-api';
export const sandboxUrl = `http://localhost:${config.sandboxPort}`;
const coupons = ['VIAJA100', 'MITAD', 'CORTESIA'] as const;
const goodCardShare = 0.6;
/** Looks at a payment, with pauses that grow to a minute: some six minutes in all. */
const mostLooks = 12;
const mostTries = 5;
const longestPauseMs = 60_000;
/** How often somebody comes to the till when the reservation ends. */
const lateShare = 0.5;

/** Posts to the sandbox, as the bank's page and a till do. Undefined without an answer. */
export async function postToSandbox<Body>({ world, person, witness }: Shopper, url: string, body: object): Promise<Body | undefined> {
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await world.network.fetchOf(person, witness)(url, init);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Encrypts for the bank, whose key may come at the second try. */
export async function sealFor({ chance }: Shopper['person']): ReturnType<typeof cardSealer> {
  for (let left = mostTries; ; left -= 1) {
    try {
      return await cardSealer(sandboxUrl);
    } catch (error) {
      if (left === 0) throw error;
      await pause(chance.between(1_000, 5_000));
    }
  }
}

/** Pays a cart. Resolves with its order, and with undefined when it has none yet. */
export async function pay(shopper: Shopper, caller: Caller, cart: Cart, means: Means): Promise<string | undefined> {
  const bill = await reduce(shopper, caller, cart, means);
  if (bill === undefined) return undefined;
  if (bill.amount === 0) return order(shopper, caller, bill, means);
  return means === 'cash' ? payAtTill(shopper, caller, bill) : charge(shopper, caller, bill);
}

/** The bill of a cart with a coupon or with points. Undefined when it cannot be paid so. */
async function reduce({ person: { chance } }: Shopper, caller: Caller, cart: Cart, means: Means): Promise<Bill | undefined> {
  const bill: Bill = { ...cart, withPoints: false, coupon: null, couponId: null };
  if (cart.isChange) return bill;
  if (means === 'coupon') {
    const path = `${api}/coupon/${cart.cartId}`;
    const { status, body } = await press<Answer<'applyCoupon'>>(caller, chance, 'POST', path, { coupon: chance.pick(coupons) });
    if (status !== 200) return bill;
    const { coupon, id: couponId, discount } = body.data;
    return { ...bill, coupon, couponId, amount: cart.amount - discount };
  }
  if (means !== 'points') return bill;
  const { status, body } = await caller.call<Schemas['CashBag']>('GET', `${api}/cash/bag`);
  const minor = minorUnit(defaultCurrency);
  const points = status === 200 ? Math.floor(body.balance / minor) * minor : 0;
  return points <= 0 ? undefined : { ...bill, withPoints: true, amount: Math.max(0, cart.amount - points) };
}

/** Orders a cart that costs nothing. */
async function order({ person }: Shopper, caller: Caller, bill: Bill, means: Means): Promise<string | undefined> {
  const method = bill.isChange ? 'no_payment' : means === 'coupon' ? 'cortesia' : 'puntos-viaja';
  const payment = { method, amount: 0, description: 'Boletos de autobús', amountDisplay: '0.00' };
  const answer = await press<Answer<'createOrder'>>(caller, person.chance, 'POST', `${api}/payment/order`, bodyOf(person, bill, payment));
  return answer.status === 200 ? answer.body.responseConfirmTickets.orderId : undefined;
}

function bodyOf(
  { firstName, lastName, email }: Shopper['person'],
  { cartId, withPoints, coupon, couponId }: Bill,
  payment: object,
): object {
  return { cartId, customFields: [], withPoints, coupon, couponId, payment, customerInfo: { firstName, lastName, email } };
}

/** Many pay a change by a card that takes its time, while the other device does something else with the ticket. */
function firstCard(chance: Chance, { isChange }: Bill): (typeof testCards)[number] {
  const slow = testCards.filter(({ outcome }) => outcome === 'challenge-authorised' || outcome === 'settles-later');
  if (isChange && chance.isIn(0.6)) return chance.pick(slow);
  return chance.isIn(goodCardShare) ? testCards[0] : chance.pick(testCards);
}

/** Pays by card, and after a refusal once more by another one. */
async function charge(shopper: Shopper, caller: Caller, bill: Bill): Promise<string | undefined> {
  const { chance, email, firstName, lastName } = shopper.person;
  const seal = await sealFor(shopper.person);
  for (let isFirst = true; ; isFirst = false) {
    const { number, brand } = isFirst ? firstCard(chance, bill) : testCards[0];
    const { cartId, amount, withPoints, coupon, couponId } = bill;
    const body = await cardBody(seal, { cartId, amount, number, cvv: brand === 'AMEX' ? '1234' : '123', email, firstName, lastName });
    const whole = { ...body, withPoints, coupon, couponId };
    const { status, body: answer } = await press<Schemas['PaymentAnswer']>(caller, chance, 'POST', `${api}/payment`, whole);
    const id = status < 300 ? answer.responsePayment.id : undefined;
    const end = id === undefined ? undefined : await follow(shopper, caller, id);
    const isRefused = status === 402 || end?.status === 'REFUSED';
    if (!isRefused || !isFirst) return end?.orderId ?? undefined;
    await pause(chance.between(1_000, 30_000));
  }
}

/** Asks for a payment until it has ended, and answers the bank's challenge. */
async function follow(shopper: Shopper, caller: Caller, id: string): Promise<Schemas['PaymentTransaction'] | undefined> {
  const { chance } = shopper.person;
  let wait = 1_000;
  let last: Reply<Schemas['PaymentTransaction']> | undefined;
  for (let look = 0; look < mostLooks; look += 1) {
    last = await caller.call<Schemas['PaymentTransaction']>('GET', `${api}/payment/transaction/${id}`);
    if (last.status !== 200) return undefined;
    const { status, challenge } = last.body;
    if (status !== 'PENDING' && status !== 'CHALLENGE') break;
    if (challenge !== null) await answerChallenge(shopper, challenge.url);
    await pause(chance.between(wait / 2, wait));
    wait = Math.min(longestPauseMs, wait * 2);
  }
  return last?.body;
}

async function answerChallenge(shopper: Shopper, url: string): Promise<void> {
  const { chance } = shopper.person;
  await pause(chance.between(1_000, 20_000));
  if (chance.isIn(0.1)) await postToSandbox(shopper, `${url}/cancel`, {});
  else await postToSandbox(shopper, `${url}/answer`, { code: chance.isIn(0.9) ? challengeCode : '0000' });
}

/** Reserves a cart, and pays it at a till or gives it up. */
async function payAtTill(shopper: Shopper, caller: Caller, bill: Bill): Promise<string | undefined> {
  const { person } = shopper;
  const { chance } = person;
  const { amount } = bill;
  const amountDisplay = decimalText(amount, defaultCurrency);
  const payment = { method: 'pay_later', amount, description: 'Boletos de autobús', amountDisplay };
  const { status, body } = await press<Schemas['PaymentAnswer']>(caller, chance, 'POST', `${api}/payment`, bodyOf(person, bill, payment));
  if (status !== 200 || body.responseConfirmTickets === null) return undefined;
  const { orderId, responsePayment } = body.responseConfirmTickets;
  const [due] = responsePayment.payments;
  const endsInMs = Date.parse(due?.waitingExpirationDate ?? '') - Date.now();
  if (chance.isIn(lateShare)) await pause(endsInMs + chance.between(-10_000, 90_000));
  else await pause(chance.between(1_000, 120_000));
  const giveUp = (): Promise<unknown> => press(caller, chance, 'DELETE', `${api}/payment/reservation/${orderId}`);
  const payIn = async (): Promise<void> => {
    const fault = chance.pick(['none', 'none', 'none', 'twice', 'late', 'expired']);
    const money = { reference: due?.referenceNumber ?? '', received: amount, faults: fault === 'none' ? [] : [fault] };
    await postToSandbox(shopper, `${sandboxUrl}/till/paid`, money);
  };
  const acts = chance.pick([[payIn], [payIn], [payIn, payIn], [giveUp], [giveUp, payIn]]);
  await Promise.all(acts.map((act) => act()));
  return orderId;
}
