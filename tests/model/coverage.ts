import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaves, netsOf, transitions, walkThrough } from '../../machines/testing/paths.ts';
import { walked, type Chart } from './loadCharts.ts';
import { pathsOf, type NumberedPath } from './report.ts';
import { requirementsOf } from './requirements.ts';

/** A path that a browser completed. */
export type Run = { chart: string; number: number; steps: string[]; ms: number };

const folder = join(import.meta.dirname, '../../node_modules/.cache/anden-paths');

const fileOf = (chart: string, number: number) => join(folder, `${chart}-${number}.json`);

export function keepRun(run: Run): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(run.chart, run.number), JSON.stringify(run));
}

/** Deletes the note of a path that starts again. */
export function forgetRun(chart: string, number: number): void {
  rmSync(fileOf(chart, number), { force: true });
}

function keptRuns(): Run[] {
  try {
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}

type Share = { crossed: number; of: number };
export type Coverage = {
  chart: string;
  paths: Share;
  states: Share;
  transitions: Share;
  guards: Share;
  /** Transitions that only a bug takes. A unit test proves each of them, and they count in no other share. */
  nets: string[];
  requirements: string[];
  seconds: number;
  /** Uncrossed transitions, with the reason when no browser can cross them. */
  open: { transition: string; because: string }[];
};

/** The coverage of a chart by the stored runs. Runs of changed paths do not count. */
export function coverageOf(chart: Chart): Coverage {
  const runs = keptRuns().filter(({ chart: id }) => id === chart.id);
  const paths = pathsOf(chart, 'transitions');
  const runOf = ({ number, steps }: NumberedPath) =>
    runs.find((run) => run.number === number && run.steps.join() === steps.map(({ name }) => name).join());
  const walkedPaths = paths.filter((path) => runOf(path) !== undefined);
  const models = walked(chart);
  const nets = netsOf(chart.models);
  const all = new Set(chart.models.flatMap(({ machine }) => transitions(machine)).filter((name) => !nets.includes(name)));
  const states = new Set(chart.models.flatMap(({ machine }) => leaves(machine)));
  const taken = new Set<string>();
  const seen = new Set<string>();
  const requirements = new Set<string>();
  for (const path of walkedPaths) {
    const model = models[path.model];
    if (!model) continue;
    const { crosses, comesTo } = walkThrough(model, path.steps);
    for (const name of crosses) taken.add(name);
    for (const id of comesTo) seen.add(id);
    if (chart.table) for (const id of requirementsOf(chart.table, model, path)) requirements.add(id);
  }
  const planned = new Set(paths.flatMap((path) => walkThrough(models[path.model] ?? fail(path), path.steps).crosses));
  const guarded = [...all].filter((name) => name.includes(' ['));
  return {
    chart: chart.id,
    paths: { crossed: walkedPaths.length, of: paths.length },
    states: { crossed: [...states].filter((id) => seen.has(id)).length, of: states.size },
    transitions: { crossed: [...all].filter((name) => taken.has(name)).length, of: all.size },
    guards: { crossed: guarded.filter((name) => taken.has(name)).length, of: guarded.length },
    nets,
    requirements: [...requirements].toSorted(),
    seconds: Math.round(walkedPaths.reduce((sum, path) => sum + (runOf(path)?.ms ?? 0), 0) / 1000),
    open: [...all].filter((name) => !taken.has(name)).map((name) => ({ transition: name, because: reasonOf(chart, name, planned) })),
  };
}

function fail({ number }: NumberedPath): never {
  throw new Error(`the path ${number} has no model`);
}

/** Why no run crossed a transition: its path did not run, no browser reaches it, or nothing can cause it. */
function reasonOf({ models, table }: Chart, name: string, planned: ReadonlySet<string>): string {
  if (!table) return 'ningún navegador lo recorre: sus caminos se prueban sobre el chart';
  if (planned.has(name)) return 'su camino no se recorrió, o falló';
  const [, type = ''] = name.split(' — ');
  const events = models.flatMap((model) => Object.entries(model.events)).filter(([, event]) => type.startsWith(`${event.type} `));
  const reasons = events.flatMap(([event]) => table.events[event]?.unrun ?? table.events[event]?.limit?.because ?? []);
  if (reasons.length > 0) return [...new Set(reasons)].join('; ');
  return 'solo se llega por un paso que ningún navegador recorre';
}

const share = ({ crossed: part, of }: Share) => `${part}/${of}`;

/** The sum of all charts as a row. */
function totalOf(rows: readonly Coverage[]): Coverage {
  const sum = (of: (row: Coverage) => Share): Share => ({
    crossed: rows.reduce((total, row) => total + of(row).crossed, 0),
    of: rows.reduce((total, row) => total + of(row).of, 0),
  });
  return {
    chart: 'todos',
    paths: sum(({ paths }) => paths),
    states: sum(({ states }) => states),
    transitions: sum((row) => row.transitions),
    guards: sum(({ guards }) => guards),
    nets: rows.flatMap(({ nets }) => nets),
    requirements: [],
    seconds: rows.reduce((total, { seconds }) => total + seconds, 0),
    open: [],
  };
}

/** The sum as one line for the end of a test run, in English like its other lines. */
export function coverageLine(charts: readonly Chart[]): string {
  const rows = charts.map(coverageOf);
  const { states, transitions: arrows, guards, nets } = totalOf(rows);
  const requirements = new Set(rows.flatMap((row) => row.requirements));
  return `${rows.length} charts in the browser: states ${share(states)}, transitions ${share(arrows)}, guards ${share(guards)}, ${nets.length} nets under bugs, ${requirements.size} requirements`;
}

/** The coverage as a table, followed by the uncrossed transitions with their reasons. */
export function coverageText(charts: readonly Chart[]): string {
  const rows = charts.map(coverageOf);
  const head = ['statechart', 'caminos', 'estados', 'flechas', 'guardas', 'redes', 'segundos', 'requisitos'];
  const table = [...rows, ...(rows.length > 1 ? [totalOf(rows)] : [])].map(({ chart, requirements, seconds, ...of }) => [
    chart,
    share(of.paths),
    share(of.states),
    share(of.transitions),
    share(of.guards),
    String(of.nets.length),
    String(seconds),
    requirements.join(' '),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...table].map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...table].map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const open = rows
    .filter(({ chart }) => charts.some(({ id, table: written }) => id === chart && written !== null))
    .flatMap(({ chart, open: left }) =>
      [...byReason(left)].map(([because, names]) => [`\n${chart}: ${because}`, ...names.map((name) => `  ${name}`)]),
    );
  const alone = charts.filter(({ table: written }) => written === null).map(({ id }) => id);
  return [
    ...lines,
    ...(alone.length > 0 ? [`\nSolo sobre el chart, sin navegador: ${alone.join(', ')}.`] : []),
    ...(open.length > 0 ? ['\nLo que ningún recorrido cruzó:'] : []),
    ...open.flat(),
  ].join('\n');
}

function byReason(open: Coverage['open']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { transition: name, because } of open) groups.set(because, [...(groups.get(because) ?? []), name]);
  return groups;
}
