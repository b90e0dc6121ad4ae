import { join } from 'node:path';
import { coverageOf, runStore, type Coverage } from 'xstate-paths/coverage';
import { readCrossed } from '../support/crossed.ts';
import type { Chart } from './chart.ts';
import { speech } from './speech.ts';

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** The completed paths of this folder, kept between runs. */
export const runs = runStore(join(cache, 'anden-paths'));

/** What these runs covered, for the atlas. The model stage and `npm run paths -- --coverage` write it. */
export const coverageFile = join(cache, 'anden-coverage.json');

/** The files that `scripts/noteCharts.ts` writes for the atlas. */
export const notesFolder = join(cache, 'anden-notes');

/** The coverage of these charts by the kept runs and the simulation. */
export function coverageNow(charts: readonly Chart[]): Coverage[] {
  const all = runs.all();
  const simulated = readCrossed();
  return charts.map((chart) => coverageOf(chart, all, speech.words, simulated));
}
