import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { shrink } from './shrink.ts';
import { createSimulator, type Plan, type Run } from './simulate.ts';
import { type FaultLevel, faultLevels } from './world/faults.ts';

const usage = `npm run simulate -- [--seed 1] [--lives 1000] [--faults none|mild|hard] [--jobs 2]
npm run simulate -- --replay --seed 7 [--people 3,8] [--without doubled,killed] [--faults hard]`;

/** People who live in one run, side by side. */
const livesOfRun = 20;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    lives: { type: 'string', default: '200' },
    faults: { type: 'string', default: 'hard' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    people: { type: 'string' },
    without: { type: 'string', default: '' },
    replay: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const isLevel = (text: string): text is FaultLevel => text in faultLevels;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function planOf(seed: number): Plan {
  const { faults, people, without } = values;
  if (!isLevel(faults)) throw new Error(usage);
  const kinds = Object.keys(faultLevels.none);
  const all = Array.from({ length: livesOfRun }, (_, index) => index + 1);
  return {
    seed,
    faults,
    people: people === undefined ? all : people.split(',').map(Number),
    // The names are those of the table.
    without: without.split(',').filter((kind) => kinds.includes(kind)) as Plan['without'][number][],
  };
}

/** The command that repeats a plan. */
const commandOf = ({ seed, faults, people, without }: Plan): string =>
  `npm run simulate -- --replay --seed ${seed} --faults ${faults} --people ${people.join(',')}${without.length === 0 ? '' : ` --without ${without.join(',')}`}`;

async function work(): Promise<void> {
  const simulator = await createSimulator();
  process.on('message', (plan: Plan) => {
    void simulator.run(plan).then(async (run) => {
      const shrunk = run.findings.length === 0 ? run : await shrink(run, simulator.run);
      process.send?.({ ...shrunk, trace: shrunk.findings.length === 0 ? [] : shrunk.trace });
    });
  });
  process.send?.('ready');
}

async function replay(): Promise<void> {
  const simulator = await createSimulator();
  const { trace, findings, digest } = await simulator.run(planOf(Number(values.seed)));
  const reader = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  for (const line of trace) {
    if (reader) await reader.question(line);
    else say(line);
  }
  reader?.close();
  say(findings.length === 0 ? `no finding, digest ${digest}` : findings.join('\n'));
  process.exit(findings.length === 0 ? 0 : 1);
}

async function runAll(): Promise<void> {
  const began = performance.now();
  const seeds = Math.ceil(Number(values.lives) / livesOfRun);
  let next = Number(values.seed);
  const last = next + seeds - 1;
  const runs: Run[] = [];
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(new URL(import.meta.url), ['--worker']);
      child.on('exit', (code) => reject(new Error(`a simulator ended with ${code}`)));
      child.on('message', (message: Run | 'ready') => {
        if (message !== 'ready') {
          runs.push(message);
          for (const finding of message.findings) say(`seed ${message.plan.seed}: ${finding}`);
          if (message.findings.length > 0) say([...message.trace, commandOf(message.plan), ''].join('\n'));
        }
        if (next > last) {
          child.removeAllListeners('exit');
          child.kill();
          resolve();
        } else child.send(planOf(next++));
      });
    });
  await Promise.all(Array.from({ length: Math.min(Number(values.jobs), seeds) }, lane));
  const sum = (of: (run: Run) => number): number => runs.reduce((total, run) => total + of(run), 0);
  const faults = Object.keys(faultLevels.none).flatMap((kind) => {
    const count = sum((run) => run.faults[kind] ?? 0);
    return count === 0 ? [] : [`${kind} ${count}`];
  });
  const seconds = (performance.now() - began) / 1000;
  const lives = sum(({ plan }) => plan.people.length);
  const failed = runs.filter(({ findings }) => findings.length > 0);
  say(
    `${lives} lives in ${runs.length} runs, ${(sum(({ virtualMs }) => virtualMs) / 86_400_000).toFixed(1)} virtual days, ${sum(({ calls }) => calls)} calls, ${sum(({ orders }) => orders)} orders`,
  );
  say(`faults: ${faults.join(', ') || 'none'}`);
  say(`${failed.length} findings; ${seconds.toFixed(0)} s, ${((lives / seconds) * 60).toFixed(0)} lives a minute`);
  process.exit(failed.length === 0 ? 0 : 1);
}

if (values.help) say(usage);
else if (values.worker) await work();
else if (values.replay) await replay();
else await runAll();
