import { lookupOf } from './lookup.ts';
import { isServiceDay, runOf } from './runs.ts';
import type { Network, Run } from './types.ts';

/** A small valid feed for tests: one agency, three stops, one route, two trips. Each value is a list of lines, the header first. */
const lines: Readonly<Record<string, readonly string[]>> = {
  'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'uno,Línea Uno,https://example.com/,America/Monterrey'],
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station,stop_timezone',
    'A,Alfa,25.0,-100.0,za,0,,',
    'B,Beta,25.0,-99.5,zb,0,,',
    'C,Gama,25.0,-98.0,zc,0,,America/Matamoros',
    'EST,Estación,25.0,-97.0,,1,,',
  ],
  'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_type', 'r1,uno,1,Alfa - Gama,3'],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'todos,1,1,1,1,1,1,1,20260101,20261231',
  ],
  'calendar_dates.txt': ['service_id,date,exception_type', 'todos,20260501,2'],
  'trips.txt': ['route_id,service_id,trip_id,shape_id', 'r1,todos,t1,s1', 'r1,todos,t2,'],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled,pickup_type,drop_off_type',
    't1,08:00:00,08:00:00,A,1,,,',
    't1,09:00:00,09:05:00,B,2,,,',
    't1,12:00:00,12:00:00,C,3,,,',
    't2,22:00:00,22:00:00,A,1,,,',
    't2,,,B,2,,,',
    't2,26:00:00,26:00:00,C,3,,,',
  ],
  'shapes.txt': ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled', 's1,25.0,-100.0,1,', 's1,25.0,-98.0,2,'],
  'fare_attributes.txt': ['fare_id,price,currency_type,agency_id', 'f1,150.50,MXN,uno'],
  'fare_rules.txt': ['fare_id,route_id,origin_id,destination_id,contains_id', 'f1,r1,za,zb,'],
};

/** Files of the small feed. `more` adds lines to a file, `instead` replaces a whole one, null removes it. */
export function smallFeed(
  more: Readonly<Record<string, readonly string[]>> = {},
  instead: Readonly<Record<string, readonly string[] | null>> = {},
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const name of new Set([...Object.keys(lines), ...Object.keys(more), ...Object.keys(instead)])) {
    if (instead[name] === null) continue;
    files.set(name, `${[...(instead[name] ?? lines[name] ?? []), ...(more[name] ?? [])].join('\n')}\n`);
  }
  return files;
}

/** A small feed with fares v2: a stop in each area, and the products `uno`, `dos` and `tres` at 1, 2 and 3 euros. */
export const legFeed = (more: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  smallFeed(
    {},
    {
      'fare_attributes.txt': null,
      'fare_rules.txt': null,
      'stop_areas.txt': ['area_id,stop_id', 'za,A', 'zb,B', 'zc,C'],
      'route_networks.txt': ['network_id,route_id', 'red,r1'],
      'fare_products.txt': ['fare_product_id,amount,currency', 'uno,1,EUR', 'dos,2,EUR', 'tres,3,EUR'],
      ...more,
    },
  );

/** The runs of a service day (`YYYY-MM-DD`), in the order of the timetable. */
export function runsOn(network: Network, date: string): readonly Run[] {
  const lookup = lookupOf(network);
  return network.trips.filter((trip) => isServiceDay(lookup.calendar(trip.calendarId), date)).map((trip) => runOf(network, trip, date));
}
