import { describe, expect, it } from 'vitest';
import { namesPassenger } from './rides.ts';

const tickets = [
  { firstName: 'Íñigo', lastName: 'Peña Treviño' },
  { firstName: 'Begoña', lastName: 'Treviño' },
] as Parameters<typeof namesPassenger>[0]['tickets'];

describe('a ride coupon', () => {
  it.each(['Íñigo Peña Treviño', 'inigo', 'TREVIÑO  Begoña', 'Begon\u0303a'])('[RIDE-015] is for the passenger %s', (name) => {
    expect(namesPassenger({ tickets }, name)).toBe(true);
  });

  it.each(['', ' ', 'Íñigo Garza', 'Begoña Peña', 'Gana dinero'])('[RIDE-015] is not for %j', (name) => {
    expect(namesPassenger({ tickets }, name)).toBe(false);
  });
});
