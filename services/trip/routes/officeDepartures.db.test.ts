import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  actsAbout,
  askOffice,
  block,
  buy,
  buyOne,
  cancel,
  confirm,
  first,
  freeSeat,
  idsOf,
  isFree,
  me,
  minor,
  out,
  type Refusal,
  type Schemas,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { legsOf, type TripOffer } from '../../../tests/support/trip.ts';
import type { StaffRole } from '../../shared/staffMember.ts';
import { runIdOf } from '../domain/runId.ts';

useTicketWorld();

type Departures = Schemas['OfficeDepartures'];
type Passengers = { departure: Schemas['OfficeDeparture']; passengers: Schemas['DeparturePassenger'][] };
const runOf = (trip: TripOffer): string => runIdOf(legsOf(trip));
const dayOf = ({ departureDatetime }: TripOffer): string => departureDatetime.slice(0, 10);
const departuresOf = async (trip: TripOffer, text?: string): Promise<Departures> => {
  const query = new URLSearchParams({ day: legsOf(trip).manifestDate, ...(text === undefined ? {} : { text }) });
  const { status, body } = await askOffice<Departures>(`/departures?${query}`, 'door');
  expect(status).toBe(200);
  return body;
};

const departureOf = ({ departures }: Departures): Schemas['OfficeDeparture'] =>
  first(departures.filter(({ runId }) => runId === runOf(out)));

describe('the departures of a day', () => {
  it('are all of the day by departure, with what is sold, held and boarded', async () => {
    const before = departureOf(await departuresOf(out));
    const order = await buy([
      { trip: out, seat: await freeSeat(out), firstName: 'Ana' },
      { trip: out, seat: await freeSeat(out, 1), firstName: 'Luz' },
    ]);
    await block([{ trip: out, seat: await freeSeat(out), firstName: 'Sol' }]);
    const [boarded] = order.tickets;
    await world.db.query('update trip.cart_ticket set used_at = now() where id = $1', [boarded?._id]);
    const answer = await departuresOf(out);
    const { departures, isMore } = answer;
    expect(isMore).toBe(false);
    const instants = departures.map(({ departsAt }) => Date.parse(departsAt));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(new Set(departures.map(({ departsAt }) => departsAt.slice(0, 10)))).toEqual(new Set([dayOf(out)]));
    expect(departureOf(answer)).toMatchObject({
      sold: before.sold + 2,
      held: before.held + 1,
      scanned: before.scanned + 1,
      seats: out.totalSeats,
      unit: out.unitNumber,
      closedAt: null,
    });
  });

  it('are found by the words of a stop or of the line, without accents', async () => {
    const all = (await departuresOf(out)).departures;
    const runIds = async (text: string) => (await departuresOf(out, text)).departures.map(({ runId }) => runId);
    expect(await runIds('tampico')).toContain(runOf(out));
    expect(await runIds('MONTERREY tamp')).toContain(runOf(out));
    expect(await runIds(out.unitNumber ?? '')).toEqual([runOf(out)]);
    const torreon = await runIds('torreon');
    expect(torreon.length).toBeGreaterThan(0);
    expect(torreon.length).toBeLessThan(all.length);
    expect(torreon).not.toContain(runOf(out));
    expect(await runIds('ampico')).toEqual([]);
  });

  it('need a day of the calendar', async () => {
    for (const day of ['', 'hoy', '2026-02-30', '27-11-2026']) expect((await askOffice(`/departures?day=${day}`, 'door')).status).toBe(400);
    expect((await askOffice(`/departures?day=2026-11-27&text=${'x'.repeat(81)}`, 'door')).status).toBe(400);
    expect((await askOffice<Departures>(`/departures?day=2026-11-27&text=${'x'.repeat(80)}`, 'door')).body.departures).toEqual([]);
  });
});

describe('the passengers of a departure', () => {
  it('are those who paid and who reserved, by seat, without phone and e-mail', async () => {
    const seats = [await freeSeat(out, 5), await freeSeat(out, 2)];
    const order = await buy(seats.map((seat, index) => ({ trip: out, seat, firstName: index === 0 ? 'Ana' : 'Luz' })));
    const gone = await buyOne();
    await cancel(gone.order);
    const { status, body } = await askOffice<Passengers>(`/departures/${runOf(out)}/passengers`, 'sell');
    expect(status).toBe(200);
    expect(body.departure).toMatchObject({ runId: runOf(out), sold: body.passengers.length });
    const [ana, luz] = order.tickets;
    expect(body.passengers.some(({ ticketId }) => ticketId === gone.ticket._id)).toBe(false);
    expect(body.passengers.filter(({ ticketId }) => idsOf(order).includes(ticketId))).toEqual([
      {
        ticketId: luz?._id,
        seat: luz?.seat,
        name: 'Luz Peña',
        passengerType: luz?.fare,
        from: 'Monterrey',
        to: 'Tampico',
        status: 'issued',
        scannedAt: null,
      },
      expect.objectContaining({ ticketId: ana?._id, seat: ana?.seat }),
    ]);
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await askOffice<Refusal>('/departures/a_b_2026-11-27/passengers', 'door')).body).toMatchObject({
      status: 404,
      code: 'run-not-found',
    });
  });
});

describe('the file of the passengers', () => {
  it('is a spreadsheet of the same list, for support and the door', async () => {
    const { ticket } = await buyOne();
    const file = async (role: StaffRole) =>
      world.app.inject({
        url: `/trip-api/v1/office/departures/${runOf(out)}/passengers.csv`,
        headers: { authorization: `Bearer ${await world.staff(role)}` },
      });
    const { statusCode, headers, body } = await file('door');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(headers['content-disposition']).toBe(`attachment; filename="pasajeros-${runOf(out)}.csv"`);
    expect(body.startsWith('\uFEFFAsiento,Nombre,')).toBe(true);
    expect(body).toContain(`\r\n${ticket.seat},Ana Peña,${ticket.fare},Monterrey,Tampico,Pagado,\r\n`);
    expect((await file('support')).statusCode).toBe(200);
    for (const role of ['sell', 'money', 'admin'] as const) expect((await file(role)).statusCode).toBe(403);
  });
});

describe('the end of an unpaid hold', () => {
  interface Freeing {
    readonly trip?: typeof out;
    readonly role?: StaffRole;
    readonly key?: string;
  }

  const free = async <Body = { runId: string; seat: number }>(
    seat: number,
    { trip = out, role = 'sell', key = randomUUID() }: Freeing = {},
  ) =>
    world.call<Body>('POST', '/v1/office/seats/free', {
      token: await world.staff(role),
      key,
      body: { runId: runOf(trip), seat, reason: ' Cerró la página. ' },
    });
  const versionOf = async (): Promise<unknown[]> =>
    world.db.query('select type, seat from trip.seat_event where run_id = $1 order by version desc limit 1', [runOf(out)]);

  it('frees a selected seat, and the live channel tells it', async () => {
    const { id, seatNumber } = await freeSeat(out);
    const run = legsOf(out);
    const selected = await world.call('POST', '/seat/select', { holder: me.holder, body: { run, seatIds: [id] } });
    expect(selected.status).toBe(200);
    expect(await isFree(out, id)).toBe(false);
    expect((await free(seatNumber)).body).toEqual({ runId: runOf(out), seat: seatNumber });
    expect(await isFree(out, id)).toBe(true);
    expect(await versionOf()).toEqual([{ type: 'seat:unselected', seat: seatNumber }]);
    expect((await actsAbout(runOf(out))).at(-1)).toMatchObject({
      act: 'free-seat',
      reason: 'Cerró la página.',
      label: expect.stringContaining(`asiento ${seatNumber}`),
    });
    expect((await free<Refusal>(seatNumber)).body).toMatchObject({ status: 409, code: 'seat-free' });
  });

  it('frees one seat of a cart, whose others are still sold', async () => {
    const [one, other] = [await freeSeat(out), await freeSeat(out, 1)];
    const { cartId } = (
      await block([
        { trip: out, seat: one, firstName: 'Ana' },
        { trip: out, seat: other, firstName: 'Luz' },
      ])
    ).body;
    expect((await free(one.seatNumber)).status).toBe(200);
    expect([await isFree(out, one.id), await isFree(out, other.id)]).toEqual([true, false]);
    const [cart] = await world.db.query<{ total: number; status: string }>('select total, status from trip.cart where id = $1', [cartId]);
    expect(cart?.status).toBe('open');
    const { body } = await confirm(cartId, cart?.total ?? 0);
    expect(body.tickets).toMatchObject([{ firstName: 'Luz' }]);
  });

  it('frees all of a cart whose minor may not stay alone', async () => {
    const [one, other] = [await freeSeat(out), await freeSeat(out, 1)];
    const { cartId } = (
      await block([
        { trip: out, seat: one, firstName: 'Ana' },
        { trip: out, seat: other, firstName: 'Luz', fareId: minor },
      ])
    ).body;
    expect((await free(one.seatNumber)).status).toBe(200);
    expect([await isFree(out, one.id), await isFree(out, other.id)]).toEqual([true, true]);
    expect((await confirm<Refusal>(cartId, 1)).body.code).toBe('cart-released');
  });

  it('leaves what is paid, reserved or being paid', async () => {
    const { ticket } = await buyOne();
    expect((await free<Refusal>(Number(ticket.seatId))).body).toMatchObject({ status: 409, code: 'seat-paid' });
    await world.db.query(`update trip.cart_ticket set status = 'reserved' where id = $1`, [ticket._id]);
    expect((await free<Refusal>(Number(ticket.seatId))).body).toMatchObject({ status: 409, code: 'seat-reserved' });
    const seat = await freeSeat(out);
    const { cartId } = (await block([{ trip: out, seat, firstName: 'Ana' }])).body;
    await world.db.query(`update trip.cart set status = 'paying' where id = $1`, [cartId]);
    expect((await free<Refusal>(seat.seatNumber)).body).toMatchObject({ status: 409, code: 'cart-paying' });
    expect(await isFree(out, seat.id)).toBe(false);
  });

  it('a repeated request frees once, also when its answer was lost', async () => {
    const { id, seatNumber } = await freeSeat(out);
    await world.call('POST', '/seat/select', { holder: me.holder, body: { run: legsOf(out), seatIds: [id] } });
    const key = randomUUID();
    expect((await free(seatNumber, { key })).status).toBe(200);
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await free(seatNumber, { key })).status).toBe(200);
    expect((await free<Refusal>(seatNumber)).body.code).toBe('seat-free');
  });

  it('is for sell and support, and for seats 1 to 200', async () => {
    for (const role of ['door', 'money', 'admin'] as const) expect((await free(1, { role })).status).toBe(403);
    for (const seat of [0, 201]) expect((await free(seat)).status).toBe(400);
    expect((await free<Refusal>(200, { role: 'support' })).body.code).toBe('seat-free');
  });

  it('and a purchase at once: the seat is sold, or its cart has ended', async () => {
    for (let round = 0; round < 4; round += 1) {
      const seat = await freeSeat(out);
      const { cartId, displayTotal } = (await block([{ trip: out, seat, firstName: 'Ana' }])).body;
      const [sold, freed] = await Promise.all([confirm<Partial<Refusal>>(cartId, displayTotal), free<Partial<Refusal>>(seat.seatNumber)]);
      expect([sold.body.code ?? 'sold', freed.body.code ?? 'freed']).toSatisfy((ended: string[]) =>
        ['sold,seat-paid', 'cart-released,freed'].includes(ended.join()),
      );
    }
  });
});
