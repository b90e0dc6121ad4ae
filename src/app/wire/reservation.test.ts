import { expect, test } from 'vitest';
import type { components, operations } from '../../../openapi/types/payment.ts';
import { answerExample, contract } from './contract.examples.ts';
import { outcomeOfCharge, outcomeOfValidation, receiptOf, reservationOf, reservationPaymentOf } from './reservation.ts';

type Wire = components['schemas'];
const held = answerExample('payment', '/reservation', 'post', '200') as Wire['HeldReservation'];
type Charged = operations['payReservation']['responses']['200']['content']['application/json'];
const charged = answerExample('payment', '/payment-reservation', 'post', '200') as Charged;
type Validated = operations['validateReservationPayment']['responses']['200']['content']['application/json'];
const { data } = (answerExample('payment', '/payment-reservation/{paymentId}', 'get', '200') as Validated).data;
const BANK = 'http://localhost:3001';

test('[LINK-028][LINK-030] a reservation has its trip, and each ticket its seat, category, price and services', () => {
  expect(reservationOf(held, null, '2026-11-21T05:20:00Z')).toEqual({
    folio: '770045',
    cartId: 'r_55021',
    ways: [
      {
        direction: 'outbound',
        leg: {
          bus: 'MTY-TAM_0830_2026-11-27:0-3',
          origin: { id: 'mty', name: 'Monterrey', shortcode: 'MTY', timeZone: 'America/Monterrey' },
          destination: { id: 'tam', name: 'Tampico', shortcode: 'TAM', timeZone: 'America/Monterrey' },
          departs: '2026-11-27T08:30:00-06:00',
          arrives: '2026-11-27T15:45:00-06:00',
          brand: 'Cumbres',
          serviceClass: 'primera',
        },
        tickets: [
          {
            id: '900112',
            operation: '770045',
            key: null,
            seatNumber: '1',
            floor: 'ground',
            firstName: 'Ana',
            lastName: 'Peña',
            fareName: 'ADULTO',
            isPet: false,
            price: 45_000_000,
            discount: 0,
            services: [{ name: 'Seguro de viajero', total: 2_500_000 }],
          },
        ],
      },
    ],
    subtotal: 45_000_000,
    servicesTotal: 2_500_000,
    total: 47_500_000,
    expiresAt: '2026-11-26T08:30:00-06:00',
    email: 'ana@example.com',
    readAt: '2026-11-21T05:20:00Z',
    payment: null,
  });
});

test('[LINK-010][LINK-011] the travel is rebuilt from the tickets: those marked esIda are outbound, the rest return', () => {
  const [out] = held.tickets;
  if (!out) throw new Error('the example has no ticket');
  // The mark decides, even where the instants say otherwise.
  const back = {
    ...out,
    esIda: false,
    boletoId: '900113',
    fechorsalida: '2026-11-20T08:30:00-06:00',
    descorigen: out.descdestino,
    descdestino: out.descorigen,
  };
  const ways = reservationOf({ ...held, tickets: [back, out] }, null, '2026-11-21T05:20:00Z')?.ways;
  expect(ways?.map(({ direction, tickets }) => [direction, tickets.map(({ id }) => id)])).toEqual([
    ['outbound', [out.boletoId]],
    ['return', ['900113']],
  ]);
});

test('[LINK-008][LINK-029] the second floor is the upper one, MASCOTA is a pet, and a key means paid', () => {
  const item: Wire['ReservationItem'] = { ...held.tickets[0]!, numpiso: 2, desccategoria: 'MASCOTA', ikey: 'AN-1' };
  expect(reservationOf({ ...held, tickets: [item] }, null, '2026-11-21T05:20:00Z')?.ways[0].tickets[0]).toMatchObject({
    floor: 'top',
    isPet: true,
    key: 'AN-1',
  });
});

test('[API-080] the request has the fields of the document, with the pass of the link', () => {
  const document = contract('payment.yaml') as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { example: Wire['ReservationPayment'] }> } } }>;
  };
  const example = document.paths['/payment-reservation']!.post.requestBody.content['application/json']!.example;
  const card = { number: example.dataCard.card!, cvv: example.dataCard.cvv, expiry: '12/29', firstName: 'Ana ', lastName: 'Peña' };
  const parts = {
    pass: 'rt_71',
    operation: '770045',
    channel: 'email' as const,
    total: 47_500_000,
    email: 'ana@example.com',
    shopperIp: '203.0.113.7',
    device: { sessionId: 'dd_8821', ddc: 'dd_8821', ddcSecret: 'ds_51f2' },
    deviceId: 'web-5f2c',
    card,
    saved: null,
    saveCard: false,
  };
  expect(reservationPaymentOf(parts)).toEqual(example);
  const saved = { id: 'c', token: 'tk_1', brand: 'VISA', lastDigits: '1111', holder: 'Ana', expiry: '12/29', isPreferred: true };
  expect(reservationPaymentOf({ ...parts, saved, saveCard: true })).toMatchObject({
    token: 'tk_1',
    saveCard: false,
    firstName: 'Ana',
    lastName: 'Ana',
    dataCard: { card: null, holderName: 'Ana', month: '12', year: '2029' },
  });
});

test('[LINK-019] a charge is polled, and a challenge has the origin of the bank', () => {
  const { payResponse, ticketResponse } = charged.data.data;
  expect(outcomeOfCharge({ payResponse, ticketResponse }, BANK)).toEqual({
    status: 'challenge',
    paymentId: 'p_77aa',
    challenge: { url: 'http://localhost:3001/bank/challenge/ch_812', origin: BANK, expiresAt: '2026-11-21T05:36:00Z' },
  });
  expect(outcomeOfCharge({ payResponse: { ...payResponse, challenge: null }, ticketResponse }, BANK).status).toBe('pending');
});

test('[API-081][LINK-022][LINK-025][ERR-066][ERR-067] a key ends the polling, and so does a status with error, with its message', () => {
  const outcome = (change: Partial<typeof data>) => outcomeOfValidation('p_77aa', { ...data, ...change }, BANK);
  expect(outcome({})).toEqual({ folio: 'TUN-770045', status: 'authorised', paymentId: 'p_77aa', orderId: 'p_77aa' });
  expect(outcome({ ConfirmSell: null }).status).toBe('pending');
  expect(outcome({ ConfirmSell: { Boleto: [{ iKey: '', boletoId: '900112' }] } }).status).toBe('pending');
  const open = { ConfirmSell: null, StatusPayment: 'pending' } as const;
  expect(outcome({ ...open, Status: 'UNKNOWN' }).status).toBe('unknown');
  expect(outcome({ ...open, StatusPayment: 'challenge', challenge: charged.data.data.payResponse.challenge }).status).toBe('challenge');
  expect(outcome({ ...open, StatusPayment: 'error', message: 'El banco rechazó la tarjeta.' })).toMatchObject({
    status: 'refused',
    message: 'El banco rechazó la tarjeta.',
  });
  expect(outcome({ ...open, StatusPayment: 'error-refunded' }).status).toBe('refunded');
});

test('[LINK-023][LINK-024] the receipt has the keys and the data of the payment', () => {
  expect(receiptOf(data)).toEqual({
    status: 'AUTHORISED',
    authorization: '004512',
    bankId: 'b_12399',
    points: 0,
    amount: 47_500_000,
    createdAt: '2026-11-21T05:21:00-06:00',
    paidAt: '2026-11-21T05:21:30-06:00',
    keys: { '900112': 'AN-2W8K-1' },
  });
  expect(receiptOf({ ...data, ConfirmSell: null })).toBeNull();
});
