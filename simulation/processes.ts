import { fork } from 'node:child_process';
import { type Change, putIn, reached } from './change.ts';
import { shrink } from './shrink.ts';
import { createSimulator, type Plan, type Run } from './simulate.ts';

/** What a process of its own does with the plans that it gets. */
export interface Task {
  /** What is changed in the shop. */
  readonly changes: readonly Change[];
  /** Whether a failed plan is made smaller. */
  readonly shrinks: boolean;
}

/** What a process says. `marks` are those of the changes that it has reached until then. */
type Word = { readonly ready: true } | { readonly run: Run; readonly marks: readonly string[] } | { readonly broken: string };

/** A shop that cannot be loaded with its changes. */
export class NotLoaded extends Error {}

/**
 * Runs plans in `jobs` processes until `next` has none left, and reports each. Rejects when a process breaks, with `NotLoaded` when it breaks
 * before it can run a plan. `signal` ends the processes, which may be in an endless loop.
 */
export async function runPlans(
  next: () => Plan | undefined,
  report: (run: Run, marks: readonly string[]) => void,
  jobs: number,
  task: Task,
  signal?: AbortSignal,
): Promise<void> {
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let isReady = false;
      const child = fork(new URL(import.meta.url), signal ? { signal, killSignal: 'SIGKILL' } : {});
      const end = (work: () => void): void => {
        child.removeAllListeners('exit');
        child.kill();
        work();
      };
      const broken = (text: string): Error => (isReady ? new Error(text) : new NotLoaded(text));
      child.on('error', reject);
      child.on('exit', (code) => reject(broken(`a simulator ended with ${code}`)));
      child.on('message', (word: Word) => {
        if ('broken' in word) return end(() => reject(broken(word.broken)));
        if ('run' in word) report(word.run, word.marks);
        isReady = true;
        const plan = next();
        if (plan === undefined) end(resolve);
        else child.send(plan);
      });
      // The texts of many files are too long for an argument.
      child.send(task);
    });
  await Promise.all(Array.from({ length: jobs }, lane));
}

async function serve({ changes, shrinks }: Task): Promise<void> {
  const say = (word: Word): void => void process.send?.(word);
  const fail = (error: unknown): void => say({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  try {
    if (changes.length > 0) putIn(changes);
    const simulator = await createSimulator();
    process.on('message', (plan: Plan) => {
      const done = simulator.run(plan).then(async (run) => (run.findings.length > 0 && shrinks ? shrink(run, simulator.run) : run));
      // A trace of a run without a finding is megabytes that nobody reads.
      done.then((run) => say({ run: run.findings.length > 0 ? run : { ...run, trace: [] }, marks: [...reached] }), fail);
    });
    say({ ready: true });
  } catch (error) {
    fail(error);
  }
}

if (import.meta.main) process.once('message', (task: Task) => void serve(task));
