import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentAnswer, type Session, startWorld, type Transaction, type World } from '../../tests/faults/support/world.ts';

let world: World;
let buyer: Session;
let carts = 0;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.guest();
});
afterAll(() => world.close());

const price = 47_500_000;

function newCart(owner = buyer): string {
  const id = `c_${(carts += 1)}`;
  world.trip.addCart({ id, accountId: owner.subject, granTotal: price });
  return id;
}

async function pay(cartId: string, number: string, more: { key?: string; amount?: number; owner?: Session } = {}) {
  const body = await world.card(cartId, more.amount ?? price, number);
  return world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: (more.owner ?? buyer).token, body, ...(more.key ? { key: more.key } : {}) });
}

const ask = async (id: string, owner = buyer) => world.call<Transaction>('GET', `/payment-api/payment/transaction/${id}`, { token: owner.token });

describe('paying', () => {
  it('[PAY-019] a card without challenge gives an order with tickets, a charge and a mail', async () => {
    const cart = newCart();
    const { status, body } = await pay(cart, '4242424242424242');
    expect(status).toBe(200);
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', charge: 'charged', orderId: `o_${cart}` });
    expect(body.responseConfirmTickets?.transactionSummary).toHaveLength(1);
    expect((await world.books()).get(body.responsePayment.id)).toBe(price);
    const detail = await world.call('GET', `/payment-api/payment/detail/cart/o_${cart}`, { token: buyer.token });
    expect(detail.status).toBe(200);
    const mails = await world.db.query<{ text: string }>("select text from platform.outbox where kind = 'mail' and text like $1", [`%${body.responsePayment.folio}%`]);
    expect(mails).toHaveLength(1);
  });
});
