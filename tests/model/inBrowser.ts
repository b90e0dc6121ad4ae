import { pathsOf, provedBy, walked, walkThrough, type NumberedPath } from 'xstate-paths';
import type { Chart } from './chart.ts';

/** The time of the beginning of a path, in steps. */
const STEPS_OF_BEGINNING = 10;

/**
 * The paths of a chart that `npm test` plays in a browser: they use each of its events, show each of its states, prove each row that its paths
 * prove, and cross each transition that the simulation did not cross. The best is chosen first, so the set is small but not the smallest.
 */
export function inBrowser(chart: Chart, simulated: ReadonlySet<string>): NumberedPath[] {
  const models = walked(chart);
  const candidates = pathsOf(chart, 'transitions').flatMap((path) => {
    const model = models[path.model];
    if (model === undefined) return [];
    const { crosses, comesTo } = walkThrough(model, path.steps);
    const needs = new Set([
      ...path.steps.map(({ event }) => `${path.model} sends ${event.type}`),
      ...comesTo,
      ...provedBy(chart, path),
      ...crosses.filter((name) => !simulated.has(name)),
    ]);
    return [{ path, needs, cost: path.steps.length + STEPS_OF_BEGINNING }];
  });
  const left = new Set(candidates.flatMap(({ needs }) => [...needs]));
  const chosen: NumberedPath[] = [];
  while (left.size > 0) {
    const worth = candidates.map(({ needs, cost }) => [...needs].filter((need) => left.has(need)).length / cost);
    const best = candidates[worth.indexOf(Math.max(...worth))];
    if (best === undefined) break;
    chosen.push(best.path);
    for (const need of best.needs) left.delete(need);
  }
  return chosen.toSorted((one, other) => one.number - other.number);
}
