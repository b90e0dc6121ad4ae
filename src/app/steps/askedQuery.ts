import { isPlainDate, type PlainDate } from '../../../machines/domain/instant.ts';
import type { SearchAsked } from '../../../machines/search/index.ts';

/**
 * A search as the query of an address: origin, destination, date as DD/MM/YYYY, return date and round trip (SEARCH-006 to SEARCH-010). `i`
 * is the chosen way out while the way back is chosen, and `v` the order whose travellers travel again. Empty while the search is incomplete.
 */
export function queryOf({ originId, destinationId, date, roundTrip, returnDate, outboundId, repeats }: SearchAsked): string {
  if (!originId || !destinationId) return '';
  const back = roundTrip && returnDate !== null ? dayText(returnDate) : '';
  const keys = { o: originId, d: destinationId, f: date === null ? '' : dayText(date), fr: back, r: String(roundTrip) };
  return `?${new URLSearchParams({ ...keys, ...(outboundId !== null && { i: outboundId }), ...(repeats && { v: repeats }) })}`;
}

/** The search in a query. One without a date is for today. */
export function askedOf(query: URLSearchParams): SearchAsked {
  return {
    originId: query.get('o'),
    destinationId: query.get('d'),
    date: dayIn(query.get('f')),
    roundTrip: query.get('r') === 'true',
    returnDate: dayIn(query.get('fr')),
    outboundId: query.get('i'),
    repeats: query.get('v') ?? undefined,
  };
}

function dayText(date: PlainDate): string {
  return date.split('-').toReversed().join('/');
}

function dayIn(text: string | null): PlainDate | null {
  const date = (text ?? '').split('/').toReversed().join('-');
  return isPlainDate(date) ? date : null;
}
