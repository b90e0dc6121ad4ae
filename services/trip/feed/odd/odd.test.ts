import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeReport } from '../describe.ts';
import { loadFeed } from '../load.ts';

const odd = (name: string): string => join(import.meta.dirname, name);

describe('the letters of a feed', () => {
  it('the report names the stops and lines that a ticket prints by their code, and the code can be printed', async () => {
    const { report, ...loaded } = await loadFeed(odd('letters'));
    expect(describeReport(report, undefined)).toBe(
      'Los boletos en PDF no tienen letras para 3 paradas (مكة المكرمة, תל אביב, თბილისი) y 1 línea (ไทยทัวร์): ahí llevan su código.',
    );
    expect(loaded.ok && loaded.network.places.map(({ shortcode }) => shortcode)).toEqual(['1001', 'TLV', 'C', 'АЛМ']);
  });
});

it('times without seconds are read, and the report counts them', async () => {
  const { report, ...loaded } = await loadFeed(odd('no-seconds'));
  expect(describeReport(report, undefined)).toBe('6 horas sin segundos, como 8:05, se leyeron con :00.');
  const starts = loaded.ok && loaded.network.trips.map(({ scheduleName, start }) => [scheduleName, start]);
  expect(starts).toEqual([
    ['0805', 8 * 3600 + 5 * 60],
    ['0835', 8 * 3600 + 35 * 60],
    ['2350', 23 * 3600 + 50 * 60],
  ]);
});
