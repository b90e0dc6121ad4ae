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
