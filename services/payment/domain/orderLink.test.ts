import { describe, expect, it } from 'vitest';
import { ticketsMail } from './mail.ts';
import { againLinks } from './orderLink.ts';
import type { Payment } from './payment.ts';
import type { TripOrder } from './trip.ts';

const out = {
  _id: 't_1',
  itemId: 'AN-1',
  isReturn: false,
  fromShortcode: 'MTY',
  toShortcode: 'SLP',
  from: 'Monterrey',
  to: 'San Luis Potosí',
  firstName: 'Ana',
  lastName: 'Peña',
  fare: 'ADULTO',
  seat: '4',
  floor: 'P.B.',
  brand: { name: 'Norte' },
  departureDatetime: '2026-11-27T08:30:00-06:00',
  arrivalDatetime: '2026-11-27T15:45:00-06:00',
  fromTimeZone: 'America/Monterrey',
  status: 'paid',
};
const back = { ...out, _id: 't_2', isReturn: true, fromShortcode: 'SLP', toShortcode: 'MTY' };
// The links and the mail read these facts only.
const orderOf = (tickets: object[], isChange = false) =>
  ({
    orderId: 'o_1',
    transactionId: 'TRX-1',
    status: 'paid',
    currency: 'MXN',
    shopTimeZone: 'America/Monterrey',
    isChange,
    tickets,
  }) as unknown as TripOrder;

const REPEAT = 'https://anden.test/compra/calendario/main?o=MTY&d=SLP&f=&fr=&r=false&v=o_1';
const WAY_BACK = 'https://anden.test/compra/calendario/main?o=SLP&d=MTY&f=&fr=&r=false&v=o_1';

describe('the links that buy a trip again', () => {
  it.each([
    ['one way', orderOf([out]), { repeat: REPEAT, wayBack: WAY_BACK }],
    ['a round trip', orderOf([back, out]), { repeat: REPEAT, wayBack: undefined }],
    ['a change', orderOf([out], true), { repeat: REPEAT, wayBack: undefined }],
    ['no ticket', orderOf([]), undefined],
  ])('%s', (_, order, links) => {
    expect(againLinks('https://anden.test', order)).toEqual(links);
  });

  it('stand in both parts of the mail with the tickets, without a name', () => {
    const order = orderOf([out]);
    const payment = { folio: 'TUN-7KQ2BYT9', amount: 45_000_000, currency: 'MXN' } as Payment;
    const { text, html } = ticketsMail(payment, order, 'ana@example.com', { again: againLinks('https://anden.test', order), now: 0 });
    expect(text).toContain(`Comprar el regreso:\n${WAY_BACK}\n\nRepetir este viaje:\n${REPEAT}`);
    for (const link of [WAY_BACK, REPEAT]) expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    expect(REPEAT + WAY_BACK).not.toMatch(/Ana|Pe/);
  });
});
