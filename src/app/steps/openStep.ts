import type { LateStep } from '../../../machines/booking/index.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import type { LoadedStep, Wizard } from './manifest.ts';
import { steps } from './steps.ts';

const loaded = new Map<LateStep, LoadedStep>();

/** Loads the files of a step once. Rejects when they do not arrive within 120 s; the next call tries again (CONST-044). */
export async function openStep(name: LateStep, wizard: Wizard): Promise<void> {
  if (loaded.has(name)) return;
  const { load } = steps[name];
  loaded.set(name, await untilLoaded(() => load(wizard)));
}

/** A loaded step. The wizard loads a step before entering it, so a missing one is a bug. */
export function openedStep(name: LateStep): LoadedStep {
  const step = loaded.get(name);
  if (!step) throw new Error(`the step ${name} is not loaded`);
  return step;
}
