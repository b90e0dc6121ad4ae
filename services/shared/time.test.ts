import { expect, it } from 'vitest';
import { departureWords, inZone } from './time.ts';

it('[CONST-026] an instant is written with the offset of a zone', () => {
  expect(inZone('2026-07-17T13:30:00Z', 'America/Monterrey')).toBe('2026-07-17T07:30:00-06:00');
  expect(inZone(new Date('2026-07-17T13:30:00Z'), 'America/Tijuana')).toBe('2026-07-17T06:30:00-07:00');
});

it('a departure shows the time of its terminal, with that of the shop where the two differ', () => {
  const words = (instant: string) => departureWords(instant, 'America/Matamoros', 'America/Monterrey').replaceAll(/\s/g, ' ');
  expect(words('2026-01-17T08:30:00-06:00')).toBe('sábado, 17 de enero de 2026, 08:30 a.m.');
  expect(words('2026-07-17T08:30:00-05:00')).toBe('viernes, 17 de julio de 2026, 08:30 a.m. hora local (07:30 a.m. hora de Monterrey)');
  expect(words('2026-07-18T00:30:00-05:00')).toBe(
    'sábado, 18 de julio de 2026, 12:30 a.m. hora local (viernes, 17 de julio de 2026, 11:30 p.m. hora de Monterrey)',
  );
});
