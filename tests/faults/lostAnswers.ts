import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fault } from '../support/fault.ts';
import { rowDisagreements } from './support/checkBooks.ts';
import { startLossyProxy } from './support/lossyProxy.ts';
import { type PaymentAnswer, startWorld } from './support/world.ts';

interface Row extends Record<string, unknown> {
  id: string;
  cart_id: string;
  state: string;
  amount: number;
}

/** A share of the bank's answers is lost. */
async function lostAnswers(count: number): Promise<{ lost: number; wrong: string[] }> {
  const bank = { host: '127.0.0.1', port: 0 };
  const proxy = await startLossyProxy(bank, 0.3);
  const world = await startWorld({ runs: true, bankUrl: `http://127.0.0.1:${proxy.port}/bank` });
  bank.port = world.config.sandboxPort;
  const wrong: string[] = [];
  try {
    const buyer = await world.guest();
    const price = 10_000_000;
    const carts = Array.from({ length: count }, (_, index) => `c_lost_${index}`);
    const todo = [...carts];
    const worker = async (): Promise<void> => {
      for (let cart = todo.pop(); cart !== undefined; cart = todo.pop()) {
        world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
        await world.call('POST', '/payment-api/payment', { token: buyer.token, body: await world.card(cart, price, '4242424242424242') });
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const open = (): Promise<unknown[]> =>
      world.db.query("select 1 from payment.payment where state not in ('paid', 'refused', 'refunded') or release is not null");
    for (let tries = 0; tries < 300 && (await open()).length > 0; tries += 1) await pause(200);
    const rows = await world.db.query<Row>('select id, cart_id, state, amount from payment.payment');
    const books = await world.books();
    const tickets = new Set(world.trip.orders().map((order) => order.paymentId));
    wrong.push(...rowDisagreements(rows, books, tickets));
    if (tickets.size !== count) wrong.push(`${tickets.size} of ${count} carts got tickets`);
    const captures = await world.db.query<{ payments: number }>(
      "select count(*) as payments from sandbox.bank_entry where kind = 'capture'",
    );
    if (captures[0]?.payments !== count) wrong.push(`${captures[0]?.payments} charges for ${count} carts`);
    return { lost: proxy.lost(), wrong };
  } finally {
    proxy.close();
    await world.close();
  }
}

/** Fifty equal requests at once, and the same key with another body. */
async function equalPayments(rounds: number): Promise<string[]> {
  const world = await startWorld({ runs: true });
  const wrong: string[] = [];
  try {
    const buyer = await world.guest();
    const price = 47_500_000;
    for (let round = 0; round < rounds; round += 1) {
      const cart = `c_equal_${round}`;
      world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
      const body = await world.card(cart, price, round % 2 === 0 ? '4242424242424242' : '4000002500003155');
      const key = randomUUID();
      const send = (sent = body) => world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: sent, key });
      const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
      const kinds = new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`));
      if (kinds.size !== 1) wrong.push(`round ${round}: ${kinds.size} different answers: ${[...kinds].join('\n')}`);
      const other = await send(await world.card(cart, price, '5555555555554444'));
      if (other.status !== 422) wrong.push(`round ${round}: another body answers ${other.status}`);
      const rows = await world.db.query('select 1 from payment.payment where cart_id = $1', [cart]);
      if (rows.length !== 1) wrong.push(`round ${round}: ${rows.length} payments`);
      const url = answers[0]?.body.responsePayment?.challenge?.url;
      if (url) await Promise.all([world.answerChallenge(url, '1234'), world.answerChallenge(url, '1234')]);
    }
    for (let tries = 0; tries < 100 && world.trip.orders().length < rounds; tries += 1) await pause(100);
    const charges = await world.db.query("select 1 from sandbox.bank_entry where kind = 'capture'");
    for (let tries = 0; tries < 50 && (await world.books()).size < rounds; tries += 1) await pause(100);
    if (world.trip.orders().length !== rounds) wrong.push(`${world.trip.orders().length} orders for ${rounds} carts`);
    if (charges.length > rounds) wrong.push(`${charges.length} charges for ${rounds} carts`);
    return wrong;
  } finally {
    await world.close();
  }
}

await fault('lost answers', async ({ short }) => {
  const count = short ? 60 : 1000;
  const lost = await lostAnswers(count);
  const rounds = short ? 3 : 40;
  const wrong = [...lost.wrong, ...(await equalPayments(rounds))];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `${lost.lost} answers of the bank lost in ${count} payments: 1 charge each, 0 tickets unpaid; 50 equal payments x ${rounds}: 1 charge, 1 answer each`;
});
