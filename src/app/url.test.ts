import { describe, expect, it } from 'vitest';
import type { Location } from '../../machines/booking/index.ts';
import { locationOf, pathOf } from './url.ts';

const today = '2026-04-17';
const back = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return locationOf(pathname, search, today);
};

describe('addresses', () => {
  const places: [string, Location][] = [
    ['/?o=mty&d=slp&f=20%2F04%2F2026&fr=&r=false', { name: 'home', asked: { originId: 'mty', destinationId: 'slp', date: '2026-04-20' } }],
    ['/venta/asientos', { name: 'seats' }],
    ['/venta/pagos/cart-1', { name: 'summary', cartId: 'cart-1' }],
    ['/venta/orden/a%2Fb/detalle', { name: 'order', orderId: 'a/b' }],
  ];

  it.each(places)('[NAV-001] %s is read and written the same', (path, location) => {
    expect(pathOf(location)).toBe(path);
    expect(back(path)).toEqual(location);
  });

  it('[SEARCH-006][SEARCH-007][SEARCH-008][SEARCH-009][SEARCH-010] the keys of Home', () => {
    const query = new URLSearchParams(pathOf({ name: 'home', asked: { originId: 'a', destinationId: 'b', date: '2026-12-31' } }).slice(2));
    expect(Object.fromEntries(query)).toEqual({ o: 'a', d: 'b', f: '31/12/2026', fr: '', r: 'false' });
  });

  it('a date that is none is today', () => {
    expect(back('/?o=a&d=b&f=31/02/2026')).toMatchObject({ asked: { date: today } });
    expect(back('/')).toEqual({ name: 'home', asked: { originId: null, destinationId: null, date: today } });
  });

  it.each(['/venta', '/venta/pagos', '/venta/pagos/a/b', '/que/es/esto', '/%E0%A4%A'])('[NAV-005] %s is unknown', (path) => {
    expect(back(path)).toEqual({ name: 'unknown' });
  });
});
