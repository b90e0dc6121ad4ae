import type { OfficePlace } from '../../machines/office/index.ts';

/** The path under which the office is served. */
export const BASE = '/operacion';

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The address of a page, under `BASE`. No personal data is in an address. */
export function pathOf(place: OfficePlace): string {
  switch (place.name) {
    case 'find':
      return '/';
    case 'order':
      return `/compra/${encodeURIComponent(place.folio)}`;
    case 'payments':
      return '/pagos';
    case 'departures':
      return place.day === null ? '/salidas' : `/salidas?dia=${place.day}`;
    case 'passengers':
      return `/salidas/${encodeURIComponent(place.runId)}`;
    case 'close':
      return place.day === null ? '/cierre' : `/cierre?dia=${place.day}`;
    case 'people':
      return '/personas';
    case 'doors':
      return '/puertas';
    case 'acts':
      return place.about === null ? '/registro' : `/registro?de=${encodeURIComponent(place.about)}`;
    default:
      return place satisfies never;
  }
}

/** The page of an address under `BASE`; an unknown one is the search. */
export function placeOf(path: string, search: string): OfficePlace {
  const query = new URLSearchParams(search);
  const day = query.get('dia');
  const [page = '', id = ''] = path.replace(/^\//, '').split('/').map(decoded);
  switch (page) {
    case 'compra':
      return id === '' ? { name: 'find' } : { name: 'order', folio: id };
    case 'pagos':
      return { name: 'payments' };
    case 'salidas':
      return id === '' ? { name: 'departures', day: isDay(day) ? day : null } : { name: 'passengers', runId: id };
    case 'cierre':
      return { name: 'close', day: isDay(day) ? day : null };
    case 'personas':
      return { name: 'people' };
    case 'puertas':
      return { name: 'doors' };
    case 'registro':
      return { name: 'acts', about: query.get('de') };
    default:
      return { name: 'find' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
