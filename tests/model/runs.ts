import { join } from 'node:path';
import { coverageOf, runStore, type Coverage } from 'xstate-paths/coverage';
import type { Chart } from './chart.ts';
import { speech } from './speech.ts';

/** The completed paths of this folder, kept between runs. */
export const runs = runStore(join(import.meta.dirname, '../../node_modules/.cache/anden-paths'));

/** The coverage of these charts by the kept runs. */
export function coverageNow(charts: readonly Chart[]): Coverage[] {
  const all = runs.all();
  return charts.map((chart) => coverageOf(chart, all, speech.words));
}
