import type { Location } from '../../machines/booking/index.ts';
import { isPlainDate } from '../../machines/domain/instant.ts';
import type { SearchDraft } from '../../machines/search/index.ts';

/** The shop lives below this path (NAV-001). */
export const BASE = '/compra';

/** Addresses below `/compra/`, without it. One table, read in both directions (NAV-004 to NAV-012). */
export function pathOf(location: Location): string {
  switch (location.name) {
    case 'home':
      return `/${queryOf(location.asked)}`;
    case 'seats':
      return '/venta/asientos';
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
  if (first === 'venta' && second === 'asientos' && parts.length === 2) return { name: 'seats' };
  if (first === 'venta' && second === 'pagos' && third && parts.length === 3) return { name: 'summary', cartId: decoded(third) };
  if (first === 'venta' && second === 'orden' && third && fourth === 'detalle') return { name: 'order', orderId: decoded(third) };
  return { name: 'unknown' };
}

/** Keys of the search: origin, destination, date as DD/MM/YYYY, return date and round trip (SEARCH-006 to SEARCH-010). */
function queryOf({ originId, destinationId, date }: SearchDraft): string {
  if (!originId || !destinationId || !date) return '';
  const [year, month, day] = date.split('-');
  return `?${new URLSearchParams({ o: originId, d: destinationId, f: `${day}/${month}/${year}`, fr: '', r: 'false' })}`;
}

function askedOf(query: URLSearchParams, today: string): SearchDraft {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(query.get('f') ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return { originId: query.get('o'), destinationId: query.get('d'), date: isPlainDate(date) ? date : today };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
