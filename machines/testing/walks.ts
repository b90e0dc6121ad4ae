import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { beginning, canHappen, follow, type Model, type Step } from './paths.ts';

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

/** Repeats a walk. */
export function walkAgain(model: Model, { seed, path }: WalkName): Step[] {
  return fc.sample(walks(model), { seed, path, numRuns: 1 })[0] ?? [];
}

/** Walks a chart randomly. Throws with the shortest walk that `look` rejects, and with the command that repeats it. */
export function walkByChance(model: Model, place: number, runs: number, look: (snapshot: AnyMachineSnapshot) => void): void {
  const { failed, seed, counterexamplePath, errorInstance } = fc.check(
    fc.property(walks(model), (steps) => void walk(model, steps, look)),
    { numRuns: runs },
  );
  if (!failed) return;
  const name = nameOfWalk({ seed, model: place, path: counterexamplePath ?? '0' });
  const cause = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  throw new Error(`${cause.message}\nnpm run paths -- ${model.machine.id} --walk ${name}`, { cause });
}
