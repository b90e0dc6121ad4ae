import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { TripOrder } from './gateways/trip.ts';
import { ticketsPdf } from './pdf.ts';
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
