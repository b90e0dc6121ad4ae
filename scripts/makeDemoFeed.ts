/** Generates the demo network as GTFS files. Run `npx node scripts/makeDemoFeed.ts` after a change; a test compares the files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoFeedPath } from '../services/trip/feed/load.ts';

type Terminal = { id: string; name: string; latitude: number; longitude: number };
type City = { name: string; region: string; timeZone: string; terminals: readonly [Terminal, ...Terminal[]] };

const north = 'America/Monterrey';
const border = 'America/Matamoros';
const centre = 'America/Mexico_City';

const oneTerminal = (code: string, name: string, latitude: number, longitude: number): readonly [Terminal] => [
  { id: `${code}-1`, name, latitude, longitude },
];

const cities: Readonly<Record<string, City>> = {
  MTY: {
    name: 'Monterrey',
    region: 'Nuevo León',
    timeZone: north,
    terminals: oneTerminal('MTY', 'Central Monterrey', 25.687, -100.3242),
  },
  STC: {
    name: 'Santa Catarina',
    region: 'Nuevo León',
    timeZone: north,
    terminals: oneTerminal('STC', 'Parada Santa Catarina', 25.6733, -100.4583),
  },
  MMS: {
    name: 'Montemorelos',
    region: 'Nuevo León',
    timeZone: north,
    terminals: oneTerminal('MMS', 'Central Montemorelos', 25.1895, -99.829),
  },
  LIN: { name: 'Linares', region: 'Nuevo León', timeZone: north, terminals: oneTerminal('LIN', 'Central Linares', 24.8642, -99.566) },
  SLW: { name: 'Saltillo', region: 'Coahuila', timeZone: north, terminals: oneTerminal('SLW', 'Central Saltillo', 25.3962, -101.008) },
  TRC: { name: 'Torreón', region: 'Coahuila', timeZone: north, terminals: oneTerminal('TRC', 'Central Torreón', 25.5397, -103.401) },
  VIC: {
    name: 'Ciudad Victoria',
    region: 'Tamaulipas',
    timeZone: north,
    terminals: oneTerminal('VIC', 'Central Victoria', 23.7466, -99.1228),
  },
  MTE: {
    name: 'Ciudad Mante',
    region: 'Tamaulipas',
    timeZone: north,
    terminals: oneTerminal('MTE', 'Central Mante', 22.743, -98.973),
  },
  TAM: { name: 'Tampico', region: 'Tamaulipas', timeZone: north, terminals: oneTerminal('TAM', 'Terminal Tampico', 22.2785, -97.8722) },
  SFE: {
    name: 'San Fernando',
    region: 'Tamaulipas',
    timeZone: north,
    terminals: oneTerminal('SFE', 'Central San Fernando', 24.8478, -98.15),
  },
  REX: { name: 'Reynosa', region: 'Tamaulipas', timeZone: border, terminals: oneTerminal('REX', 'Central Reynosa', 26.08, -98.272) },
  MAM: {
    name: 'Matamoros',
    region: 'Tamaulipas',
    timeZone: border,
    terminals: oneTerminal('MAM', 'Central Matamoros', 25.8653, -97.502),
  },
  NLD: {
    name: 'Nuevo Laredo',
    region: 'Tamaulipas',
    timeZone: border,
    terminals: oneTerminal('NLD', 'Central Nuevo Laredo', 27.4465, -99.5262),
  },
  MHL: {
    name: 'Matehuala',
    region: 'San Luis Potosí',
    timeZone: centre,
    terminals: oneTerminal('MHL', 'Central Matehuala', 23.6385, -100.6462),
  },
  SLP: {
    name: 'San Luis Potosí',
    region: 'San Luis Potosí',
    timeZone: centre,
    terminals: oneTerminal('SLP', 'Terminal San Luis', 22.1456, -100.9475),
  },
  VLS: {
    name: 'Ciudad Valles',
    region: 'San Luis Potosí',
    timeZone: centre,
    terminals: oneTerminal('VLS', 'Central Valles', 21.9885, -98.998),
  },
  QRO: {
    name: 'Querétaro',
    region: 'Querétaro',
    timeZone: centre,
    terminals: oneTerminal('QRO', 'Terminal Querétaro', 20.5743, -100.3747),
  },
  GDL: { name: 'Guadalajara', region: 'Jalisco', timeZone: centre, terminals: oneTerminal('GDL', 'Central Nueva', 20.6225, -103.2855) },
  MEX: {
    name: 'Ciudad de México',
    region: 'Ciudad de México',
    timeZone: centre,
    terminals: [
      { id: 'MEX-N', name: 'Terminal Norte', latitude: 19.479, longitude: -99.1404 },
      { id: 'MEX-P', name: 'Terminal Poniente', latitude: 19.3983, longitude: -99.2005 },
    ],
  },
};

/** What a feed says of a terminal; GTFS writes 1 for yes and 2 for no. */
type About = { address?: string; platform?: string; wheelchair?: 1 | 2 };

/** The streets are those of the real terminals. A terminal that is not here says nothing. */
const about: Readonly<Record<string, About>> = {
  'MTY-1': { address: 'Av. Cristóbal Colón 855 Pte., Centro', platform: '12', wheelchair: 1 },
  'STC-1': { address: 'Blvd. Díaz Ordaz, junto al puente peatonal', platform: 'Bahía 2', wheelchair: 2 },
  'SLW-1': { address: 'Periférico Luis Echeverría s/n', wheelchair: 1 },
  'VIC-1': { wheelchair: 1 },
  'NLD-1': { wheelchair: 2 },
  'TAM-1': { address: 'Calle Rosalío Bustamante, Allende', wheelchair: 1 },
  'SLP-1': { address: 'Av. Guadalupe Torres 158, Dalias del Llano', platform: '7', wheelchair: 1 },
  'QRO-1': { address: 'Prol. Luis Vega y Monroy 800, Plazas del Sol', wheelchair: 1 },
  'GDL-1': { address: 'Carretera Libre a Zapotlanejo, Tlaquepaque', wheelchair: 1 },
  'MEX-N': { address: 'Eje Central Lázaro Cárdenas 4907, Magdalena de las Salinas', wheelchair: 1 },
  'MEX-P': { address: 'Av. Sur 122, Real del Monte', wheelchair: 1 },
};

/** What a feed says of the buses of a class: wheelchair_accessible and bikes_allowed. */
const carries: Readonly<Record<string, readonly [wheelchair: number | '', bikes: number | '']>> = {
  economico: ['', 1],
  primera: [2, 1],
  ejecutivo: [1, 2],
  plus: [1, ''],
};

type Road = { minutes: number; via: readonly (readonly [number, number])[] };

/** Driving time of a fast bus and curves of the road between two neighbours, for both directions. */
const roads: Readonly<Record<string, Road>> = {
  'MTY-STC': { minutes: 20, via: [[25.6793, -100.3905]] },
  'STC-SLW': {
    minutes: 55,
    via: [
      [25.6606, -100.7215],
      [25.5405, -100.9484],
    ],
  },
  'SLW-MHL': {
    minutes: 165,
    via: [
      [25.2806, -100.7741],
      [24.687, -100.286],
      [24.0936, -100.4517],
    ],
  },
  'MHL-SLP': {
    minutes: 135,
    via: [
      [23.1586, -100.5439],
      [22.4417, -100.8478],
    ],
  },
  'SLP-QRO': {
    minutes: 150,
    via: [
      [21.7997, -100.7316],
      [21.2994, -100.5147],
    ],
  },
  'QRO-MEX': {
    minutes: 165,
    via: [
      [20.3892, -99.9961],
      [19.9508, -99.5319],
      [19.6534, -99.2038],
    ],
  },
  'SLP-GDL': {
    minutes: 270,
    via: [
      [21.8853, -101.5906],
      [21.3561, -101.9294],
      [20.8169, -102.7634],
    ],
  },
  'QRO-GDL': {
    minutes: 270,
    via: [
      [20.6767, -101.3563],
      [20.3461, -102.0225],
      [20.5483, -102.5083],
    ],
  },
  'SLW-TRC': {
    minutes: 195,
    via: [
      [25.6266, -102.1633],
      [25.7633, -102.9836],
    ],
  },
  'MTY-MMS': { minutes: 75, via: [[25.425, -100.1518]] },
  'MMS-LIN': { minutes: 45, via: [[25.0522, -99.7057]] },
  'LIN-VIC': {
    minutes: 120,
    via: [
      [24.4906, -99.5345],
      [24.1278, -99.2896],
    ],
  },
  'VIC-MTE': { minutes: 95, via: [[23.2519, -98.9594]] },
  'MTE-TAM': { minutes: 110, via: [[22.5556, -98.4008]] },
  'MTY-REX': {
    minutes: 165,
    via: [
      [25.5897, -100.0016],
      [25.7006, -99.2353],
    ],
  },
  'REX-MAM': { minutes: 75, via: [[25.9861, -98.0886]] },
  'REX-SFE': { minutes: 120, via: [[25.4528, -98.155]] },
  'MAM-SFE': { minutes: 105, via: [[25.3306, -97.845]] },
  'SFE-VIC': { minutes: 135, via: [[24.2506, -98.7639]] },
  'MTY-NLD': {
    minutes: 165,
    via: [
      [26.0731, -100.2519],
      [26.5086, -100.1775],
    ],
  },
  'TAM-VLS': { minutes: 130, via: [[22.0481, -98.1897]] },
  'VLS-SLP': {
    minutes: 240,
    via: [
      [21.9319, -99.3928],
      [21.9286, -99.9906],
    ],
  },
  'TAM-MEX': {
    minutes: 480,
    via: [
      [20.9564, -97.4067],
      [20.1011, -98.7591],
    ],
  },
};

type Agency = { id: string; name: string; initials: string; color: string; phone: string };

const agencies: readonly Agency[] = [
  { id: 'cumbre', name: 'Cumbre', initials: 'C', color: '7a3b1f', phone: '81 0000 0200' },
  { id: 'cumbre-plus', name: 'Cumbre Plus', initials: 'C+', color: '0b5a68', phone: '81 0000 0201' },
  { id: 'brisa', name: 'Brisa', initials: 'B', color: '3d4b8a', phone: '81 0000 0202' },
  { id: 'litoral', name: 'Litoral', initials: 'L', color: '8a2f4b', phone: '81 0000 0203' },
];

type Class = { id: string; name: string; layoutId: string; perKm: string; minimum: string; amenities: string; pace: number };

const classes: readonly Class[] = [
  {
    id: 'economico',
    name: 'Económico',
    layoutId: 'single-44',
    perKm: '1.05',
    minimum: '70',
    amenities: '3 5',
    pace: 1.04,
  },
  {
    id: 'primera',
    name: 'Primera',
    layoutId: 'single-36',
    perKm: '1.16',
    minimum: '85',
    amenities: '1 3 4 5',
    pace: 1.0134,
  },
  {
    id: 'ejecutivo',
    name: 'Ejecutivo, 2 pisos',
    layoutId: 'double-46',
    perKm: '1.545',
    minimum: '120',
    amenities: '1 2 3 4 5 6',
    pace: 1,
  },
  {
    id: 'plus',
    name: 'Plus, 28 asientos',
    layoutId: 'single-28',
    perKm: '1.9',
    minimum: '180',
    amenities: '1 2 3 4 5 7',
    pace: 1,
  },
];

type Days = 'diario' | 'laborables' | 'lunes-a-sabado' | 'fin-de-semana';

/** `path` is the road, `calls` are its stops (all of it by default), `out` and `back` are departures. `offer` = 15 % off. */
type Line = {
  agency: string;
  serviceClass: string;
  path: string;
  calls?: string;
  out: string;
  back: string;
  days?: Days;
  offer?: string;
  terminals?: Readonly<Record<string, string>>;
};

const hourly = (first: number, last: number, minute: string): string =>
  Array.from({ length: last - first + 1 }, (_, index) => `${String(first + index).padStart(2, '0')}:${minute}`).join(' ');

const toSlp = 'MTY STC SLW MHL SLP';
const toMex = `${toSlp} QRO MEX`;

const lines: readonly Line[] = [
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: toSlp,
    calls: 'MTY SLP',
    out: '08:30 13:45 17:00 23:00',
    back: '07:30 12:15 17:00 23:15',
    offer: '08:30 17:00',
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: toMex,
    calls: 'MTY SLP QRO MEX',
    out: '07:00 20:00 22:30',
    back: '08:00 19:30 22:00',
    offer: '20:00',
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: 'MTY STC SLW MHL SLP GDL',
    calls: 'MTY SLP GDL',
    out: '09:30 21:00',
    back: '09:00 20:45',
  },
  { agency: 'cumbre-plus', serviceClass: 'ejecutivo', path: 'MTY NLD', out: '07:30 11:30 15:30 19:30', back: '06:30 10:30 14:30 18:30' },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: 'MTY REX',
    out: '08:00 12:00 16:00 20:00',
    back: '07:00 11:00 15:00 19:00',
    offer: '12:00',
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: 'MTY MMS LIN VIC MTE TAM',
    calls: 'MTY VIC TAM',
    out: '09:00 22:15',
    back: '08:45 22:30',
    offer: '09:00',
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: 'MTY STC SLW TRC',
    calls: 'MTY SLW TRC',
    out: '07:45 13:00 18:15',
    back: '06:45 12:30 17:45',
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'ejecutivo',
    path: 'SLP QRO MEX',
    out: '06:00 10:00 14:00 18:00',
    back: '07:00 11:00 15:00 19:00',
  },
  { agency: 'cumbre-plus', serviceClass: 'ejecutivo', path: 'QRO GDL', out: '08:15 16:15', back: '09:15 17:15' },
  { agency: 'cumbre-plus', serviceClass: 'plus', path: toMex, calls: 'MTY MEX', out: '21:00 23:15', back: '21:15 23:00' },
  { agency: 'cumbre-plus', serviceClass: 'plus', path: 'MTY STC SLW MHL SLP QRO', calls: 'MTY SLP QRO', out: '22:00', back: '21:45' },
  {
    agency: 'cumbre-plus',
    serviceClass: 'plus',
    path: 'MEX QRO GDL',
    out: '08:00 15:30 23:30',
    back: '07:15 14:30 23:45',
    terminals: { MEX: 'MEX-P' },
  },
  {
    agency: 'cumbre-plus',
    serviceClass: 'plus',
    path: toSlp,
    calls: 'MTY SLP',
    out: '06:45 18:00',
    back: '06:15 18:30',
    days: 'laborables',
  },
  { agency: 'cumbre', serviceClass: 'primera', path: toSlp, calls: 'MTY SLP', out: '11:00 15:15 23:30', back: '10:30 16:00 23:45' },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: toSlp,
    calls: 'MTY SLW MHL SLP',
    out: '06:00 09:45 14:30 19:00',
    back: '05:45 09:30 14:00 18:45',
  },
  { agency: 'cumbre', serviceClass: 'primera', path: toMex, calls: 'MTY SLW MHL SLP QRO MEX', out: '06:30 18:30', back: '07:30 18:15' },
  { agency: 'cumbre', serviceClass: 'primera', path: 'MTY STC SLW', out: hourly(6, 21, '15'), back: hourly(5, 20, '45') },
  { agency: 'cumbre', serviceClass: 'primera', path: 'MTY MMS LIN VIC', out: '07:00 10:30 14:00 17:30', back: '06:30 10:00 13:30 18:30' },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: 'MTY MMS LIN VIC MTE TAM',
    calls: 'MTY LIN VIC MTE TAM',
    out: '06:00 12:45 23:45',
    back: '05:30 12:00 23:15',
  },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: 'MTY REX MAM',
    out: '06:15 10:15 14:15 18:15 23:59',
    back: '05:15 09:15 13:15 17:15 22:45',
  },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: 'NLD MTY STC SLW MHL SLP QRO MEX',
    calls: 'NLD MTY SLP QRO MEX',
    out: '17:00',
    back: '16:30',
  },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: 'NLD MTY STC SLW',
    calls: 'NLD MTY SLW',
    out: '06:00 12:00 18:00',
    back: '07:15 13:15 19:15',
  },
  { agency: 'cumbre', serviceClass: 'primera', path: 'TRC SLW MHL SLP', out: '08:00 22:00', back: '09:00 22:15' },
  {
    agency: 'cumbre',
    serviceClass: 'primera',
    path: 'MTY STC SLW MHL SLP GDL',
    calls: 'MTY SLW SLP GDL',
    out: '19:45',
    back: '19:15',
    days: 'fin-de-semana',
  },
  { agency: 'brisa', serviceClass: 'economico', path: toSlp, calls: 'MTY MHL SLP', out: '06:15 12:30 20:30', back: '06:45 13:00 20:15' },
  {
    agency: 'brisa',
    serviceClass: 'economico',
    path: 'MTY MMS LIN',
    out: '05:30 09:00 13:00 16:30 20:00',
    back: '05:00 08:30 12:30 16:00 19:30',
    days: 'lunes-a-sabado',
  },
  { agency: 'brisa', serviceClass: 'economico', path: 'MTY MMS LIN VIC', out: '05:00 12:00 18:45', back: '04:45 11:45 18:00' },
  { agency: 'brisa', serviceClass: 'economico', path: 'MTY STC SLW TRC', out: '05:45 11:15 16:45', back: '05:15 11:30 16:15' },
  { agency: 'brisa', serviceClass: 'economico', path: 'SLP QRO', out: '05:30 09:30 13:30 17:30', back: '06:30 10:30 14:30 18:30' },
  {
    agency: 'brisa',
    serviceClass: 'economico',
    path: 'MHL SLP',
    out: '05:00 08:00 14:00',
    back: '07:00 13:00 19:00',
    days: 'lunes-a-sabado',
  },
  { agency: 'litoral', serviceClass: 'primera', path: 'MAM SFE VIC MTE TAM', out: '07:00 21:30', back: '07:30 21:00' },
  { agency: 'litoral', serviceClass: 'primera', path: 'REX SFE VIC', out: '06:30 13:30 18:00', back: '06:00 12:15 17:45' },
  { agency: 'litoral', serviceClass: 'economico', path: 'REX MAM', out: hourly(5, 21, '00'), back: hourly(5, 21, '30') },
  {
    agency: 'litoral',
    serviceClass: 'primera',
    path: 'MAM REX MTY STC SLW MHL SLP',
    calls: 'MAM REX MTY MHL SLP',
    out: '16:45',
    back: '17:30',
  },
  { agency: 'litoral', serviceClass: 'primera', path: 'TAM VLS SLP', out: '08:30 22:30', back: '08:15 22:45' },
  { agency: 'litoral', serviceClass: 'primera', path: 'TAM MEX', out: '21:45', back: '22:15' },
];

/** Calls without a time in the feed; the loader computes them from the road. */
const untimed = new Set(['STC', 'MMS']);

/** Suburb of Monterrey: buses from the city only board there, buses to the city only alight there. */
const suburb = 'STC';

const years = Array.from({ length: 10 }, (_, index) => 2026 + index);

const cityOf = (code: string): City => {
  const city = cities[code];
  if (city === undefined) throw new Error(`no city ${code}`);
  return city;
};

const terminalOf = (line: Line, code: string): Terminal => {
  const { terminals } = cityOf(code);
  return terminals.find((terminal) => terminal.id === line.terminals?.[code]) ?? terminals[0];
};

function roadBetween(from: string, to: string): Road {
  const there = roads[`${from}-${to}`];
  if (there) return there;
  const back = roads[`${to}-${from}`];
  if (!back) throw new Error(`no road from ${from} to ${to}`);
  return { minutes: back.minutes, via: back.via.toReversed() };
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((value) => (/[",]/.test(String(value)) ? `"${String(value)}"` : value)).join(',')).join('\n') + '\n';

/** Text of each file of the demo feed. */
export function demoFiles(): ReadonlyMap<string, string> {
  const routes: (string | number)[][] = [];
  const trips: (string | number)[][] = [];
  const stopTimes: (string | number)[][] = [];
  const shapes = new Map<string, (string | number)[][]>();

  lines.forEach((line, lineIndex) => {
    const path = line.path.split(' ');
    const calls = line.calls?.split(' ') ?? path;
    const serviceClass = classes.find((candidate) => candidate.id === line.serviceClass);
    if (serviceClass === undefined) throw new Error(`no class ${line.serviceClass}`);
    const name = `${cityOf(path[0] ?? '').name} - ${cityOf(path.at(-1) ?? '').name}`;
    const routeId = String(101 + lineIndex);
    routes.push([routeId, line.agency, `${path[0]}-${path.at(-1)}`, name, 3, line.serviceClass]);

    [path, path.toReversed()].forEach((road, direction) => {
      const from = road[0] ?? '';
      const to = road.at(-1) ?? '';
      const shapeId = [...road.map((code) => (code === 'MEX' ? terminalOf(line, code).id : code))].join('.');
      const points: (readonly [number, number])[] = [];
      const reached = new Map<string, number>();
      let minutes = 0;
      road.forEach((code, index) => {
        const before = road[index - 1];
        if (before !== undefined) {
          const section = roadBetween(before, code);
          minutes += section.minutes * serviceClass.pace;
          points.push(...section.via);
        }
        const { latitude, longitude } = terminalOf(line, code);
        points.push([latitude, longitude]);
        reached.set(code, minutes);
      });
      shapes.set(
        shapeId,
        points.map(([latitude, longitude], index) => [shapeId, latitude, longitude, index + 1]),
      );

      const departures = (direction === 0 ? line.out : line.back).split(' ');
      const stopping = road.filter((code) => calls.includes(code));
      departures.forEach((departure, departureIndex) => {
        const tripId = `${routeId}-${direction === 0 ? 'I' : 'R'}${departure.replace(':', '')}`;
        const shortName = String((lineIndex + 1) * 100 + departureIndex * 2 + direction + 1);
        const offer = direction === 0 && line.offer?.split(' ').includes(departure);
        trips.push([
          routeId,
          line.days ?? 'diario',
          tripId,
          cityOf(to).name,
          shortName,
          direction,
          shapeId,
          offer ? 15 : '',
          ...(carries[line.serviceClass] ?? ['', '']),
        ]);
        const [hour = 0, minute = 0] = departure.split(':').map(Number);
        let dwelt = 0;
        stopping.forEach((code, index) => {
          const isFirst = code === from;
          const isLast = code === to;
          const arrival = hour * 60 + minute + (isFirst ? 0 : Math.round((reached.get(code) ?? 0) / 5) * 5 + dwelt);
          const rest = isFirst || isLast || untimed.has(code) ? 0 : cityOf(code).region === 'Nuevo León' || code === 'SLP' ? 10 : 5;
          dwelt += rest;
          const isBlank = untimed.has(code) && !isFirst && !isLast;
          const awayFromMonterrey = road.indexOf('MTY') < road.indexOf(suburb);
          stopTimes.push([
            tripId,
            isBlank ? '' : clock(arrival),
            isBlank ? '' : clock(arrival + rest),
            terminalOf(line, code).id,
            index + 1,
            code === suburb && !awayFromMonterrey ? 1 : 0,
            code === suburb && awayFromMonterrey ? 1 : 0,
          ]);
        });
      });
    });
  });

  const stops = Object.entries(cities).flatMap(([code, city]) => {
    const [main] = city.terminals;
    return [
      [code, code, city.name, city.region, main.latitude, main.longitude, code, 1, '', city.timeZone, '', ''],
      ...city.terminals.map(({ id, name, latitude, longitude }) => {
        const { address = '', platform = '', wheelchair = '' } = about[id] ?? {};
        return [id, '', name, address, latitude, longitude, code, 0, code, '', platform, wheelchair];
      }),
    ];
  });

  const closed = years.flatMap((year) =>
    ['laborables', 'lunes-a-sabado'].flatMap((calendar) => [
      [calendar, `${year}0101`, 2],
      [calendar, `${year}1225`, 2],
    ]),
  );
  const extra = years.map((year) => ['fin-de-semana', `${year}1224`, 1]);

  return new Map([
    [
      'agency.txt',
      csv([
        [
          'agency_id',
          'agency_name',
          'agency_url',
          'agency_timezone',
          'agency_lang',
          'agency_initials',
          'agency_color',
          'agency_text_color',
          'agency_phone',
        ],
        ...agencies.map(({ id, name, initials, color, phone }) => [
          id,
          name,
          'https://example.com/',
          north,
          'es',
          initials,
          color,
          'ffffff',
          phone,
        ]),
      ]),
    ],
    [
      'stops.txt',
      csv([
        [
          'stop_id',
          'stop_code',
          'stop_name',
          'stop_desc',
          'stop_lat',
          'stop_lon',
          'zone_id',
          'location_type',
          'parent_station',
          'stop_timezone',
          'platform_code',
          'wheelchair_boarding',
        ],
        ...stops,
      ]),
    ],
    [
      'service_classes.txt',
      csv([
        ['service_class_id', 'service_class_name', 'layout_id', 'price_per_km', 'minimum_price', 'amenity_ids'],
        ...classes.map(({ id, name, layoutId, perKm, minimum, amenities }) => [id, name, layoutId, perKm, minimum, amenities]),
      ]),
    ],
    ['routes.txt', csv([['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'service_class_id'], ...routes])],
    [
      'calendar.txt',
      csv([
        ['service_id', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'start_date', 'end_date'],
        ['diario', 1, 1, 1, 1, 1, 1, 1, '20260101', '20351231'],
        ['laborables', 1, 1, 1, 1, 1, 0, 0, '20260101', '20351231'],
        ['lunes-a-sabado', 1, 1, 1, 1, 1, 1, 0, '20260101', '20351231'],
        ['fin-de-semana', 0, 0, 0, 0, 1, 1, 1, '20260101', '20351231'],
      ]),
    ],
    ['calendar_dates.txt', csv([['service_id', 'date', 'exception_type'], ...closed, ...extra])],
    [
      'trips.txt',
      csv([
        [
          'route_id',
          'service_id',
          'trip_id',
          'trip_headsign',
          'trip_short_name',
          'direction_id',
          'shape_id',
          'discount_percent',
          'wheelchair_accessible',
          'bikes_allowed',
        ],
        ...trips,
      ]),
    ],
    [
      'stop_times.txt',
      csv([['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'pickup_type', 'drop_off_type'], ...stopTimes]),
    ],
    ['shapes.txt', csv([['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'], ...[...shapes.values()].flat()])],
    [
      'fare_attributes.txt',
      csv([
        ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id'],
        ['frontera', '95.00', 'MXN', 1, 0, 'litoral'],
      ]),
    ],
    [
      'fare_rules.txt',
      csv([
        ['fare_id', 'route_id', 'origin_id', 'destination_id'],
        ['frontera', '', 'REX', 'MAM'],
        ['frontera', '', 'MAM', 'REX'],
      ]),
    ],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of demoFiles()) await writeFile(join(demoFeedPath, name), text);
}
