import type { Location } from '../../machines/booking/index.ts';
import { isPlainDate, type PlainDate } from '../../machines/domain/instant.ts';
import type { SearchAsked } from '../../machines/search/index.ts';

/** The shop lives below this path (NAV-001). */
export const BASE = '/compra';

/** Addresses below `/compra/`, without it. One table, read in both directions (NAV-004 to NAV-012). */
export function pathOf(location: Location): string {
  switch (location.name) {
    case 'home':
      return `/${queryOf(location.asked)}`;
    case 'seats':
      return location.editing ? '/venta/asientos?action=editar' : '/venta/asientos';
    case 'summary':
      return `/venta/pagos/${encodeURIComponent(location.cartId)}`;
    case 'order':
      return `/venta/orden/${encodeURIComponent(location.orderId)}/detalle`;
    case 'unknown':
      return '/';
    default:
      return location satisfies never;
  }
}

/** The place that an address names; whatever is not known is `unknown`. `today` fills a search without a date. */
export function locationOf(path: string, search: string, today: string): Location {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { name: 'home', asked: askedOf(new URLSearchParams(search), today) };
  if (first === 'venta' && second === 'asientos' && parts.length === 2)
    return { name: 'seats', editing: new URLSearchParams(search).get('action') === 'editar' };
  if (first === 'venta' && second === 'pagos' && third && parts.length === 3) return { name: 'summary', cartId: decoded(third) };
  if (first === 'venta' && second === 'orden' && third && fourth === 'detalle') return { name: 'order', orderId: decoded(third) };
  return { name: 'unknown' };
}

/**
 * Keys of the search: origin, destination, date as DD/MM/YYYY, return date and round trip (SEARCH-006 to SEARCH-010), and as `i` the way out
 * that was taken while the way back is chosen.
 */
function queryOf({ originId, destinationId, date, roundTrip, returnDate, outboundId }: SearchAsked): string {
  if (!originId || !destinationId || !date) return '';
  const back = roundTrip && returnDate !== null ? dayText(returnDate) : '';
  const keys = { o: originId, d: destinationId, f: dayText(date), fr: back, r: String(roundTrip) };
  return `?${new URLSearchParams(outboundId === null ? keys : { ...keys, i: outboundId })}`;
}

function askedOf(query: URLSearchParams, today: string): SearchAsked {
  return {
    originId: query.get('o'),
    destinationId: query.get('d'),
    date: dayIn(query.get('f')) ?? today,
    roundTrip: query.get('r') === 'true',
    returnDate: dayIn(query.get('fr')),
    outboundId: query.get('i'),
  };
}

function dayText(date: PlainDate): string {
  return date.split('-').toReversed().join('/');
}

function dayIn(text: string | null): PlainDate | null {
  const date = (text ?? '').split('/').toReversed().join('-');
  return isPlainDate(date) ? date : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
