import { parseArgs } from 'node:util';
import { judgeSample } from '../tests/mutants/judgeSample.ts';
import { charts, judge, mutantsOfChart, sampleOf, type Judged } from '../tests/mutants/runMutants.ts';
import { kinds, mutantLine } from '../tests/mutants/mutants.ts';

const usage = `npm run mutants                          changes every chart one place at a time and runs the unit tests of its folder
  --chart checkout                       one chart; may be repeated
  --sample 20                            at most 20 changes of each chart, evenly spread
npm run mutants -- --simulation          changes charts, rules, adapters and services, and runs the simulation with each change
  --sample 40                            changes in all; --seed 1, --lives 60 and --jobs 2 as in npm run simulate`;

const { values } = parseArgs({
  options: {
    chart: { type: 'string', multiple: true },
    sample: { type: 'string' },
    simulation: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    lives: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const all = charts();
const wanted = values.chart ?? all;
const unknown = wanted.filter((name) => !all.includes(name));
const size = values.sample === undefined ? Infinity : Number(values.sample);

const percent = (part: number, whole: number) => (whole === 0 ? '   -' : `${Math.round((100 * part) / whole)} %`.padStart(5));

/** One line for each kind of change, then the sum. */
function table(judged: readonly Judged[]): string {
  const line = (name: string, of: readonly Judged[]) => {
    const killed = of.filter(({ verdict }) => verdict === 'killed').length;
    const survived = of.filter(({ verdict }) => verdict === 'survived').length;
    const slow = of.filter(({ verdict }) => verdict === 'slow').length;
    return `${name.padEnd(20)} ${String(killed).padStart(6)} ${String(survived).padStart(9)} ${String(slow).padStart(5)} ${percent(killed, killed + survived)}`;
  };
  const rows = kinds.map((kind) =>
    line(
      kind,
      judged.filter(({ mutant }) => mutant.kind === kind),
    ),
  );
  return ['                     killed  survived  slow', ...rows, line('all', judged)].join('\n');
}

async function main(): Promise<void> {
  const judged: Judged[] = [];
  for (const chart of wanted) {
    const started = performance.now();
    const own: Judged[] = [];
    await judge(chart, sampleOf(mutantsOfChart(chart), size), (one) => own.push(one));
    judged.push(...own);
    const survivors = own.filter(({ verdict }) => verdict === 'survived');
    const slow = own.filter(({ verdict }) => verdict === 'slow');
    const killed = own.filter(({ verdict }) => verdict === 'killed').length;
    const judgedHere = killed + survivors.length;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${chart}: ${killed} of ${judgedHere} killed (${percent(killed, judgedHere).trim()}), ${slow.length} slow, ${seconds} s`);
    for (const { mutant } of survivors) console.log(`  ${mutantLine(mutant)}`);
    for (const { mutant } of slow) console.log(`  slow: ${mutantLine(mutant)}`);
  }
  console.log(`\n${table(judged)}`);
}

if (values.help) console.log(usage);
else if (unknown.length > 0 || Number.isNaN(size) || size < 1) {
  console.error(`${unknown.length > 0 ? `There is no chart ${unknown.join(', ')}.` : '--sample is a number.'}\n\n${usage}`);
  process.exitCode = 2;
} else if (values.simulation) {
  const { sample, seed, lives, jobs } = values;
  await judgeSample({ size: Number(sample ?? '40'), seed: Number(seed), lives: Number(lives), jobs: Number(jobs) });
} else await main();
