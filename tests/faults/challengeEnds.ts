import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { fault } from '../support/fault.ts';
import { disagreements } from './support/checkBooks.ts';
import { type PaymentAnswer, type Session, startWorld, type World } from './support/world.ts';

/** The events of a challenge. `time` jumps past its 900 s, `hold` past the cart's own 540 s. */
type Happening = 'right' | 'wrong' | 'cancel' | 'poll' | 'hold' | 'time' | 'twice';

const price = 47_500_000;

/** Every order of answering, cancelling and timing out, with a right and a wrong answer, each sent twice. */
function twelveOrders(): Happening[][] {
  const orders = (rest: readonly Happening[]): Happening[][] =>
    rest.length === 0 ? [[]] : rest.flatMap((first) => orders(rest.filter((one) => one !== first)).map((tail) => [first, ...tail]));
  const answers: readonly Happening[] = ['right', 'wrong'];
  return answers.flatMap((answer) =>
    orders([answer, 'cancel', 'time']).map((order) =>
      order.flatMap((one): Happening[] => (one === answer ? [one, 'twice'] : [one, 'poll'])),
    ),
  );
}

interface Followed {
  readonly buyer: Session;
  readonly paymentId: string;
  readonly cart: string;
  readonly url: string;
}

async function begin(world: World, cart: string): Promise<Followed> {
  const buyer = await world.guest();
  world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
  const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', {
    token: buyer.token,
    body: await world.card(cart, price, '4000002500003155'),
  });
  const { id, challenge } = paid.body.responsePayment;
  if (!challenge) throw new Error(`no challenge: ${JSON.stringify(paid.body)}`);
  return { buyer, paymentId: id, cart, url: challenge.url };
}

async function happen(world: World, { buyer, paymentId, url }: Followed, what: Happening): Promise<void> {
  switch (what) {
    case 'right':
    case 'twice':
      return world.answerChallenge(url, '1234');
    case 'wrong':
      for (const code of ['1111', '2222', '3333']) await world.answerChallenge(url, code);
      return;
    case 'cancel':
      return world.cancelChallenge(url);
    case 'hold':
      return world.forward(541);
    case 'time':
      return world.forward(901);
    case 'poll':
      await world.call('GET', `/payment-api/payment/transaction/${paymentId}`, { token: buyer.token });
  }
}

/** The event that decides a challenge: the first answer, or an earlier time-out. */
function decisive(order: readonly Happening[]): Happening {
  let seconds = 0;
  for (const what of order) {
    if (what === 'hold') seconds += 541;
    if (what === 'time') seconds += 901;
    if (seconds >= 900) return 'time';
    if (what === 'right' || what === 'twice') return 'right';
    if (what === 'wrong' || what === 'cancel') return what;
  }
  return 'time';
}

/** Checks that charge and tickets agree, the payment is final, and the seats are sold or free again. */
async function check(world: World, { paymentId, cart }: Followed, order: readonly Happening[]): Promise<string[]> {
  // The time-out decides what nobody decided.
  world.forward(901);
  const read = async () =>
    (
      await world.db.query<{ state: string; waiting: boolean }>(
        "select state, state not in ('paid', 'refused', 'refunded') or release is not null as waiting from payment.payment where id = $1",
        [paymentId],
      )
    )[0];
  for (let tries = 0; tries < 200 && (await read())?.waiting !== false; tries += 1) await pause(100);
  const state = (await read())?.state ?? 'lost';
  const hasTickets = world.trip.orders().some((one) => one.paymentId === paymentId);
  const wrong = disagreements([{ paymentId, amount: price, charged: (await world.books()).get(paymentId) ?? 0, hasTickets, state }]);
  const seat = world.trip.cart(cart)?.status;
  if (hasTickets ? seat !== 'sold' : seat !== 'open' && seat !== 'expired' && seat !== 'released')
    wrong.push(`${paymentId}: the seat is ${seat}`);
  const first = decisive(order);
  if (hasTickets !== (first === 'right')) wrong.push(`${paymentId}: tickets ${hasTickets} although ${first} came first`);
  return wrong.map((line) => `${order.join(', ')}: ${line}`);
}

await fault('challenge ends', async ({ short }) => {
  const world = await startWorld({ runs: true });
  const wrong: string[] = [];
  const orders = twelveOrders();
  const random = short ? 0 : 200;
  const more = fc.sample(
    fc.array(fc.constantFrom<Happening>('right', 'wrong', 'cancel', 'poll', 'hold', 'time'), { minLength: 1, maxLength: 6 }),
    random,
  );
  try {
    for (const [index, order] of [...orders, ...more].entries()) {
      const followed = await begin(world, `c_challenge_${index}`);
      for (const what of order) await happen(world, followed, what);
      wrong.push(...(await check(world, followed, order)));
    }
  } finally {
    await world.close();
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `seat and money right in all ${orders.length} orders of a challenge${random > 0 ? ` and in ${random} at random` : ''}`;
});
