import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { bankIdOf } from '../../services/sandbox/bank/bank.ts';
import { sign } from '../../services/payment/domain/signature.ts';
import { fault } from '../support/fault.ts';
import { disagreements } from './support/checkBooks.ts';
import { bankSecret, type PaymentAnswer, startWorld, type World } from './support/world.ts';

type Message = 'poll' | 'event' | 'forged' | 'old';

const price = 47_500_000;

interface Told {
  readonly refusedAsForged: number;
  readonly forged: number;
}

/** Sends the messages of one payment all at once, in the given order. */
async function tell(world: World, messages: readonly Message[], paymentId: string, token: string, type: string): Promise<Told> {
  const event = {
    id: randomUUID(),
    type,
    created: world.clock.iso(),
    data: { paymentId, bankId: bankIdOf(paymentId), authorization: '123456', reason: null },
  };
  const lie = { ...event, id: randomUUID(), type: type === 'payment.authorised' ? 'payment.refused' : 'payment.authorised' };
  const now = Math.floor(world.clock.now() / 1000);
  const post = async (payload: object, key: string, seconds: number): Promise<number> => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', 'bank-signature': sign(key, body, seconds) };
    return (await fetch(`${world.config.paymentUrl}/payment/bank-events`, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all(
    messages.map(async (message) => {
      switch (message) {
        case 'poll':
          await world.call('GET', `/payment-api/payment/transaction/${paymentId}`, { token });
          return 0;
        case 'event':
          return post(event, bankSecret, now);
        case 'forged':
          return post(lie, 'not-the-secret', now);
        case 'old':
          return post(lie, bankSecret, now - 600);
      }
    }),
  );
  const lies = messages
    .map((message, index) => (message === 'forged' || message === 'old' ? statuses[index] : undefined))
    .filter((status) => status !== undefined);
  return { forged: lies.length, refusedAsForged: lies.filter((status) => status === 401).length };
}

await fault('shuffled bank events', async ({ short }) => {
  const world = await startWorld({ runs: true });
  const count = short ? 40 : 1000;
  const wrong: string[] = [];
  let forged = 0;
  const shuffles = fc.sample(
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.boolean()).chain(([events, polls, authorised]) => {
      const all: Message[] = [...Array<Message>(events).fill('event'), ...Array<Message>(polls).fill('poll'), 'forged', 'old'];
      return fc.record({ authorised: fc.constant(authorised), messages: fc.shuffledSubarray(all, { minLength: all.length }) });
    }),
    count,
  );
  try {
    const buyer = await world.guest();
    let { token, refreshToken } = buyer;
    for (const [index, { authorised, messages }] of shuffles.entries()) {
      if (index % 200 === 199) ({ token, refreshToken } = await world.renew({ ...buyer, token, refreshToken }));
      const cart = `c_hook_${index}`;
      world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
      const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', {
        token,
        body: await world.card(cart, price, '4000002500003155'),
      });
      const { id, challenge } = paid.body.responsePayment;
      const early = await tell(world, ['forged', 'old'], id, token, authorised ? 'payment.refused' : 'payment.authorised');
      if (authorised) await world.answerChallenge(challenge?.url ?? '', '1234');
      else await world.cancelChallenge(challenge?.url ?? '');
      const later = await tell(world, messages, id, token, authorised ? 'payment.authorised' : 'payment.refused');
      forged += later.forged + early.forged;
      if (later.forged + early.forged !== later.refusedAsForged + early.refusedAsForged)
        wrong.push(`${id}: a forged or old message was taken`);
    }
    const waiting = (): Promise<unknown[]> =>
      world.db.query("select 1 from payment.payment where state not in ('paid', 'refused', 'refunded') or release is not null");
    for (let tries = 0; tries < 300 && (await waiting()).length > 0; tries += 1) await pause(100);
    const rows = await world.db.query<{ id: string; cart_id: string; state: string }>('select id, cart_id, state from payment.payment');
    const books = await world.books();
    const tickets = new Set(world.trip.orders().map((order) => order.paymentId));
    wrong.push(
      ...disagreements(
        rows.map((row) => ({
          paymentId: row.id,
          amount: price,
          charged: books.get(row.id) ?? 0,
          hasTickets: tickets.has(row.id),
          state: row.state,
        })),
      ),
    );
    for (const row of rows) {
      const inOrder = shuffles[Number(row.cart_id.slice('c_hook_'.length))]?.authorised === true ? 'paid' : 'refused';
      if (row.state !== inOrder) wrong.push(`${row.id} ended ${row.state}, in order it ends ${inOrder}`);
    }
  } finally {
    await world.close();
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `${count} shuffles of 1 to 5 messages and polls end as in order; ${forged} of ${forged} forged and old ones refused`;
});
