import { parseArgs } from 'node:util';
import { loadCharts, type Chart } from '../tests/model/charts.ts';
import { pathsOf, render, summaryOf, type Format, type Kind } from '../tests/model/report.ts';

const kinds: readonly Kind[] = ['shortest', 'simple', 'transitions'];
const formats: readonly Format[] = ['text', 'json', 'md', 'csv'];

const usage = `npm run paths                                los statecharts y cuántos caminos tienen
npm run paths -- checkout                    los caminos que cruzan cada transición, en palabras
  --kind shortest|simple|transitions         a cada estado, todos sin ciclos (con --to), o por cada transición
  --to <estado>                              solo los que terminan ahí
  --format text|json|md|csv`;

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'transitions' },
    format: { type: 'string', default: 'text' },
    to: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const charts = await loadCharts();
const [id] = positionals;
if (values.help) console.log(usage);
else if (id === undefined) console.log(list(charts));
else {
  const chart =
    charts.find((candidate) => candidate.id === id) ??
    fail(`No hay un statechart «${id}». Hay: ${charts.map((other) => other.id).join(', ')}.`);
  const kind = oneOf('kind', values.kind, kinds);
  if (kind === 'simple' && values.to === undefined) fail('--kind simple necesita --to <estado>: sin él los caminos no tienen fin.');
  const paths = pathsOf(chart, kind, values.to);
  if (paths.length === 0) fail(`Ningún camino de ${id} termina en «${values.to}».`);
  console.log(render(chart, paths, oneOf('format', values.format, formats)));
}
