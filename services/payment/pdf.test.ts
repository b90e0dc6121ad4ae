import { inflateSync } from 'node:zlib';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import type { TripOrder } from './gateways/trip.ts';
import { ticketsMail } from './mail.ts';
import { ticketsPdf } from './pdf.ts';
import { fonts, runsOf } from './pdfFonts.ts';
import type { Payment } from './store.ts';

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
  departureDatetime: '2026-11-27T08:30:00-06:00',
  itemId: 'AN-2W8K-1',
  qr: null,
  status: 'sold',
  isReturn: false,
};

/** The letters that a reader of the file can copy, from the maps of its fonts. */
function lettersOf(pdf: Buffer): Set<string> {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const maps = streams.filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar'));
  return new Set(
    maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16)))),
  );
}

it('the tickets show European names', async () => {
  const order = { orderId: 'o_1', transactionId: 'TRX-1', shopTimeZone: 'America/Monterrey', tickets: [ticket] };
  // The PDF reads these facts only.
  const pdf = await ticketsPdf({ folio: 'TUN-7KQ2BYT9' } as Payment, order as unknown as TripOrder);
  const letters = lettersOf(pdf);
  for (const letter of 'ářČěłęúñ') expect([...letters], letter).toContain(letter);
});

describe('the letters of a feed', () => {
  const feeds = [
    'Český Krumlov',
    'Łódź, Żory',
    'Dvořák 5 · TRX-1',
    '東室蘭',
    'さっぽろ・サッポロ',
    '東室蘭 a Český',
    'Αθήνα',
    'Москва',
    'Đà Nẵng, Huế',
    'Timișoara',
  ];

  it.each(feeds)('%s has a glyph in the font of each of its parts', (text) => {
    const runs = runsOf(text);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    for (const run of runs) {
      for (const file of Object.values(fonts[run.font])) {
        const font = openSync(file) as Font;
        const missing = [...run.text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
        expect(missing, `${run.font} ${run.text}`).toEqual([]);
        expect(font.layout(run.text).glyphs.every(({ id }) => id !== 0)).toBe(true);
      }
    }
  });

  it("every letter of the shop's own font has a glyph", () => {
    const font = openSync(fonts.latin.plain) as Font;
    const some = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).filter((one) =>
      /[\p{L}\p{N}]/u.test(one),
    );
    const letters = some.filter((letter) => runsOf(letter).every((run) => run.font === 'latin'));
    expect(letters.length).toBeGreaterThan(240);
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('a ticket of a feed in yen prints its stops, and its mail the price without decimals', async () => {
    const stops = { from: '東室蘭', fromShortcode: '東室蘭', to: 'Český Krumlov', toShortcode: 'CES' };
    const sold = { ...ticket, ...stops, floor: 'P.B.' };
    const order = {
      orderId: 'o_1',
      transactionId: 'TRX-1',
      shopTimeZone: 'Asia/Tokyo',
      currency: 'JPY',
      tickets: [sold],
    } as unknown as TripOrder;
    const payment = { folio: 'TUN-7KQ2BYT9', amount: 230_100_000, currency: 'JPY' } as Payment;
    const letters = lettersOf(await ticketsPdf(payment, order));
    for (const letter of '東室蘭Český') expect([...letters], letter).toContain(letter);
    const { text } = ticketsMail(payment, order, 'ana@example.com', { pdf: undefined });
    expect(text).toContain('東室蘭 → Český Krumlov');
    expect(text).toContain('Total pagado: ¥2,301 JPY');
  });

  it('the mail of a change says that the earlier codes ended, and what becomes points', () => {
    const order = { orderId: 'o_1', transactionId: 'TRX-1', shopTimeZone: 'America/Monterrey', currency: 'MXN', tickets: [ticket] };
    const textOf = (more: object) =>
      ticketsMail({ folio: 'F-1', amount: 0, currency: 'MXN' } as Payment, { ...order, ...more } as unknown as TripOrder, 'a@b.mx', {
        pdf: undefined,
      }).text;
    expect(textOf({ isChange: true, earn_points: 7_200_000 })).toMatch(
      /códigos QR ya no son válidos[^]*\$72\.00[^]*Puntos Viaja después del viaje/,
    );
    expect(textOf({ isChange: true, earn_points: 0 })).not.toContain('Puntos Viaja');
    expect(textOf({ isChange: false, earn_points: 0 })).toContain('Tus boletos están listos');
  });

  it('a ticket that needs no other letters opens no other font, so its file stays small', async () => {
    const order = { orderId: 'o_1', transactionId: 'TRX-1', shopTimeZone: 'America/Monterrey', tickets: [ticket] } as unknown as TripOrder;
    const pdf = await ticketsPdf({ folio: 'TUN-7KQ2BYT9' } as Payment, order);
    expect(pdf.toString('latin1')).toContain('Figtree');
    expect(pdf.toString('latin1')).not.toContain('Noto');
  });
});
