import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from './chartParts.ts';
import { beginning, canHappen, follow, type Model, type Step } from './model.ts';
import type { Chart } from './table.ts';
import { wordsOf } from './pathInWords.ts';
import type { Words } from './words.ts';

const LONGEST = 50;

type Look = (snapshot: AnyMachineSnapshot) => void;

/** A walk as places in the list of events. Each place stands for the first event from there on that can happen. */
function walks({ events }: Model): fc.Arbitrary<number[]> {
  return fc.array(fc.nat({ max: Math.max(0, Object.keys(events).length - 1) }), { maxLength: LONGEST });
}

/**
 * Walks along these places. `step` receives each step before it is taken, and `look` each situation. Without one place the others stand for
 * the same events as far as they can, so a failed walk becomes shorter and keeps its fault.
 */
function walkAlong(model: Model, places: readonly number[], look: Look, step: (step: Step) => void): void {
  const all = Object.entries(model.events).map(([name, event]): Step => ({ name, event }));
  let end = beginning(model);
  look(end);
  for (const place of places) {
    const possible = [...all.slice(place), ...all.slice(0, place)].find(({ event }) => canHappen(end, event));
    if (possible === undefined) return;
    step(possible);
    ({ end } = follow(model, end, possible.event));
    look(end);
  }
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

/** The steps of an earlier walk, by the name that its failure printed, as far as `look` lets them. */
export function walkAgain(model: Model, { seed, path }: WalkName, look: Look = () => {}): Step[] {
  return taken(model, fc.sample(walks(model), { seed, path, numRuns: 1 })[0] ?? [], look);
}

/** The steps of a walk up to the one after which `look` throws. */
function taken(model: Model, places: readonly number[], look: Look): Step[] {
  const steps: Step[] = [];
  try {
    walkAlong(model, places, look, (step) => steps.push(step));
  } catch {
    // The last step is the one that failed.
  }
  return steps;
}

/** A random walk of a model, the `place`-th of its chart. `repeat` makes the command that repeats a walk from its name. */
export type Chance = { place?: number; runs: number; repeat?: (name: string) => string };

/** Walks a chart randomly. Throws with the steps of the shortest walk that `look` rejects, and with the command that repeats it. */
export function walkByChance(model: Model, chance: Chance, look: Look): void {
  const { place = 0, runs, repeat = (name) => `walk ${name}` } = chance;
  const { failed, seed, counterexample, counterexamplePath, errorInstance } = fc.check(
    fc.property(walks(model), (places) => walkAlong(model, places, look, () => {})),
    { numRuns: runs },
  );
  if (!failed) return;
  const name = nameOfWalk({ seed, model: place, path: counterexamplePath ?? '0' });
  const cause = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  const steps = taken(model, counterexample?.[0] ?? [], look).map((step) => step.name);
  throw new Error([cause.message, `after ${steps.join(', ') || 'the beginning'}`, repeat(name)].join('\n'), { cause });
}

/** A random walk in plain words, by its name; null for any other text. */
export function walkText(chart: Chart, name: string, { walk: words }: Words): string | null {
  const found = walkNamed(name);
  const model = found && chart.models[found.model];
  if (!found || !model) return null;
  const seen: string[] = [];
  let message: string | undefined;
  const look = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.status === 'error') {
      message = snapshot.error instanceof Error ? snapshot.error.message : String(snapshot.error);
      throw snapshot.error;
    }
    seen.push(leavesOf(snapshot).join(' + '));
  };
  const lines = walkAgain(model, found, look).map(
    ({ name: step }, index) => `  ${index + 1}. ${wordsOf(chart, step, []).says}  →  ${seen[index + 1] ?? words.failsHere}`,
  );
  return [
    words.title(chart.id, name),
    `  ${words.begins(seen[0] ?? '?')}`,
    ...lines,
    ...(message === undefined ? [] : [`  ${words.failed(message)}`]),
  ].join('\n');
}
