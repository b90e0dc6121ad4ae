import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Refusal,
  block,
  buy,
  buyOne,
  cancel,
  changeTo,
  changesOf,
  confirm,
  first,
  forwardTo,
  freeSeat,
  later,
  mailsTo,
  me,
  out,
  rename,
  transactionOf,
  world,
  becomeBuyer,
  useTicketWorld,
} from '../../../tests/support/tickets.ts';

useTicketWorld();

describe('renaming', () => {
  it('[RENAME-001] [RENAME-005] [RENAME-013] [API-098] changes the name and ends the old code', async () => {
    const { order, ticket } = await buyOne();
    expect(await rename(ticket._id, ' José  Ángel ', 'Núñez Peña')).toMatchObject({
      status: 200,
      body: { firstName: 'José Ángel', lastName: 'Núñez Peña', renamed: true },
    });
    const renamed = first((await transactionOf(ticket._id)).body.tickets);
    expect(renamed).toMatchObject({ firstName: 'José Ángel', lastName: 'Núñez Peña', renamed: true, status: 'issued' });
    expect(renamed.qr).toMatch(/^ANDEN1:AN-/);
    expect(renamed.qr).not.toBe(ticket.qr);
    expect(await world.db.query('select 1 from trip.cart_ticket where item_id = $1', [ticket.itemId])).toEqual([]);
    const [mail] = await mailsTo(me.subject);
    expect(mail).toContain('Antes: Ana Peña. Ahora: José Ángel Núñez Peña.');
    expect(mail).toMatch(/Salida: .+ de 20\d\d/);
    expect((await cancel(order)).status).toBe(200);
  });

  it('[RENAME-010] [RENAME-011] a name has letters and spaces, and at most 30 of them', async () => {
    const { ticket } = await buyOne();
    const refused = async (firstName: string, lastName: string) => (await rename<Refusal>(ticket._id, firstName, lastName)).body;
    for (const name of ['Ana2', 'Ana-Luz', 'Ana_', '<b>', 'Ana💺'])
      expect(await refused(name, 'Peña')).toMatchObject({ status: 422, code: 'name-invalid' });
    for (const [firstName, lastName] of [
      ['A ', 'Peña'],
      ['Ana', 'P '],
      ['Ana', ' ñ '],
    ] as const)
      expect(await refused(firstName, lastName)).toMatchObject({ code: 'name-invalid', detail: 'Escribe al menos 2 letras' });
    expect(await refused('María Fernanda', 'Hernández Zambrano')).toMatchObject({
      status: 422,
      code: 'name-too-long',
      detail: 'El nombre completo no puede exceder los 30 caracteres',
    });
    // 30 characters, the first with its accent apart.
    expect((await rename(ticket._id, 'A\u0301ngela Fernanda', 'Núñez Güitrón')).body).toMatchObject({ firstName: 'Ángela Fernanda' });
  });

  it('[RENAME-012] is possible once, also after a change of the seat', async () => {
    const { ticket } = await buyOne();
    const key = randomUUID();
    expect((await rename(ticket._id, 'Eva', 'Luna', { key })).status).toBe(200);
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await rename(ticket._id, 'Eva', 'Luna', { key })).body).toMatchObject({ firstName: 'Eva', renamed: true });
    const again = { status: 422, code: 'already-renamed' };
    expect((await rename<Refusal>(ticket._id, 'Ana', 'Luna')).body).toMatchObject(again);
    const renamed = first((await transactionOf(ticket._id)).body.tickets);
    const { cartId, displayTotal } = (await block([await changeTo(later, renamed)])).body;
    const changed = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
    expect((await rename<Refusal>(changed._id, 'Ana', 'Luna')).body).toMatchObject(again);
  });

  it('[RENAME-012] a change of the seat that began before takes the new name along', async () => {
    const { ticket } = await buyOne();
    const { cartId, displayTotal } = (await block([await changeTo(later, ticket)])).body;
    await rename(ticket._id, 'Eva', 'Luna');
    const changed = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
    expect(changed).toMatchObject({ firstName: 'Eva', lastName: 'Luna' });
    expect((await rename<Refusal>(changed._id, 'Ana', 'Luna')).body.code).toBe('already-renamed');
  });

  it('is refused after the departure, for a ticket that is not valid, and for others', async () => {
    const [{ order, ticket }, { ticket: kept }] = [await buyOne(), await buyOne()];
    const reserved = await buy([{ trip: out, seat: await freeSeat(out) }], { paid: false, method: 'pay_later' });
    await cancel(order);
    for (const id of [ticket._id, first(reserved.tickets)._id])
      expect((await rename<Refusal>(id, 'Eva', 'Luna')).body).toMatchObject({ status: 422, code: 'ticket-not-live' });
    expect((await rename<Refusal>(kept._id, 'Eva', 'Luna', { buyer: await world.buyer() })).body.code).toBe('not-yours');
    expect((await rename<Refusal>('t_none', 'Eva', 'Luna')).body.code).toBe('ticket-not-found');
    await forwardTo(out, 0);
    expect((await rename<Refusal>(kept._id, 'Eva', 'Luna')).body).toMatchObject({ status: 422, code: 'too-late' });
  });
});

describe('the changes of tickets', () => {
  it('[API-109] are listed by kind, the newest first, for their owner', async () => {
    const [{ ticket: named }, { order, ticket: ended }, { ticket: moved }] = [await buyOne(), await buyOne(), await buyOne()];
    await rename(named._id, 'Eva', 'Luna');
    world.forward(1);
    await cancel(order);
    world.forward(1);
    const { cartId, displayTotal } = (await block([await changeTo(later, moved)])).body;
    const { tickets } = (await confirm(cartId, displayTotal, { method: 'no_payment' })).body;
    expect(await changesOf([named._id, ended._id, moved._id])).toMatchObject([
      { ticketId: moved._id, kind: 'transferred', before: moved.itemId, after: first(tickets).itemId },
      { ticketId: ended._id, kind: 'cancelled', before: null, after: null },
      { ticketId: named._id, kind: 'renamed', before: 'Ana Peña', after: 'Eva Luna' },
    ]);
    await becomeBuyer(undefined, 'guest');
    const refused = await world.call<Refusal>('POST', '/ticket/changes-info', { token: me.token, body: { tickets: [named._id] } });
    expect(refused.body).toMatchObject({ status: 403, code: 'not-yours' });
  });

  it('[PROFILE-034] lose their names with the account', async () => {
    const { ticket } = await buyOne();
    await rename(ticket._id, 'Eva', 'Luna');
    await world.call('DELETE', `/internal/account/${me.subject}/tickets`, { headers: { 'service-token': world.serviceToken } });
    expect(await changesOf([ticket._id])).toMatchObject([{ kind: 'renamed', before: '', after: '' }]);
  });
});
