import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  actsAbout,
  askOffice,
  block,
  buyOne,
  cancel,
  changeTo,
  confirm,
  credits,
  first,
  forwardTo,
  idsOf,
  later,
  mailsTo,
  me,
  out,
  type Refusal,
  rename,
  type Schemas,
  transactionOf,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { legsOf, type TripOffer } from '../../../tests/support/trip.ts';
import type { StaffRole } from '../../shared/staffMember.ts';
import { runIdOf } from '../domain/runId.ts';

useTicketWorld();

type OfficeOrder = Schemas['OfficeOrder'];
const orderOf = async ({ orderId }: Pick<Schemas['Order'], 'orderId'>): Promise<OfficeOrder> => {
  const { status, body } = await askOffice<OfficeOrder>(`/orders/${orderId}`, 'support');
  expect(status).toBe(200);
  return body;
};
const correct = async <Body = { itemId: string }>(
  ticketId: string,
  firstName: string,
  lastName: string,
  { key = randomUUID(), reason = ' Escribió mal su nombre. ' } = {},
) =>
  world.call<Body>('PUT', `/v1/office/tickets/${ticketId}/name`, {
    token: await world.staff('support'),
    key,
    body: { firstName, lastName, reason },
  });
const cancelFor = async <Body = { cancelled: string[]; refunded: number }>(
  { orderId }: Pick<Schemas['Order'], 'orderId'>,
  ticketIds: readonly string[],
  { key = randomUUID(), reason = 'Enfermó' } = {},
) =>
  world.call<Body>('POST', `/v1/office/orders/${orderId}/cancellation`, {
    token: await world.staff('support'),
    key,
    body: { ticketIds, reason },
  });
const runOf = (trip: TripOffer): string => runIdOf(legsOf(trip));

describe('the roles of the office', () => {
  it.each([
    ['/orders/o_1', ['support', 'sell', 'money']],
    ['/departures?day=2026-11-27', ['door', 'support', 'sell']],
    ['/departures/x/passengers', ['door', 'support', 'sell']],
  ] as const)('GET %s is for %j alone', async (path, allowed) => {
    for (const role of ['sell', 'support', 'door', 'money', 'admin'] as const) {
      const { status, body } = await askOffice<Partial<Refusal>>(path, role);
      if (allowed.some((one) => one === role)) expect([200, 404], role).toContain(status);
      else expect([status, body.code], role).toEqual([403, 'role-missing']);
    }
    expect((await world.call('GET', `/v1/office${path}`, { token: me.token })).status).toBe(401);
    expect((await world.call('GET', `/v1/office${path}`)).status).toBe(401);
  });

  it('support alone corrects names and cancels', async () => {
    const { order, ticket } = await buyOne();
    for (const role of ['sell', 'door', 'money', 'admin'] as const) {
      const token = await world.staff(role);
      const name = { firstName: 'Luz', lastName: 'Peña', reason: 'xyz' };
      expect((await world.call('PUT', `/v1/office/tickets/${ticket._id}/name`, { token, body: name })).status).toBe(403);
      const path = `/v1/office/orders/${order.orderId}/cancellation`;
      expect((await world.call('POST', path, { token, body: { ticketIds: idsOf(order), reason: 'xyz' } })).status).toBe(403);
    }
  });
});

describe('an order', () => {
  it('who moves money alone sees no name, and who helps too sees it', async () => {
    const { order, ticket } = await buyOne();
    await correct(ticket._id, 'Aná', 'Peña');
    const seenBy = async (...roles: StaffRole[]) => JSON.stringify((await askOffice(`/orders/${order.orderId}`, ...roles)).body);
    expect(await seenBy('money')).not.toMatch(/Peña|An[aá]/);
    expect(await seenBy('money', 'support')).toContain('Aná Peña');
    expect(await seenBy('sell')).toContain('Aná Peña');
  });

  it('tells what a ticket is, and what may be done with it', async () => {
    const { order, ticket } = await buyOne();
    expect(await orderOf(order)).toEqual({
      orderId: order.orderId,
      tickets: [
        {
          ticketId: ticket._id,
          itemId: ticket.itemId,
          status: 'issued',
          name: 'Ana Peña',
          firstName: 'Ana',
          lastName: 'Peña',
          passengerType: ticket.fare,
          seat: ticket.seat,
          from: ticket.from,
          to: ticket.to,
          departsAt: ticket.departureDatetime,
          timeZone: ticket.fromTimeZone,
          runId: runOf(out),
          line: expect.stringContaining('Tampico'),
          serviceName: ticket.serviceClass.name,
          amount: ticket.total,
          givenBack: 0,
          scans: [],
          changes: [],
          mayCorrectName: true,
          mayCancel: true,
          cancelPoints: ticket.total,
        },
      ],
    });
    expect((await askOffice<Refusal>('/orders/o_unknown', 'money')).body).toMatchObject({ status: 404, code: 'order-not-found' });
  });

  it('tells each change: names, the departure and the cancellation', async () => {
    const { order, ticket } = await buyOne();
    expect((await correct(ticket._id, 'Eva', 'Peña')).status).toBe(200);
    world.forward(1);
    expect((await rename(ticket._id, 'Luz', 'Peña')).status).toBe(200);
    world.forward(1);
    const renamed = first((await transactionOf(ticket._id)).body.tickets);
    const { cartId, displayTotal } = (await block([await changeTo(later, renamed)])).body;
    const changed = (await confirm(cartId, displayTotal)).body;
    const departure = { kind: 'departure', from: out.departureDatetime, to: later.departureDatetime };
    const old = first((await orderOf(order)).tickets);
    expect(old).toMatchObject({ status: 'changed', mayCancel: false, mayCorrectName: false, cancelPoints: 0 });
    expect(old.changes).toMatchObject([
      { kind: 'name', from: 'Ana Peña', to: 'Eva Peña' },
      { kind: 'name', from: 'Eva Peña', to: 'Luz Peña' },
      departure,
    ]);
    world.forward(1);
    await cancelFor(changed, idsOf(changed));
    const now = first((await orderOf(changed)).tickets);
    expect(now.changes).toMatchObject([departure, { kind: 'cancelled', from: null, to: null }]);
    expect(now).toMatchObject({ status: 'cancelled', givenBack: first(changed.tickets).total, mayCancel: false });
  });
});

describe('the correction of a name', () => {
  it('leaves the traveller their change, ends the code, and is told by mail', async () => {
    const { order, ticket } = await buyOne();
    const { status, body } = await correct(ticket._id, ' Aná ', 'Peña');
    expect(status).toBe(200);
    // Answers are stored for a week, so this one has no name.
    expect(body).toEqual({ ticketId: ticket._id, itemId: expect.stringMatching(/^AN-/) });
    const corrected = first((await transactionOf(ticket._id)).body.tickets);
    expect(corrected).toMatchObject({ firstName: 'Aná', itemId: body.itemId, renamed: false });
    expect(await world.db.query('select ticket_id from trip.ended_code where item_id = $1', [ticket.itemId])).toEqual([
      { ticket_id: ticket._id },
    ]);
    const mails = await world.db.query<{ text: string }>(
      `select text from platform.outbox where recipient = 'ana@example.com' and text like '%' || $1 || '%'`,
      [body.itemId],
    );
    expect(mails).toHaveLength(1);
    expect(await actsAbout(ticket._id)).toEqual([
      {
        act: 'correct-name',
        about: [order.orderId, ticket._id],
        label: body.itemId,
        reason: 'Escribió mal su nombre.',
        staff_name: 'Olivia Operadora',
      },
    ]);
    // Twice, and then the traveller's own.
    expect((await correct(ticket._id, 'Ana Luz', 'Peña')).status).toBe(200);
    expect((await rename(ticket._id, 'Luz', 'Peña')).status).toBe(200);
    expect((await rename<Refusal>(ticket._id, 'Sol', 'Peña')).body.code).toBe('already-renamed');
    expect((await correct(ticket._id, 'Luz María', 'Peña')).status).toBe(200);
  });

  it('a repeated request corrects once, also when its answer was lost', async () => {
    const { ticket } = await buyOne();
    const key = randomUUID();
    const { body } = await correct(ticket._id, 'Eva', 'Peña', { key });
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await correct(ticket._id, 'Eva', 'Peña', { key })).body).toEqual(body);
    expect(await actsAbout(ticket._id)).toHaveLength(1);
  });

  it('is refused for a name that is none, the same name, and a ticket that ended', async () => {
    const { order, ticket } = await buyOne();
    const refused = async (firstName: string, lastName: string) => (await correct<Refusal>(ticket._id, firstName, lastName)).body.code;
    expect(await refused('An4', 'Peña')).toBe('name-invalid');
    expect(await refused('María Fernanda', 'Hernández Zambrano')).toBe('name-too-long');
    expect(await refused('Ana', 'Peña')).toBe('name-same');
    expect((await correct<Refusal>('t_unknown', 'Ana', 'Peña')).body).toMatchObject({ status: 404, code: 'ticket-not-found' });
    expect((await correct(ticket._id, 'Eva', 'Peña', { reason: ' ' })).status).toBe(400);
    await cancel(order);
    expect(await refused('Eva', 'Peña')).toBe('ticket-not-live');
    expect(await actsAbout(ticket._id)).toEqual([]);
  });

  it('ends with the departure', async () => {
    const { ticket } = await buyOne();
    await forwardTo(out, 1);
    expect((await correct(ticket._id, 'Eva', 'Peña')).status).toBe(200);
    await forwardTo(out, 0);
    expect((await correct<Refusal>(ticket._id, 'Ana', 'Peña')).body.code).toBe('too-late');
  });

  it('a change of the seat that began before takes the corrected name along', async () => {
    const { ticket } = await buyOne();
    const { cartId, displayTotal } = (await block([await changeTo(later, ticket)])).body;
    await correct(ticket._id, 'Eva', 'Luna');
    const { body } = await confirm(cartId, displayTotal);
    expect(body.tickets).toMatchObject([{ firstName: 'Eva', lastName: 'Luna' }]);
    expect((await rename(first(body.tickets)._id, 'Sol', 'Luna')).status).toBe(200);
  });
});

describe('a cancellation for a traveller', () => {
  it('gives the points that the traveller would get, and is told and written down', async () => {
    const { order, ticket } = await buyOne();
    const { cancelPoints } = first((await orderOf(order)).tickets);
    expect((await cancelFor(order, [ticket._id])).body).toEqual({ cancelled: [ticket._id], refunded: cancelPoints });
    expect([...credits.values()]).toMatchObject([{ accountId: me.subject, amount: cancelPoints }]);
    expect(await actsAbout(order.orderId)).toMatchObject([
      { act: 'cancel', about: [order.orderId, ticket._id], label: ticket.itemId, reason: 'Enfermó' },
    ]);
    expect((await cancelFor<Refusal>(order, [ticket._id])).body).toMatchObject({ status: 422, code: 'already-cancelled' });
    expect((await mailsTo(me.subject)).length).toBe(0);
    const told = await world.db.query(
      `select 1 from platform.outbox where recipient = 'ana@example.com' and about = $1 and text like '%cancelado%'`,
      [me.subject],
    );
    expect(told).toHaveLength(1);
  });

  it('a repeated request cancels once, also when its answer was lost', async () => {
    const { order, ticket } = await buyOne();
    const key = randomUUID();
    const { body } = await cancelFor(order, [ticket._id], { key });
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await cancelFor(order, [ticket._id], { key })).body).toEqual(body);
    expect(await actsAbout(order.orderId)).toHaveLength(1);
  });

  it("and the traveller's own at once: exactly one happens", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, ticket } = await buyOne();
      const answers = await Promise.all([cancelFor<Partial<Refusal>>(order, [ticket._id]), cancel<Partial<Refusal>>(order)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(answers.map(({ body }) => body.code).filter((code) => code !== undefined)).toEqual(['already-cancelled']);
      expect(await actsAbout(order.orderId)).toHaveLength(answers[0].status === 200 ? 1 : 0);
      expect(await world.db.query('select 1 from trip.refund where ticket_id = $1', [ticket._id])).toHaveLength(1);
    }
  });

  it('takes 1 to 20 tickets of the order, and a reason of 1 to 500 characters', async () => {
    const { order, ticket } = await buyOne();
    const unknown = Array.from({ length: 21 }, (_, index) => `t_${index}`);
    expect((await cancelFor(order, [])).status).toBe(400);
    expect((await cancelFor(order, unknown)).status).toBe(400);
    expect((await cancelFor<Refusal>(order, unknown.slice(1))).body.code).toBe('not-cancellable');
    expect((await cancelFor(order, [ticket._id], { reason: '' })).status).toBe(400);
    expect((await cancelFor(order, [ticket._id], { reason: 'x'.repeat(301) })).status).toBe(400);
    expect((await cancelFor<Refusal>({ orderId: 'o_unknown' }, ['t_1'])).body.code).toBe('order-not-found');
    expect((await cancelFor(order, [ticket._id], { reason: 'x'.repeat(300) })).status).toBe(200);
    const other = await buyOne();
    expect((await cancelFor(other.order, idsOf(other.order), { reason: 'xyz' })).status).toBe(200);
  });
});
