import { generatePath, matchPath } from 'react-router';
import type { Location } from '../../../machines/booking/index.ts';
import type { Address } from './manifest.ts';
import { steps } from './steps.ts';

/** The base path of the shop (NAV-001). */
export const BASE = '/compra';

const manifests = Object.values(steps);
const paths = manifests.flatMap(({ path, read, also }) => [{ path, read }, ...(also ? [also] : [])]);

/** The address of a location, without the base path (NAV-004 to NAV-012). */
export function pathOf(location: Location): string {
  if (location.name === 'unknown') return '/';
  const manifest = steps[location.name];
  // A manifest writes locations of its own name, and the name selected the manifest.
  const { params = {}, query = '' } = (manifest.write as (place: Location) => ReturnType<typeof manifest.write>)(location);
  return `${generatePath(manifest.path, params)}${query}`;
}

/** The location of an address; an unrecognised address is `unknown`. */
export function locationOf(path: string, search: string): Location {
  const query = new URLSearchParams(search);
  for (const { path: pattern, read } of paths) {
    const match = matchPath(pattern, path || '/');
    const address: Address | null = match && { params: decoded(match.params), query };
    const location = address && read(address);
    if (location) return location;
  }
  return { name: 'unknown' };
}

function decoded(params: Address['params']): Address['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value === undefined ? undefined : plain(value)]));
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
