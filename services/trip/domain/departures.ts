import type { components } from '../../../openapi/types/trip.ts';
import { departuresStarting } from '../feed/dayRuns.ts';
import { withoutAccents } from '../feed/ids.ts';
import { lookupOf } from '../feed/lookup.ts';
import type { Run, Trip } from '../feed/types.ts';
import type { CartTicket } from './ticket.ts';
import type { Timetable } from './timetable.ts';

type Schemas = components['schemas'];

/** Most departures of one answer. */
export const mostDepartures = 500;

/** What the tables know of a departure. Instants are of the service. */
export interface DepartureCounts {
  readonly sold: number;
  readonly held: number;
  readonly scanned: number;
  readonly closedAt: Date | null;
}

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a trip stops at a place, or is of a line or brand, whose words begin so. */
function finder({ network }: Timetable, text: string): (trip: Trip, unit: string) => boolean {
  const { brand, route, pattern, place, terminal } = lookupOf(network);
  const asked = wordsOf(text);
  const known = new Map<string, string>();
  const wordsOfTrip = ({ patternId, routeId }: Trip): string => {
    const key = `${patternId} ${routeId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const stops = pattern(patternId).calls.flatMap(({ placeId, terminalId }) => [
      place(placeId).name,
      place(placeId).shortcode,
      terminal(terminalId).name,
    ]);
    const { name, brandId } = route(routeId);
    const words = wordsOf([name, brand(brandId).name, ...stops].join(' '))
      .map((word) => ` ${word}`)
      .join('');
    known.set(key, words);
    return words;
  };
  return (trip, unit) => asked.every((word) => word === unit || wordsOfTrip(trip).includes(` ${word}`));
}

/** The runs whose first stop is on a day (`YYYY-MM-DD`), by departure; of those the first 500, and whether there are more. */
export function departuresOn(timetable: Timetable, day: string, text = ''): { readonly runs: readonly Run[]; readonly isMore: boolean } {
  const isAsked = finder(timetable, text);
  const runs = departuresStarting(timetable.network, day).filter(({ trip, run }) => isAsked(trip, run.unit));
  return { runs: runs.slice(0, mostDepartures).map(({ run }) => run), isMore: runs.length > mostDepartures };
}

/** The name of a line; its ends where the feed has no name. */
export function lineOf({ network, place }: Timetable, { routeId, calls }: Pick<Run, 'routeId' | 'calls'>): string {
  const { name } = lookupOf(network).route(routeId);
  const nameOf = (id = ''): string => place(id)?.name ?? id;
  return name === '' ? `${nameOf(calls[0]?.placeId)} - ${nameOf(calls.at(-1)?.placeId)}` : name;
}

const none: DepartureCounts = { sold: 0, held: 0, scanned: 0, closedAt: null };

/** A departure in the shape of the contract. */
export function departureToWire(timetable: Timetable, run: Run, counts: DepartureCounts = none): Schemas['OfficeDeparture'] {
  const [first, last] = [run.calls[0], run.calls.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`run ${run.id} has no calls`);
  const nameOf = (id: string): string => timetable.place(id)?.name ?? id;
  const { sold, held, scanned, closedAt } = counts;
  return {
    runId: run.id,
    line: lineOf(timetable, run),
    from: nameOf(first.placeId),
    to: nameOf(last.placeId),
    departsAt: first.departure,
    arrivesAt: last.arrival,
    timeZone: timetable.lookup.terminal(first.terminalId).timeZone,
    seats: timetable.layout(run).capacity,
    sold,
    held,
    scanned,
    unit: run.unit === '' ? null : run.unit,
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** What is painted on the seat of a ticket. */
export const seatLabelOf = ({ body, seat }: Pick<CartTicket, 'body' | 'seat'>): string => (body.seat === '' ? String(seat) : body.seat);
