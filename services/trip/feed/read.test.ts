import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallFeed } from './fixture.ts';
import { buildNetwork } from './network.ts';
import { quotasOf } from './quotas.ts';
import { readFeed } from './read.ts';
import type { Problem } from './types.ts';

const load = (files: ReadonlyMap<string, string>) => {
  const rows = readFeed(files);
  const { network, problems } = buildNetwork(rows, { version: 'v' });
  return { rows, network, problems: [...rows.problems, ...problems] };
};

const lineCount = (file: string): number => (smallFeed().get(file) ?? '').trimEnd().split('\n').length;

describe('a sound feed', () => {
  it('has no problems', () => {
    expect(load(smallFeed()).problems).toEqual([]);
  });

  it('reads a byte order mark, CRLF, quotes, spaces, empty lines and columns in any order', () => {
    const plain = load(smallFeed()).network;
    const files = smallFeed(
      {},
      {
        'stops.txt': [
          'stop_lon,stop_lat,stop_id , stop_name,parent_station,zone_id',
          '-100.0,25.0,A,"Alfa ""Norte"", centro"',
          '',
          ' -99.5 , 25.0 , B , Beta',
          '-98.0,25.0,C,Gama',
        ],
      },
    );
    const odd = new Map([...files].map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`]));
    const { network, problems } = load(odd);
    expect(problems.filter((problem) => problem.file !== 'fare_rules.txt')).toEqual([]);
    expect(network?.places.map((place) => place.name)).toEqual(['Alfa "Norte", centro', 'Beta', 'Gama']);
    expect(network?.trips).toEqual(plain?.trips);
  });

  it('brings a name with breaks of lines, tabs and other spaces into one line', () => {
    const names = ['"Al\nfa"', '"Be\rta"', '"Ga\u2028ma\u00A0\t  dos\u0085"'];
    const { network, problems } = load(
      smallFeed(
        {},
        { 'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...names.map((name, index) => `${'ABC'[index]},${name},25,-10${index}`)] },
      ),
    );
    expect(problems.filter(({ file }) => file === 'stops.txt')).toEqual([]);
    expect(network?.places.map((place) => place.name)).toEqual(['Al fa', 'Be ta', 'Ga ma dos']);
  });

  it('does without the optional files', () => {
    const { network, problems } = load(
      smallFeed({}, { 'shapes.txt': null, 'fare_attributes.txt': null, 'fare_rules.txt': null, 'calendar_dates.txt': null }),
    );
    expect(problems).toEqual([]);
    expect(network?.trips).toHaveLength(2);
    expect(network?.patterns.map((pattern) => pattern.shapeId)).toEqual([null]);
  });

  it('does with calendar_dates alone', () => {
    const { network, problems } = load(
      smallFeed({}, { 'calendar.txt': null, 'calendar_dates.txt': ['service_id,date,exception_type', 'todos,20260601,1'] }),
    );
    expect(problems).toEqual([]);
    expect(network?.calendars).toMatchObject([{ added: ['2026-06-01'], weekdays: [false, false, false, false, false, false, false] }]);
  });

  it('takes the only agency when the rows leave it out', () => {
    const { network, problems } = load(
      smallFeed(
        {},
        {
          'agency.txt': ['agency_name,agency_url,agency_timezone', 'Línea Uno,https://example.com/,America/Monterrey'],
          'routes.txt': ['route_id,route_short_name,route_type', 'r1,Uno,3'],
          'fare_attributes.txt': ['fare_id,price,currency_type', 'f1,10,MXN'],
        },
      ),
    );
    expect(problems).toEqual([]);
    expect(network?.brands).toMatchObject([{ id: 'linea', name: 'Línea Uno', initials: 'LU' }]);
    expect(network?.routes).toMatchObject([{ brandId: 'linea' }]);
  });
});

describe('bad rows', () => {
  const cases: readonly (readonly [file: string, row: string, reason: string])[] = [
    ['agency.txt', 'dos,,https://example.com/,America/Monterrey', 'falta agency_name'],
    ['agency.txt', 'dos,Línea Dos,https://example.com/,Marte/Olympus', 'no es una zona horaria'],
    ['agency.txt', 'uno,Otra,https://example.com/,America/Monterrey', 'agency_id "uno" está repetido'],
    ['stops.txt', ',Sin id,25,-100,,0,,', 'falta stop_id'],
    ['stops.txt', 'D,,25,-100,,0,,', 'falta stop_name'],
    ['stops.txt', 'D,Delta,95,-100,,0,,', 'stop_lat "95" no es una latitud'],
    ['stops.txt', 'D,Delta,25,oeste,,0,,', 'stop_lon "oeste" no es una longitud'],
    ['stops.txt', 'D,Delta,25,-100,,9,,', 'location_type "9" no es válido'],
    ['stops.txt', 'D,Delta,25,-100,,0,nada,', 'parent_station "nada" no existe'],
    ['stops.txt', 'D,Delta,25,-100,,0,A,', 'parent_station "A" no existe o no es una estación'],
    ['stops.txt', 'D,Delta,25,-100,,1,EST,', 'una estación no puede tener parent_station'],
    ['stops.txt', 'D,Delta,25,-100,,0,,Luna/Mar', 'stop_timezone "Luna/Mar" no es una zona horaria'],
    ['stops.txt', 'A,Alfa otra vez,25,-100,,0,,', 'stop_id "A" está repetido'],
    ['stops.txt', 'D,Delta,25,-100,,0,,,,,', 'la fila tiene'],
    ['stops.txt', 'D,De"lta,25,-100,,0,,', 'comillas mal puestas'],
    ['stops.txt', 'D,Del\u0000ta,25,-100,,0,,', 'la fila tiene un signo de control: U+0000'],
    ['stops.txt', 'D,Del\u202Eta,25,-100,,0,,', 'la fila tiene un signo de control: U+202E'],
    ['stops.txt', 'D\u0007,Delta,25,-100,,0,,', 'la fila tiene un signo de control: U+0007'],
    ['routes.txt', ',uno,2,Otra,3', 'falta route_id'],
    ['routes.txt', 'r2,uno,,,3', 'falta route_short_name o route_long_name'],
    ['routes.txt', 'r2,uno,2,Otra,bus', 'route_type "bus" no es válido'],
    ['routes.txt', 'r2,dos,2,Otra,3', 'agency_id "dos" no existe'],
    ['routes.txt', 'r1,uno,2,Otra,3', 'route_id "r1" está repetido'],
    ['calendar.txt', ',1,1,1,1,1,1,1,20260101,20261231', 'falta service_id'],
    ['calendar.txt', 'x,1,1,2,1,1,1,1,20260101,20261231', 'wednesday "2" no es 0 ni 1'],
    ['calendar.txt', 'x,1,1,1,1,1,1,1,20260230,20261231', 'start_date "20260230" no es una fecha'],
    ['calendar.txt', 'x,1,1,1,1,1,1,1,20260101,hoy', 'end_date "hoy" no es una fecha'],
    ['calendar.txt', 'x,1,1,1,1,1,1,1,20260101,20250101', 'end_date es anterior a start_date'],
    ['calendar.txt', 'todos,1,1,1,1,1,1,1,20260101,20261231', 'service_id "todos" está repetido'],
    ['calendar_dates.txt', ',20260101,1', 'falta service_id'],
    ['calendar_dates.txt', 'todos,20261301,1', 'date "20261301" no es una fecha'],
    ['calendar_dates.txt', 'todos,20260101,3', 'exception_type "3" no es 1 ni 2'],
    ['calendar_dates.txt', 'todos,20260501,1', 'la excepción "todos 2026-05-01" está repetido'],
    ['trips.txt', 'r1,todos,,', 'falta trip_id'],
    ['trips.txt', 'r9,todos,t9,', 'route_id "r9" no existe'],
    ['trips.txt', 'r1,nunca,t9,', 'service_id "nunca" no existe'],
    ['trips.txt', 'r1,todos,t1,', 'trip_id "t1" está repetido'],
    ['trips.txt', 'r1,todos,t9,', 'trip_id "t9" no tiene dos paradas'],
    ['stop_times.txt', 't9,08:00:00,08:00:00,A,1,,,', 'trip_id "t9" no existe'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,Z,4,,,', 'stop_id "Z" no existe'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,EST,4,,,', 'stop_id "EST" es una estación'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,A,cuatro,,,', 'stop_sequence "cuatro" no es un número entero'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,A,3,,,', 'la parada "t1 3" está repetido'],
    ['stop_times.txt', 't1,13:61:00,13:00:00,A,4,,,', 'arrival_time "13:61:00" no es una hora'],
    ['stop_times.txt', 't1,13:00:00,1 pm,A,4,,,', 'departure_time "1 pm" no es una hora'],
    ['stop_times.txt', 't1,13:00:00,12:59:00,A,4,,,', 'departure_time es anterior a arrival_time'],
    ['stop_times.txt', 't1,11:00:00,11:00:00,A,4,,,', 'la hora es anterior a la de la parada previa'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,A,4,-5,,', 'shape_dist_traveled "-5" no es una distancia'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,A,4,,7,', 'pickup_type "7" no es válido'],
    ['stop_times.txt', 't1,13:00:00,13:00:00,A,4,,,x', 'drop_off_type "x" no es válido'],
    ['shapes.txt', ',25,-100,1,', 'falta shape_id'],
    ['shapes.txt', 's1,25,-100,uno,', 'shape_pt_sequence "uno" no es un número entero'],
    ['shapes.txt', 's1,norte,-100,3,', 'shape_pt_lat "norte" no es una latitud'],
    ['shapes.txt', 's1,25,-200,3,', 'shape_pt_lon "-200" no es una longitud'],
    ['shapes.txt', 's1,25,-98,3,lejos', 'shape_dist_traveled "lejos" no es una distancia'],
    ['shapes.txt', 's1,25,-98,2,', 'el punto "s1 2" está repetido'],
    ['fare_attributes.txt', ',10,MXN,', 'falta fare_id'],
    ['fare_attributes.txt', 'f2,gratis,MXN,', 'price "gratis" no es un importe'],
    ['fare_attributes.txt', 'f2,10,XYZ1,', 'currency_type "XYZ1" no es una moneda'],
    ['fare_attributes.txt', 'f2,10,MXN,dos', 'agency_id "dos" no existe'],
    ['fare_attributes.txt', 'f1,10,MXN,', 'fare_id "f1" está repetido'],
    ['fare_rules.txt', 'f9,r1,,,', 'fare_id "f9" no existe'],
    ['fare_rules.txt', 'f1,r9,,,', 'route_id "r9" no existe'],
    ['fare_rules.txt', 'f1,,zz,,', 'origin_id "zz" no es zona'],
    ['fare_rules.txt', 'f1,,,zz,', 'destination_id "zz" no es zona'],
    ['fare_rules.txt', 'f1,,,,za', 'contains_id no se admite'],
  ];

  it.each(cases)('%s leaves out "%s": %s', (file, row, reason) => {
    const { network, problems } = load(smallFeed({ [file]: [row] }));
    const sound = load(smallFeed()).network;
    expect(problems).toEqual([{ file, line: lineCount(file) + 1, reason: expect.stringContaining(reason) }]);
    expect({ ...network, version: sound?.version }).toEqual(sound);
  });

  const classHeader = 'service_class_id,service_class_name,layout_id,price_per_km,minimum_price,amenity_ids';
  it.each([
    [',Buena,single-44,1,1,', 'falta service_class_id'],
    ['x,,single-44,1,1,', 'falta service_class_name'],
    ['x,Buena,nave,1,1,', 'layout_id "nave" no existe'],
    ['x,Buena,single-44,caro,1,', 'price_per_km "caro" no es un importe'],
    ['x,Buena,single-44,1,,', 'minimum_price "" no es un importe'],
    ['x,Buena,single-44,1,1,1 99', 'amenity_ids tiene 99, que no existe'],
    ['buena,Otra,single-44,1,1,', 'service_class_id "buena" está repetido'],
  ])('service_classes.txt leaves out "%s": %s', (row, reason) => {
    const { network, problems } = load(smallFeed({ 'service_classes.txt': [classHeader, 'buena,Buena,single-28,2.5,50,1 3', row] }));
    expect(problems).toEqual([{ file: 'service_classes.txt', line: 3, reason: expect.stringContaining(reason) }]);
    expect(network?.classes).toEqual([
      { id: 'buena', name: 'Buena', layoutId: 'single-28', perKm: 250_000, minimum: 5_000_000, amenityIds: [1, 3] },
    ]);
    expect(network?.trips.map((trip) => trip.layoutId)).toEqual(['single-28', 'single-28']);
  });

  const quotaHeader = 'fare_id,places,service_class_id';
  it.each([
    ['9,2,', 'fare_id "9" no es una categoría'],
    ['371,2,', 'fare_id "371" no es una categoría'],
    ['3,dos,', 'places "dos" no es un número entero'],
    ['3,2,nadie', 'service_class_id "nadie" no existe'],
    ['4,3,', 'el cupo "4 " está repetido'],
  ])('fare_quotas.txt leaves out "%s": %s', (row, reason) => {
    const { network, problems } = load(smallFeed({ 'fare_quotas.txt': [quotaHeader, '4,10,', row] }));
    expect(problems).toEqual([{ file: 'fare_quotas.txt', line: 3, reason: expect.stringContaining(reason) }]);
    expect(network?.quotas).toEqual([{ fareId: '4', places: 10, classId: null }]);
  });

  it('fare_quotas.txt overrides 8 students, 2 teachers and 2 with INAPAM, and a class overrides all', () => {
    const defaults = load(smallFeed()).network;
    expect(defaults && quotasOf(defaults, 'any')).toEqual([
      { fareId: '4', places: 8 },
      { fareId: '5', places: 2 },
      { fareId: '3', places: 2 },
    ]);
    const classes = { 'service_classes.txt': [classHeader, 'buena,Buena,single-28,2.5,50,1 3'] };
    const { network } = load(smallFeed({ ...classes, 'fare_quotas.txt': [quotaHeader, '4,6,', '4,0,buena', '2,4,'] }));
    expect(network && quotasOf(network, 'other')).toContainEqual({ fareId: '4', places: 6 });
    expect(network && quotasOf(network, 'buena')).toEqual([
      { fareId: '4', places: 0 },
      { fareId: '5', places: 2 },
      { fareId: '3', places: 2 },
      { fareId: '2', places: 4 },
    ]);
  });

  it('takes a trip with an unknown shape, without the shape', () => {
    const { network, problems } = load(
      smallFeed({}, { 'trips.txt': ['route_id,service_id,trip_id,shape_id', 'r1,todos,t1,s9', 'r1,todos,t2,'] }),
    );
    expect(problems).toEqual([{ file: 'trips.txt', line: 2, reason: 'shape_id "s9" no existe: el viaje entra sin trazo' }]);
    expect(network?.trips).toHaveLength(2);
  });

  it('skips trips without a time at an end', () => {
    const { network, problems } = load(
      smallFeed({
        'trips.txt': ['r1,todos,sin-salida,', 'r1,todos,sin-llegada,'],
        'stop_times.txt': [
          'sin-salida,,,A,1,,,',
          'sin-salida,10:00:00,10:00:00,B,2,,,',
          'sin-llegada,09:00:00,09:00:00,A,1,,,',
          'sin-llegada,,,B,2,,,',
        ],
      }),
    );
    expect(problems.map((problem) => problem.reason)).toEqual([
      'trip_id "sin-salida" no tiene hora en su primera parada',
      'trip_id "sin-llegada" no tiene hora en su última parada',
    ]);
    expect(network?.trips.map((trip) => trip.id)).toEqual(['t1', 't2']);
  });

  it('reports a missing column, a missing file and an empty one', () => {
    const reasons = (problems: readonly Problem[]): string[] => problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
    expect(reasons(load(smallFeed({}, { 'shapes.txt': ['shape_id,shape_pt_lat', 's1,25'] })).problems)).toContain(
      'shapes.txt:1 falta la columna shape_pt_lon, shape_pt_sequence',
    );
    expect(reasons(load(smallFeed({}, { 'agency.txt': null })).problems)[0]).toBe('agency.txt:0 falta el archivo');
    expect(reasons(load(smallFeed({}, { 'calendar.txt': null, 'calendar_dates.txt': null })).problems)).toContain(
      'calendar.txt:0 falta el archivo',
    );
    expect(reasons(load(smallFeed({}, { 'fare_rules.txt': [''] })).problems)).toEqual(['fare_rules.txt:1 el archivo está vacío']);
  });

  it.each([
    ['t9,06:00:00,07:00:00,600,0', 'trip_id "t9" no existe'],
    ['t1,6,07:00:00,600,0', 'start_time "6" no es una hora'],
    ['t1,06:00:00,,600,0', 'end_time "" no es una hora'],
    ['t1,06:00:00,06:00:00,600,0', 'end_time no es posterior a start_time'],
    ['t1,06:00:00,07:00:00,1,0', 'headway_secs "1" no es un intervalo desde 60 s'],
    ['t1,06:00:00,07:00:00,600,2', 'exact_times "2" no es válido'],
  ])('frequencies.txt leaves out "%s": %s', (row, reason) => {
    const header = 'trip_id,start_time,end_time,headway_secs,exact_times';
    expect(load(smallFeed({ 'frequencies.txt': [header, row] })).problems).toEqual([{ file: 'frequencies.txt', line: 2, reason }]);
  });

  it('a refused row is reported once, without the rows that need it', () => {
    const files = smallFeed({
      'routes.txt': ['r2,uno,2,Otra,bus'],
      'trips.txt': ['r2,todos,t3,', 'r2,todos,t4,'],
      'stop_times.txt': ['t3,08:00:00,08:00:00,A,1,,,', 't3,09:00:00,09:00:00,B,2,,,', 'x,08:00:00,08:00:00,A,1,,,', 'x,09:00:00,,B,2,,,'],
    });
    expect(load(files).problems.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      'routes.txt route_type "bus" no es válido',
      'stop_times.txt trip_id "x" no existe',
    ]);
  });

  it('a fare whose only rule is refused does not become the price of everything', () => {
    const { network } = load(smallFeed({ 'fare_attributes.txt': ['f2,1,MXN,'], 'fare_rules.txt': ['f2,,,,za'] }));
    expect(network?.fares).toHaveLength(1);
  });

  it('counts the lines of a quoted value with breaks', () => {
    const { problems } = load(smallFeed({ 'stops.txt': ['D,"De\nlta",25,-100,,0,,', 'E,,25,-100,,0,,'] }));
    expect(problems).toEqual([{ file: 'stops.txt', line: lineCount('stops.txt') + 3, reason: 'falta stop_name' }]);
  });

  it('never throws and never returns decreasing times, for any cell', () => {
    const sound = smallFeed();
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        '"',
        ',',
        '-1',
        '99:99:99',
        '1e9',
        'NaN',
        '20261301',
        'A',
        't1',
        'zc',
        '24:00:00',
        '\u0000',
        '00:00:00',
        '__proto__',
      ),
    );
    const change = fc.record({ file: fc.constantFrom(...sound.keys()), row: fc.nat(6), column: fc.nat(8), value: junk });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const files = new Map(sound);
        for (const { file, row, column, value } of changes) {
          const rows = (files.get(file) ?? '').split('\n').map((line) => line.split(','));
          const cells = rows[row];
          if (cells) cells[column % cells.length] = value;
          files.set(file, rows.map((cellsOfRow) => cellsOfRow.join(',')).join('\n'));
        }
        const { network } = load(files);
        for (const profile of network?.profiles ?? []) expect(profile).toEqual(profile.toSorted((a, b) => a - b));
        for (const pattern of network?.patterns ?? []) {
          const distances = pattern.calls.map((call) => call.distance);
          expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 500 },
    );
  });
});
