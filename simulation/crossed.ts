import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modelsIn, netsOf, transitions } from 'xstate-paths';

const machines = join(import.meta.dirname, '../machines');

/** The transitions of a chart by name, without those that only a bug takes. */
async function transitionsOf(file: string): Promise<ReadonlySet<string>> {
  const found: Record<string, unknown> = await import(pathToFileURL(join(machines, file)).href);
  const models = modelsIn(found);
  const nets = new Set(netsOf(models));
  return new Set(models.flatMap(({ machine }) => transitions(machine)).filter((name) => !nets.has(name)));
}

/** How many transitions of each chart these runs crossed, a line each. */
export async function crossedText(crossed: ReadonlySet<string>): Promise<string> {
  const files = globSync('*/*.model.ts', { cwd: machines }).toSorted();
  const rows = await Promise.all(
    files.map(async (file) => {
      const all = await transitionsOf(file);
      return { chart: file.split('/')[0], all: all.size, crossed: [...all].filter((name) => crossed.has(name)).length };
    }),
  );
  const sum = (of: 'all' | 'crossed'): number => rows.reduce((total, row) => total + row[of], 0);
  const charts = rows.filter(({ all }) => all > 0).map((row) => `${row.chart} ${row.crossed}/${row.all}`);
  return `transitions ${sum('crossed')}/${sum('all')}: ${charts.join(', ')}`;
}
