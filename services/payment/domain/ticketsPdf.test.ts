import { inflateSync } from 'node:zlib';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import type { TripOrder } from './trip.ts';
import { ticketsMail } from './mail.ts';
import { nameOnTicket, standingOf, ticketsPdf } from './ticketsPdf.ts';
import type { Payment } from './payment.ts';

const now = Date.parse('2026-11-26T20:00:00Z');
const SHOP = 'Žluť';
const ticket = {
  firstName: 'Dvořák Čeněk',
  lastName: 'Wałęsa Núñez',
  fare: 'ADULTO',
  seat: '5',
  sectionName: 'Planta baja',
  brand: { name: 'Cumbres' },
  serviceClass: { name: 'primera' },
  services: [],
  from: 'Monterrey',
  fromShortcode: 'MTY',
  fromTimeZone: 'America/Monterrey',
  to: 'Tampico',
  toShortcode: 'TAM',
  toTimeZone: 'America/Monterrey',
  departureDatetime: '2026-11-27T08:30:00-06:00',
  arrivalDatetime: '2026-11-28T00:15:00-06:00',
  itemId: 'AN-2W8K-1',
  qr: null,
  status: 'issued',
  isReturn: false,
};

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

/** How often a page draws the glyph of a missing letter, which is the first of each font. */
const boxesIn = (pdf: Buffer): number =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/\[(.*)\] TJ/g)])
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/gi)])
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .filter((glyph) => glyph === '0000').length;

/** The letters that a reader of the file can copy, from the maps of its fonts. */
function lettersOf(pdf: Buffer): Set<string> {
  const streams = streamsOf(pdf);
  const maps = streams.filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar'));
  return new Set(
    maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16)))),
  );
}

/** The pictures of a file: its streams that are `width` by `width` pixels of red, green and blue. */
const picturesOf = (pdf: Buffer, width: number): Buffer[] =>
  streamsOf(pdf)
    .filter(({ length }) => length === width * width * 3)
    .map((pixels) => Buffer.from(pixels, 'latin1'));

it('[CONF-013] the page of each ticket has the QR code of that ticket', async () => {
  const codes = ['ANDEN1:AN-2W8K-1:x', 'ANDEN1:AN-2W8K-2:y'];
  const tickets = codes.map((qr) => ({ ...ticket, qr }));
  const order = { orderId: 'o_1', transactionId: 'TRX-1', shopTimeZone: 'America/Monterrey', status: 'paid', tickets };
  // The PDF reads these facts only.
  const pdf = await ticketsPdf({ folio: 'TUN-7KQ2BYT9' } as Payment, order as unknown as TripOrder, { shop: SHOP, now });
  const width = 400;
  const drawn = picturesOf(pdf, width);
  expect(drawn).toHaveLength(codes.length);
  for (const code of codes) {
    const { size, data } = create(code).modules;
    const place = (module: number) => Math.floor(((module + 0.5) * width) / size);
    const isDrawn = (pixels: Buffer) =>
      data.every((dark, at) => pixels[3 * (place(Math.floor(at / size)) * width + place(at % size))] === (dark ? 0 : 255));
    expect(drawn.filter(isDrawn), code).toHaveLength(1);
  }
});

it('the tickets show European names', async () => {
  const order = { orderId: 'o_1', transactionId: 'TRX-1', shopTimeZone: 'America/Monterrey', status: 'paid', tickets: [ticket] };
  // The PDF reads these facts only.
  const pdf = await ticketsPdf({ folio: 'TUN-7KQ2BYT9' } as Payment, order as unknown as TripOrder, { shop: SHOP, now });
  const letters = lettersOf(pdf);
  for (const letter of `ářČěłęúñ${SHOP}`) expect([...letters], letter).toContain(letter);
});

describe('the letters of a feed', () => {
  it('a ticket of a feed in yen prints its stops, and its mail the price without decimals', async () => {
    const stops = { from: '東室蘭', fromShortcode: '東室蘭', to: 'Český Krumlov', toShortcode: 'CES' };
    const sold = { ...ticket, ...stops, floor: 'P.B.' };
    const order = {
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'Asia/Tokyo',
      status: 'paid',
      currency: 'JPY',
      tickets: [sold],
    } as unknown as TripOrder;
    const payment = { folio: 'TUN-7KQ2BYT9', amount: 230_100_000, currency: 'JPY' } as Payment;
    const letters = lettersOf(await ticketsPdf(payment, order, { shop: SHOP, now }));
    for (const letter of '東室蘭Český') expect([...letters], letter).toContain(letter);
    const { text } = ticketsMail(payment, order, 'ana@example.com', { now });
    expect(text).toContain('東室蘭 → Český Krumlov');
    expect(text).toContain('Total pagado: ¥2,301 JPY');
    expect(text.replaceAll(/\s/g, ' ')).toContain('Llegada: sábado, 28 de noviembre de 2026, 12:15 AM');
  });

  it('a ticket prints the code of a stop whose letters no font has, then its id, and never a box', async () => {
    const unprintable = {
      from: 'مكة المكرمة',
      fromShortcode: 'WQ7',
      to: 'תל אביב',
      toShortcode: 'תא',
      toId: 'K-42',
      brand: { id: 'JX', name: 'รถทัวร์' },
      serviceClass: { id: 'primera', name: 'პირველი' },
      firstName: '민수',
      lastName: '김',
    };
    const order = {
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'Asia/Riyadh',
      status: 'paid',
      tickets: [{ ...ticket, ...unprintable }],
    } as unknown as TripOrder;
    const pdf = await ticketsPdf({ folio: 'F-1' } as Payment, order, { shop: SHOP, now });
    const letters = lettersOf(pdf);
    for (const letter of 'WQ7K42JX') expect([...letters], letter).toContain(letter);
    expect(boxesIn(pdf)).toBe(0);
    expect([...letters].join('')).not.toMatch(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Georgian}\p{Script=Hangul}]/u);
    const [sold] = order.tickets;
    expect(sold && nameOnTicket(sold)).toBe('El nombre está en tu compra en línea');
    expect(sold && nameOnTicket({ ...sold, firstName: 'Ana', lastName: 'Peña' })).toBe('Ana Peña');
  });

  it('the mail of a change says that the earlier codes ended, and what becomes points', () => {
    const order = {
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'America/Monterrey',
      status: 'paid',
      currency: 'MXN',
      tickets: [ticket],
    };
    const textOf = (more: object) =>
      ticketsMail({ folio: 'F-1', amount: 0, currency: 'MXN' } as Payment, { ...order, ...more } as unknown as TripOrder, 'a@b.mx', {
        now,
      }).text;
    expect(textOf({ isChange: true, earn_points: 7_200_000 })).toMatch(
      /códigos QR ya no son válidos[^]*\$72\.00[^]*Puntos Viaja después del viaje/,
    );
    expect(textOf({ isChange: true, earn_points: 0 })).not.toContain('Puntos Viaja');
    expect(textOf({ isChange: false, earn_points: 0 })).toContain('Tus boletos están listos');
  });

  it('a ticket that needs no other letters opens no other font, so its file stays small', async () => {
    const order = {
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'America/Monterrey',
      status: 'paid',
      tickets: [ticket],
    } as unknown as TripOrder;
    const pdf = await ticketsPdf({ folio: 'TUN-7KQ2BYT9' } as Payment, order, { shop: SHOP, now });
    expect(pdf.toString('latin1')).toContain('Figtree');
    expect(pdf.toString('latin1')).not.toContain('Noto');
  });
});

describe('a document of a ticket that may not board', () => {
  const sold = { ...ticket, qr: 'ANDEN1:AN-2W8K-1:x', floor: 'P.B.' };
  const orderOf = (status: string, tickets: readonly object[]) =>
    ({
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'America/Monterrey',
      currency: 'MXN',
      status,
      tickets,
    }) as unknown as TripOrder;
  const payment = {
    folio: 'TUN-7KQ2BYT9',
    state: 'reserved',
    reason: null,
    amount: 61_200_000,
    currency: 'MXN',
    reference: '930012345678',
    deadline_at: new Date(now + 3_600_000),
    customer: { email: 'ana@example.com' },
  } as unknown as Payment;
  const standings = (order: TripOrder, more: Partial<Payment> = {}, at = now) =>
    order.tickets.map((one) => standingOf(one, { payment: { ...payment, ...more }, order, now: at }));

  it('[CASH-011] of an unpaid reservation says SIN PAGAR and how to pay, shows no code and never asks to present it', () => {
    const [page] = standings(orderOf('reserved', [{ ...sold, status: 'reserved' }]));
    expect(page).toMatchObject({ qr: null, mark: 'SIN PAGAR' });
    expect(page?.lines).toEqual([
      'Total a pagar: $612.00 MXN',
      'Referencia: 9300 1234 5678',
      'Paga antes del jueves, 26 de noviembre de 2026, 03:00 PM',
    ]);
    expect(page?.footer).not.toContain('Preséntalo');
  });

  it.each([
    ['reserved', 'reserved', {}, 3_600_000, 'VENCIDO'],
    ['cancelled', 'cancelled', { reason: 'reservation-expired' }, 0, 'VENCIDO'],
    ['cancelled', 'cancelled', { reason: 'reservation-cancelled' }, 0, 'CANCELADO'],
    ['paid', 'cancelled', { state: 'paid' }, 0, 'CANCELADO'],
    ['paid', 'changed', { state: 'paid' }, 0, 'REEMPLAZADO'],
    ['paid', 'issued', { state: 'voiding' }, 0, 'REEMBOLSADO'],
  ] as const)('of an order that is %s with a ticket that is %s and %j says so after %i ms: %s', (status, of, more, after, mark) => {
    const order = orderOf(status, [{ ...sold, status: of }]);
    const [page] = standings(order, more, now + after);
    expect(page).toMatchObject({ qr: null, mark });
    const { subject, text } = ticketsMail({ ...payment, ...more }, order, 'a@b.mx', { now: now + after });
    expect(text).toMatch(new RegExp(`^Estos boletos ya no son válidos[^]*AN-2W8K-1 · ${mark}\\.`));
    expect(subject).toBe('Ya no son válidos: boletos de autobús · TUN-7KQ2BYT9');
  });

  it('of a valid ticket beside an ended one has its code', () => {
    const order = orderOf('paid', [
      { ...sold, status: 'issued' },
      { ...sold, status: 'changed' },
    ]);
    expect(standings(order, { state: 'paid' }).map(({ qr, mark }) => [qr, mark])).toEqual([
      [sold.qr, undefined],
      [null, 'REEMPLAZADO'],
    ]);
  });

  it('draws as many codes as there are valid tickets', async () => {
    const images = async (status: string, of: string): Promise<number> => {
      const pdf = await ticketsPdf(
        { ...payment, state: status === 'paid' ? 'paid' : 'reserved' },
        orderOf(status, [{ ...sold, status: of }]),
        { shop: SHOP, now },
      );
      return pdf.toString('latin1').split('/Subtype /Image').length - 1;
    };
    const [valid, unpaid, replaced] = [
      await images('paid', 'issued'),
      await images('reserved', 'reserved'),
      await images('paid', 'changed'),
    ];
    expect(valid).toBeGreaterThan(0);
    expect([unpaid, replaced]).toEqual([0, 0]);
  });
});
