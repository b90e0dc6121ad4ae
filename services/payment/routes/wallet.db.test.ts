import { describe, expect, it } from 'vitest';
import { cardSealer } from '../../../tests/support/card.ts';
import { type PaymentAnswer, serviceToken } from '../../../tests/faults/support/world.ts';
import { welcomePoints } from '../../sandbox/values.ts';
import { paymentWorld, signInDemo } from '../../../tests/support/paymentWorld.ts';

const world = await paymentWorld();
const seal = await cardSealer(world.config.sandboxUrl);
const user = await signInDemo(world);

interface Answer {
  code?: string;
  card?: { id: string; preferred: boolean; card: object; tokens: { token: string }[] };
  cards?: { id: string; preferred: boolean }[];
}
const call = (method: string, path: string, body?: unknown, token = user.token) =>
  world.call<Answer>(method, `/payment-api${path}`, { token, ...(body === undefined ? {} : { body }) });
const save = async (number: string, token = user.token) =>
  call(
    'POST',
    '/user/card/save',
    { cc_number: await seal(number), cc_month: '12', cc_year: '2031', cc_name: 'Ana Peña', cc_cvv: await seal('123') },
    token,
  );

describe('saved cards', () => {
  it('[API-089][API-092][CARDS-014][CARDS-015][CARDS-016] the bank keeps the number, and the list has a token and the last digits', async () => {
    const { status, body } = await save('4242424242424242');
    expect(status).toBe(200);
    expect(body.card).toMatchObject({
      preferred: true,
      card: { brand: 'VISA', holder_name: 'Ana Peña', expiration_month: '12', expiration_year: '2031', card_number: '**** **** **** 4242' },
      tokens: [{ token: expect.stringMatching(/^tk_/) }],
    });
    expect((await save('4242424242424242')).body.code).toBe('card-duplicate');
    expect((await save('4000000000000002')).body.code).toBe('card-refused');
    const stored = await world.db.query('select * from payment.saved_card');
    expect(JSON.stringify(stored)).not.toContain('4242424242424242');
  });

  it('[API-090][API-091] one card is preferred, and a deleted one is gone', async () => {
    const { body } = await save('5555555555554444');
    const id = body.card?.id ?? '';
    expect(body.card?.preferred).toBe(false);
    await call('POST', `/payment/cards/${id}`, { preferred: true });
    const { body: listed } = await call('GET', '/payment/cards');
    expect(listed.cards?.map((card) => [card.id === id, card.preferred])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await call('DELETE', `/user/card/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/user/card/${id}`)).body.code).toBe('saved-card-not-found');
  });

  it('are ten of an account at most', async () => {
    const [{ count } = { count: 0 }] = await world.db.query<{ count: number }>(
      'select count(*)::int as count from payment.saved_card where account_id = $1',
      [user.subject],
    );
    await world.db.query(
      `insert into payment.saved_card (id, account_id, brand, last4, holder_name, expiry_month, expiry_year, token, fingerprint, preferred, created_at)
       select 'full_' || n, $1, 'visa', '0000', 'Ana', '12', '2031', 'full_' || n, 'full_' || n, false, now() from generate_series(1, $2) as n`,
      [user.subject, 9 - count],
    );
    expect((await save('5555555555554444')).status).toBe(200);
    expect((await save('5105105105105100')).body.code).toBe('card-limit');
    await world.db.query(`delete from payment.saved_card where account_id = $1 and (id like 'full_%' or last4 = '4444')`, [user.subject]);
  });

  it('[PAY-028] [PAY-029] a saved card pays with its code alone, and a typed one is saved with its payment', async () => {
    const pay = async (cartId: string, more: object, token = user.token) => {
      const { payment, ...body } = await world.card(cartId, 30_000_000, '5105105105105100');
      return world.call<PaymentAnswer & { code?: string }>('POST', '/payment-api/payment', {
        token,
        body: { ...body, payment: { ...Object(payment), ...more } },
      });
    };
    for (const cartId of ['c_saved_1', 'c_saved_2', 'c_saved_3'])
      world.trip.addCart({ id: cartId, accountId: user.subject, granTotal: 30_000_000 });
    expect((await pay('c_saved_1', { saveCard: true })).body.responsePayment.status).toBe('AUTHORISED');
    const { body } = await world.call<{ cards: { card: { card_number: string }; tokens: { token: string }[] }[] }>(
      'GET',
      '/payment-api/payment/cards',
      {
        token: user.token,
      },
    );
    const token = body.cards.find(({ card }) => card.card_number.endsWith('5100'))?.tokens[0]?.token;
    const saved = await pay('c_saved_2', { ccnumber: null, token });
    expect(saved.body.responsePayment).toMatchObject({ status: 'AUTHORISED', amount: 30_000_000 });
    expect((await world.books()).get(saved.body.responsePayment.id)).toBe(30_000_000);
    expect((await pay('c_saved_3', { ccnumber: null, token: 'tk_of_somebody_else' })).body.code).toBe('saved-card-not-found');
  });

  it('[CARDS-004] a guest sees and saves none', async () => {
    const guest = await world.guest();
    expect((await call('GET', '/payment/cards', undefined, guest.token)).body.code).toBe('guest-not-allowed');
    expect((await save('4242424242424242', guest.token)).body.code).toBe('guest-not-allowed');
  });
});

describe('points', () => {
  it('[API-027] [POINTS-005] [POINTS-009] a balance is the sum of its entries, and each reference is credited once', async () => {
    const credit = (reference: string, amount: number) =>
      world.call<{ balance: number }>('POST', '/payment-api/internal/points', {
        headers: { 'service-token': serviceToken },
        body: { accountId: user.subject, amount, reference, description: 'Cancelación de boleto' },
      });
    const bag = async () => (await world.call('GET', '/payment-api/cash/bag', { token: user.token })).body;
    expect((await bag())['balance']).toBe(welcomePoints);
    const first = welcomePoints + 12_050_000;
    expect((await credit('cancel-1', 12_050_000)).body.balance).toBe(first);
    expect((await credit('cancel-1', 12_050_000)).body.balance).toBe(first);
    await credit('cancel-2', 500_000);
    expect(await bag()).toMatchObject({
      balance: first + 500_000,
      backupBalance: first + 500_000,
      history: expect.arrayContaining([
        expect.objectContaining({ amount: 500_000, reference: 'cancel-2', balance: first + 500_000 }),
        expect.objectContaining({ amount: 12_050_000, balance: first }),
        expect.objectContaining({ amount: welcomePoints, description: 'Saldo inicial' }),
      ]),
    });
  });
});
