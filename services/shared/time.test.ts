import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { momentText } from './html.ts';
import { departureWords, hourWords, inZone } from './time.ts';

it('[CONST-026] an instant is written with the offset of a zone', () => {
  expect(inZone('2026-07-17T13:30:00Z', 'America/Monterrey')).toBe('2026-07-17T07:30:00-06:00');
  expect(inZone(new Date('2026-07-17T13:30:00Z'), 'America/Tijuana')).toBe('2026-07-17T06:30:00-07:00');
});

it('a departure shows the time of its terminal, with that of the shop where the two differ', () => {
  const words = (instant: string) => departureWords(instant, 'America/Matamoros', 'America/Monterrey').replaceAll(/\s/g, ' ');
  expect(words('2026-01-17T08:30:00-06:00')).toBe('sábado, 17 de enero de 2026, 08:30 AM');
  expect(words('2026-07-17T08:30:00-05:00')).toBe('viernes, 17 de julio de 2026, 08:30 AM hora local (07:30 AM hora de Monterrey)');
  expect(words('2026-07-18T00:30:00-05:00')).toBe(
    'sábado, 18 de julio de 2026, 12:30 AM hora local (viernes, 17 de julio de 2026, 11:30 PM hora de Monterrey)',
  );
});

it('[CONST-030] mails, documents and pages write the clock as the shop does, and never end a sentence with two dots', () => {
  const noon = new Date('2026-07-17T18:01:02Z');
  expect(hourWords(noon, 'America/Monterrey')).toBe('17 de julio a las 12:01 PM hora de Monterrey');
  expect(momentText(noon, 'America/Monterrey')).toBe('17 jul 2026, 12:01:02 PM');
  expect(momentText(new Date('2026-07-07T13:01:02Z'), 'America/Monterrey')).toBe('7 jul 2026, 07:01:02 AM');
  const own = globSync('services/**/*.{ts,js}').filter((path) => !/shared\/time\.ts$|\.test\.ts$/.test(path));
  expect(own.length).toBeGreaterThan(100);
  const others =
    /toLocale(Time|Date)?String\((?!'es-MX', \{ style: 'currency')|new Intl\.DateTimeFormat\((?!'es-MX', \{ (dateStyle: 'long', timeZone: 'UTC'|timeZone: text))/;
  expect(own.filter((path) => others.test(readFileSync(path, 'utf8')))).toEqual([]);
});
