import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Change } from '../../simulation/change.ts';
import { NotLoaded, runPlans } from '../../simulation/processes.ts';
import type { Plan, Run } from '../../simulation/simulate.ts';
import { codeKinds, marked } from './codeMutants.ts';
import { bounded, mutated } from './mutants.ts';
import type { ShopMutant } from './places.ts';
import { UNBUILT } from './runMutants.ts';

/**
 * `killed`: a law does not hold, or a process breaks. `slow`: the runs do not end in time, which says nothing about the laws. `starved`: every law holds, but hardly anybody buys, uses some chart
 * or gets an answer of some operation any more, which a traveller notices at once. `same`: every trace is the same, byte for byte, as are the crossed transitions. `invalid`: the
 * shop does not load.
 */
export const verdicts = ['killed', 'starved', 'slow', 'survived', 'same', 'invalid'] as const;
export type SimulatedVerdict = (typeof verdicts)[number];
/** `why` is the first finding, or what else the verdict was read from. */
export type Told = { verdict: SimulatedVerdict; why: string };
export type Simulated = Told & { mutant: ShopMutant };

/** What the lives of all plans come to without a change. `isReached`: some run evaluates the place of a change, as far as that is known. */
export type Clean = { readonly runs: readonly Run[]; readonly ms: number; isReached(mutant: ShopMutant): boolean };

const livesOfRun = 20;
/** Runs with less than this share of the orders, of the crossed transitions of a chart, or of the good answers of an operation have starved. */
const STARVED = 0.2;
/** A chart that crosses fewer transitions without a change, or an operation with fewer good answers, says nothing. */
const LEAST_CROSSED = 5;
const LEAST_SUCCEEDED = 10;
/** How many times as long as the runs without a change all runs may take. Others may use the machine meanwhile. */
const PATIENCE = 10;

/** The plans of `lives` people, with all faults. */
export function plansOf(firstSeed: number, lives: number): Plan[] {
  const people = Array.from({ length: livesOfRun }, (_, index) => index + 1);
  return Array.from({ length: Math.ceil(lives / livesOfRun) }, (_, index) => ({
    seed: firstSeed + index,
    people,
    faults: 'hard',
    without: [],
  }));
}

const isCode = ({ kind }: ShopMutant): boolean => codeKinds.some((one) => one === kind);
/** The same for all changes of one expression. */
const markOf = ({ file, from, to }: ShopMutant): string => `${file} ${from} ${to}`;

/** Lives without a change, in files whose places say when they are evaluated. A place of a chart is data, so it says nothing. */
export async function liveClean(plans: readonly Plan[], mutants: readonly ShopMutant[]): Promise<Clean> {
  const changes = [...Map.groupBy(mutants.filter(isCode), ({ file }) => file)].map(([file, of]): Change => {
    const text = marked(readFileSync(file, 'utf8'), of, (mutant) => `reachedMark('${markOf(mutant)}')`);
    return { file, text };
  });
  const runs: Run[] = [];
  const reached = new Set<string>();
  const left = [...plans];
  const began = performance.now();
  const report = (run: Run, marks: readonly string[]): void => {
    runs.push(run);
    for (const mark of marks) reached.add(mark);
  };
  await runPlans(() => left.shift(), report, 1, { changes, shrinks: false });
  const [finding] = runs.flatMap(({ findings }) => findings);
  if (finding !== undefined) throw new Error(`without a change, the simulation finds: ${finding}`);
  return { runs, ms: performance.now() - began, isReached: (mutant) => !isCode(mutant) || reached.has(markOf(mutant)) };
}

/** Lives the plans with a change, until the first finding. */
export async function judgeBySimulation(mutant: ShopMutant, plans: readonly Plan[], clean: Clean): Promise<Simulated> {
  const told = (verdict: SimulatedVerdict, why: string): Simulated => ({ mutant, verdict, why });
  const changed = mutated(readFileSync(mutant.file, 'utf8'), mutant);
  const changes = [{ file: mutant.file, text: isCode(mutant) ? changed : bounded(changed) }];
  const runs: Run[] = [];
  const left = [...plans];
  const late = AbortSignal.timeout(Math.ceil(PATIENCE * clean.ms));
  const next = (): Plan | undefined => (runs.some(({ findings }) => findings.length > 0) ? undefined : left.shift());
  try {
    await runPlans(next, (run) => runs.push(run), 1, { changes, shrinks: false }, late);
  } catch (error) {
    if (late.aborted) return told('slow', 'a run does not end');
    return told(error instanceof NotLoaded ? 'invalid' : 'killed', String(error));
  }
  return { mutant, ...verdictOf(runs, clean.runs) };
}

/** What runs with a change tell, compared with the same runs without one. */
export function verdictOf(runs: readonly Run[], clean: readonly Run[]): Told {
  const [finding] = runs.flatMap(({ findings }) => findings);
  if (finding !== undefined) return { verdict: UNBUILT.test(finding) ? 'invalid' : 'killed', why: finding };
  const orders = ordersOf(runs) / ordersOf(clean);
  if (orders < STARVED) return { verdict: 'starved', why: `${percent(orders)} of the orders` };
  const crossed = crossedOf(runs);
  for (const [chart, names] of crossedOf(clean)) {
    const share = (crossed.get(chart)?.size ?? 0) / names.size;
    if (names.size >= LEAST_CROSSED && share < STARVED)
      return { verdict: 'starved', why: `${percent(share)} of the transitions of ${chart}` };
  }
  const succeeded = succeededOf(runs);
  for (const [operation, count] of succeededOf(clean)) {
    const share = (succeeded.get(operation) ?? 0) / count;
    if (count >= LEAST_SUCCEEDED && share < STARVED)
      return { verdict: 'starved', why: `${percent(share)} of the good answers of ${operation}` };
  }
  const known = new Set(clean.map(fingerprintOf));
  return { verdict: runs.every((run) => known.has(fingerprintOf(run))) ? 'same' : 'survived', why: '' };
}

const ordersOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + run.orders, 0);
/** The transitions that the pages crossed, by chart: the name of a transition begins with that of its chart. */
function crossedOf(runs: readonly Run[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byChart = Map.groupBy(
    runs.flatMap((run) => run.crossed),
    (name) => name.split(/[. ]/)[0] ?? '',
  );
  return new Map([...byChart].map(([chart, names]) => [chart, new Set(names)]));
}
/** The good answers of each operation. */
function succeededOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const byOperation = Map.groupBy(
    runs.flatMap((run) => Object.entries(run.succeeded)),
    ([operation]) => operation,
  );
  return new Map([...byOperation].map(([operation, counts]) => [operation, counts.reduce((sum, [, count]) => sum + count, 0)]));
}
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const fingerprintOf = ({ plan, digest, crossed }: Run): string => [plan.seed, digest, ...crossed].join();
