import { describe, expect, it } from 'vitest';
import {
  type Refusal,
  type Schemas,
  becomeBuyer,
  block,
  buyOne,
  changeTo,
  confirm,
  first,
  later,
  mailsTo,
  me,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { cancelBody } from '../../../tests/support/trip.ts';
import { newOrderPass, readOrderPass } from '../../shared/orderPass.ts';

useTicketWorld();

const day = 86_400_000;
async function passOf({ orderId, accountId }: Schemas['Order'], { until = world.clock.now() + day, secret = '' } = {}): Promise<string> {
  const [row] = await world.db.query<{ value: string }>(`select value from platform.secret where name = 'order-pass'`);
  return newOrderPass(secret === '' ? (row?.value ?? '') : secret, { orderId, accountId, until });
}
type Method = 'GET' | 'POST' | 'PATCH';

/** Every act of the link on an order. */
function actsOn(order: Schemas['Order'], headers: Record<string, string>) {
  const ticket = first(order.tickets);
  const call = (method: Method, path: string, body?: object) =>
    world.call<Partial<Refusal>>(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const cancelled = cancelBody(order.transactionId, [ticket._id]);
  return {
    see: () => call('GET', `/order/${order.orderId}/transaction`),
    items: () => call('POST', `/api/ticket/cancellable-items/${order.transactionId}`),
    preview: () => call('POST', '/api/ticket/cancel-tickets/preview', cancelled),
    edit: () => call('GET', `/api/ticket/validate-transfer/${ticket._id}`),
    edits: () => call('POST', '/validate/transfer', { tickets: [ticket._id] }),
    rename: () => call('PATCH', `/api/ticket/${ticket._id}`, { firstName: 'Luz', lastName: 'Peña', comments: 'Cambio de nombre' }),
    cancel: () => call('POST', '/api/ticket/cancel-tickets', cancelled),
  };
}
const statusesOf = async (acts: ReturnType<typeof actsOn>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const { status, body } = await act();
    found.push(`${name} ${status === 200 ? 'ok' : body.code}`);
  }
  return found;
};
const all = (code: string): string[] => ['see', 'items', 'preview', 'edit', 'edits', 'rename', 'cancel'].map((act) => `${act} ${code}`);

describe("the link of a guest's mail", () => {
  it('sees its order, and checks, renames and cancels its tickets, without a session', async () => {
    await becomeBuyer(undefined, 'guest');
    const { order } = await buyOne();
    expect(await statusesOf(actsOn(order, { 'order-pass': await passOf(order) }))).toEqual(all('ok'));
    expect((await mailsTo('ana')).at(-1)).toContain('cuando te registras con este correo');
  });

  it('touches no other order of its account, and none of another', async () => {
    const mine = (await buyOne()).order;
    const other = (await buyOne()).order;
    const headers = { 'order-pass': await passOf(mine) };
    expect(await statusesOf(actsOn(other, headers))).toEqual(all('not-yours'));
    // A pass that names the order of one account and the id of another opens nothing.
    const mixed = { 'order-pass': await passOf({ ...other, accountId: 'somebody' }) };
    expect(await statusesOf(actsOn(other, mixed))).toEqual(all('not-yours'));
  });

  it('leads from changed tickets to those in their place, whose order has a pass of its own', async () => {
    const { order, ticket } = await buyOne();
    const pass = await passOf(order);
    const see = (orderId: string, headers: Record<string, string>) =>
      world.call<Schemas['OrderTransaction']>('GET', `/order/${orderId}/transaction`, { headers });
    expect((await see(order.orderId, { 'order-pass': pass })).body.replacedBy).toEqual([]);

    const { cartId, displayTotal } = (await block([await changeTo(later, ticket)])).body;
    const { orderId } = (await confirm(cartId, displayTotal)).body;
    const { replacedBy } = (await see(order.orderId, { 'order-pass': pass })).body;
    expect(replacedBy).toEqual([{ orderId, pass: expect.any(String) }]);
    expect((await see(orderId, { 'order-pass': first(replacedBy).pass })).body).toMatchObject({
      replacedBy: [],
      tickets: [{ status: 'issued' }],
    });
    expect((await see(orderId, { 'order-pass': pass })).status).toBe(403);
  });

  it('is refused when it ended, when somebody else signed it, and where a session is needed', async () => {
    const { order } = await buyOne();
    const ended = { 'order-pass': await passOf(order, { until: world.clock.now() - 1000 }) };
    expect(await statusesOf(actsOn(order, ended))).toEqual(all('unauthorized'));
    const forged = { 'order-pass': await passOf(order, { secret: 'another' }) };
    expect(await statusesOf(actsOn(order, forged))).toEqual(all('unauthorized'));
    expect(await statusesOf(actsOn(order, {}))).toEqual(all('unauthorized'));
    const headers = { 'order-pass': await passOf(order) };
    for (const [method, path] of [
      ['GET', '/api/ticket?scope=current'],
      ['GET', `/ticket/${first(order.tickets)._id}/transaction`],
      ['GET', '/tickets/tickets'],
    ] as const)
      expect((await world.call(method, path, { headers })).status).toBe(401);
  });

  it('leaves the owner and the stranger as they are', async () => {
    const { order } = await buyOne();
    const token = (buyer: typeof me) => ({ authorization: `Bearer ${buyer.token}` });
    const owner = me;
    const { see, items } = actsOn(order, token(owner));
    expect([(await see()).status, (await items()).status]).toEqual([200, 200]);
    await becomeBuyer();
    expect(await statusesOf(actsOn(order, token(me)))).toEqual(all('not-yours'));
    // An ended link does not shut out the owner who is signed in.
    const ended = await passOf(order, { until: world.clock.now() - 1000 });
    expect((await actsOn(order, { ...token(owner), 'order-pass': ended }).see()).status).toBe(200);
  });
});

it('a pass is read by its secret until its end', () => {
  const pass = newOrderPass('secret', { orderId: 'o_1', accountId: 'a-1', until: 10_000 });
  expect(readOrderPass('secret', pass, 9_999)).toEqual({ orderId: 'o_1', accountId: 'a-1', until: 10_000 });
  expect(readOrderPass('secret', pass, 10_000)).toBeUndefined();
  expect(readOrderPass('other', pass, 0)).toBeUndefined();
  expect(readOrderPass('secret', pass.replace('.', ''), 0)).toBeUndefined();
});
