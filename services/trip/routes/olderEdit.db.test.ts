import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import {
  blockBody,
  type Buyer,
  mapPath,
  type MappedSeat,
  seatsIn,
  startTrip,
  type TripOffer,
  type TripWorld,
} from '../../../tests/support/trip.ts';
import { ticketsOf } from '../../sandbox/older/tickets.ts';
import { editFault } from '../domain/olderEdit.ts';
import { leavingOlder, type NewTicket, type OlderTicket } from '../domain/olderTicket.ts';
import { takeTickets, ticketsOfEmail } from '../store/olderTickets.ts';

type Schemas = components['schemas'];
type Refusal = Schemas['Problem'];
type Category = NewTicket['desccategoria'];

const now = new Date('2026-11-20T12:00:00-06:00');
const hourMs = 3_600_000;

/** The tickets of an operation with these passengers on seats 1, 2, 3 and so on. */
function partyOf(categories: readonly Category[], { hours = 48, floor = 1 }: { hours?: number; floor?: 1 | 2 } = {}): OlderTicket[] {
  const departs = new Date(now.getTime() + hours * hourMs);
  const passengers = categories.map((category, index) => ({ nombre: `Ana${'abcdefgh'[index]}`, apellidos: 'Peña', category }));
  return ticketsOf({ operation: '7001', reservation: null, from: 'MTY', to: 'TAM', departs, passengers, seat: 1, floor, paid: 'card' }).map(
    (ticket) => ({
      id: ticket.boletoId,
      operation: ticket.numoperacion,
      reservation: null,
      email: 'ana@example.com',
      ikey: ticket.ikey,
      ticket,
      departs_at: departs,
      release_at: null,
      paid: ticket.preciobase,
      paid_with: 'card',
      payment_id: null,
      cancellation: null,
      renamed: false,
      changed_at: null,
      used_at: null,
      outbound: true,
    }),
  );
}

const categories: readonly Category[] = ['ADULTO', 'SENECTUD', 'ESTUDIANTE', 'MENOR', 'MASCOTA'];
const parties = fc.array(fc.constantFrom(...categories), { minLength: 1, maxLength: 5 });
const isWard = (category: Category): boolean => category === 'MENOR' || category === 'MASCOTA';
const editable = (party: readonly OlderTicket[], at = now): boolean[] => party.map((one) => editFault(one, party, at) === undefined);

describe('a ticket of the older platform', () => {
  it('[EDIT-007] is never edited for a pet or a minor', () => {
    fc.assert(
      fc.property(parties, (wanted) => {
        const can = editable(partyOf(wanted));
        wanted.forEach((category, index) => isWard(category) && expect(can[index]).toBe(false));
      }),
    );
  });

  it('[EDIT-008] is edited until 1 hour before its departure, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7200, max: 7200 }), (seconds) => {
        const [ticket] = partyOf(['ADULTO'], { hours: 2 });
        const at = new Date((ticket?.departs_at.getTime() ?? 0) - hourMs - seconds * 1000);
        expect(ticket && editFault(ticket, [ticket], at)?.code).toBe(seconds >= 0 ? undefined : 'too-late');
      }),
    );
  });

  it('[EDIT-009] is not edited beside the seat of a pet, on its own deck', () => {
    fc.assert(
      fc.property(parties, (wanted) => {
        const can = editable(partyOf(wanted));
        wanted.forEach((_, index) => {
          if (wanted[index - 1] === 'MASCOTA' || wanted[index + 1] === 'MASCOTA') expect(can[index]).toBe(false);
        });
        if (wanted.every((category) => !isWard(category))) expect(can).not.toContain(false);
      }),
    );
    const [above] = partyOf(['ADULTO']);
    const [, pet] = partyOf(['ADULTO', 'MASCOTA'], { floor: 2 });
    expect(above && pet && editFault(above, [above, pet], now)).toBeUndefined();
    expect(editFault(partyOf(['ADULTO', 'MASCOTA'])[0]!, [...partyOf(['ADULTO']), { ...pet!, cancellation: 'sí' }], now)).toBeUndefined();
  });

  it('[EDIT-010] is edited beside a minor only while two others are there, and one of them stays', () => {
    fc.assert(
      fc.property(parties, (wanted) => {
        const party = partyOf(wanted);
        const others = wanted.filter((category) => !isWard(category)).length;
        const can = editable(party);
        if (wanted.includes('MENOR') && others < 2) expect(can).not.toContain(true);
        const leaving = party.filter((_, index) => can[index]).map(({ id }) => id);
        if (wanted.includes('MENOR') && leaving.length > 0 && leaving.length === others) {
          expect(leavingOlder(party, leaving)?.code).toBe('minor-alone');
        }
      }),
    );
    const [first, , minor] = partyOf(['ADULTO', 'SENECTUD', 'MENOR']);
    expect(leavingOlder(partyOf(['ADULTO', 'SENECTUD', 'MENOR']), [first?.id ?? ''])).toBeUndefined();
    expect(minor && editFault(first!, [first!, minor, ...partyOf(['ADULTO', 'SENECTUD']).slice(1)], now)).toBeUndefined();
  });

  it('is not edited when it was cancelled, changed, not paid, or paid by an agreement', () => {
    const [ticket] = partyOf(['ADULTO']);
    const fault = (more: Partial<OlderTicket>) => editFault({ ...ticket!, ...more }, [ticket!], now)?.code;
    expect(fault({ cancellation: 'Cancelado por el pasajero' })).toBe('ticket-not-live');
    expect(fault({ cancellation: 'Cambiado por otro boleto', changed_at: now })).toBe('ticket-not-live');
    expect(fault({ ikey: '', release_at: new Date(now.getTime() + hourMs) })).toBe('ticket-not-live');
    expect(fault({ ikey: '', release_at: new Date(now.getTime() - hourMs) })).toBe('ticket-not-live');
    expect(fault({ paid_with: 'agreement' })).toBe('not-changeable');
  });
});

describe('the edit of the older platform', () => {
  let world: TripWorld;
  let me: Buyer;
  let trip: TripOffer;
  let operation = 8000;

  beforeAll(async () => {
    world = await startTrip({ emptyBuses: true });
    [trip] = (await world.trips('MTY', 'TAM')).filter(({ totalSeats }) => totalSeats > 30) as [TripOffer];
    me = await world.buyer('ana', 'user');
  });
  afterAll(() => world.close());

  const email = 'ana@example.com';
  async function take(
    wanted: readonly Category[],
    {
      hours = 72,
      paid = 'card',
      owner = email,
      hasTaxi = false,
    }: { hours?: number; paid?: NonNullable<NewTicket['formaPago']>; owner?: string; hasTaxi?: boolean } = {},
  ): Promise<NewTicket[]> {
    operation += 1;
    const tickets = ticketsOf({
      operation: String(operation),
      reservation: null,
      from: 'MTY',
      to: 'TAM',
      departs: new Date(world.clock.now() + hours * hourMs),
      passengers: wanted.map((category, index) => ({
        nombre: `Ana${'abcde'[index]}`,
        apellidos: 'Peña',
        category,
        insured: index === 0,
        taxi: hasTaxi,
      })),
      paid,
    });
    await takeTickets(world.db, owner, tickets);
    return tickets;
  }
  const validate = <Body = Schemas['TransferCheck']>(tickets: readonly NewTicket[], buyer = me) =>
    world.call<Body>('POST', '/validate/transfer', { token: buyer.token, body: { tickets: tickets.map(({ boletoId }) => boletoId) } });
  const freeSeats = async (): Promise<MappedSeat[]> =>
    seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');
  async function block<Body = Schemas['BlockAnswer']>(tickets: readonly NewTicket[], { buyer = me, more = {}, place = 0 } = {}) {
    const free = await freeSeats();
    const wanted = tickets.map(({ boletoId, nombre, apellidos, categoriaId }, index) => ({
      trip,
      seat: free[place + index]!,
      firstName: nombre,
      lastName: apellidos,
      fareId: categoriaId,
      change: boletoId,
      ...more,
    }));
    return world.call<Body>('POST', '/seat/block', { ...buyer, body: blockBody(wanted) });
  }
  const internal = <Body>(method: 'GET' | 'POST', path: string, body?: unknown) =>
    world.call<Body>(method, `/internal${path}`, {
      headers: { 'service-token': world.serviceToken },
      ...(body === undefined ? {} : { body }),
    });
  const cart = async (id: string) => (await internal<Schemas['InternalCart']>('GET', `/cart/${id}`)).body;
  const confirm = (cartId: string, amount: number) =>
    internal<Schemas['Order'] & { code?: string }>('POST', `/cart/${cartId}/confirm`, {
      paymentId: `p_${cartId}`,
      method: amount === 0 ? 'no_payment' : 'pasarela-de-pago',
      amount,
      paid: true,
      folio: 'F-1',
      operationDate: world.clock.iso(),
    });
  const mine = async () =>
    (await world.call<{ tickets: Schemas['OldTicket'][] }>('GET', '/tickets/tickets', { token: me.token })).body.tickets;
  const listed = async ({ boletoId }: NewTicket) => (await mine()).find((one) => one.boletoId === boletoId);

  it('[API-102] [EDIT-013] says which tickets can be edited, with passenger, services and reason', async () => {
    const party = await take(['ADULTO', 'SENECTUD', 'MENOR']);
    const { operationsData } = (await validate(party)).body;
    expect(operationsData.return).toEqual([]);
    expect(operationsData.departure).toMatchObject([
      { ticketId: party[0]?.boletoId, canChange: true, passenger: { firstName: 'Anaa', lastName: 'Peña', fare: 'ADULTO', fareId: '1' } },
      { canChange: true, msgerror: null },
      { canChange: false, msgerror: 'El boleto de un menor o de una mascota no se puede editar.' },
    ]);
    expect(operationsData.departure[0]?.passenger.associatedItems).toEqual([
      { sourceItemId: '64', name: 'Seguro de viajero', total: 2_500_000 },
    ]);
  });

  it('[EDIT-006] is refused when no ticket can be edited, and for tickets of another', async () => {
    const refused = await validate<Refusal>(await take(['ADULTO', 'MASCOTA']));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'not-changeable', detail: 'Lo sentimos. No es posible editar ningún boleto para este viaje.' },
    });
    expect((await validate<Refusal>(await take(['ADULTO'], { hours: 0.5 }))).body.code).toBe('too-late');
    const strange = await take(['ADULTO'], { owner: 'otra@example.com' });
    expect((await validate<Refusal>(strange)).body.code).toBe('not-yours');
    expect((await validate<Refusal>(await take(['ADULTO']), await world.buyer('ana'))).body.code).toBe('not-yours');
  });

  it('[HOLD-008] credits the ticket, sells the new one, and ends the old one only then', async () => {
    const [old] = await take(['ADULTO']);
    const before = await listed(old!);
    const { cartId } = (await block([old!])).body;
    const held = await cart(cartId);
    expect(held.creditsTotal).toBe(Math.min(before?.preciopagado ?? 0, held.total + held.servicesTotal));
    expect(held.granTotal).toBe(held.total + held.servicesTotal - held.creditsTotal);
    expect(await listed(old!)).toMatchObject({ descmotivocancelacion: null, cambiado: false });
    const sold = await confirm(cartId, held.granTotal);
    expect(sold.body.tickets).toMatchObject([{ status: 'issued', firstName: 'Anaa', lastName: 'Peña' }]);
    expect(await listed(old!)).toMatchObject({ descmotivocancelacion: 'Cambiado por otro boleto', cambiado: true });
    expect((await validate<Refusal>([old!])).body.code).toBe('ticket-not-live');
    const cancelled = await world.call<Refusal>('POST', '/tickets/cancel', { token: me.token, body: { boletoIds: [old?.boletoId] } });
    expect(cancelled.body.code).toBe('already-cancelled');
  });

  const giveUp = (tickets: readonly NewTicket[], buyer = me) =>
    world.call<Refusal & { inactive: string[] }>('PUT', '/taxi/inactive', {
      token: buyer.token,
      body: { maderoIds: tickets.map(({ boletoId }) => boletoId) },
    });

  it('[EDIT-012] [API-020] ends the taxi of the old ticket, whose buyer alone may give it up before', async () => {
    const [old, other, plain] = [
      ...(await take(['ADULTO'], { hasTaxi: true })),
      ...(await take(['ADULTO'], { hasTaxi: true })),
      ...(await take(['ADULTO'])),
    ];
    expect((await giveUp([other!], await world.buyer('other'))).body.code).toBe('not-yours');
    expect((await giveUp([plain!])).body.code).toBe('taxi-not-found');
    const { cartId } = (await block([old!])).body;
    expect((await confirm(cartId, (await cart(cartId)).granTotal)).status).toBe(200);
    expect((await giveUp([old!, other!])).body.inactive).toEqual([other?.boletoId]);
    const [cancelled] = await take(['ADULTO'], { hasTaxi: true });
    await world.call('POST', '/tickets/cancel', { token: me.token, body: { boletoIds: [cancelled?.boletoId] } });
    expect((await giveUp([cancelled!])).body.inactive).toEqual([]);
  });

  it('promises the rest as points when the new ticket costs less', async () => {
    const [old] = await take(['ADULTO'], { hasTaxi: true });
    const worth = (await listed(old!))?.preciopagado ?? 0;
    const held = await cart((await block([old!])).body.cartId);
    const cost = held.total + held.servicesTotal;
    expect(worth).toBeGreaterThan(cost);
    expect(held).toMatchObject({ creditsTotal: cost, granTotal: 0, earn_points: worth - cost });
    expect((await confirm(held.id, 0)).body).toMatchObject({ earn_points: worth - cost });
  });

  it('credits nothing of a coupon', async () => {
    const { cartId } = (await block(await take(['ADULTO'], { paid: 'coupon' }))).body;
    expect((await cart(cartId)).creditsTotal).toBe(0);
  });

  it('passes on a name that changes after the block', async () => {
    const [old] = await take(['ADULTO']);
    const { cartId, displayTotal } = (await block([old!])).body;
    const boletos = [{ boletoId: old?.boletoId, nombre: 'Begoña', apellidoPaterno: 'Núñez', apellidoMaterno: '' }];
    expect((await world.call('PUT', '/tickets/change/name', { token: me.token, body: { boletos } })).status).toBe(200);
    expect((await confirm(cartId, displayTotal)).body.tickets).toMatchObject([{ firstName: 'Begoña', lastName: 'Núñez' }]);
  });

  it.each([
    ['[EDIT-007] a minor', ['ADULTO', 'ADULTO', 'MENOR'], 2],
    ['[EDIT-009] a seat beside a pet', ['ADULTO', 'MASCOTA', 'ADULTO'], 0],
    ['[EDIT-010] the only adult of a minor', ['MENOR', 'ADULTO'], 1],
  ] as const)('%s is refused by the block too', async (_, wanted, index) => {
    const party = await take([...wanted]);
    const refused = await block<Refusal>(party.slice(index, index + 1));
    expect(refused).toMatchObject({ status: 422, body: { code: 'transfer-not-allowed' } });
  });

  it('[EDIT-008] one within the hour is refused by the block too', async () => {
    const refused = await block<Refusal>(await take(['ADULTO'], { hours: 0.9 }));
    expect(refused.body.code).toBe('transfer-not-allowed');
  });

  it('[EDIT-010] both adults of a minor are refused together', async () => {
    const party = await take(['ADULTO', 'ADULTO', 'MENOR']);
    expect((await block<Refusal>(party.slice(0, 2))).body.code).toBe('minor-alone');
    expect((await block(party.slice(0, 1))).status).toBe(200);
  });

  it('of another, of a guest with the same address, and with another name are refused alike', async () => {
    const detail = 'No encontramos ese boleto.';
    const strange = await take(['ADULTO'], { owner: 'otra@example.com' });
    expect((await block<Refusal>(strange)).body).toMatchObject({ code: 'transfer-not-allowed', detail });
    const own = await take(['ADULTO']);
    expect((await block<Refusal>(own, { buyer: await world.buyer('ana') })).body).toMatchObject({ code: 'transfer-not-allowed', detail });
    expect((await block<Refusal>(own, { more: { firstName: 'Luisa' } })).body.code).toBe('transfer-not-allowed');
  });

  it('[EDIT-001] of another route is refused by the block', async () => {
    const elsewhere = (await world.trips('MTY', 'SLP'))[0]!;
    expect((await block<Refusal>(await take(['ADULTO']), { more: { trip: elsewhere } })).body).toMatchObject({
      status: 422,
      code: 'transfer-not-allowed',
      detail: 'El cambio es para la misma ruta: de MTY a TAM.',
    });
  });

  it('ends like a lost hold when the ticket was cancelled meanwhile, and its seat is free', async () => {
    const [old] = await take(['ADULTO']);
    const { cartId, displayTotal } = (await block([old!])).body;
    await world.call('POST', '/tickets/cancel', { token: me.token, body: { boletoIds: [old?.boletoId] } });
    const asked = await internal<Refusal>('POST', `/cart/${cartId}/extend`, { paymentId: 'p_late', seconds: 900 });
    expect(asked.body.code).toBe('cart-expired');
    expect((await confirm(cartId, displayTotal)).body.code).toBe('cart-expired');
    expect((await cart(cartId)).status).toBe('expired');
  });

  it('ends like a lost hold when the other adult of the minor left meanwhile', async () => {
    const party = await take(['ADULTO', 'ADULTO', 'MENOR']);
    const { cartId, displayTotal } = (await block(party.slice(0, 1))).body;
    await world.call('POST', '/tickets/cancel', { token: me.token, body: { boletoIds: [party[1]?.boletoId] } });
    expect((await confirm(cartId, displayTotal)).body.code).toBe('cart-expired');
  });

  it('of one ticket in two carts at once sells one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [old] = await take(['ADULTO']);
      const other = await world.buyer('ana', 'user');
      const carts = [(await block([old!])).body, (await block([old!], { buyer: other, place: 1 })).body];
      const answers = await Promise.all(carts.map(({ cartId, displayTotal }) => confirm(cartId, displayTotal)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    }
  });

  it('against its cancellation at once has one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [old] = await take(['ADULTO']);
      const { cartId, displayTotal } = (await block([old!])).body;
      const [sold, cancelled] = await Promise.all([
        confirm(cartId, displayTotal),
        world.call('POST', '/tickets/cancel', { token: me.token, body: { boletoIds: [old?.boletoId] } }),
      ]);
      expect([sold.status === 200, cancelled.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  it('with a released ticket credits only the others', async () => {
    const party = await take(['ADULTO', 'ADULTO']);
    const { cartId } = (await block(party)).body;
    const [first] = (await cart(cartId)).tickets;
    await world.call('POST', '/seat/unblock', { holder: me.holder, body: { boletos: [first?._id] } });
    const left = await cart(cartId);
    const [, kept] = await ticketsOfEmail(world.db, email).then((all) => all.filter(({ operation: of }) => of === party[0]?.numoperacion));
    expect(left.creditsTotal).toBe(Math.min(kept?.paid ?? 0, left.total + left.servicesTotal));
    expect((await confirm(cartId, left.granTotal)).status).toBe(200);
    expect([(await listed(party[0]!))?.cambiado, (await listed(party[1]!))?.cambiado]).toEqual([false, true]);
  });
});
