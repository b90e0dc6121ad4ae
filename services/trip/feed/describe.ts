import { dateOf, dayNumber } from './days.ts';
import type { NetworkSummary } from './summary.ts';
import type { FeedFailure, FeedReport, Problem, Tariff, Unprintable } from './types.ts';
import { listText } from '../../shared/listText.ts';

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (date: string): string => long.format(new Date(date));

/** Days before the last day of service from which each start warns. */
const nearDays = 30;

function daysText({ days }: NetworkSummary): string {
  return days === null ? 'sin ningún día con viajes' : `viajes del ${dayText(days.first)} al ${dayText(days.last)}`;
}

function endWarning({ days }: NetworkSummary, today: string): string[] {
  if (days === null) return ['Aviso: ningún día tiene viajes.'];
  if (days.last < today) return [`Aviso: el último día con viajes, el ${dayText(days.last)}, ya pasó; carga una red nueva.`];
  if (days.last > dateOf(dayNumber(today) + nearDays)) return [];
  return [`Aviso: el último día con viajes es el ${dayText(days.last)}; carga pronto una red nueva.`];
}

function rateText({ perKm, minimum }: Tariff, currency: string): string {
  const money = (amount: number): string => `${(amount / 100_000).toFixed(2)} ${currency}`;
  return `${money(perKm)} por km, mínimo ${money(minimum)}`;
}

function tariffText({ tariff, currency }: NetworkSummary): string[] {
  if (tariff === null) return [];
  const classes = tariff.map(({ name, ...rate }) => `${name} ${rateText(rate, currency)}`);
  return [`La red no tiene precios: se vende por tarifa (${classes.join('; ')}).`];
}

/** What every start says about a network. `today` is YYYY-MM-DD. */
export function describeSummary(summary: NetworkSummary, today: string): string {
  const head = [
    count(summary.brands, 'línea', 'líneas'),
    count(summary.places, 'lugar', 'lugares'),
    count(summary.routes, 'ruta', 'rutas'),
    count(summary.trips, 'viaje', 'viajes'),
    daysText(summary),
  ].join(', ');
  return [head, ...tariffText(summary), ...endWarning(summary, today)].join('\n');
}

/** Every problem, one a line: `archivo:línea razón`. */
export const listProblems = (problems: readonly Problem[]): string =>
  problems.map(({ file, line, reason }) => (line === 0 ? `${file} ${reason}\n` : `${file}:${line} ${reason}\n`)).join('');

const mostReasons = 20;

/** The problems by file and reason, the most frequent first. */
function reasonsOf(problems: readonly Problem[]): string[] {
  const groups = Map.groupBy(problems, ({ file, reason }) => `${file}: ${reason.replaceAll(/ ?"[^"]*"/g, '')}`);
  const lines = [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, [first, ...others]]) => {
      if (first === undefined || first.line === 0) return reason;
      return others.length === 0
        ? `${reason} (línea ${first.line})`
        : `${reason} (${others.length + 1} filas, la primera es la ${first.line})`;
    });
  const left = lines.length - mostReasons;
  return left > 0 ? [...lines.slice(0, mostReasons), `y ${count(left, 'razón', 'razones')} más`] : lines;
}

const mostNames = 3;

/** A count with some of its names. */
function named(names: readonly string[], one: string, many: string): string[] {
  const some = names.slice(0, mostNames).join(', ');
  return names.length === 0 ? [] : [`${count(names.length, one, many)} (${some}${names.length > mostNames ? '…' : ''})`];
}

function lettersText({ stops, brands, classes }: Unprintable): string[] {
  const names = [
    ...named(stops, 'parada', 'paradas'),
    ...named(brands, 'línea', 'líneas'),
    ...named(classes, 'clase de servicio', 'clases de servicio'),
  ];
  return names.length === 0 ? [] : [`Los boletos en PDF no tienen letras para ${listText(names)}: ahí llevan su código.`];
}

function gapsText(gaps: FeedReport['byTariff']): string[] {
  if (gaps === undefined) return [];
  const { journeys, all, from, to, currency, tariff } = gaps;
  const many = `La red no da precio a ${journeys} de ${count(all, 'recorrido', 'recorridos')}, como de ${from} a ${to}`;
  return [`${many}: lo que falta se vende por tarifa (${rateText(tariff, currency)}).`];
}

/** What a load left out and why. `list` is the file with every problem. */
export function describeReport(
  { problems, leftOut, withoutSeconds, unprintable, unreadFares, byTariff }: FeedReport,
  list: string | undefined,
): string {
  const { routes, trips } = leftOut;
  return [
    ...(routes > 0 ? [`Sin vender: ${count(routes, 'ruta', 'rutas')} y ${count(trips, 'viaje', 'viajes')} que no son de autobús.`] : []),
    ...(withoutSeconds > 0
      ? [`${count(withoutSeconds, 'hora sin segundos, como 8:05, se leyó', 'horas sin segundos, como 8:05, se leyeron')} con :00.`]
      : []),
    ...(unreadFares === undefined ? [] : [`Se vende con los precios de fare_attributes.txt. ${unreadFares}`]),
    ...gapsText(byTariff),
    ...lettersText(unprintable),
    ...(problems.length > 0 ? [count(problems.length, 'fila con problemas', 'filas con problemas')] : []),
    ...reasonsOf(problems),
    ...(list === undefined ? [] : [`La lista completa está en ${list}`]),
  ].join('\n');
}

/** The message after a feed was refused. */
export const describeFailure = ({ detail }: FeedFailure): string => `${detail} Los datos anteriores quedan como estaban.`;
