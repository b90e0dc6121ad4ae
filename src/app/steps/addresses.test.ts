import { describe, expect, it } from 'vitest';
import type { Location } from '../../../machines/booking/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { pageTitle } from '../../messages/es-MX.ts';
import { locationOf, pathOf } from './addresses.ts';

const roundTrip = { ...oneWay('mty', 'slp', '2026-04-20'), roundTrip: true, returnDate: '2026-04-22' };
const back = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return locationOf(pathname, search);
};

describe('addresses', () => {
  const places: [string, Location][] = [
    ['/?o=mty&d=slp&f=20%2F04%2F2026&fr=&r=false', { name: 'home', asked: oneWay('mty', 'slp', '2026-04-20') }],
    ['/?o=mty&d=slp&f=20%2F04%2F2026&fr=22%2F04%2F2026&r=true', { name: 'home', asked: roundTrip }],
    [
      '/?o=mty&d=slp&f=20%2F04%2F2026&fr=22%2F04%2F2026&r=true&i=MTY-SLP%3A0-3',
      { name: 'home', asked: { ...roundTrip, outboundId: 'MTY-SLP:0-3' } },
    ],
    [
      '/calendario/main?o=mty&d=slp&f=&fr=&r=false&v=o_1',
      { name: 'calendar', view: 'main', asked: { ...oneWay('mty', 'slp', null), repeats: 'o_1' } },
    ],
    [
      '/?o=mty&d=slp&f=20%2F04%2F2026&fr=&r=false&v=o_1',
      { name: 'home', asked: { ...oneWay('mty', 'slp', '2026-04-20'), repeats: 'o_1' } },
    ],
    ['/ayuda', { name: 'help' }],
    ['/terminos', { name: 'terms' }],
    ['/privacidad', { name: 'privacy' }],
    ['/venta/asientos', { name: 'seats', editing: false }],
    ['/venta/asientos/editar', { name: 'seats', editing: true }],
    [
      '/calendario/main?o=mty&d=slp&f=20%2F04%2F2026&fr=&r=false',
      { name: 'calendar', view: 'main', asked: oneWay('mty', 'slp', '2026-04-20') },
    ],
    ['/venta/pagos/cart-1', { name: 'summary', cartId: 'cart-1' }],
    ['/venta/pagos/cart-1?token=Xk29', { name: 'summary', cartId: 'cart-1', token: 'Xk29' }],
    ['/venta/confirmacion/cash/reserva/o_1', { name: 'voucher', orderId: 'o_1' }],
    ['/venta/orden/a%2Fb/detalle', { name: 'order', orderId: 'a/b' }],
    ['/usuario/mi-cuenta', { name: 'profile', section: 'data' }],
    ['/usuario/mi-cuenta?seccion=pasajeros', { name: 'profile', section: 'passengers' }],
    ['/usuario/mi-cuenta?seccion=pagos', { name: 'profile', section: 'cards' }],
    ['/usuario/mi-cuenta?seccion=raites', { name: 'profile', section: 'raites' }],
    ['/usuario/mi-cuenta?seccion=seguridad', { name: 'profile', section: 'security' }],
    ['/usuario/mis-boletos', { name: 'trips' }],
    ['/mi-viaje/o_1?acceso=b2_-x.sig', { name: 'ownOrder', orderId: 'o_1', pass: 'b2_-x.sig' }],
    ['/mi-viaje/o_1', { name: 'ownOrder', orderId: 'o_1', pass: null }],
    ['/registro', { name: 'registration', token: null }],
    ['/registro?token=Xk29', { name: 'registration', token: 'Xk29' }],
    ['/recupera-contrasena', { name: 'recovery', token: null }],
    ['/recupera-contrasena?token=Xk29', { name: 'recovery', token: 'Xk29' }],
    ['/reserva?token=rl_92kd', { name: 'reservation', link: { by: 'token', token: 'rl_92kd' } }],
    ['/reserva?operacion=770045', { name: 'reservation', link: { by: 'operation', operation: '770045' } }],
    ['/reserva?token=rl_92kd&folio=TUN-7KQ2BYT9', { name: 'reservation', link: { by: 'token', token: 'rl_92kd' }, folio: 'TUN-7KQ2BYT9' }],
    ['/reserva', { name: 'reservation', link: null }],
    ['/reserva/pagada?token=rl_92kd', { name: 'reservation', link: { by: 'token', token: 'rl_92kd' }, isPaid: true }],
    ['/reserva/pagada?operacion=770045', { name: 'reservation', link: { by: 'operation', operation: '770045' }, isPaid: true }],
    ['/venta/pago/TUN-7KQ2BYT9', { name: 'payment', folio: 'TUN-7KQ2BYT9' }],
  ];

  it.each(places)('%s is read and written the same', (path, location) => {
    expect(pathOf(location)).toBe(path);
    expect(back(path)).toEqual(location);
  });

  it('[CONST-029] a day is YYYY-MM-DD inside and DD/MM/YYYY in the address', () => {
    expect(back('/?o=mty&d=slp&f=05%2F04%2F2026&fr=&r=false')).toMatchObject({ asked: { date: '2026-04-05' } });
    expect(pathOf({ name: 'home', asked: oneWay('mty', 'slp', '2026-04-05') })).toContain('f=05%2F04%2F2026');
  });

  it('[NAV-004][NAV-007][NAV-010][NAV-013][AUTH-006][AUTH-007] the paths of the specification', () => {
    const pathname = (location: Location) => pathOf(location).split('?')[0];
    expect(pathname({ name: 'home', asked: oneWay(null, null, null) })).toBe('/');
    expect(pathname({ name: 'seats', editing: false })).toBe('/venta/asientos');
    expect(pathname({ name: 'summary', cartId: 'cart-1' })).toBe('/venta/pagos/cart-1');
    expect(back('/venta/confirmacion/cash/reserva/o_1')).toMatchObject({ name: 'voucher' });
    expect(pathname({ name: 'registration', token: 'x' })).toBe('/registro');
    expect(pathname({ name: 'recovery', token: 'x' })).toBe('/recupera-contrasena');
  });

  it('[LINK-012] a reservation with the id 0 is none', () => {
    expect(back('/reserva?operacion=0')).toEqual({ name: 'reservation', link: null });
    expect(back('/reserva?operacion=0&token=rl_92kd')).toEqual({ name: 'reservation', link: { by: 'token', token: 'rl_92kd' } });
  });

  it('[NAV-014] the confirmation of an edit is that of its order', () => {
    expect(back('/venta/confirmacion/tarjeta/editar/o_1')).toEqual({ name: 'order', orderId: 'o_1' });
    expect(back('/venta/confirmacion/tarjeta/otra/o_1')).toEqual({ name: 'unknown' });
  });

  it('[NAV-002][NAV-004] a title is that of the page and a slogan', () => {
    expect(pageTitle('home')).toBe('Inicio · Andén, tu viaje empieza aquí');
    expect(pageTitle('trips')).toBe('Mis viajes · Andén, tu viaje empieza aquí');
  });

  it('[SEARCH-006][SEARCH-007][SEARCH-008][SEARCH-009][SEARCH-010] the keys of Home', () => {
    const query = new URLSearchParams(pathOf({ name: 'home', asked: oneWay('a', 'b', '2026-12-31') }).slice(2));
    expect(Object.fromEntries(query)).toEqual({ o: 'a', d: 'b', f: '31/12/2026', fr: '', r: 'false' });
  });

  it('[SEARCH-029][SEARCH-031] a form of both ways is one address, with its days as DD/MM/YYYY', () => {
    const asked = { ...oneWay('mty', 'slp', '2026-04-05'), roundTrip: true, returnDate: '2026-04-09' };
    const query = new URLSearchParams(pathOf({ name: 'home', asked }).slice(2));
    expect(Object.fromEntries(query)).toEqual({ o: 'mty', d: 'slp', f: '05/04/2026', fr: '09/04/2026', r: 'true' });
  });

  it('[NAV-009][NAV-015][PROFILE-003] the pages of an account; Mis datos is the default section', () => {
    expect(back('/usuario/mi-cuenta?seccion=otra')).toEqual({ name: 'profile', section: 'data' });
    expect(pathOf({ name: 'trips' })).toBe('/usuario/mis-boletos');
  });

  it('a search without a valid date is for today, and its address stays without one', () => {
    expect(back('/?o=a&d=b&f=31/02/2026')).toEqual({ name: 'home', asked: oneWay('a', 'b', null) });
    expect(back('/')).toEqual({ name: 'home', asked: oneWay(null, null, null) });
    expect(pathOf({ name: 'home', asked: oneWay('a', 'b', null) })).toBe('/?o=a&d=b&f=&fr=&r=false');
  });

  it('[SEARCH-009] an invalid return date must be chosen again, and a one-way trip has none', () => {
    expect(back('/?o=a&d=b&f=20/04/2026&fr=31/02/2026&r=true')).toMatchObject({ asked: { roundTrip: true, returnDate: null } });
    const kept = { ...oneWay('a', 'b', '2026-12-30'), returnDate: '2026-12-31' };
    expect(pathOf({ name: 'home', asked: kept })).toContain('&fr=&r=false');
  });

  it.each([
    '/venta',
    '/venta/pagos',
    '/venta/pagos/a/b',
    '/venta/asientos/comprar',
    '/calendario',
    '/calendario/otro',
    '/que/es/esto',
    '/%E0%A4%A',
  ])('[NAV-005] %s is unknown', (path) => {
    expect(back(path)).toEqual({ name: 'unknown' });
  });
});
