import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule } from 'vitest/node';
import { MOST_MILLISECONDS } from './patience.ts';
import { bounded, mutantsOf, mutated, type Mutant } from './mutants.ts';

/**
 * `slow`: the tests did not end in time, which says nothing about what they prove. `invalid` changes build no chart, so they say nothing
 * either.
 */
export type Verdict = 'killed' | 'survived' | 'slow' | 'invalid';
export type Judged = { mutant: Mutant; verdict: Verdict };

/** The files that hold the transitions of a chart. */
const filesOf = (chart: string) => globSync(`machines/${chart}/*.{machine,states}.ts`).toSorted();

export const charts = (): string[] =>
  [...new Set(globSync('machines/*/*.machine.ts').map((file) => file.split(/[/\\]/)[1] ?? ''))].toSorted();

export const mutantsOfChart = (chart: string): Mutant[] => filesOf(chart).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));

/** An evenly spread part of the list, so that every region of a chart is in it. */
export function sampleOf<Item>(list: readonly Item[], size: number): Item[] {
  if (size >= list.length) return [...list];
  return Array.from({ length: size }, (_, index) => list[Math.floor((index * list.length) / size)]).filter((one) => one !== undefined);
}

/** xstate refuses a target or an initial state that does not exist when the chart is built. */
export const UNBUILT = /Invalid (transition definition|initial state)|does not exist/;

/** What a run of the tests with a change tells. */
export function verdictOf({ ok, messages, ms }: { ok: boolean; messages: string; ms: number }): Verdict {
  if (ok) return 'survived';
  if (ms >= MOST_MILLISECONDS) return 'slow';
  return UNBUILT.test(messages) ? 'invalid' : 'killed';
}

function messagesOf(modules: readonly TestModule[]): string {
  return modules.flatMap((module) => module.errors().map(({ message }) => message)).join('\n');
}

/**
 * Runs the unit tests of a chart's folder with each change in turn, in one warm process, and tells each verdict. The files on the disk stay
 * as they are: a plugin serves the changed text.
 */
export async function judge(chart: string, mutants: readonly Mutant[], tell: (judged: Judged) => void): Promise<void> {
  let current: Mutant | null = null;
  const change: Plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => {
      const changed = current !== null && id === resolve(current.file) ? mutated(code, current) : code;
      return id.endsWith('.machine.ts') ? bounded(changed) : changed;
    },
  };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [`machines/${chart}/*.test.ts`],
      environment: 'node',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      watch: false,
      // The cache on the disk is keyed by the file, which does not change.
      fsModuleCache: false,
      reporters: [{}],
      setupFiles: ['tests/mutants/endlessLoops.ts'],
      testTimeout: MOST_MILLISECONDS,
      // Random walks add minutes and are not what must notice a change.
      env: { PROPERTY_RUNS: '20' },
    },
    { plugins: [change], logLevel: 'silent' },
  );
  const run = async (): Promise<{ ok: boolean; messages: string; ms: number }> => {
    const began = performance.now();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    const ok = unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
    vitest.state.clearErrors();
    return { ok, messages: messagesOf(testModules), ms: performance.now() - began };
  };
  try {
    const { ok, messages } = await run();
    if (!ok) throw new Error(`The tests of ${chart} fail without a change.\n${messages}`);
    for (const mutant of mutants) {
      current = mutant;
      vitest.invalidateFile(resolve(mutant.file));
      tell({ mutant, verdict: verdictOf(await run()) });
      vitest.invalidateFile(resolve(mutant.file));
    }
  } finally {
    await vitest.close();
  }
}
