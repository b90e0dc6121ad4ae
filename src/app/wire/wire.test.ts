import { describe, expect, test } from 'vitest';
import type { components as Identity } from '../../../openapi/types/identity.ts';
import type { components as Payment } from '../../../openapi/types/payment.ts';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import { answerExample, requestExample } from './contract.examples.ts';
import { sendingBefore, sessionOf } from './identity.ts';
import { refusalOf } from '../../../machines/cardPayment/index.ts';
import { failureText } from '../../messages/es-MX.ts';
import { referenceOf } from '../../../machines/domain/order.ts';
import { runName } from '../../../machines/domain/trip.ts';
import { cashOffer } from '../../../machines/domain/cash.ts';
import { fareOf, fullName, slug, type Passenger } from '../../../machines/domain/passenger.ts';
import { CASH_CART, FREE_CART } from '../../../machines/testing/fixtures.ts';
import { cartOf, cashTermsOf, outcomeOf } from './payment.ts';
import { outcomeOfLog, paymentLogOf } from './paymentLog.ts';
import { orderRequestOf, paymentRequestOf, reservationRequestOf } from './payRequest.ts';
import { orderOf } from './order.ts';
import { blockRequestOf } from './block.ts';
import { dayPricesOf, departuresOf } from './departure.ts';
import { fareKind, faresOf, seatMapOf, servicesOf } from './seat.ts';

const search = answerExample('trip', '/trip', 'get', '200', 'oneWay') as Trip['schemas']['TripSearch'];
const [offer] = search.oneWayTrips;
const [departure] = departuresOf(search.oneWayTrips, [
  { id: '1', name: 'Wi-Fi' },
  { id: '2', name: 'Enchufe' },
]);
const catalogue = (answerExample('trip', '/trip/fares', 'get', '200') as { fares: Trip['schemas']['Fare'][] }).fares;

describe('trips', () => {
  test('[SEAT-071] the first segment of a trip identifies its bus', () => {
    expect(departure).toEqual({
      run: {
        tripId: 'MTY-TAM_0830_2026-11-27:0-3',
        seatMapId: 'double-2x2',
        routeId: 'MTY-TAM',
        scheduleName: '0830',
        manifestDate: '2026-11-27',
        legFrom: 0,
        legTo: 3,
      },
      brand: { id: 'cumbres', name: 'Cumbres', color: '#0b6e4f' },
      serviceClass: 'Primera',
      origin: { id: 'mty', name: 'Central de Autobuses Monterrey', shortcode: 'MTY', timeZone: 'America/Monterrey' },
      destination: { id: 'tam', name: 'Central Tampico', shortcode: 'TAM', timeZone: 'America/Monterrey' },
      departs: '2026-11-27T08:30:00-06:00',
      arrives: '2026-11-27T15:45:00-06:00',
      stops: 2,
      price: 45_000_000,
      freeSeats: 31,
      amenities: [{ id: '1', name: 'Wi-Fi' }],
      unit: '2041',
    });
  });

  test('trips are in the order of their instants, not of their texts', () => {
    const at = (id: string, departureDatetime: string) => ({ ...offer!, id, departureDatetime });
    const offers = [at('late', '2026-11-27T08:30:00-06:00'), at('early', '2026-11-27T08:45:00-05:00')];
    expect(departuresOf(offers, []).map(({ run }) => run.tripId)).toEqual(['early', 'late']);
  });

  test('[SEAT-077] fares have the price of the trip, and closed categories are left out', () => {
    expect(faresOf(offer!, catalogue)).toEqual([
      {
        id: '1',
        fareClassId: '1',
        name: 'ADULTO',
        description: 'Desde los 12 años, con una identificación.',
        price: 45_000_000,
        kind: 'adult',
      },
      {
        id: '2',
        fareClassId: '1',
        name: 'MENOR',
        description: 'De 3 a 11 años y con un adulto. Lleva su acta de nacimiento o su identificación.',
        price: 22_500_000,
        kind: 'minor',
      },
    ]);
    for (const fare of catalogue)
      expect(Object.keys(fare)).toEqual(expect.arrayContaining(['id', 'name', 'indexableName', 'description', 'disabled', 'deleted']));
    const disabled = catalogue.map((fare) => ({ ...fare, disabled: fare.id === '2' }));
    expect(faresOf(offer!, disabled).map(({ id }) => id)).toEqual(['1']);
    const deleted = catalogue.map((fare) => ({ ...fare, deleted: fare.id === '1' }));
    expect(faresOf(offer!, deleted).map(({ id }) => id)).toEqual(['2']);
    const closed = catalogue.map((fare) => ({ ...fare, disabled: fare.id === '2', deleted: fare.id === '1' }));
    expect(faresOf(offer!, closed)).toEqual([]);
  });

  test('[CAL-013] a day of the calendar has the price on offer of its first trip, else the regular one', () => {
    const pricesIn = (name: string) => {
      const { data } = answerExample('trip', '/trip/search/dates', 'post', '200', name) as {
        data: { data: Trip['schemas']['MonthPrice'][] };
      };
      return dayPricesOf(data.data);
    };
    const month = pricesIn('month');
    expect(month.size).toBe(31);
    expect([month.get('2026-12-01'), month.get('2026-12-03')]).toEqual([48_300_000, 50_400_000]);
    const gaps = pricesIn('monthWithGaps');
    expect(['2026-12-04', '2026-12-06', '2026-12-18'].map((day) => gaps.has(day))).toEqual([true, false, false]);
    expect(pricesIn('noTrips').size).toBe(0);
  });

  test('[SEAT-078] the pet is recognised by its name', () => {
    expect(fareKind('999', 'Mascota')).toBe('pet');
    expect(['1', '2', '3', '4', '5', '368'].map((id) => fareKind(id, 'x'))).toEqual([
      'adult',
      'minor',
      'senior',
      'student',
      'teacher',
      'preferred',
    ]);
  });

  test('[SEAT-069] the taxi is offered where its place has a price, and not where it has none', () => {
    const { services } = answerExample('trip', '/seat/services', 'get', '200') as { services: Trip['schemas']['ExtraService'][] };
    const taxi = { ...services[0]!, _id: '71', name: 'Taxi', valueType: '$' as const, amount: 12_000_000, blocked: false };
    expect(servicesOf([taxi])).toMatchObject([{ id: '71', name: 'Taxi', price: { kind: 'amount', amount: 12_000_000 } }]);
    expect(servicesOf([{ ...taxi, blocked: true }])).toEqual([]);
  });

  test('[SEAT-074] [SEAT-075] [SEAT-076] a service costs an amount or a part of the fare; blocked ones are not sold', () => {
    const { services } = answerExample('trip', '/seat/services', 'get', '200') as { services: Trip['schemas']['ExtraService'][] };
    const [first] = services;
    const named = ['_id', 'name', 'amount', 'valueType', 'display_value', 'selected', 'blocked'];
    expect(Object.keys(first!)).toEqual(expect.arrayContaining(named));
    const all = [
      ...services,
      {
        ...first!,
        _id: '73',
        name: 'Cambio',
        description: 'Hasta la salida.',
        forPets: true,
        valueType: '%' as const,
        amount: 0,
        display_value: 10,
      },
      { ...first!, _id: '74', blocked: true },
    ];
    expect(servicesOf(all)).toEqual([
      {
        id: '64',
        name: 'Seguro de viajero',
        description: 'Cubre a una persona si hay un accidente, de terminal a terminal.',
        forPets: false,
        price: { kind: 'amount', amount: 2_500_000 },
      },
      {
        id: '65',
        name: 'Asistencia en viaje',
        description: 'Un médico atiende por teléfono a una persona durante el viaje.',
        forPets: false,
        price: { kind: 'amount', amount: 1_500_000 },
      },
      { id: '73', name: 'Cambio', description: 'Hasta la salida.', forPets: true, price: { kind: 'percent', percent: 10 } },
    ]);
  });
});

describe('the seat map', () => {
  const { map: wire } = (answerExample('trip', '/seat/map', 'get', '200', 'smallBus') as Trip['schemas']['SeatMapAnswer']).data;
  const map = seatMapOf(wire);

  test('is drawn row by row with its seats and fixtures', () => {
    expect(map.floors).toEqual([
      {
        floor: 'ground',
        rows: [
          [{ kind: 'driver' }, { kind: 'none' }, { kind: 'aisle' }, { kind: 'none' }, { kind: 'door' }],
          [
            { kind: 'seat', seatId: '1' },
            { kind: 'seat', seatId: '2' },
            { kind: 'aisle' },
            { kind: 'none' },
            { kind: 'seat', seatId: '3' },
          ],
        ],
      },
    ]);
    expect(map.seats['1']).toEqual({ id: '1', number: '1', floor: 'ground', row: 2, column: 1, position: 'window', neighbour: '2' });
    expect(map.seats['3']?.neighbour).toBeNull();
  });

  test('[SEAT-027] [SEAT-028] has taken and own seats at its version', () => {
    expect(map).toMatchObject({
      channel: 'MTY-TAM_0830_2026-11-27',
      version: 17,
      taken: ['2'],
      mine: [{ seatId: '1', expiresAt: '2026-11-21T05:24:10Z' }],
    });
  });

  test('marks an own bought seat as taken', () => {
    const sold = structuredClone(wire);
    for (const cell of sold.seatmap.sections[0]!.cells)
      if (cell.kind === 'seat' && cell.claim) cell.claim = { kind: 'sold', expiresAt: null, cartId: 'c1' };
    expect(seatMapOf(sold)).toMatchObject({ taken: ['1', '2'], mine: [] });
  });
});

test('[HOLD-011] [API-016] the block has the fields of the specification, exactly', () => {
  const body = blockRequestOf({
    outbound: { departure: departure!, fares: faresOf(offer!, catalogue), floorOf: () => 'ground' },
    back: null,
    email: 'ana@example.com',
    passengers: [{ id: 'p1', direction: 'outbound', seatId: '1', firstName: 'Ana', lastName: 'Peña', fareId: '1', serviceIds: ['64'] }],
    change: null,
  });
  expect(body).toEqual(requestExample('trip', '/seat/block', 'post', 'oneWay'));
});

test('[SEARCH-039] the current travel is the search, the departure, the cart and the payment, with every field on the wire', () => {
  const { run, brand, ...chosen } = departure!;
  const { responsePayment } = answerExample('payment', '/payment', 'post', '200', 'authorised') as Payment['schemas']['PaymentAnswer'];
  expect({
    origin: { _id: chosen.origin.id, name: chosen.origin.name, shortcode: chosen.origin.shortcode },
    destination: { _id: chosen.destination.id, name: chosen.destination.name, shortcode: chosen.destination.shortcode },
    mainTripData: {
      pricingAplicado: chosen.price,
      tripId: run.tripId,
      tripId2: runName(run),
      descripcionClaseServicio: chosen.serviceClass,
      descripcionEmpresa: offer!.company.name,
      marcaId: brand.id,
      nombreMarca: brand.name,
      empresaId: offer!.company.id,
      claseServicioId: offer!.serviceClass.id,
      dateArrive: chosen.arrives,
      fechaCorrida: run.manifestDate,
      departureDate: chosen.departs,
    },
  }).toEqual({
    origin: { _id: 'mty', name: 'Central de Autobuses Monterrey', shortcode: 'MTY' },
    destination: { _id: 'tam', name: 'Central Tampico', shortcode: 'TAM' },
    mainTripData: {
      pricingAplicado: 45_000_000,
      tripId: 'MTY-TAM_0830_2026-11-27:0-3',
      tripId2: 'MTY-TAM_0830_2026-11-27',
      descripcionClaseServicio: 'Primera',
      descripcionEmpresa: 'Camino',
      marcaId: 'cumbres',
      nombreMarca: 'Cumbres',
      empresaId: '1',
      claseServicioId: 'primera',
      dateArrive: '2026-11-27T15:45:00-06:00',
      fechaCorrida: '2026-11-27',
      departureDate: '2026-11-27T08:30:00-06:00',
    },
  });
  expect(responsePayment).toMatchObject({
    id: 'p_9f8e7d',
    status: 'AUTHORISED',
    optId: 'b_12345',
    authorization: '004512',
    amount: 47_500_000,
    creation_date: '2026-11-21T05:21:00-06:00',
    operation_date: '2026-11-21T05:21:30-06:00',
  });
});

test('[SEAT-072] a passenger leaves for the service with its seat, fare and services, and the rest of its fields has one source', () => {
  const fares = faresOf(offer!, catalogue);
  const { map: wire } = (answerExample('trip', '/seat/map', 'get', '200', 'smallBus') as Trip['schemas']['SeatMapAnswer']).data;
  const map = seatMapOf(wire);
  const eva: Passenger = {
    id: 'p1',
    direction: 'return',
    seatId: '3',
    firstName: 'Eva',
    lastName: 'De León',
    fareId: '2',
    serviceIds: ['65'],
  };
  const seat = map.seats[eva.seatId]!;
  const fare = fareOf(eva, fares)!;

  const bus = { departure: departure!, fares, floorOf: (seatId: string) => map.seats[seatId]!.floor };
  const body = blockRequestOf({ outbound: bus, back: bus, email: 'ana@example.com', passengers: [eva], change: null });
  // The whole of what is sent: name, lastName, fareId, fareClassId, seat, sectionId, isReturn and services.
  expect(body.items.reservation[0]?.passengers).toEqual([
    {
      firstName: 'Eva',
      lastName: 'De León',
      email: 'ana@example.com',
      fareId: '2',
      change: null,
      fareClassIds: { outbound: null, return: fare.fareClassId },
      ticketsQuantity: 1,
      returnTripId: departure!.run.tripId,
      seats: [{ tripId: departure!.run.tripId, seatId: '3', sectionId: 'ground', isReturn: true }],
      items: ['65'],
      ssrs: [],
    },
  ]);
  // fullName, slug, fare, position with sectionName, and the seat follow from the passenger, the fares and the map.
  expect([fullName(eva), slug(eva.firstName, eva.lastName)]).toEqual(['Eva De León', 'eva_deleón']);
  const text: unknown = expect.any(String);
  expect(fare).toEqual({ id: '2', fareClassId: text, name: text, description: text, price: expect.any(Number), kind: 'minor' });
  expect(seat).toEqual({ id: '3', number: '3', floor: 'ground', row: 2, column: 5, position: 'window', neighbour: null });
});

test('[HOLD-008] an edit is a transfer: each seat has its replaced ticket and its direction', () => {
  const ana = {
    id: 'p1',
    direction: 'outbound' as const,
    seatId: '7',
    firstName: 'Ana',
    lastName: 'Peña',
    fareId: '1',
    serviceIds: [],
    ticketId: 't_1',
  };
  const body = blockRequestOf({
    outbound: { departure: departure!, fares: faresOf(offer!, catalogue), floorOf: () => 'ground' },
    back: null,
    email: 'ana@example.com',
    passengers: [ana],
    change: { direction: 'return', departs: '2026-04-19T09:00:00-06:00', travellers: [] },
  });
  expect(body.transactionType).toBe('transfer');
  expect(body.items.reservation[0]).toMatchObject({
    roundTrip: false,
    selectedTrips: [departure!.run.tripId],
    passengers: [{ change: { ticketId: 't_1' }, seats: [{ tripId: departure!.run.tripId, seatId: '7', isReturn: true }] }],
  });
});

test('a round trip names both trips, and each seat the trip that it is on', () => {
  const bus = { departure: departure!, fares: faresOf(offer!, catalogue), floorOf: () => 'ground' as const };
  const back = { ...bus, departure: { ...departure!, run: { ...departure!.run, tripId: 'back' } } };
  const ana = { id: 'p1', direction: 'outbound' as const, seatId: '1', firstName: 'Ana', lastName: 'Peña', fareId: '1', serviceIds: [] };
  const { reservation } = blockRequestOf({
    outbound: bus,
    back,
    email: 'ana@example.com',
    passengers: [ana, { ...ana, id: 'p2', direction: 'return', seatId: '7' }],
    change: null,
  }).items;
  expect(reservation[0]).toMatchObject({
    roundTrip: true,
    selectedTrips: [departure!.run.tripId, 'back'],
    passengers: [
      { fareClassIds: { outbound: '1', return: null }, seats: [{ seatId: '1', isReturn: false }] },
      { fareClassIds: { outbound: null, return: '1' }, seats: [{ tripId: 'back', seatId: '7', isReturn: true }] },
    ],
  });
});

describe('carts and orders', () => {
  const { newCart } = answerExample('payment', '/payment/cart/{cartId}', 'get', '200') as { newCart: Payment['schemas']['Cart'] };
  const leg = {
    bus: 'MTY-TAM_0830_2026-11-27',
    ride: { routeId: 'MTY-TAM', scheduleName: '0830', manifestDate: '2026-11-27', legFrom: 0, legTo: 3 },
    origin: {
      id: 'mty-central',
      name: 'Central de Autobuses Monterrey',
      shortcode: 'MTY',
      timeZone: 'America/Monterrey',
      city: 'Monterrey',
    },
    destination: { id: 'tam-central', name: 'Central Tampico', shortcode: 'TAM', timeZone: 'America/Monterrey', city: 'Tampico' },
    departs: '2026-11-27T08:30:00-06:00',
    arrives: '2026-11-27T15:45:00-06:00',
    brand: 'Cumbres',
    brandContact: { phone: '81 0000 0200' },
    serviceClass: 'Primera',
  };
  const ticket = {
    id: 't_1a2b3c',
    seatNumber: '1',
    floor: 'ground',
    firstName: 'Ana',
    lastName: 'Peña',
    fareName: 'ADULTO',
    price: 45_000_000,
    discount: 0,
    services: [{ name: 'Seguro de viajero', total: 2_500_000 }],
  };

  test('[PAY-036] [PAY-037] a cart keeps its hold and the total that will be charged', () => {
    expect(cartOf(newCart)).toEqual({
      id: 'c_7Kq2bYt9',
      expiresAt: '2026-11-21T05:29:00Z',
      ways: [{ direction: 'outbound', leg, tickets: [ticket] }],
      subtotal: 45_000_000,
      servicesTotal: 2_500_000,
      credit: 0,
      discount: null,
      total: 47_500_000,
      isChange: false,
      points: 0,
    });
    expect(cartOf({ ...newCart, tickets: [] })).toBeNull();
    const older = cartOf({ ...newCart, tickets: newCart.tickets.map(({ fromCity: _from, toCity: _to, ...sold }) => sold) });
    expect(older?.ways[0].leg.origin.city).toBeUndefined();
  });

  test('[PAY-038] the cart of the page has totals, fees, promos and credits, its tickets with passenger, fare and seat, and its end', () => {
    const discount = { couponId: 'cp_1', coupon: 'VERANO', amount: 5_000_000 };
    const cart = cartOf({ ...newCart, creditsTotal: 1_000_000, discount: { ...newCart.discount, ...discount } as typeof newCart.discount });
    expect(cart).toMatchObject({
      expiresAt: newCart.expiresAt,
      subtotal: newCart.total,
      servicesTotal: newCart.servicesTotal,
      credit: 1_000_000,
      discount: { kind: 'coupon', code: 'VERANO', amount: 5_000_000 },
      total: newCart.granTotal,
    });
    expect(cart?.ways[0].tickets).toEqual([ticket]);
  });

  test('[CASH-004][CASH-015] cash is offered by the terms of the service, and never where reservations are not enabled', () => {
    const methods = answerExample('payment', '/trip/payment-methods', 'get', '200') as Payment['schemas']['PaymentMethods'];
    expect(Object.keys(methods)).toEqual(
      expect.arrayContaining([
        'token',
        'cutoff',
        'maxWaitTime',
        'expirationTime',
        'enableOxxoPay',
        'enablePagoExpress',
        'enablePayManually',
        'tripDepartureTimeOffset',
      ]),
    );
    expect(Object.keys(methods.cutoff)).toEqual(['unit', 'value', 'converted']);
    const terms = cashTermsOf({ ...methods, enablePayManually: true });
    expect(terms).toMatchObject({ cutoffMinutes: methods.cutoff.converted, expiresMinutes: methods.expirationTime });
    const now = '2026-04-17T00:00:00Z';
    expect(cashOffer(CASH_CART, terms, now).kind).toBe('offered');
    expect(cashOffer(CASH_CART, cashTermsOf({ ...methods, enablePayManually: false }), now).kind).toBe('hidden');
  });

  test('the tickets of a round trip are divided by direction, the way out first', () => {
    const [out] = newCart.tickets;
    if (!out) throw new Error('the example cart has no ticket');
    const back = { ...out, _id: 't_back', isReturn: true, from: out.to, to: out.from, departureDatetime: '2026-11-29T09:00:00-06:00' };
    const ways = cartOf({ ...newCart, tickets: [back, out] })?.ways;
    expect(ways?.map(({ direction, tickets }) => [direction, tickets.map(({ id }) => id)])).toEqual([
      ['outbound', [out._id]],
      ['return', ['t_back']],
    ]);
    expect(ways?.[1]?.leg).toMatchObject({ origin: { name: out.to }, departs: '2026-11-29T09:00:00-06:00' });
    expect(cartOf({ ...newCart, tickets: [back] })?.ways).toHaveLength(1);
  });

  test('[CONF-029] an order contains the fields of the tickets, its points and its payment', () => {
    const detail = answerExample('payment', '/payment/detail/cart/{cartId}', 'get', '200') as Payment['schemas']['CartDetail'];
    expect(orderOf(detail)).toEqual({
      hasRides: true,
      isReserved: false,
      isChange: false,
      id: 'o_5Xy7Zt2k',
      operation: 'TUN-7KQ2BYT9',
      transactionId: 'TRX-20261121-7KQ2BYT9',
      paidAt: '2026-11-21T05:21:30-06:00',
      total: 47_500_000,
      email: 'ana@example.com',
      ways: [
        {
          direction: 'outbound',
          leg,
          tickets: [
            {
              ...ticket,
              folio: 'AN-2W8K-1',
              qr: 'ANDEN1:AN-2W8K-1:c2lnbmF0dXJl',
              unit: '2041',
              ended: null,
              wallets: { apple: '/payment-api/payment/tickets/TUN-7KQ2BYT9/AN-2W8K-1/apple?ticket=v1.b181WHk3WnQyaw.c2ln', google: null },
            },
          ],
        },
      ],
      points: 0,
    });
    expect(orderOf({ ...detail, earn_points: 7_800_000 })).toMatchObject({ points: 7_800_000 });
    const { payment_data: paid } = detail;
    expect(Object.keys(paid)).toEqual(
      expect.arrayContaining(['operation', 'transaction_id', 'operation_date', 'order_id', 'authorization', 'amount']),
    );
    expect(orderOf({ ...detail, tickets: [] })).toBeNull();
  });
});

describe('payments', () => {
  const answer = (status: '200' | '202', name?: string) =>
    (answerExample('payment', '/payment', 'post', status, name) as Payment['schemas']['PaymentAnswer']).responsePayment;
  const transaction = (name: string) =>
    answerExample('payment', '/payment/transaction/{id}', 'get', '200', name) as Payment['schemas']['PaymentTransaction'];
  const BANK = 'http://localhost:3001';

  test('a log tells the result of its payment; a paid reservation has no order', () => {
    const log = answerExample('payment', '/payment/log/{folio}', 'get', '200') as Payment['schemas']['PaymentLog'];
    expect(outcomeOfLog(log)).toEqual({ folio: 'TUN-7KQ2BYT9', status: 'pending', paymentId: 'p_9f8e7d' });
    const paid = { ...log, payment: { ...log.payment, status: 'AUTHORISED' as const } };
    expect(outcomeOfLog({ ...paid, isReservation: true })).toMatchObject({ status: 'authorised', orderId: 'p_9f8e7d' });
    expect(paymentLogOf(log)).toMatchObject({ folio: 'TUN-7KQ2BYT9', amount: 47_500_000, mayPayAgain: false, email: 'ana@example.com' });
  });

  test('each answer of the service is one outcome, with its folio', () => {
    const payment = { paymentId: 'p_9f8e7d', folio: 'TUN-7KQ2BYT9' };
    expect(outcomeOf(answer('200', 'authorised'), BANK)).toEqual({ status: 'authorised', ...payment, orderId: 'o_5Xy7Zt2k' });
    expect(outcomeOf(answer('200', 'challenged'), BANK)).toEqual({
      status: 'challenge',
      ...payment,
      challenge: { url: 'http://localhost:3001/bank/challenge/ch_771', origin: BANK, expiresAt: '2026-11-21T05:36:00Z' },
    });
    expect(outcomeOf(answer('202'), BANK)).toEqual({ status: 'unknown', ...payment });
    expect(outcomeOf({ ...transaction('refused'), status: 'PENDING' }, BANK)).toEqual({ status: 'pending', ...payment });
    expect(outcomeOf({ ...transaction('refused'), status: 'REFUNDING' }, BANK)).toEqual({ status: 'refunded', ...payment });
    expect(outcomeOf({ ...transaction('refused'), status: 'REFUNDED' }, BANK)).toEqual({ status: 'refunded', ...payment });
  });

  test('[ERR-066] a polled refusal has its reason and the words of the service', () => {
    expect(outcomeOf(transaction('refused'), BANK)).toEqual({
      status: 'refused',
      paymentId: 'p_9f8e7d',
      folio: 'TUN-7KQ2BYT9',
      reason: 'card-refused',
      message: 'El banco rechazó la tarjeta.',
    });
    const refused = (reason: Payment['schemas']['RefusalReason'], message: string | null) => {
      const outcome = outcomeOf({ ...transaction('refused'), reason, message }, BANK);
      return outcome.status === 'refused' && failureText(refusalOf(outcome)).text;
    };
    const funds = 'La tarjeta no tiene fondos suficientes.';
    expect(refused('insufficient-funds', funds)).toBe(funds);
    expect(refused('cvv-wrong', 'El código de seguridad no es correcto.')).toBe('El código de seguridad no es correcto.');
    expect(refused('card-refused', null)).toMatch(/^No fue posible realizar el pago de tu viaje/);
  });

  test('[ERR-054] a polled refusal of an expired cart has no words in English', () => {
    const outcome = outcomeOf({ ...transaction('refused'), reason: 'cart-expired', message: 'Cart has expired: el tiempo terminó.' }, BANK);
    expect(outcome.status === 'refused' && failureText(refusalOf(outcome)).text).toBe('Lo sentimos, ha terminado el tiempo de compra.');
  });

  test('[API-068] [CONST-063] [PAY-027] a card payment has the fields of the specification, exactly', () => {
    const wanted = requestExample('payment', '/payment', 'post', 'card') as Payment['schemas']['PaymentRequest'];
    if (wanted.payment.method !== 'pasarela-de-pago') throw new Error('the example is no card payment');
    const { ccnumber, cvv } = wanted.payment;
    const body = paymentRequestOf({
      cartId: 'c_7Kq2bYt9',
      total: 47_500_000,
      discount: null,
      email: 'ana@example.com',
      shopperIp: '203.0.113.7',
      device: { sessionId: 'dd_8821', ddc: 'dd_8821', ddcSecret: 'ds_51f2' },
      deviceId: 'web-5f2c',
      card: { number: ccnumber ?? '', cvv, expiry: '12/29', firstName: 'Ana', lastName: 'Peña' },
    });
    expect(body).toEqual({ ...wanted, payment: { ...wanted.payment, reference: 'TUNc_7Kq2bYt9Web' } });
  });

  test('[API-070] a cash payment has the fields of the specification, exactly', () => {
    const { newCart } = answerExample('payment', '/payment/cart/{cartId}', 'get', '200') as { newCart: Payment['schemas']['Cart'] };
    const cart = cartOf({ ...newCart, granTotal: 45_000_000 });
    if (!cart) throw new Error('the example cart has no ticket');
    expect(reservationRequestOf(cart, 'ana@example.com')).toEqual(requestExample('payment', '/payment', 'post', 'cash'));
  });

  test('[FREE-003] [FREE-004] [API-079] a free order is paid by its coupon as cortesia, by points as puntos-viaja', () => {
    expect(orderRequestOf(FREE_CART, 'ana@example.com')).toMatchObject({
      payment: { method: 'cortesia', amount: 0 },
      coupon: 'CORTESIA',
      couponId: 'cp_cortesia',
      withPoints: false,
    });
    const byPoints = { ...FREE_CART, discount: { kind: 'points', amount: FREE_CART.subtotal } as const };
    expect(orderRequestOf(byPoints, 'ana@example.com')).toMatchObject({
      payment: { method: 'puntos-viaja', amount: 0 },
      coupon: null,
      couponId: null,
      withPoints: true,
    });
  });

  test('[PAY-035] [CONST-071] the reference is TUN, the cart and Web', () => {
    expect(referenceOf('c_1')).toBe('TUNc_1Web');
  });
});

describe('identity', () => {
  test('a session separates its tokens from the user', () => {
    const session = answerExample('identity', '/v2/signup-guest', 'post', '200') as Identity['schemas']['Session'];
    expect(sessionOf(session)).toEqual({
      access: session.token,
      refresh: session.refresh_token,
      expiresAt: '2026-11-21T05:35:00Z',
      user: { sub: 'u_42', email: 'ana@example.com', fullName: 'invitado', firstName: 'invitado', role: 'guest', loyaltyCard: null },
    });
  });

  test('[AUTH-059] [AUTH-062] a session whose role is empty or user is that of a registered user', () => {
    const session = answerExample('identity', '/v2/signup-guest', 'post', '200') as Identity['schemas']['Session'];
    const roles = (['', 'user', 'guest'] as const).map((role) => sessionOf({ ...session, role }).user.role);
    expect(roles).toEqual(['user', 'user', 'guest']);
  });

  test('a code that was just sent is a sending too', () => {
    const problem = answerExample('identity', '/v2/signin-phone', 'post', '409') as Parameters<typeof sendingBefore>[0];
    expect(sendingBefore(problem)).toMatchObject({ pin: 'v_77aa', returned: true, resendAt: '2026-11-21T05:23:00Z' });
    expect(sendingBefore(null)).toBeNull();
  });
});
