import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildShop } from '../services/start/build.ts';
import { checkBudgets } from './budgets.ts';
import { compileBlocks } from './compileBlocks.ts';
import { ensureBrowser, ensureOtherBrowsers } from './ensureBrowser.ts';
import { ensureServers, environmentOf, startServers } from './testServers.ts';
import { faultScripts, runFaults } from './faults.ts';
import { checkLayers } from './checkLayers.ts';
import { missingAddresses, missingOptionals, readLock } from './checkLockFile.ts';
import { endInOrder, inLanes, root, run } from './runProgram.ts';
import { rememberStages } from './stageInputs.ts';
import { writeLists } from './writeLists.ts';
import { tryRecipes } from './tryRecipes.ts';
import { fastFolder } from '../tests/support/fastFolder.ts';

type Counts = { passed: number; failed: number; skipped: number };
type Outcome = {
  status: 'passed' | 'failed' | 'not run' | 'nothing to run';
  /** Printed when the stage fails. */
  output?: string;
  /** Printed on the stage's line. */
  note?: string;
  /** Why the stage, or a part of it, did not run. */
  unrun?: string[];
  /** Tests that failed once and passed at the second try. */
  unstable?: string[];
  counts?: Counts;
};
type Stage = { kind: 'check' | 'tests'; run: () => Promise<Outcome> };

endInOrder();
const folder = mkdtempSync(join(fastFolder, 'anden-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const found = (...patterns: string[]) => globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') });
const nothing: Outcome = { status: 'nothing to run' };
const verdict = (ok: boolean, output: string, note?: string): Outcome => ({
  status: ok ? 'passed' : 'failed',
  output,
  ...(note && { note }),
});

const stages: Record<string, Stage> = {
  lock: {
    kind: 'check',
    run: async () => {
      const missing = missingOptionals(readLock());
      if (missing.length > 0) return verdict(false, `npm ci would fail:\n${missing.join('\n')}`);
      const slow = missingAddresses(readLock());
      return verdict(slow.length === 0, `npm ci would be slow:\n${slow.join('\n')}`);
    },
  },
  types: {
    kind: 'check',
    run: async () => {
      const shop = await run('tsc', ['-p', 'tsconfig.json', '--pretty', 'false']);
      const charts = await run('tsc', ['-p', 'machines/tsconfig.json', '--pretty', 'false']);
      const blocks = await compileBlocks();
      return verdict(
        shop.ok && charts.ok && blocks.ok,
        shop.output + charts.output + blocks.output,
        `${blocks.count} code blocks of the documents`,
      );
    },
  },
  lint: {
    kind: 'check',
    run: async () => {
      const { ok, output } = await run('oxlint', ['--type-aware', '--deny-warnings', '.']);
      const files = Number(/ on (\d+) files/.exec(output)?.[1] ?? 0);
      return verdict(ok && files > 0, files > 0 ? output : `${output}\noxlint saw no files`, `${files} files`);
    },
  },
  layers: {
    kind: 'check',
    run: async () => {
      const { ok, text, empty } = await checkLayers();
      return verdict(ok, text, empty.length > 0 ? `no files yet in ${empty.join(', ')}` : text.split('\n')[0]);
    },
  },
  format: {
    kind: 'check',
    run: async () => {
      const { ok, output } = await run('oxfmt', ['--check', '.']);
      return verdict(ok, output);
    },
  },
  generated: {
    kind: 'check',
    run: async () => {
      if (found('openapi/*.yaml', 'contracts/generate.mjs').length < 2) return nothing;
      const { ok, output } = await run('npm', ['run', '--silent', 'generate', '-w', 'contracts', '--', '--check']);
      const stale = writeLists({ check: true });
      return verdict(
        ok && stale.length === 0,
        stale.length === 0 ? output : `${output}\nStale: ${stale.join(', ')}. Run \`npm run generate\`.`,
      );
    },
  },
  openapi: {
    kind: 'check',
    run: async () => {
      const documents = found('openapi/*.yaml').toSorted();
      if (documents.length === 0) return nothing;
      const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const { ok, output } = await run('redocly', ['lint', ...documents], { env });
      return verdict(ok, output, `${documents.length} documents`);
    },
  },
  knip: {
    kind: 'check',
    run: async () => {
      const { ok, output } = await run('knip', ['--no-progress', '--no-config-hints']);
      return verdict(ok, output);
    },
  },
  unit: {
    kind: 'tests',
    run: async () => {
      // One unit test starts a broker. The stage that needs a missing program reports it.
      await ensureServers();
      return vitest('unit', 'unit');
    },
  },
  services: {
    kind: 'tests',
    run: async () => {
      const missing = await ensureServers();
      const files = missing.length > 0 ? [] : embeddedToo;
      return vitest('services', 'services', { DATABASE_URL: undefined, MQTT_URL: undefined }, files);
    },
  },
  servers: {
    kind: 'tests',
    run: async () => {
      const servers = await startServers();
      if ('reason' in servers) return { status: 'not run', unrun: [servers.reason] };
      try {
        return await vitest('services', 'servers', { ...environmentOf(servers), CLAIM_PARTITIONS: '1' });
      } finally {
        await servers.stop();
      }
    },
  },
  simulation: {
    kind: 'tests',
    run: async () => {
      const { ok, output } = await run('node', ['simulation/run.ts', '--lives', '60', '--twice', '--keep-crossed'], { limit: 600_000 });
      const lines = output.trim().split('\n');
      // The last line has the transitions of each chart.
      return { ...verdict(ok, output, lines.at(-2)), counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
    },
  },
  stories: {
    kind: 'tests',
    run: async () => {
      if (!existsSync(join(root, '.storybook/main.ts')) || found('{src,.storybook}/**/*.stories.tsx').length === 0) return nothing;
      const browser = await ensureBrowser();
      return browser.found ? vitest('stories', 'stories') : { status: 'not run', unrun: [browser.reason] };
    },
  },
  atlas: {
    kind: 'tests',
    run: async () => {
      if (found('tests/atlas/*.spec.ts').length === 0) return nothing;
      const browser = await ensureBrowser();
      if (!browser.found) return { status: 'not run', unrun: [browser.reason] };
      const atlas = join(folder, 'atlas');
      const noted = await run('node', ['scripts/noteCharts.ts', '--drawn']);
      if (!noted.ok) return verdict(false, noted.output);
      const built = await run('storybook', ['build', '--output-dir', atlas, '--quiet']);
      if (!built.ok) return verdict(false, built.output);
      // One flow with pictures, the others without, to save time.
      const pictured = await run('node', ['scripts/drawFlows.ts', atlas, 'Pasos/Acceso']);
      if (!pictured.ok) return verdict(false, pictured.output);
      return playwright('atlas', [], ['--config=tests/atlas/playwright.config.ts'], { ATLAS_DIR: atlas });
    },
  },
  build: {
    kind: 'check',
    run: async () => {
      if (!existsSync(join(root, 'src/app/boot/main.tsx'))) return nothing;
      const built = await buildShop();
      if (built.result === 'failed') return verdict(false, built.output);
      const { lines, faults } = checkBudgets();
      return verdict(faults.length === 0, [...lines, ...faults].join('\n'), lines.join('; '));
    },
  },
  packages: {
    kind: 'tests',
    run: async () => {
      const { tryPackages } = await import('./packages.ts');
      const { faults, unrun, followed } = await tryPackages();
      return conclude(faults.length === 0, faults.join('\n'), unrun, {
        passed: followed.length,
        failed: faults.length,
        skipped: unrun.length,
      });
    },
  },
  recipes: {
    kind: 'tests',
    run: async () => {
      const { ok, output } = await tryRecipes(join(folder, 'recipes'));
      return { ...verdict(ok, output), counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
    },
  },
  journeys: {
    kind: 'tests',
    run: async () => {
      if (found('tests/journeys/**/*.spec.ts').length === 0) return nothing;
      const browser = await ensureBrowser();
      if (!browser.found) return { status: 'not run', unrun: [browser.reason] };
      // One more than the cores of a small machine, because a journey often waits for the bank, for time or for a frame.
      return playwright('journeys', ['phone', 'desktop'], [], { JOURNEY_WORKERS: process.env['JOURNEY_WORKERS'] ?? '3' });
    },
  },
  model: {
    kind: 'tests',
    run: async () => {
      if (found('tests/model/**/*.spec.ts').length === 0) return nothing;
      const browser = await ensureBrowser();
      if (!browser.found) return { status: 'not run', unrun: [browser.reason] };
      // The journeys run over the embedded database and broker, the paths over servers where the machine has them.
      const servers = await startServers();
      const outcome = await playwright('model', ['model'], [], 'reason' in servers ? {} : environmentOf(servers));
      if (!('reason' in servers)) await servers.stop();
      const { coverageLine, writeCoverage } = await import('xstate-paths/coverage');
      const { coverageFile, coverageNow } = await import('../tests/model/runs.ts');
      const { loadCharts } = await import('../tests/model/loadCharts.ts');
      const rows = coverageNow(await loadCharts());
      writeCoverage(coverageFile, rows);
      return { ...outcome, note: `${outcome.note ?? ''}; ${coverageLine(rows.filter(({ inBrowser }) => inBrowser))}` };
    },
  },
  explore: {
    kind: 'tests',
    run: async () => {
      const browser = await ensureBrowser();
      if (!browser.found) return { status: 'not run', unrun: [browser.reason] };
      const { exploreShop, figureOf, textOf } = await import('../tests/explore/run.ts');
      const report = await exploreShop({ seed: EXPLORED_SEED, ms: EXPLORED_MS });
      const failed = { passed: 0, failed: 1, skipped: 0 };
      if ('reason' in report) return { ...verdict(false, report.reason), counts: failed };
      const ok = report.findings.length === 0;
      return { ...verdict(ok, textOf(report), figureOf(report)), counts: ok ? { passed: 1, failed: 0, skipped: 0 } : failed };
    },
  },
  faults: {
    kind: 'tests',
    run: async () => {
      if (faultScripts().length === 0) return nothing;
      const faults = await runFaults({ short: true }, ({ name, result, seconds, figure }) => {
        console.log(`  ${name.padEnd(20)} ${result.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${figure}`);
      });
      const of = (result: string) => faults.filter((fault) => fault.result === result);
      return {
        status: of('failed').length > 0 ? 'failed' : 'passed',
        output: of('failed')
          .map(({ name, output }) => `${name}:\n${output}`)
          .join('\n'),
        counts: { passed: of('passed').length, failed: of('failed').length, skipped: of('skipped').length },
        unrun: of('skipped').map(({ figure }) => figure),
      };
    },
  },
  bench: {
    kind: 'tests',
    run: async () => {
      const { ok, output } = await run('node', ['scripts/bench.ts', '--short'], { limit: 300_000 });
      const rows = [...output.matchAll(/^(\S.*?) +(ok|failed|not run) +[\d.]+ s *(.*)$/gm)];
      const of = (result: string) => rows.filter((row) => row[2] === result);
      const unrun = of('not run').map(([, names, , reason]) => `${names}: ${reason}`);
      return conclude(ok, output, unrun, { passed: of('ok').length, failed: of('failed').length, skipped: unrun.length });
    },
  },
  browsers: {
    kind: 'tests',
    run: async () => {
      await ensureOtherBrowsers();
      const { buyInBrowsers } = await import('../tests/browsers/run.ts');
      const { purchases, missing } = await buyInBrowsers();
      const failed = purchases.filter(({ failure }) => failure !== undefined);
      return {
        status: failed.length > 0 ? 'failed' : 'passed',
        output: failed.map(({ name, failure }) => `${name}: ${failure}`).join('\n'),
        counts: { passed: purchases.length - failed.length, failed: failed.length, skipped: missing.length },
        note: purchases.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', '),
        unrun: missing.map((name) => `${name} is not installed`),
      };
    },
  },
};

/** What the explorer does in the time of a stage. Another seed takes other steps: `npm run explore`. */
const EXPLORED_SEED = 7;
const EXPLORED_MS = 40_000;

/** Stages that only run when they are named, because they install other browsers. */
const longForms = new Set(['browsers']);

/**
 * Tests of what the engines do differently: transactions, locks, notices, the broker, and how both are opened. They run on the embedded
 * engines too, where journeys and faults run the rest. Without PostgreSQL or Mosquitto the embedded engines run all.
 */
const embeddedToo = [
  'services/shared/',
  'services/start/',
  'migrations/',
  'contract/schema',
  'seats.',
  'carts.',
  'quotas.',
  'liveSeats.',
  'payment.',
];

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

async function vitest(
  project: string,
  report: string,
  env: Record<string, string | undefined> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  const file = join(folder, `${report}.json`);
  const args = [
    'run',
    '--project',
    project,
    ...files,
    '--allowOnly=false',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { ok, output } = await run('vitest', args, { env });
  if (!existsSync(file)) return { status: 'failed', output, counts: { passed: 0, failed: 1, skipped: 0 } };
  const result: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = result.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName.trim()),
  );
  return conclude(ok, output, skipped, {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

type PlaywrightTest = {
  status: string;
  projectName: string;
  results: { error?: { message?: string; location?: { file: string; line: number } } }[];
};
type PlaywrightSuite = {
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; suites: PlaywrightSuite[] };

async function playwright(
  report: string,
  projects: readonly string[],
  options: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const file = join(folder, `${report}.json`);
  const args = ['test', '--forbid-only', '--reporter=list,json', ...projects.map((project) => `--project=${project}`), ...options];
  const { ok, output } = await run('playwright', args, {
    env: {
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // The second start of the services reuses the database of the first.
      JOURNEY_DATA_DIR: join(folder, 'data'),
      ...env,
    },
    // It only ends a hang: the paths alone took 900 s on a machine of half the usual speed.
    limit: 1_800_000,
  });
  if (!existsSync(file)) return { status: 'failed', output, counts: { passed: 0, failed: 1, skipped: 0 } };
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const outcome = conclude(ok, output, specsWith('skipped', suites), {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
  return { ...outcome, unstable: specsWith('flaky', suites) };
}

function specsWith(status: string, all: readonly PlaywrightSuite[]): string[] {
  return all.flatMap(({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter((test) => test.status === status).map(({ projectName, results }) => `${title} (${projectName})${firstError(results)}`),
    ),
    ...specsWith(status, suites),
  ]);
}

/** Why the first try failed. The next run may not show it again. */
function firstError(results: PlaywrightTest['results']): string {
  const { message, location } = results.find(({ error }) => error)?.error ?? {};
  if (!message) return '';
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 30);
  const place = location ? [`at ${relative(process.cwd(), location.file)}:${location.line}`] : [];
  return ['', ...lines, ...place].join('\n    ');
}

/** A runner that fails without a failing test (a file that does not load) counts as one failure. */
function conclude(ok: boolean, output: string, unrun: string[], counts: Counts): Outcome {
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  return { status: failed > 0 ? 'failed' : 'passed', output, unrun, counts: { ...counts, failed }, note: `${counts.passed} passed` };
}

const groups: Record<string, string[]> = {
  check: Object.entries(stages).flatMap(([name, { kind }]) => (kind === 'check' && name !== 'build' ? [name] : [])),
  all: Object.keys(stages).filter((name) => !longForms.has(name)),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stages[name] && !groups[name]);
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. Stages: ${Object.keys(stages).join(', ')}; groups: ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = new Set((asked.length > 0 ? asked : ['all']).flatMap((name) => groups[name] ?? [name]));

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const unrun: string[] = [];
const unstable: string[] = [];
const begun = performance.now();

const memory = rememberStages();
/** A stage that is named, and every stage in CI, runs although nothing changed since it passed. */
const maySkip = asked.length === 0 && !process.env['CI'];
let unchanged = 0;

async function perform(name: string): Promise<void> {
  const stage = stages[name];
  if (!stage || !chosen.has(name)) return;
  if (maySkip && memory.isUnchanged(name)) {
    unchanged += 1;
    console.log(`${name.padEnd(12)} unchanged since it passed`);
    return;
  }
  const started = performance.now();
  const outcome = await stage.run().catch((error: unknown): Outcome => {
    return { status: 'failed', output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (outcome.status === 'passed' && !outcome.unrun?.length && !outcome.unstable?.length) memory.passed(name);
  if (outcome.status === 'failed') console.log(`\n--- ${name} ---\n${outcome.output?.trim() ?? ''}\n`);
  console.log(`${name.padEnd(12)} ${outcome.status.padEnd(14)} ${seconds.padStart(7)} s  ${outcome.note ?? ''}`.trimEnd());

  const counts = outcome.counts ?? {
    passed: 0,
    failed: outcome.status === 'failed' ? 1 : 0,
    skipped: outcome.status === 'not run' ? 1 : 0,
  };
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (outcome.status === 'nothing to run') unrun.push(`${name}: nothing to run yet`);
  unrun.push(...(outcome.unrun ?? []).map((reason) => `${name}: ${reason}`));
  unstable.push(...(outcome.unstable ?? []).map((title) => `${name}: ${title}`));
}

// The quick checks use one core each; later stages use both.
await inLanes(2, groups['check'] ?? [], perform);
for (const name of Object.keys(stages)) if (!groups['check']?.includes(name)) await perform(name);

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const wantsTests = [...chosen].some((name) => stages[name]?.kind === 'tests');
const ran = total.passed + total.failed;
const ranNothing = wantsTests && ran === 0 && unchanged === 0;
if (ranNothing) console.log('\nNo test ran.');
if (unrun.length > 0) console.log(`\nDid not run:\n${indented(unrun)}`);
if (unstable.length > 0) console.log(`\nPassed at the second try only:\n${indented(unstable)}`);
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all; a failed check counts as one failure`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
// process.exit would lose output that is still in a pipe.
process.exitCode = total.failed > 0 || ranNothing ? 1 : 0;
