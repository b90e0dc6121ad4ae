import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modelsIn } from 'xstate-paths';
import type { Chart, ChartTable } from './chart.ts';
import { withCover } from './covers.ts';

const machines = join(import.meta.dirname, '../../machines');
const tables = join(import.meta.dirname, 'charts');

/** Loads every chart that has a model file, or only this one. */
export async function loadCharts(only?: string): Promise<Chart[]> {
  const features = readdirSync(machines, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && (only === undefined || entry.name === only),
  );
  const charts = await Promise.all(features.map(({ name }) => loadOnce(name)));
  return charts.filter((chart) => chart !== null);
}

const loaded = new Map<string, Promise<Chart | null>>();

/** One object a chart, because its paths are remembered with it. */
function loadOnce(id: string): Promise<Chart | null> {
  const chart = loaded.get(id) ?? loadChart(id);
  loaded.set(id, chart);
  return chart;
}

async function loadChart(id: string): Promise<Chart | null> {
  const found = await load(join(machines, id, `${id}.model.ts`));
  const models = modelsIn(found ?? {});
  if (models.length === 0) return null;
  const written = await load(join(tables, `${id}.ts`));
  return withCover({ id, models, source: sourceOf(join(machines, id)), table: Object.values(written ?? {}).find(isTable) ?? null });
}

/** What decides how the chart behaves: the files of its folder without tests, examples, types, and the view, which only shows it. */
function sourceOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/(^index|[.](test|examples|types|view))[.]ts$/.test(name));
  return files
    .toSorted()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n');
}

async function load(path: string): Promise<Record<string, unknown> | null> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function isTable(value: unknown): value is ChartTable {
  return typeof value === 'object' && value !== null && 'begin' in value && 'events' in value;
}
