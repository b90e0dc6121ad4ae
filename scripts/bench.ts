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
import { lighthouseScores } from '../tests/bench/lighthouse.ts';
import { liveFrames } from '../tests/bench/live.ts';
import { choices, footprint, timesToMap } from '../tests/bench/map.ts';
import { rest } from '../tests/bench/rest.ts';
import { full, type Scale } from '../tests/bench/scale.ts';
import { search } from '../tests/bench/search.ts';
import { type Shop, startShop } from '../tests/bench/shop.ts';
import { soak } from '../tests/bench/soak.ts';
import { offlineArguments } from '../tests/support/chromium.ts';
import { MissingProgram } from '../tests/support/serverPrograms.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { ensureServers } from './testServers.ts';
import { endInOrder, root } from './runProgram.ts';

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
    minutes: { type: 'string', default: String(full.soak.minutes) },
  },
});
const only = [...values.only, ...positionals];
const wanted = ({ names, isLong }: Row) =>
  (only.length === 0 && !isLong) || names.split(' ').some((name) => only.some((row) => row.startsWith(name)));
const asked = ({ row }: Figure) => only.length === 0 || only.some((name) => row.startsWith(name));

const chosen = rows.filter(wanted);
if (chosen.length === 0) {
  console.error(`npm run bench -- [--json] [--minutes 5] [--only ${rows.flatMap(({ names }) => names.split(' ')).join(' | ')}]`);
  process.exit(2);
}

const scale: Scale = { ...full, soak: { ...full.soak, minutes: Number(values.minutes) } };

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Calls `make` at most once. */
function lazily<T>(make: () => Promise<T>): { get: () => Promise<T>; made: () => Promise<T> | undefined } {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), made: () => made };
}

async function program(): Promise<string> {
  const found = await ensureBrowser();
  if (!found.found) throw new MissingProgram(found.reason);
  return found.path;
}

const launch = async (): Promise<Browser> => chromium.launch({ executablePath: await program(), args: offlineArguments });

endInOrder();
const built = await buildShop();
if (built.result === 'failed') {
  console.error(built.output);
  process.exit(1);
}
await buildBarePage();
if (chosen.some(({ needsServers }) => needsServers)) for (const reason of await ensureServers()) say(`Not on this machine: ${reason}`);

const browser = lazily(launch);
const shop = lazily(startShop);
const figures: Figure[] = [];
const unmeasured: string[] = [];
for (const { names, run } of chosen) {
  const started = performance.now();
  try {
    figures.push(...(await run({ program, browser: browser.get, shop: shop.get, scale })));
  } catch (error) {
    if (!(error instanceof MissingProgram)) console.error(error);
    unmeasured.push(`${names}: not measured, ${error instanceof Error ? error.message : String(error)}`);
  }
  say(`${names.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
}
await (await browser.made())?.close();
await (await shop.made())?.stop();

const shown = figures.filter(asked).map((figure) => ({ ...figure, ...judge(figure) }));
const result = {
  at: new Date().toISOString(),
  machine: `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}`,
  figures: shown,
  unmeasured,
};
mkdirSync(`${root}/.bench`, { recursive: true });
writeFileSync(`${root}/.bench/last.json`, `${JSON.stringify(result, null, 2)}\n`);
console.log(values.json ? JSON.stringify(result, null, 2) : [result.machine, '', tableOf(shown), ...unmeasured].join('\n'));
process.exit(0);
