import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { coverageText } from '../tests/model/coverage.ts';
import { loadCharts, type Chart } from '../tests/model/charts.ts';
import { pathsOf, render, summaryOf, type Format, type Kind } from '../tests/model/report.ts';

const kinds: readonly Kind[] = ['shortest', 'simple', 'transitions'];
const formats: readonly Format[] = ['text', 'json', 'md', 'csv'];

const usage = `npm run paths                                los statecharts y cuántos caminos tienen
npm run paths -- checkout                    los caminos que cruzan cada transición, en palabras
  --kind shortest|simple|transitions         a cada estado, todos sin ciclos (con --to), o por cada transición
  --to <estado>                              solo los que terminan ahí
  --format text|json|md|csv
npm run paths -- checkout --run 7            recorre ese camino en un navegador, contra los servicios de verdad (--run all: todos)
  --headed                                   a la vista
npm run paths -- --coverage                  qué estados, transiciones, guardas y requisitos cruzaron los recorridos`;

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
}

function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  return allowed.find((candidate) => candidate === value) ?? fail(`--${name} es ${allowed.join(', ')}; «${value}» no.`);
}

function list(charts: readonly Chart[]): string {
  const rows = charts.map(summaryOf).map(({ id, ...counts }) => [id, ...Object.values(counts).map(String)]);
  const table = [['statechart', 'estados', 'eventos', 'a cada estado', 'por cada transición'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) => row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

/** Plays paths of a chart in a browser and ends as the runner does. */
function play(chart: Chart, run: string, headed: boolean): void {
  if (!chart.browser) fail(`Los caminos de ${chart.id} se prueban sobre el chart; ningún navegador los recorre.`);
  const known = pathsOf(chart, 'transitions').some(({ number }) => String(number) === run);
  if (run !== 'all' && !known) fail(`${chart.id} no tiene un camino ${run}.`);
  const which = ` ${chart.id} ${run === 'all' ? '\\d+' : run} → `;
  const args = ['test', '--project', 'model', '--reporter', 'list', '--workers', '1', '-g', which, ...(headed ? ['--headed'] : [])];
  spawn('playwright', args, { stdio: 'inherit' }).once('close', (code) => (process.exitCode = code ?? 1));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'transitions' },
    format: { type: 'string', default: 'text' },
    to: { type: 'string' },
    run: { type: 'string' },
    headed: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const charts = await loadCharts();
const [id] = positionals;
if (values.help) console.log(usage);
else if (values.coverage) console.log(coverageText(id === undefined ? charts : charts.filter((chart) => chart.id === id)));
else if (id === undefined) console.log(list(charts));
else {
  const chart =
    charts.find((candidate) => candidate.id === id) ??
    fail(`No hay un statechart «${id}». Hay: ${charts.map((other) => other.id).join(', ')}.`);
  if (values.run === undefined) print(chart);
  else play(chart, values.run, values.headed);
}

function print(chart: Chart): void {
  const kind = oneOf('kind', values.kind, kinds);
  if (kind === 'simple' && values.to === undefined) fail('--kind simple necesita --to <estado>: sin él los caminos no tienen fin.');
  const paths = pathsOf(chart, kind, values.to);
  if (paths.length === 0) fail(`Ningún camino de ${chart.id} termina en «${values.to}».`);
  console.log(render(chart, paths, oneOf('format', values.format, formats)));
}
