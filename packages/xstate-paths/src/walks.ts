import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from './chartParts.ts';
import { beginning, canHappen, follow, type Model, type Step } from './model.ts';
import type { Chart } from './table.ts';
import { wordsOf } from './pathInWords.ts';
import type { Words } from './words.ts';

const LONGEST = 50;

/** Random events; an event that cannot happen in the current situation is skipped. */
function walks({ events }: Model): fc.Arbitrary<Step[]> {
  const steps = Object.entries(events).map(([name, event]) => ({ name, event }));
  return fc.array(fc.constantFrom(...steps), { maxLength: LONGEST });
}

/** The possible steps of a walk and its end. `look` receives each situation and may throw. */
export function walk(model: Model, steps: readonly Step[], look: (snapshot: AnyMachineSnapshot) => void): Step[] {
  let end = beginning(model);
  look(end);
  return steps.filter(({ event }) => {
    if (!canHappen(end, event)) return false;
    ({ end } = follow(model, end, event));
    look(end);
    return true;
  });
}

/** Identifies a walk: the random seed, the index of the model in its chart, and the path that fast-check reports. */
export type WalkName = { seed: number; model: number; path: string };

export function nameOfWalk({ seed, model, path }: WalkName): string {
  return `${seed}:${model}:${path}`;
}

export function walkNamed(name: string): WalkName | null {
  const [, seed, model, path] = /^(-?\d+):(\d+):(\d+(?::\d+)*)$/.exec(name) ?? [];
  return seed && model && path ? { seed: Number(seed), model: Number(model), path } : null;
}

/** The steps of an earlier walk, by the name that its failure printed. */
export function walkAgain(model: Model, { seed, path }: WalkName): Step[] {
  return fc.sample(walks(model), { seed, path, numRuns: 1 })[0] ?? [];
}

/** A random walk of a model, the `place`-th of its chart. `repeat` makes the command that repeats a walk from its name. */
export type Chance = { place?: number; runs: number; repeat?: (name: string) => string };

/** Walks a chart randomly. Throws with the shortest walk that `look` rejects, and with the command that repeats it. */
export function walkByChance(model: Model, chance: Chance, look: (snapshot: AnyMachineSnapshot) => void): void {
  const { place = 0, runs, repeat = (name) => `walk ${name}` } = chance;
  const { failed, seed, counterexamplePath, errorInstance } = fc.check(
    fc.property(walks(model), (steps) => void walk(model, steps, look)),
    { numRuns: runs },
  );
  if (!failed) return;
  const name = nameOfWalk({ seed, model: place, path: counterexamplePath ?? '0' });
  const cause = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  throw new Error(`${cause.message}\n${repeat(name)}`, { cause });
}

/** A random walk in plain words, by its name; null for any other text. */
export function walkText(chart: Chart, name: string, { walk: words }: Words): string | null {
  const found = walkNamed(name);
  const model = found && chart.models[found.model];
  if (!found || !model) return null;
  const seen: string[] = [];
  let message: string | undefined;
  const look = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.status === 'error') throw snapshot.error;
    seen.push(leavesOf(snapshot).join(' + '));
  };
  const steps = walkAgain(model, found);
  let taken = steps;
  try {
    taken = walk(model, steps, look);
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  const lines = taken.map(
    ({ name: step }, index) => `  ${index + 1}. ${wordsOf(chart, step, []).says}  →  ${seen[index + 1] ?? words.failsHere}`,
  );
  return [
    words.title(chart.id, name),
    `  ${words.begins(seen[0] ?? '?')}`,
    ...lines,
    ...(message === undefined ? [] : [`  ${words.failed(message)}`]),
  ].join('\n');
}
