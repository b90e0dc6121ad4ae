import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { buildShop } from '../services/start/build.ts';
import { buildBarePage } from '../tests/bench/bare/build.ts';
import { bytes } from '../tests/bench/bytes.ts';
import { claims } from '../tests/bench/claims.ts';
import { events } from '../tests/bench/events.ts';
import { type Figure, judge, tableOf } from '../tests/bench/figures.ts';
import { growth } from '../tests/bench/growth.ts';
import { lighthouseScores } from '../tests/bench/lighthouse.ts';
import { liveFrames } from '../tests/bench/live.ts';
import { choices, footprint, timesToMap } from '../tests/bench/map.ts';
import { rest } from '../tests/bench/rest.ts';
import { full, type Scale, short } from '../tests/bench/scale.ts';
import { search } from '../tests/bench/search.ts';
import { type Shop, startShop } from '../tests/bench/shop.ts';
import { soak } from '../tests/bench/soak.ts';
import { offlineArguments } from '../tests/support/chromium.ts';
import { MissingProgram } from '../tests/support/serverPrograms.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { ensureServers } from './testServers.ts';
import { endInOrder, inLanes, root } from './runProgram.ts';

type Parts = { program: () => Promise<string>; browser: () => Promise<Browser>; shop: () => Promise<Shop>; scale: Scale };
type Row = {
  names: string;
  /** Takes long, so its full form runs only when it is named. */
  isLong?: true;
  /** Starts PostgreSQL or Mosquitto. */
  needsServers?: true;
  run: (parts: Parts) => Promise<Figure[]>;
};

/** Rows that are measured together; `--only` takes their names or prefixes. */
const rows: readonly Row[] = [
  { names: 'js css', run: async () => bytes() },
  { names: 'map', run: async ({ browser, shop, scale }) => timesToMap(await browser(), await shop(), scale.map) },
  { names: 'choice inp', run: async ({ browser, shop, scale }) => choices(await browser(), await shop(), scale.choice) },
  { names: 'heap dom', run: async ({ browser, shop, scale }) => footprint(await browser(), await shop(), scale.heap) },
  { names: 'live', needsServers: true, run: async ({ browser, scale }) => liveFrames(await browser(), scale.live) },
  { names: 'claims', needsServers: true, run: ({ scale }) => claims(scale.claims) },
  { names: 'events', needsServers: true, run: ({ scale }) => events(scale.events) },
  { names: 'search', needsServers: true, run: ({ scale }) => search(scale.search) },
  { names: 'growth', isLong: true, needsServers: true, run: ({ scale }) => growth(scale.growth) },
  { names: 'rest', run: ({ scale }) => rest(scale.rest) },
  {
    names: 'lighthouse',
    isLong: true,
    run: async ({ program, shop, scale }) => lighthouseScores(await program(), await shop(), scale.lighthouse),
  },
  { names: 'soak', isLong: true, needsServers: true, run: ({ scale }) => soak(scale.soak) },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: String(full.soak.minutes) },
  },
});
const only = [...values.only, ...positionals];
const wanted = ({ names, isLong }: Row) =>
  (only.length === 0 && (values.short || !isLong)) || names.split(' ').some((name) => only.some((row) => row.startsWith(name)));
const asked = ({ row }: Figure) => only.length === 0 || only.some((name) => row.startsWith(name));

const chosen = rows.filter(wanted);
if (chosen.length === 0) {
  console.error(`npm run bench -- [--short] [--json] [--minutes 5] [--only ${rows.flatMap(({ names }) => names.split(' ')).join(' | ')}]`);
  process.exit(2);
}
const scale: Scale = values.short ? short : { ...full, soak: { ...full.soak, minutes: Number(values.minutes) } };

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Calls `make` at most once. */
function lazily<T>(make: () => Promise<T>): { get: () => Promise<T>; made: () => Promise<T | undefined> } {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), made: async () => made?.catch(() => undefined) };
}

endInOrder();
// Each process of the rows adds a listener of the exit.
process.setMaxListeners(50);
const built = await buildShop();
if (built.result === 'failed') {
  console.error(built.output);
  process.exit(1);
}
await buildBarePage();
if (chosen.some(({ needsServers }) => needsServers)) for (const reason of await ensureServers()) say(`Not on this machine: ${reason}`);

const program = lazily(async () => {
  const found = await ensureBrowser();
  if (!found.found) throw new MissingProgram(found.reason);
  return found.path;
});
const browser = lazily(async () => chromium.launch({ executablePath: await program.get(), args: offlineArguments }));
const shop = lazily(startShop);

type Outcome = { names: string; result: 'ok' | 'failed' | 'not run'; figures: Figure[]; reason: string };

/** Runs a row. It fails when it throws or has no figure, and is not run without its program. */
async function outcomeOf({ names, run }: Row): Promise<Outcome> {
  try {
    const figures = await run({ program: program.get, browser: browser.get, shop: shop.get, scale });
    if (figures.length === 0 || figures.some(({ ours }) => !Number.isFinite(ours))) throw new Error('a figure is missing');
    return { names, result: 'ok', figures, reason: '' };
  } catch (error) {
    if (!(error instanceof MissingProgram)) console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return { names, result: error instanceof MissingProgram ? 'not run' : 'failed', figures: [], reason };
  }
}

const outcomes = await inLanes(scale.lanes, chosen, async (row) => {
  const started = performance.now();
  const outcome = await outcomeOf(row);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${row.names.padEnd(12)} ${outcome.result.padEnd(7)} ${seconds.padStart(7)} s  ${outcome.reason.split('\n', 1)[0]}`.trimEnd());
  return outcome;
});
await (await browser.made())?.close();
await (await shop.made())?.stop();
const code = outcomes.some(({ result }) => result === 'failed') ? 1 : 0;
// The figures of the short form mean nothing.
if (values.short) process.exit(code);

const shown = outcomes
  .flatMap(({ figures }) => figures)
  .filter(asked)
  .map((figure) => ({ ...figure, ...judge(figure) }));
const result = {
  at: new Date().toISOString(),
  machine: `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}`,
  figures: shown,
  unmeasured: outcomes.flatMap(({ names, result, reason }) => (result === 'ok' ? [] : [`${names}: not measured, ${reason}`])),
};
mkdirSync(`${root}/.bench`, { recursive: true });
writeFileSync(`${root}/.bench/last.json`, `${JSON.stringify(result, null, 2)}\n`);
console.log(values.json ? JSON.stringify(result, null, 2) : [result.machine, '', tableOf(shown), ...result.unmeasured].join('\n'));
process.exit(code);
