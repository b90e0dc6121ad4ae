import { endOf, goalOf, tellPath, type NumberedPath } from 'xstate-paths';
import { encodeRecipe, type Recipe } from '../../services/sandbox/switchboard/recipe.ts';
import type { Chart } from './chart.ts';
import { speech } from './speech.ts';

/** A path as a recipe for a tester. What the words put before a step is apart from what belongs to the step. */
export function recipeOf(chart: Chart, path: NumberedPath, run?: Recipe['run']): Recipe {
  const described = tellPath(chart, path, speech);
  const steps = described.steps.map(({ says, before, sandbox }) => ({
    says,
    ...(before.length > 0 && { before: before.flatMap(({ tools }) => tools) }),
    tools: sandbox?.tools ?? [],
  }));
  return {
    title: `${chart.id} ${path.number} → ${endOf(path)}`,
    goal: goalOf(chart, described, speech),
    start: [described.start, ...(described.note === undefined ? [] : [`(${described.note}.)`])].join(' '),
    before: described.before.flatMap(({ tools }) => tools),
    open: '/compra/',
    steps,
    // A step of the page itself belongs to the step before it.
    ...(run && { run: { ...run, step: described.steps.filter(({ at }) => at < run.step).length } }),
  };
}

/** The link that opens a path in the switchboard of a running sandbox. */
export function linkOf(sandboxUrl: string, recipe: Recipe): string {
  return `${sandboxUrl}/switchboard?${new URLSearchParams({ path: encodeRecipe(recipe) })}`;
}
