import { property, assert, constantFrom, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopAddress } from './shopAddress.ts';

const results = '/compra/?o=MTY&d=SLP&f=20%2F04%2F2026&fr=&r=false';

describe('[NAV-001] an address of the shop that a mail, a chat or a keyboard has changed leads to the right one', () => {
  it.each([
    ['/', '/compra/'],
    ['/?o=MTY&d=SLP&f=20%2F04%2F2026&fr=&r=false', results],
    ['/compra', '/compra/'],
    ['/compra?o=MTY&d=SLP&f=20%2F04%2F2026&fr=&r=false', results],
    ['/Compra', '/compra/'],
    ['/COMPRA/?o=MTY&d=SLP&f=20%2F04%2F2026&fr=&r=false', results],
    ['/COMPRA/usuario/mis-boletos', '/compra/usuario/mis-boletos'],
    ['/compra//', '/compra/'],
    ['//compra//reserva?token=rl_92kd', '/compra/reserva?token=rl_92kd'],
    ['/compra/venta//asientos/', '/compra/venta/asientos/'],
    ['/compra/?o=MTY&amp;d=SLP&amp;f=20%2F04%2F2026&amp;fr=&amp;r=false', results],
    ['/compra/?o=MTY&amp;amp;d=SLP&amp;amp;f=20%2F04%2F2026&amp;amp;fr=&amp;amp;r=false', results],
    ['/compra/?o=MTY&d=SLP&f=20%252F04%252F2026&fr=&r=false', results],
    ['/compra/?o=MTY&d=SLP&f=20%25252F04%25252F2026&fr=&r=false', results],
    [
      '/compra/?o=MTY&d=SLP&f=20%252F04%252F2026&fr=&r=true&i=MTY-SLP%253A0-3',
      '/compra/?o=MTY&d=SLP&f=20%2F04%2F2026&fr=&r=true&i=MTY-SLP%3A0-3',
    ],
    ['/compra/?o%3DMTY%26d%3DSLP%26f%3D20%252F04%252F2026%26fr%3D%26r%3Dfalse', results],
    ['/compra/%3Fo%3DMTY%26d%3DSLP%26f%3D20%252F04%252F2026%26fr%3D%26r%3Dfalse', results],
    ['/compra/mi-viaje/o_1%3Facceso%3Db2_-x.sig', '/compra/mi-viaje/o_1?acceso=b2_-x.sig'],
    ['/compra%2Freserva%3Ftoken%3Drl_92kd', '/compra/reserva?token=rl_92kd'],
    ['/compra/reserva?token=rl_92kd&amp;folio=TUN-7KQ2BYT9', '/compra/reserva?token=rl_92kd&folio=TUN-7KQ2BYT9'],
  ])('%s → %s', (typed, meant) => {
    expect(shopAddress(typed)).toBe(meant);
    expect(shopAddress(meant)).toBeUndefined();
  });

  it.each([
    results,
    '/compra/',
    '/compra/?o=MTY&utm_source=chat',
    '/compra/?o=100%2525&d=50%252F&f=20%2F04%2F2026&fr=&r=false',
    '/compra/venta/orden/a%2Fb/detalle',
    '/compra/oauth-redirect?code=4%2F0AX%253D&state=a%26amp%3Bb',
    '/compra/assets/index-1.js',
    '/comprar',
    '/trip-api/v2/origins',
    '/docs/',
    '/%E0%A4%A',
    '/compra/%E0%A4%A',
    '/compra/?o%3D%E0%A4%A',
  ])('%s stays', (address) => {
    expect(shopAddress(address)).toBeUndefined();
  });

  it('of many escapes loses them at once', () => {
    expect(shopAddress(`/compra/?f=%${'25'.repeat(7_900)}2F11`)).toBe('/compra/?f=%2F11');
    expect(shopAddress(`/trip-api/x?f=%${'25'.repeat(7_900)}`)).toBeUndefined();
  });

  it('within the shop, and after a few steps nothing is changed any more', () => {
    const signs = ['/', '//', '\\', '..', 'compra', 'COMPRA', '?', '&', '&amp;', 'f=', 'o%3D', '%2F', '%252F', '%3F', '%25', '%', '%0D%0A'];
    assert(
      property(array(constantFrom(...signs), { maxLength: 9 }), (chosen) => {
        let address: string | undefined = `/${chosen.join('')}`;
        for (let step = 0; step < 4 && address !== undefined; step += 1) {
          address = shopAddress(address);
          if (address !== undefined) expect(address).toMatch(/^\/compra\/[\x21-\x7e]*$/);
        }
        expect(address).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});
