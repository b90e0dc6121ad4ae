import { describe, expect, it } from 'vitest';
import type { OfficePlace } from '../../machines/office/index.ts';
import { pathOf, placeOf } from './places.ts';

const table: readonly (readonly [string, OfficePlace])[] = [
  ['/', { name: 'find' }],
  ['/compra/TUN-7KQ2BYT9', { name: 'order', folio: 'TUN-7KQ2BYT9' }],
  ['/pagos', { name: 'payments' }],
  ['/salidas', { name: 'departures', day: null }],
  ['/salidas?dia=2026-12-01', { name: 'departures', day: '2026-12-01' }],
  ['/salidas/MTY-TAM_0830_2026-11-27', { name: 'passengers', runId: 'MTY-TAM_0830_2026-11-27' }],
  ['/cierre?dia=2026-11-30', { name: 'close', day: '2026-11-30' }],
  ['/personas', { name: 'people' }],
  ['/puertas', { name: 'doors' }],
  ['/registro', { name: 'acts', about: null }],
  ['/registro?de=p_1', { name: 'acts', about: 'p_1' }],
];

describe('addresses of the office', () => {
  it.each(table)('%s', (address, place) => {
    expect(pathOf(place)).toBe(address);
    const { pathname, search } = new URL(address, 'https://anden.example');
    expect(placeOf(pathname, search)).toEqual(place);
  });

  it.each(['/nada', '/compra', '/compra/%E0%A4%A', '/salidas?dia=ayer'])('%s opens a page', (address) => {
    const { pathname, search } = new URL(address, 'https://anden.example');
    expect(['find', 'departures']).toContain(placeOf(pathname, search).name);
  });
});
