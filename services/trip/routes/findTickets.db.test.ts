import { describe, expect, it } from 'vitest';
import { adult, buyOne, buyParty, cancel, me, type Schemas, transactionOf, useTicketWorld, world } from '../../../tests/support/tickets.ts';

useTicketWorld();

type Found = { tickets: Schemas['FoundTicket'][]; isMore: boolean };
const ask = (body: { text?: string; paymentIds?: string[]; accountId?: string }) =>
  world.call<Found>('POST', '/internal/tickets/find', { headers: { 'service-token': world.serviceToken }, body });
const idsOf = async (text: string): Promise<string[]> => (await ask({ text })).body.tickets.map(({ ticketId }) => ticketId);

/** Gives a ticket a name that no other test has. */
const rename = (id: string, firstName: string, lastName: string) =>
  world.db.query('update trip.cart_ticket set body = body || $2 where id = $1', [id, JSON.stringify({ firstName, lastName })]);

describe('a ticket is found', () => {
  it('by its folio and by that of its order, by the transaction, and by the day and the seat', async () => {
    const order = await buyParty([adult, adult]);
    const [one, other] = order.tickets;
    if (one?.itemId == null || other === undefined) throw new Error('nothing was bought');
    const both = expect.arrayContaining([one._id, other._id]);
    expect(await idsOf(one.itemId.toLowerCase())).toEqual([one._id]);
    expect(await idsOf(one.itemId.replace(/-\d+$/, ''))).toEqual(both);
    const { transactionId } = (await transactionOf(one._id)).body;
    expect(await idsOf(transactionId)).toEqual(both);
    expect(await idsOf(`${one.run.manifestDate} ${one.seat}`)).toContain(one._id);
    const { tickets } = (await ask({ text: one.itemId })).body;
    expect(tickets).toMatchObject([
      { itemId: one.itemId, from: one.from, to: one.to, seat: one.seat, status: 'issued', name: 'Anaa Peña' },
    ]);
    await cancel(order, [one._id]);
    expect((await ask({ text: one.itemId })).body.tickets).toMatchObject([{ status: 'cancelled' }]);
  });

  it('by parts of its name in any order, without accents, and nothing in it is a pattern', async () => {
    const { ticket } = await buyOne();
    await rename(ticket._id, 'María José', 'Núñez Ibáñez');
    for (const text of ['María José Núñez', 'nunez maria', 'IBAÑEZ', 'jose ibá']) expect(await idsOf(text), text).toEqual([ticket._id]);
    for (const text of ['maria perez', 'mar%iba', 'nu_ez', 'Li Po', ' ']) expect(await idsOf(text), text).toEqual([]);
  });

  it('among the 20 nearest departures, and says that there are more', async () => {
    const { ticket } = await buyOne();
    const [row] = await world.db.query<{ cart_id: string }>('select cart_id from trip.cart_ticket where id = $1', [ticket._id]);
    await world.db.query(
      `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, item_id, body)
       select id || n, $2, n, run_id, seat, legs, 'cancelled', item_id || n, body || jsonb_build_object('firstName', 'Zenobia', 'departureDatetime', now() + n * interval '1 day')
       from trip.cart_ticket, generate_series(1, 21) n where id = $1`,
      [ticket._id, row?.cart_id],
    );
    const { tickets, isMore } = (await ask({ text: 'zenobia' })).body;
    expect([tickets.length, isMore, tickets[0]?.ticketId]).toEqual([20, true, `${ticket._id}1`]);
    await world.db.query('delete from trip.cart_ticket where id = $1', [`${ticket._id}21`]);
    expect((await ask({ text: 'zenobia' })).body).toMatchObject({ isMore: false, tickets: { length: 20 } });
  });

  it('by its payments and its account, and by nobody but a service', async () => {
    const { order, ticket } = await buyOne();
    const [row] = await world.db.query<{ payment_id: string }>('select payment_id from trip.ticket_order where id = $1', [order.orderId]);
    expect((await ask({ paymentIds: [row?.payment_id ?? ''] })).body.tickets).toMatchObject([{ ticketId: ticket._id }]);
    expect((await ask({ paymentIds: [] })).body.tickets).toEqual([]);
    expect((await ask({ accountId: me.subject })).body.tickets.map(({ ticketId }) => ticketId)).toContain(ticket._id);
    expect((await ask({})).status).toBe(400);
    expect((await world.call('POST', '/internal/tickets/find', { body: { text: 'ana' } })).status).toBe(401);
  });
});
