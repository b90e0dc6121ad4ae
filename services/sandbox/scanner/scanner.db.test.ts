import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { makeReservation } from '../../../tests/support/older.ts';
import { answerOf, type Scan } from './words.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ realTrip: true });
});
afterAll(() => world.close());

const page = async (unit: string): Promise<string> => (await fetch(`${world.config.sandboxUrl}/scanner?unit=${unit}`)).text();
const read = async (unit: string, code: string): Promise<{ verdict?: string; code?: string }> => {
  const answer = await fetch(`${world.config.sandboxUrl}/scanner/readings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ unit, code }),
  });
  return JSON.parse(await answer.text());
};

describe("the driver's scanner", () => {
  it('reads a ticket once, and shows its readings with the newest first', async () => {
    const { boletoIds } = await makeReservation(world.config.sandboxUrl, { email: 'puerta@ejemplo.mx', state: 'paid', hours: 2 });
    const [ticket] = await world.db.query<{ ikey: string }>('select ikey from trip.older_ticket where id = $1', [boletoIds[0]]);
    const key = ticket?.ikey ?? '';
    expect(await read('2041', key)).toEqual({ verdict: 'valid' });
    expect(await read('2041', key)).toEqual({ verdict: 'used' });
    expect(await read('2041', 'nobody')).toEqual({ verdict: 'unknown' });
    const words = [...(await page('2041')).matchAll(/aria-label="([A-Z ÁÉÍÓÚ]+)"/g)].map(([, word]) => word);
    expect(words).toEqual(['NO EXISTE', 'YA USADO', 'VÁLIDO']);
    expect(await page('2041')).toContain('Sin corrida en la red');
  });

  it('shows the run of the bus and its tickets', async () => {
    const day = new Date(world.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await world.call<{ oneWayTrips: { unitNumber: string }[] }>(
      'GET',
      `/trip-api/trip?originId=TAM&destinationId=MEX&departureDate=${day}`,
    );
    const text = await page(body.oneWayTrips[0]?.unitNumber ?? '');
    expect(text).toMatch(/Unidad \d+ · .+ a .+ · \p{L}{3}/u);
    expect(text).toMatch(/Faltan<\/dt>\s*<dd>0/);
  });

  it('reports a delay, which the bus follows', async () => {
    const day = new Date(world.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await world.call<{ oneWayTrips: components['schemas']['TripOffer'][] }>(
      'GET',
      `/trip-api/trip?originId=TAM&destinationId=MEX&departureDate=${day}`,
    );
    const trip = body.oneWayTrips.find(({ stops }) => stops === 0);
    const segment = trip?.segments[0];
    if (trip === undefined || segment === undefined) throw new Error('no trip');
    const { routeId, name: scheduleId, manifestDate, legFrom, legTo } = segment;
    const delays = async (): Promise<{ departureDatetime: string }[]> => {
      world.forward(6);
      const run = { routeId, scheduleId, manifestDate, legFrom, legTo };
      const known = await world.call<{ delays: { departureDatetime: string }[] }>('POST', '/trip-api/trip/delays', {
        body: { runs: [run] },
      });
      return known.body.delays;
    };
    expect(await delays()).toEqual([]);
    world.forward((Date.parse(trip.departureDatetime) - world.clock.now()) / 1000 - 600);
    expect(await delays()).toMatchObject([{ departureDatetime: trip.departureDatetime }]);
    const reported = await fetch(`${world.config.sandboxUrl}/scanner/delays`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ unit: trip.unitNumber, minutes: 12 }),
    });
    expect(reported.status).toBe(200);
    expect(await page(trip.unitNumber ?? '')).toContain('value="12"');
    const [late] = await delays();
    expect(Date.parse(late?.departureDatetime ?? '') - Date.parse(trip.departureDatetime)).toBe(720_000);
    // The bus has not left yet when the timetable says that it has.
    world.forward(900);
    const fix = await world.call<{ speed: number }>('POST', '/trip-api/trip/location', { body: { id: trip.unitNumber } });
    expect(fix.body.speed).toBe(0);
  });

  it('asks for a unit first, and escapes what is typed', async () => {
    expect(await page('')).not.toContain('id="read"');
    expect(await page(encodeURIComponent('"><b>'))).toContain('&quot;&gt;&lt;b&gt;');
    expect(await read('2041', '')).toMatchObject({ code: 'invalid-request' });
  });
});

describe('the words of an answer', () => {
  const ticket = {
    folio: 'AN-2W8K-1',
    passenger: 'Ana Peña',
    fare: 'ADULTO',
    seat: '7',
    floor: 'P.B.',
    unit: '4388',
    from: 'Tijuana',
    to: 'Tecate',
    departureDatetime: '2026-04-17T09:00:00-07:00',
    timeZone: 'America/Tijuana',
  } as const;
  const now = Date.parse('2026-04-17T08:29:00-07:00');
  const at = '2026-04-17T15:14:00Z';
  it.each<[Scan['verdict'], string, RegExp]>([
    ['valid', 'VÁLIDO', /Asiento 7/],
    ['used', 'YA USADO', /08:14/],
    ['cancelled', 'CANCELADO', /vie.* 17\/04\/2026, 08:14/],
    ['replaced', 'CÓDIGO ANTERIOR', /El boleto cambió el .*08:14/],
    ['unpaid', 'SIN PAGAR', /reserva/],
    ['other-day', 'OTRO DÍA', /17\/04\/2026, 09:00/],
    ['other-bus', 'OTRO AUTOBÚS', /Unidad 4388 · 09:00.*Sale en 31 minutos/],
    ['unknown', 'NO EXISTE', /taquilla/],
  ])('%s: %s, in the time of the terminal', (verdict, word, text) => {
    const answer = answerOf({ verdict, at: verdict === 'valid' ? null : at, ticket }, now);
    expect(answer.word).toBe(word);
    expect(`${answer.why} ${answer.act}`).toMatch(text);
  });
});
