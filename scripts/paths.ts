import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MOST_SIMPLE, pathNumbered, pathsOf, render, statesOf, summaryOf, type Format, type Kind, type NumberedPath } from 'xstate-paths';
import { coverageText, writeCoverage } from 'xstate-paths/coverage';
import { walkText } from 'xstate-paths/walks';
import { readConfig } from '../services/shared/config.ts';
import { loadCharts } from '../tests/model/loadCharts.ts';
import type { Chart } from '../tests/model/chart.ts';
import { linkOf, recipeOf } from '../tests/model/link.ts';
import { coverageFile, coverageNow } from '../tests/model/runs.ts';
import { speech } from '../tests/model/speech.ts';
import { findWholeBrowser } from '../tests/support/chromium.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { runningShop } from './runningShop.ts';

const kinds: readonly Kind[] = ['shortest', 'simple', 'transitions'];
const formats: readonly Format[] = ['text', 'json', 'md', 'csv', 'spec', 'cases'];

const usage = `npm run paths                                los statecharts y cuántos caminos tienen
npm run paths -- checkout                    los caminos que cruzan cada flecha, en palabras
npm run paths -- checkout 7                  uno de ellos
  --kind shortest|simple|transitions         el más corto a cada estado; los que no pasan dos veces por lo mismo
                                             (con --to, los ${MOST_SIMPLE} más cortos); o los que cruzan cada flecha
  --to <estado>                              solo los que llegan ahí, hasta ahí
  --format text|json|md|csv|spec|cases       para leer, para un programa, una página, una hoja de cálculo, Playwright o un gestor de pruebas
  --link                                     con el enlace que lo abre en el tablero, paso a paso, para recorrerlo a mano
npm run paths -- checkout --run 7            lo recorre en un navegador, contra los servicios de verdad (--run all: todos)
  --headed                                   a la vista
npm run paths -- checkout --walk 42:0:3      repite una caminata al azar, por su semilla y su número
npm run paths -- --coverage                  qué estados, flechas, guardas y requisitos cruzaron los recorridos`;

class Refusal extends Error {}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  return allowed.find((candidate) => candidate === value) ?? refuse(`--${name} es ${allowed.join(', ')}; «${value}» no.`);
}

function list(charts: readonly Chart[]): string {
  const rows = charts.map(summaryOf).map(({ id, ...counts }) => [id, ...Object.values(counts).map(String)]);
  const table = [['statechart', 'estados', 'eventos', 'a cada estado', 'por cada flecha'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) => row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

function chartNamed(charts: readonly Chart[], id: string): Chart {
  return (
    charts.find((candidate) => candidate.id === id) ??
    refuse(`No hay un statechart «${id}». Hay: ${charts.map((other) => other.id).join(', ')}.`)
  );
}

function pathCalled(chart: Chart, text: string): NumberedPath {
  const last = Math.max(...[...pathsOf(chart, 'transitions'), ...pathsOf(chart, 'shortest')].map(({ number }) => number));
  return pathNumbered(chart, Number(text)) ?? refuse(`${chart.id} no tiene un camino ${text}: van del 1 al ${last}.`);
}

const link = (chart: Chart, path: NumberedPath) => linkOf(readConfig().sandboxUrl, recipeOf(chart, path));

/** Plays paths of a chart in a browser and exits with the runner's code. */
async function play(chart: Chart, run: string, headed: boolean): Promise<void> {
  if (!chart.table) refuse(`Los caminos de ${chart.id} se prueban sobre el chart; ningún navegador los recorre.`);
  const path = run === 'all' ? undefined : pathCalled(chart, run);
  if (path && !pathsOf(chart, 'transitions').includes(path)) refuse('--run recorre los caminos de --kind transitions, enteros.');
  const byHand = path ? `\nA mano, con la tienda abierta (npm start): ${link(chart, path)}` : '';
  if (headed && process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    refuse(`Para verlo a la vista hace falta una pantalla y este equipo no tiene (DISPLAY está vacío).${byHand}`);
  }
  const whole = headed ? findWholeBrowser() : undefined;
  if (whole !== undefined) process.env['CHROME_PATH'] ??= whole;
  const browser = await ensureBrowser();
  if (!browser.found) refuse(`${browser.reason}${byHand}`);
  const started = performance.now();
  // All paths of a chart send more codes and hold more seats than one address may.
  const shop = path ? await runningShop() : null;
  if (shop) console.log(`Usa la tienda que ya corre en el puerto ${shop['JOURNEY_PORT']}.`);
  const which = ` ${chart.id} ${path ? path.number : '\\d+'} → `;
  const args = [
    'test',
    '--project',
    'model',
    '--reporter',
    './tests/model/reporter.ts',
    '--retries',
    '0',
    '--workers',
    '1',
    '--trace',
    'retain-on-failure',
    '-g',
    which,
    ...(headed ? ['--headed'] : []),
  ];
  const runner = spawn('playwright', args, { stdio: 'inherit', env: { ...process.env, ...shop, PATHS_OF: chart.id } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
  const code = await new Promise<number>((resolve) => runner.once('close', (status) => resolve(status ?? 1)));
  console.log(
    `${code === 0 ? 'Recorrido' : 'Terminó mal'} en ${((performance.now() - started) / 1000).toFixed(1)} s, ${shop ? 'con el navegador' : 'con los servicios y el navegador'}.`,
  );
  process.exitCode = code;
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'transitions' },
        format: { type: 'string', default: 'text' },
        to: { type: 'string' },
        run: { type: 'string' },
        walk: { type: 'string' },
        headed: { type: 'boolean', default: false },
        link: { type: 'boolean', default: false },
        coverage: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [, option] = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '') ?? [];
    return refuse(option === undefined ? 'Esas opciones no se entienden.' : `La opción ${option} no existe, o le falta su valor.`);
  }
}

type Options = ReturnType<typeof options>['values'];

function print(chart: Chart, number: string | undefined, values: Options): string {
  const kind = oneOf('kind', values.kind, kinds);
  const format = oneOf('format', values.format, formats);
  const { to } = values;
  if (kind === 'simple' && to === undefined) refuse('--kind simple necesita --to <estado>: a todos los estados serían demasiados.');
  if (to !== undefined && !statesOf(chart).some((state) => state === to || state.endsWith(`.${to}`) || state.split('.').includes(to))) {
    refuse(`${chart.id} no tiene un estado «${to}». Tiene: ${statesOf(chart).join(', ')}.`);
  }
  const asked = number === undefined ? undefined : pathCalled(chart, number);
  const all = asked && to === undefined ? [asked] : pathsOf(chart, kind, to);
  const paths = asked ? all.filter((path) => path.number === asked.number) : all;
  if (paths.length === 0) refuse(`Ningún camino de ${chart.id} llega a «${to}».`);
  const text = render(chart, paths, format, speech);
  if (!values.link) return text;
  const links = paths.map((path) => `${chart.id} ${path.number}: ${link(chart, path)}`);
  return format === 'text' ? `${text}\n\nA mano, con la tienda abierta (npm start):\n${links.join('\n')}` : links.join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = options();
  const [id, number, ...more] = positionals;
  if (more.length > 0) refuse(`Sobra «${more.join(' ')}».`);
  if (values.help) return console.log(usage);
  const charts = await loadCharts();
  const chart = id === undefined ? undefined : chartNamed(charts, id);
  if (values.coverage) {
    const rows = coverageNow(charts);
    writeCoverage(coverageFile, rows);
    return console.log(coverageText(chart ? rows.filter((row) => row.chart === chart.id) : rows, speech.words));
  }
  if (chart === undefined) {
    if (values.run !== undefined || values.walk !== undefined || values.link) refuse('Falta el nombre del statechart.');
    return console.log(list(charts));
  }
  if (values.walk !== undefined)
    return console.log(walkText(chart, values.walk, speech.words) ?? refuse('--walk es semilla:modelo:número, por ejemplo 42:0:3.'));
  if (values.run === undefined) return console.log(print(chart, number, values));
  if (values.kind !== 'transitions' || values.to !== undefined) refuse('--run recorre los caminos de --kind transitions, enteros.');
  await play(chart, values.run, values.headed);
}

// A reader such as head closes the pipe after the first lines.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
