import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallFeed } from './fixture.ts';
import { describeReport, listProblems } from './describe.ts';
import { EMPTY_REPORT, loadFeed } from './load.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anden-feed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function asFolder(name: string, files: ReadonlyMap<string, string>): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const [file, text] of files) await writeFile(join(path, file), text);
  return path;
}

async function asZip(name: string, files: ReadonlyMap<string, string>, prefix = ''): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, zipSync(Object.fromEntries([...files].map(([file, text]) => [prefix + file, strToU8(text)]))));
  return path;
}

describe('loading a feed', () => {
  it('has the same result for a folder, a zip, and a zip or folder with a folder inside', async () => {
    const loaded = await loadFeed(await asFolder('plano', smallFeed()));
    expect(loaded).toMatchObject({ ok: true, report: { problems: [] } });
    expect(await loadFeed(await asZip('plano.zip', smallFeed()))).toEqual(loaded);
    expect(await loadFeed(await asZip('dentro.zip', new Map([...smallFeed(), ['leeme.md', 'x']]), 'gtfs/'))).toEqual(loaded);
    await asFolder('fuera/dentro', smallFeed());
    expect(await loadFeed(join(folder, 'fuera'))).toEqual(loaded);
  });

  it('reads windows-1252 where the text is not UTF-8', async () => {
    const path = await asFolder('viejo', smallFeed());
    const text = smallFeed().get('stops.txt')?.replace('Alfa', 'Cañón') ?? '';
    await writeFile(join(path, 'stops.txt'), Buffer.from(text, 'latin1'));
    const loaded = await loadFeed(path);
    expect(loaded.ok && loaded.network.places[0]?.name).toBe('Cañón');
  });

  it('reports bad rows and loads the rest', async () => {
    const loaded = await loadFeed(await asFolder('roto', smallFeed({ 'trips.txt': ['r9,todos,t9,'] })));
    expect(loaded.ok && loaded.network.trips).toHaveLength(2);
    expect(describeReport(loaded.report, undefined)).toContain('1 fila con problemas\ntrips.txt: route_id no existe (línea 4)');
  });

  it('returns every reason when no row is usable', async () => {
    const files = smallFeed({}, { 'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', 't1,tarde,tarde,A,1'] });
    const path = await asFolder('vacio', files);
    const loaded = await loadFeed(path);
    expect(loaded).toMatchObject({
      ok: false,
      failure: { code: 'feed-without-trips', detail: `${path} no tiene ningún viaje utilizable.` },
    });
    expect(loaded.report.problems.map((problem) => problem.reason)).toEqual([
      'arrival_time "tarde" no es una hora',
      'trip_id "t2" no tiene dos paradas',
    ]);
  });

  it('returns a failure for a path without a feed', async () => {
    expect(await loadFeed(join(folder, 'nada.zip'))).toMatchObject({ ok: false, failure: { code: 'feed-not-found' } });
    await writeFile(join(folder, 'texto.zip'), 'esto no es un zip');
    expect(await loadFeed(join(folder, 'texto.zip'))).toMatchObject({ ok: false, failure: { code: 'feed-unreadable' } });
    expect(await loadFeed(await asFolder('otra', new Map([['leeme.md', 'x']])))).toMatchObject({
      ok: false,
      failure: { code: 'feed-unreadable' },
    });
    expect(await loadFeed(await asFolder('cascaron', new Map([['stops.txt', '']])))).toMatchObject({
      ok: false,
      failure: { code: 'feed-without-trips' },
    });
  });

  it('counts the problems by file and reason, and lists all of them for a file', () => {
    const problems = [
      { file: 'stops.txt', line: 0, reason: 'falta el archivo' },
      ...[3, 7, 9].map((line) => ({ file: 'stop_times.txt', line, reason: `arrival_time "${line}" no es una hora` })),
    ];
    expect(describeReport({ ...EMPTY_REPORT, problems, leftOut: { routes: 1, trips: 20 } }, '/tmp/lista.txt')).toBe(
      [
        'Sin vender: 1 ruta y 20 viajes que no son de autobús.',
        '4 filas con problemas',
        'stop_times.txt: arrival_time no es una hora (3 filas, la primera es la 3)',
        'stops.txt: falta el archivo',
        'La lista completa está en /tmp/lista.txt',
      ].join('\n'),
    );
    expect(listProblems(problems)).toBe(
      'stops.txt falta el archivo\n' + [3, 7, 9].map((line) => `stop_times.txt:${line} arrival_time "${line}" no es una hora\n`).join(''),
    );
    expect(describeReport(EMPTY_REPORT, undefined)).toBe('');
  });

  it('names three of the stops, lines and classes that a ticket prints by their code', () => {
    const unprintable = { stops: ['서울', '부산', '대구', '인천'], brands: ['ไทยทัวร์'], classes: [] };
    expect(describeReport({ ...EMPTY_REPORT, unprintable }, undefined)).toBe(
      'Los boletos en PDF no tienen letras para 4 paradas (서울, 부산, 대구…) y 1 línea (ไทยทัวร์): ahí llevan su código.',
    );
  });

  it('takes the currency of the fares of what it sells', async () => {
    const train = {
      'routes.txt': ['tren,uno,2,Tren,2'],
      'fare_attributes.txt': ['f2,9,USD,uno'],
      'fare_rules.txt': ['f2,tren,,,'],
    };
    const loaded = await loadFeed(await asFolder('tren', smallFeed(train)));
    expect(loaded).toMatchObject({ ok: true, network: { currency: 'MXN' } });
  });

  it('counts the journeys that the fares leave to the tariff, unless the feed has a tariff of its own', async () => {
    const textOf = async (name: string, more: Readonly<Record<string, readonly string[]>>) =>
      describeReport((await loadFeed(await asFolder(name, smallFeed(more)))).report, undefined);
    expect(await textOf('huecos', {})).toBe(
      'La red no da precio a 2 de 3 recorridos, como de Alfa a Gama: lo que falta se vende por tarifa (1.05 MXN por km, mínimo 60.00 MXN).',
    );
    const classes = [
      'service_class_id,service_class_name,layout_id,price_per_km,minimum_price,amenity_ids',
      'buena,Buena,single-28,2.5,50,',
    ];
    expect(await textOf('tarifa', { 'service_classes.txt': classes })).toBe('');
    const others = { 'fare_attributes.txt': ['f2,20,MXN,uno'], 'fare_rules.txt': ['f2,r1,,zc,'] };
    expect(await textOf('llenos', others)).toBe('');
  });

  it('sells fares v2 before those of v1, and those of v1 where the others give no single price', async () => {
    const areas = ['area_id,stop_id', 'za,A', 'zb,B', 'zc,C'];
    const products = ['fare_product_id,amount,currency', 'uno,1,MXN', 'dos,2,MXN'];
    const priceOf = async (name: string, rules: readonly string[], older: Readonly<Record<string, string[]>> = {}) => {
      const files = {
        'stop_areas.txt': areas,
        'fare_products.txt': products,
        'fare_leg_rules.txt': ['from_area_id,to_area_id,fare_product_id', ...rules],
      };
      const { report, ...loaded } = await loadFeed(await asFolder(name, smallFeed(older, files)));
      return { amounts: loaded.ok && loaded.network.fares.map(({ amount }) => amount), text: describeReport(report, undefined) };
    };
    expect(await priceOf('nuevos', [',,dos'])).toEqual({ amounts: [200_000, 200_000, 200_000], text: '' });
    expect(await priceOf('viejos', ['za,zb,uno', 'za,zb,dos'])).toEqual({
      amounts: [15_050_000],
      text: expect.stringContaining(
        `Se vende con los precios de fare_attributes.txt. ${join(folder, 'viejos')} tiene precios que la tienda no puede leer: no hay un solo precio en 1 de 3 recorridos: de Alfa a Beta valen «uno» (1.00 MXN) y «dos» (2.00 MXN).`,
      ),
    });
    const elsewhere = await priceOf('ajenos', ['zc,za,dos']);
    expect(elsewhere.text).toContain('ningún precio de fare_products.txt es de un recorrido que se vende');
    const twoCurrencies = { 'fare_attributes.txt': ['f2,9,USD,uno'], 'fare_rules.txt': ['f2,r1,,zc,'] };
    // A refused feed sells nothing, so its report does not say by which prices it sells.
    expect(await priceOf('ninguno', ['za,zb,uno', 'za,zb,dos'], twoCurrencies)).toEqual({
      amounts: false,
      text: expect.not.stringContaining('Se vende con'),
    });
    expect((await priceOf('sin-reglas', [])).text).toContain('fare_products.txt no sirve sin fare_leg_rules.txt');
  });

  it('loads 200 000 stop times in a small multiple of the time for reading their rows', async () => {
    const trips = Array.from({ length: 10_000 }, (_, index) => index);
    const stops = Array.from({ length: 20 }, (_, index) => index);
    const feed = smallFeed(
      {},
      {
        'stops.txt': [
          'stop_id,stop_name,stop_lat,stop_lon,zone_id',
          ...stops.map((stop) => `S${stop},Parada ${stop},25,${-100 + stop / 10},z${stop}`),
        ],
        'trips.txt': ['route_id,service_id,trip_id,shape_id', ...trips.map((trip) => `r1,todos,t${trip},s1`)],
        'stop_times.txt': [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
          ...trips.flatMap((trip) =>
            stops.map((stop) => `t${trip},${stop % 3 === 0 || stop === 19 ? `${6 + stop}:00:00,${6 + stop}:01:00` : ','},S${stop},${stop}`),
          ),
        ],
        'fare_rules.txt': null,
      },
    );
    const path = await asZip('grande.zip', feed);
    const start = performance.now();
    const rows = parse(feed.get('stop_times.txt') ?? '', { columns: true });
    const read = performance.now();
    const loaded = await loadFeed(path);
    const ratio = (performance.now() - read) / (read - start);
    expect(rows).toHaveLength(200_000);
    expect(loaded).toMatchObject({ ok: true, report: { problems: [] } });
    expect(loaded.ok && loaded.network.trips).toHaveLength(10_000);
    expect(ratio).toBeLessThan(40);
  });
});
