import { expect, it } from 'vitest';
import { departureWords, hourWords } from '../../services/shared/time.ts';
import { common } from '../../src/messages/es-MX.ts';

it('the page and the mails give a zone one name, in Spanish', () => {
  const departs = '2026-07-17T08:30:00+09:00';
  expect(common.shopTime(departs, 'America/New_York')).toMatch(/ en Nueva York$/);
  expect(departureWords(departs, 'Asia/Tokyo', 'America/New_York')).toMatch(/ hora de Nueva York\)$/);
  for (const zone of Intl.supportedValuesOf('timeZone').filter((name) => name.startsWith('America/'))) {
    const [, place = 'none'] = / en (.+)$/.exec(common.shopTime(departs, zone) ?? '') ?? [];
    expect(departureWords(departs, 'Asia/Tokyo', zone), zone).toContain(` hora de ${place})`);
    expect(hourWords(new Date(departs), zone), zone).toContain(` hora de ${place}`);
  }
});
