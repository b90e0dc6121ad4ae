import { describe, expect, it } from 'vitest';
import { runsOn, smallFeed } from './fixture.ts';
import { buildNetwork } from './network.ts';
import { readFeed } from './read.ts';
import { isServiceDay, serviceDays } from './runs.ts';
import { faresOf, priceOf } from './tariff.ts';
import { callCount, timeAt } from './times.ts';
import type { CallTime, Network, Terminal, Trip } from './types.ts';

const networkOf = (files: ReadonlyMap<string, string>): Network => {
  const { network } = buildNetwork(readFeed(files), { version: 'v' });
  if (network === null) throw new Error('no network');
  return network;
};

const tripOf = (network: Network, id: string): Trip => {
  const trip = network.trips.find((candidate) => candidate.id === id);
  if (trip === undefined) throw new Error(`no trip ${id}`);
  return trip;
};

const hours = (value: number): number => value * 3600;
const timesOf = (network: Network, id: string): CallTime[] => {
  const trip = tripOf(network, id);
  return Array.from({ length: callCount(network, trip) }, (_, index) => timeAt(network, trip, index));
};
const clockOf = (network: Network, id: string): number[] => timesOf(network, id).map((time) => time.arrival);

const stopTimes = (...rows: string[]): Record<string, string[]> => ({
  'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled,pickup_type,drop_off_type', ...rows],
});

const onlyFirstTrip = { 'trips.txt': ['route_id,service_id,trip_id,shape_id', 'r1,todos,t1,'] };

describe('times', () => {
  it('count past 24:00', () => {
    expect(timesOf(networkOf(smallFeed()), 't2').at(-1)).toEqual({ arrival: hours(26), departure: hours(26) });
  });

  it('are filled by distance in whole minutes: a quarter of the way, a quarter of the time', () => {
    expect(clockOf(networkOf(smallFeed()), 't2')).toEqual([hours(22), hours(23), hours(26)]);
  });

  it('are filled evenly where the stops are in one place', () => {
    const network = networkOf(
      smallFeed(
        { 'stops.txt': ['A2,Alfa dos,25.0,-100.0,,0,,', 'A3,Alfa tres,25.0,-100.0,,0,,', 'A4,Alfa cuatro,25.0,-100.0,,0,,'] },
        { ...onlyFirstTrip, ...stopTimes('t1,08:00:00,08:00:00,A,1,,,', 't1,,,A2,2,,,', 't1,,,A3,3,,,', 't1,11:00:00,11:00:00,A4,4,,,') },
      ),
    );
    expect(clockOf(network, 't1')).toEqual([hours(8), hours(9), hours(10), hours(11)]);
  });

  it('use arrival or departure for both, in the order of sequence and not of the file', () => {
    const network = networkOf(smallFeed({}, { ...onlyFirstTrip, ...stopTimes('t1,,12:00:00,C,30,,,', 't1,08:00:00,,A,5,,,') }));
    expect(timesOf(network, 't1')).toEqual([
      { arrival: hours(8), departure: hours(8) },
      { arrival: hours(12), departure: hours(12) },
    ]);
  });
});

describe('what the feed says of stops and trips', () => {
  const network = networkOf(
    smallFeed(
      {},
      {
        'stops.txt': [
          'stop_id,stop_name,stop_desc,stop_lat,stop_lon,stop_url,location_type,parent_station,platform_code,wheelchair_boarding',
          'EST,Central,"Calle 5, Centro",25.0,-100.0,https://example.com/central,1,,,2',
          'A,Central,,25.0,-100.0,,0,EST,7,',
          'B,Beta,Junto al puente,25.0,-99.5,javascript:alert(1),0,,,1',
          'C,Central,,25.0,-98.0,https://example.com/c,0,EST,,1',
        ],
        'trips.txt': [
          'route_id,service_id,trip_id,wheelchair_accessible,bikes_allowed',
          'r1,todos,t1,1,2',
          // A value that GTFS does not have says nothing, and the trip is sold.
          'r1,todos,t2,0,7',
        ],
        'fare_attributes.txt': null,
        'fare_rules.txt': null,
      },
    ),
  );

  it('a stop has its address, platform, page and access, else those of its station', () => {
    const about = ({ address, platform, url, wheelchair }: Terminal) => [address, platform, url, wheelchair];
    expect(network.terminals.map(about)).toEqual([
      ['Calle 5, Centro', '7', 'https://example.com/central', false],
      ['Junto al puente', '', '', true],
      ['Calle 5, Centro', '', 'https://example.com/c', true],
    ]);
  });

  it('a trip carries wheelchairs and bicycles, does not, or says nothing', () => {
    expect(['t1', 't2'].map((id) => tripOf(network, id))).toMatchObject([
      { wheelchair: true, bikes: false },
      { wheelchair: null, bikes: null },
    ]);
  });
});

describe('distances', () => {
  it('follows the shape, and takes the straight line and a fifth without one', () => {
    const [shaped, straight] = networkOf(smallFeed()).patterns;
    const length = shaped?.calls.at(-1)?.distance ?? 0;
    expect(length).toBeGreaterThan(200_000);
    expect(length).toBeLessThan(203_000);
    expect((straight?.calls.at(-1)?.distance ?? 0) / length).toBeCloseTo(1.2, 2);
    expect(shaped?.calls[1]?.distance).toBeCloseTo(length / 4, -2);
  });

  it('use the distances of the feed when both sides have them, in any unit', () => {
    const network = networkOf(
      smallFeed(
        {},
        {
          'trips.txt': ['route_id,service_id,trip_id,shape_id', 'r1,todos,t1,s1'],
          'shapes.txt': [
            'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled',
            's1,25.0,-100.0,1,0',
            's1,25.0,-98.0,2,10',
          ],
          ...stopTimes('t1,08:00:00,08:00:00,A,1,0,,', 't1,09:00:00,09:00:00,B,2,5,,', 't1,12:00:00,12:00:00,C,3,10,,'),
        },
      ),
    );
    const [, middle, last] = network.patterns[0]?.calls ?? [];
    expect((middle?.distance ?? 0) / (last?.distance ?? 1)).toBeCloseTo(0.5, 3);
  });

  it('ignore a shape that passes far from the stops', () => {
    const far = { 'shapes.txt': ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', 's1,19.0,-100.0,1', 's1,19.0,-98.0,2'] };
    const [pattern, other] = networkOf(smallFeed({}, far)).patterns;
    expect(pattern?.calls).toEqual(other?.calls);
  });

  it('follows a road there and back to the stops in their order', () => {
    const network = networkOf(
      smallFeed(
        { 'stops.txt': ['D,Delta,25.0,-99.99,,0,,'] },
        {
          'trips.txt': ['route_id,service_id,trip_id,shape_id', 'r1,todos,t1,s1'],
          'shapes.txt': [
            'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
            's1,25.0,-100.0,1',
            's1,25.0,-99.0,2',
            's1,25.0,-98.0,3',
            's1,25.0,-99.0,4',
            's1,25.0,-99.99,5',
          ],
          ...stopTimes(
            't1,08:00:00,08:00:00,A,1,,,',
            't1,09:00:00,09:00:00,B,2,,,',
            't1,12:00:00,12:00:00,C,3,,,',
            't1,16:00:00,16:00:00,D,4,,,',
          ),
        },
      ),
    );
    const distances = network.patterns[0]?.calls.map((call) => Math.round(call.distance / 1000));
    expect(distances).toEqual([0, 50, 202, 402]);
  });
});

describe('places', () => {
  const withStation = (stationZone: string): Network =>
    networkOf(
      smallFeed(
        {},
        {
          'stops.txt': [
            'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,zone_id,location_type,parent_station,stop_timezone',
            `EST,REX,Reynosa,Tamaulipas,26.0,-98.0,,1,,${stationZone}`,
            'A,,Alfa,,25.0,-100.0,za,0,,',
            'B,,Alfa,,25.0,-99.5,zb,0,,',
            'C,,Andén 4,,25.0,-98.0,zc,0,EST,America/Tijuana',
            'X,,Sin viajes,,25.0,-98.0,zc,0,,',
          ],
        },
      ),
    );

  it('makes a station the place of its stops, with its name, code and zone', () => {
    const network = withStation('America/Matamoros');
    expect(network.places).toMatchObject([
      { id: 'A', name: 'Alfa', shortcode: 'ALF', timeZone: 'America/Monterrey' },
      { id: 'B', name: 'Alfa', shortcode: 'ALF-2' },
      { id: 'EST', name: 'Reynosa', shortcode: 'REX', region: 'Tamaulipas', timeZone: 'America/Matamoros' },
    ]);
    expect(network.terminals.at(-1)).toMatchObject({ id: 'C', placeId: 'EST', name: 'Andén 4', timeZone: 'America/Matamoros' });
  });

  it('[SEARCH-030] gives places and terminals the name that every surface shows', () => {
    const stops = ['stop_id,stop_name,stop_lat,stop_lon', 'A,CIUDAD DE MÉXICO,25.0,-100.0', 'B,El Paso,25.0,-99.5', 'C,la paz,25.0,-98.0'];
    const { places, terminals } = networkOf(smallFeed({}, { 'stops.txt': stops }));
    expect(places.map(({ name }) => name)).toEqual(['Ciudad de México', 'El Paso', 'La Paz']);
    expect(terminals.map(({ name }) => name)).toEqual(['Ciudad de México', 'El Paso', 'La Paz']);
  });

  it('takes the zone of the agency where a station has none', () => {
    expect(withStation('').terminals.at(-1)).toMatchObject({ timeZone: 'America/Monterrey' });
  });

  it('makes ids that fit in a topic and stay different', () => {
    const network = networkOf(
      smallFeed(
        {},
        {
          'trips.txt': ['route_id,service_id,trip_id', 'r1,todos,v/1#', 'r1,todos,v 1+'],
          ...stopTimes(
            'v/1#,08:00:00,08:00:00,A,1,,,',
            'v/1#,12:00:00,12:00:00,C,2,,,',
            'v 1+,08:00:00,08:00:00,A,1,,,',
            'v 1+,12:00:00,12:00:00,C,2,,,',
          ),
        },
      ),
    );
    expect(network.trips.map((trip) => trip.id)).toEqual(['v-1', 'v-1-2']);
    expect(network.trips.map((trip) => trip.scheduleName)).toEqual(['0800', '0800-2']);
    expect(network.patterns).toHaveLength(1);
    const long = networkOf(
      smallFeed({}, { 'routes.txt': ['route_id,agency_id,route_short_name,route_type', `${'r'.repeat(300)},uno,1,3`, 'r1,uno,1,3'] }),
    );
    expect(long.routes.map((route) => route.id.length)).toEqual([40, 2]);
  });
});

describe('service days', () => {
  it('follow the week, its ends, and both kinds of exception', () => {
    const [calendar] = networkOf(
      smallFeed(
        { 'calendar_dates.txt': ['todos,20270101,1', 'todos,20260703,1', 'todos,20260702,2'] },
        {
          'calendar.txt': [
            'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
            'todos,1,1,1,1,0,0,0,20260101,20261231',
          ],
        },
      ),
    ).calendars;
    if (calendar === undefined) throw new Error('no calendar');
    const runs = (date: string): boolean => isServiceDay(calendar, date);
    expect(runs('2026-07-01')).toBe(true);
    expect(runs('2026-07-02')).toBe(false);
    expect(runs('2026-07-03')).toBe(true);
    expect(runs('2026-07-04')).toBe(false);
    expect(runs('2025-12-31')).toBe(false);
    expect(runs('2026-12-31')).toBe(true);
    expect(runs('2027-01-01')).toBe(true);
    expect(runs('2027-01-04')).toBe(false);
  });

  it('lists days over the end of a month, and none backwards', () => {
    expect(serviceDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(serviceDays('2026-03-02', '2026-03-01')).toEqual([]);
  });
});

describe('runs', () => {
  const callsOf = (network: Network, id: string, date: string) => runsOn(network, date).find((run) => run.tripId === id)?.calls ?? [];

  it('gives each stop the time of its own zone', () => {
    const network = networkOf(smallFeed());
    expect(callsOf(network, 't1', '2026-01-15').map((call) => call.arrival)).toEqual([
      '2026-01-15T08:00:00-06:00',
      '2026-01-15T09:00:00-06:00',
      '2026-01-15T12:00:00-06:00',
    ]);
    expect(callsOf(network, 't1', '2026-07-15').map((call) => call.departure)).toEqual([
      '2026-07-15T08:00:00-06:00',
      '2026-07-15T09:05:00-06:00',
      '2026-07-15T13:00:00-05:00',
    ]);
  });

  it('arrives on the next day past 24:00', () => {
    expect(callsOf(networkOf(smallFeed()), 't2', '2026-01-31').at(-1)?.arrival).toBe('2026-02-01T02:00:00-06:00');
  });

  it('crosses the clock change of Matamoros on 8 March 2026 with the right offset before and after', () => {
    const network = networkOf(smallFeed());
    expect(callsOf(network, 't2', '2026-03-06').at(-1)?.arrival).toBe('2026-03-07T02:00:00-06:00');
    expect(callsOf(network, 't2', '2026-03-07').at(-1)?.arrival).toBe('2026-03-08T03:00:00-05:00');
    expect(callsOf(network, 't1', '2026-03-08').at(-1)?.arrival).toBe('2026-03-08T13:00:00-05:00');
    const autumn = networkOf(
      smallFeed({}, { ...onlyFirstTrip, ...stopTimes('t1,00:30:00,00:30:00,A,1,,,', 't1,01:30:00,01:30:00,C,2,,,') }),
    );
    expect(callsOf(autumn, 't1', '2026-11-01').at(-1)?.arrival).toBe('2026-11-01T01:30:00-06:00');
    const hourBefore = networkOf(
      smallFeed({}, { ...onlyFirstTrip, ...stopTimes('t1,00:15:00,00:15:00,A,1,,,', 't1,00:30:00,00:30:00,C,2,,,') }),
    );
    expect(callsOf(hourBefore, 't1', '2026-11-01').at(-1)?.arrival).toBe('2026-11-01T01:30:00-05:00');
  });

  it('takes the contact of an agency, and leaves out what is no phone, mail or page', () => {
    const head = 'agency_id,agency_name,agency_timezone,agency_url,agency_phone,agency_email';
    const brandOf = (values: string) =>
      networkOf(smallFeed({}, { 'agency.txt': [head, `uno,Línea Uno,America/Monterrey,${values}`] })).brands[0];
    expect(brandOf('https://uno.example/,81 0000 0200,hola@uno.example')).toMatchObject({
      phone: '81 0000 0200',
      email: 'hola@uno.example',
      url: 'https://uno.example/',
    });
    const brand = brandOf('javascript:alert(1),llama,hola');
    expect([brand?.phone, brand?.email, brand?.url]).toEqual([undefined, undefined, undefined]);
  });

  it('counts from noon minus 12 hours where the agency itself changes its clocks', () => {
    const network = networkOf(
      smallFeed({}, { 'agency.txt': ['agency_id,agency_name,agency_timezone', 'uno,Línea Uno,America/Matamoros'], ...onlyFirstTrip }),
    );
    expect(callsOf(network, 't1', '2026-03-08')[0]?.departure).toBe('2026-03-08T08:00:00-05:00');
    expect(callsOf(network, 't1', '2026-11-01')[0]?.departure).toBe('2026-11-01T08:00:00-06:00');
    const early = networkOf(
      smallFeed(
        {},
        {
          'agency.txt': ['agency_id,agency_name,agency_timezone', 'uno,Línea Uno,America/Matamoros'],
          ...onlyFirstTrip,
          ...stopTimes('t1,01:00:00,01:00:00,A,1,,,', 't1,05:00:00,05:00:00,C,2,,,'),
        },
      ),
    );
    expect(callsOf(early, 't1', '2026-03-08')[0]?.departure).toBe('2026-03-08T00:00:00-06:00');
  });

  it('do not exist on a removed day, and have the same unit each time', () => {
    const network = networkOf(smallFeed());
    expect(runsOn(network, '2026-05-01')).toEqual([]);
    const [run] = runsOn(network, '2026-05-02');
    expect(run).toMatchObject({ id: 'r1_0800_2026-05-02', brandId: 'uno', scheduleName: '0800', unit: expect.stringMatching(/^\d{4}$/) });
    expect(runsOn(network, '2026-05-02')[0]).toEqual(run);
  });

  it('mark calls without boarding or alighting', () => {
    const network = networkOf(
      smallFeed(
        {},
        { ...onlyFirstTrip, ...stopTimes('t1,08:00:00,08:00:00,A,1,,,1', 't1,09:00:00,09:00:00,B,2,,1,0', 't1,12:00:00,12:00:00,C,3,,1,') },
      ),
    );
    expect(callsOf(network, 't1', '2026-05-02').map((call) => [call.boarding, call.alighting])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(faresOf(network, tripOf(network, 't1'), '2026-05-02').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
});

describe('prices', () => {
  const wednesday = '2026-07-01';
  const friday = '2026-07-03';

  it('takes the fare of the feed on its leg and the tariff by distance on the others', () => {
    const network = networkOf(smallFeed());
    expect(faresOf(network, tripOf(network, 't1'), friday)).toEqual([
      { from: 0, to: 1, amount: 15_050_000, regular: 15_050_000 },
      { from: 0, to: 2, amount: 22_400_000, regular: 22_400_000 },
      { from: 1, to: 2, amount: 16_800_000, regular: 16_800_000 },
    ]);
  });

  it('is cheaper in the middle of the week, never for less than the minimum', () => {
    const network = networkOf(smallFeed({}, { 'fare_rules.txt': null, 'fare_attributes.txt': null }));
    const trip = tripOf(network, 't1');
    expect(priceOf(network, trip, wednesday, 0, 2).amount).toBeLessThan(priceOf(network, trip, friday, 0, 2).amount);
    expect(priceOf(network, trip, wednesday, 0, 1).amount).toBe(5_600_000);
  });

  it('use the most specific fare, then the lowest', () => {
    const network = networkOf(
      smallFeed({
        'fare_attributes.txt': ['todo,900,MXN,', 'ruta,300,MXN,', 'cara,400,MXN,uno', 'barata,350,MXN,uno'],
        'fare_rules.txt': ['ruta,r1,,,', 'cara,,za,zc,', 'barata,,za,zc,'],
      }),
    );
    const trip = tripOf(network, 't1');
    expect(priceOf(network, trip, friday, 0, 1).amount).toBe(15_050_000);
    expect(priceOf(network, trip, friday, 0, 2).amount).toBe(35_000_000);
    expect(priceOf(network, trip, friday, 1, 2).amount).toBe(30_000_000);
  });

  it('takes the discount of a trip off the regular price', () => {
    const network = networkOf(
      smallFeed({}, { 'trips.txt': ['route_id,service_id,trip_id,discount_percent', 'r1,todos,t1,15', 'r1,todos,t2,'] }),
    );
    expect(priceOf(network, tripOf(network, 't1'), friday, 0, 1)).toEqual({ regular: 15_050_000, amount: 12_800_000 });
  });

  it('refuse a journey that the trip does not make', () => {
    const network = networkOf(smallFeed());
    expect(() => priceOf(network, tripOf(network, 't1'), friday, 2, 1)).toThrow('no journey');
  });
});
