import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { crossedText } from './crossed.ts';
import { diagram } from './diagram.ts';
import { writeCrossed } from '../tests/support/crossed.ts';
import { runPlans } from './processes.ts';
import { changeOf } from './putBack/changeOf.ts';
import { putBackFaults } from './putBack/faults.ts';
import { createSimulator, type Plan, type Run } from './simulate.ts';
import { type FaultKind, type FaultLevel, faultLevels } from './world/faults.ts';

const usage = `npm run simulate -- [--seed 1] [--lives 200] [--faults none|mild|hard] [--jobs 2] [--twice] [--keep-crossed]
npm run simulate -- --put-back "name of a fault", or all   ends at the first finding
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
    'put-back': { type: 'string' },
    twice: { type: 'boolean', default: false },
    'keep-crossed': { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const jobs = Number(values.jobs);
const firstSeed = Number(values.seed);
const seeds = Math.ceil(Number(values.lives) / livesOfRun);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isLevel = (text: string): text is FaultLevel => text in faultLevels;
const isKind = (text: string): text is FaultKind => text in faultLevels.none && text !== 'mostKilled';

function planOf(seed: number): Plan {
  const { faults, people, without } = values;
  if (!isLevel(faults)) throw new Error(usage);
  const all = Array.from({ length: livesOfRun }, (_, index) => index + 1);
  return { seed, faults, people: people === undefined ? all : people.split(',').map(Number), without: without.split(',').filter(isKind) };
}

/** The command that repeats a plan. */
function commandOf({ seed, faults, people, without }: Plan): string {
  const less = without.length === 0 ? '' : ` --without ${without.join(',')}`;
  return `npm run simulate -- --replay --seed ${seed} --faults ${faults} --people ${people.join(',')}${less}`;
}

/** Prints the trace of one run, a line at each press of Enter in a terminal. Resolves with whether every law held. */
async function replay(): Promise<boolean> {
  const simulator = await createSimulator();
  const { trace, findings, digest } = await simulator.run(planOf(firstSeed));
  const reader = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  for (const line of diagram(trace)) {
    if (reader) await reader.question(line);
    else say(line);
  }
  reader?.close();
  say(findings.length === 0 ? `no finding, digest ${digest}` : findings.join('\n'));
  return findings.length === 0;
}

function tellFigures(runs: readonly Run[], ms: number): void {
  const sum = (of: (run: Run) => number): number => runs.reduce((total, run) => total + of(run), 0);
  const kinds = Object.keys(faultLevels.none).map((kind) => [kind, sum((run) => run.faults[kind] ?? 0)] as const);
  const faults = kinds.flatMap(([kind, count]) => (count === 0 ? [] : [`${kind} ${count}`]));
  const lives = sum(({ plan }) => plan.people.length);
  const failed = runs.filter(({ findings }) => findings.length > 0).length;
  const days = (sum(({ virtualMs }) => virtualMs) / 86_400_000).toFixed(1);
  say(
    `${lives} lives in ${runs.length} runs, ${days} virtual days, ${sum(({ calls }) => calls)} calls, ${sum(({ orders }) => orders)} orders; faults: ${faults.join(', ') || 'none'}; ${failed} with findings; ${Math.round((lives / ms) * 60_000)} lives a minute`,
  );
}

/** Runs seed after seed. With `twice`, two processes begin with the first one. Resolves with whether all held. */
async function simulate(): Promise<boolean> {
  const began = performance.now();
  const runs: Run[] = [];
  const plans = Array.from({ length: seeds }, (_, index) => planOf(firstSeed + index));
  if (values.twice) plans.unshift(planOf(firstSeed));
  const report = (run: Run): void => {
    runs.push(run);
    if (run.findings.length === 0) return;
    for (const line of [
      ...diagram(run.trace),
      ...run.findings.map((finding) => `seed ${run.plan.seed}: ${finding}`),
      commandOf(run.plan),
      '',
    ])
      say(line);
  };
  const task = { changes: [], shrinks: true };
  await runPlans(() => plans.shift(), report, Math.min(jobs, plans.length), task);
  const [first, ...again] = runs.filter(({ plan }) => plan.seed === firstSeed);
  const isSame = again.every(({ digest }) => digest === first?.digest);
  if (values.twice) say(isSame ? `seed ${firstSeed} twice: one trace, ${first?.digest}` : `seed ${firstSeed} twice: two traces`);
  tellFigures(runs, performance.now() - began);
  const crossed = new Set(runs.flatMap((run) => run.crossed));
  if (values['keep-crossed']) writeCrossed([...crossed].toSorted());
  say(await crossedText(crossed));
  return isSame && runs.every(({ findings }) => findings.length === 0);
}

/** Puts faults back, one by one, and says after how many lives each is found. Resolves with whether all are. */
async function findPutBack(name: string): Promise<boolean> {
  let areFound = true;
  const faults = putBackFaults.filter((one) => name === 'all' || one.name === name);
  if (faults.length === 0) throw new Error(`no fault is called "${name}"; there are:\n${putBackFaults.map((one) => one.name).join('\n')}`);
  for (const fault of faults) {
    let done = 0;
    let found: Run | undefined;
    const report = (run: Run): void => {
      if (run.findings.length > 0) found ??= run;
    };
    await runPlans(() => (found === undefined && done < seeds ? planOf(firstSeed + done++) : undefined), report, Math.min(jobs, seeds), {
      changes: [changeOf(fault)],
      shrinks: false,
    });
    areFound &&= found !== undefined;
    say(
      found
        ? `${fault.name}: seed ${found.plan.seed}, ${done * livesOfRun} lives: ${found.findings[0]}`
        : `${fault.name}: not found in ${done * livesOfRun} lives`,
    );
  }
  return areFound;
}

async function main(): Promise<boolean> {
  if (values.replay) return replay();
  if (values['put-back'] !== undefined) return findPutBack(values['put-back']);
  return simulate();
}

if (values.help) say(usage);
else {
  const code = (await main()) ? 0 : 1;
  // A pipe may not have taken all lines yet.
  process.stdout.write('', () => process.exit(code));
}
