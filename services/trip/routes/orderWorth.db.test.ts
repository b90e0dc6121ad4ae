import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  adult,
  block,
  buyOne,
  buyParty,
  cancel,
  changeTo,
  confirm,
  credits,
  first,
  items,
  later,
  preview,
  type Refusal,
  type Schemas,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';

useTicketWorld();

const headers = () => ({ 'service-token': world.serviceToken });
type Worth = Schemas['OrderWorth'];
const worthOf = async ({ orderId }: Schemas['Order']): Promise<number[]> =>
  (await world.call<Worth>('GET', `/internal/order/${orderId}/worth`, { headers: headers() })).body.tickets.map(({ worth }) => worth);
const take = ({ orderId }: Schemas['Order'], amount: number, { refundId = randomUUID(), ticketId = null as string | null } = {}) =>
  world.call<Refusal>('POST', `/internal/order/${orderId}/worth/take`, { headers: headers(), body: { refundId, ticketId, amount } });
const giveBack = ({ orderId }: Schemas['Order'], refundId: string) =>
  world.call<Worth>('POST', `/internal/order/${orderId}/worth/return`, { headers: headers(), body: { refundId } });

describe('what an operator gave back [decision 42]', () => {
  it('[CANCEL-001] is not given again as points by a cancellation, in part and whole', async () => {
    const { order, ticket } = await buyOne();
    expect((await take(order, 10_000_000)).status).toBe(200);
    expect((await preview(order)).body).toEqual({ willRefund: ticket.total - 10_000_000, takenBack: 0 });
    expect((await items(order)).body.reservations).toMatchObject([{ willRefund: ticket.total - 10_000_000 }]);
    expect((await take(order, ticket.total - 10_000_000 + 1)).body).toMatchObject({ status: 409, code: 'worth-exceeded' });
    expect((await take(order, ticket.total - 10_000_000)).status).toBe(200);
    expect(await worthOf(order)).toEqual([0]);
    expect((await cancel(order)).body.refunded).toBe(0);
    expect([...credits.values()]).toMatchObject([{ amount: 0 }]);
  });

  it('is not given for a ticket that was cancelled, and counts once for a refund that is asked twice', async () => {
    const order = await buyParty([adult, adult]);
    const [one, other] = order.tickets;
    if (one === undefined || other === undefined) throw new Error('nothing was bought');
    await cancel(order, [one._id]);
    expect(await worthOf(order)).toEqual([other.total]);
    expect((await take(order, 1, { ticketId: one._id })).status).toBe(409);
    const refundId = randomUUID();
    for (const _again of [1, 2]) expect((await take(order, other.total, { refundId })).status).toBe(200);
    expect(await worthOf(order)).toEqual([0]);
    for (const _again of [1, 2]) expect((await giveBack(order, refundId)).body.tickets.map(({ worth }) => worth)).toEqual([other.total]);
  });

  it('[EDIT-005] is taken from the ticket that replaced the bought one, and is no credit of a change', async () => {
    const { order, ticket } = await buyOne();
    await take(order, ticket.total / 2);
    const changed = (await block([await changeTo(later, ticket)])).body;
    const moved = (await confirm(changed.cartId, changed.displayTotal)).body;
    const replacing = first(moved.tickets);
    // What was given back is paid again, whatever the other bus costs.
    expect(changed.displayTotal).toBe(replacing.total - ticket.total / 2);
    expect(await worthOf(order)).toEqual([replacing.total]);
    await take(order, 1000, { ticketId: ticket._id });
    expect(await worthOf(moved)).toEqual([replacing.total - 1000]);
  });

  it('meets a cancellation at once, and one of them gives it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, ticket } = await buyOne();
      const [given, cancelled] = await Promise.all([take(order, ticket.total), cancel(order)]);
      expect((given.status === 200 ? ticket.total : 0) + cancelled.body.refunded).toBe(ticket.total);
    }
  });

  it('is refused for an unknown order and to everybody but a service', async () => {
    expect((await world.call('GET', '/internal/order/o_none/worth', { headers: headers() })).status).toBe(404);
    expect((await world.call('GET', '/internal/order/o_none/worth')).status).toBe(401);
  });
});
