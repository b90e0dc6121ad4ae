import { fork } from 'node:child_process';
import { type Change, putIn } from './change.ts';
import { shrink } from './shrink.ts';
import { createSimulator, type Plan, type Run } from './simulate.ts';

/** What a process of its own does with the plans that it gets. */
export interface Task {
  /** What is changed in the shop. */
  readonly change: Change | undefined;
  /** Whether a failed plan is made smaller. */
  readonly shrinks: boolean;
}

type Word = { readonly ready: true } | { readonly run: Run } | { readonly broken: string };

/** Runs plans in `jobs` processes until `next` has none left, and reports each. Rejects when a process breaks. */
export async function runPlans(next: () => Plan | undefined, report: (run: Run) => void, jobs: number, task: Task): Promise<void> {
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(new URL(import.meta.url), [JSON.stringify(task)]);
      const end = (work: () => void): void => {
        child.removeAllListeners('exit');
        child.kill();
        work();
      };
      child.on('exit', (code) => reject(new Error(`a simulator ended with ${code}`)));
      child.on('message', (word: Word) => {
        if ('broken' in word) return end(() => reject(new Error(word.broken)));
        if ('run' in word) report(word.run);
        const plan = next();
        if (plan === undefined) end(resolve);
        else child.send(plan);
      });
    });
  await Promise.all(Array.from({ length: jobs }, lane));
}

async function serve({ change, shrinks }: Task): Promise<void> {
  const say = (word: Word): void => void process.send?.(word);
  const fail = (error: unknown): void => say({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  try {
    if (change !== undefined) putIn(change);
    const simulator = await createSimulator();
    process.on('message', (plan: Plan) => {
      const done = simulator.run(plan).then(async (run) => (run.findings.length > 0 && shrinks ? shrink(run, simulator.run) : run));
      // A trace of a run without a finding is megabytes that nobody reads.
      done.then((run) => say({ run: run.findings.length > 0 ? run : { ...run, trace: [] } }), fail);
    });
    say({ ready: true });
  } catch (error) {
    fail(error);
  }
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? ''));
