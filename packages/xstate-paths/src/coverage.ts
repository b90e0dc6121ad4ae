import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaves, transitions } from './chartParts.ts';
import { netsOf, walkThrough } from './model.ts';
import { pathsOf, type NumberedPath } from './numbers.ts';
import { provedBy, walked, type Chart } from './table.ts';
import type { Words } from './words.ts';

/** A path that a browser completed. */
export type Run = { chart: string; number: number; steps: string[]; ms: number };

/** The notes of completed paths, one file for each. */
export type RunStore = {
  keep: (run: Run) => void;
  /** Deletes the note of a path that starts again. */
  forget: (chart: string, number: number) => void;
  all: () => Run[];
};

export function runStore(folder: string): RunStore {
  const fileOf = (chart: string, number: number) => join(folder, `${chart}-${number}.json`);
  return {
    keep: (run) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(run.chart, run.number), JSON.stringify(run));
    },
    forget: (chart, number) => rmSync(fileOf(chart, number), { force: true }),
    all: () => {
      try {
        return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
      } catch {
        return [];
      }
    },
  };
}

type Share = { crossed: number; of: number };
export type Coverage = {
  chart: string;
  /** False for a chart that no browser plays. */
  inBrowser: boolean;
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
export function coverageOf(chart: Chart, all: readonly Run[], { coverage: words }: Words): Coverage {
  const runs = all.filter(({ chart: id }) => id === chart.id);
  const paths = pathsOf(chart, 'transitions');
  const runOf = ({ number, steps }: NumberedPath) =>
    runs.find((run) => run.number === number && run.steps.join() === steps.map(({ name }) => name).join());
  const walkedPaths = paths.filter((path) => runOf(path) !== undefined);
  const models = walked(chart);
  const nets = netsOf(chart.models);
  const arrows = new Set(chart.models.flatMap(({ machine }) => transitions(machine)).filter((name) => !nets.includes(name)));
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
    for (const id of provedBy(chart, path)) requirements.add(id);
  }
  const planned = new Set(paths.flatMap((path) => walkThrough(models[path.model] ?? fail(path), path.steps).crosses));
  const guarded = [...arrows].filter((name) => name.includes(' ['));
  return {
    chart: chart.id,
    inBrowser: chart.table !== null,
    paths: { crossed: walkedPaths.length, of: paths.length },
    states: { crossed: [...states].filter((id) => seen.has(id)).length, of: states.size },
    transitions: { crossed: [...arrows].filter((name) => taken.has(name)).length, of: arrows.size },
    guards: { crossed: guarded.filter((name) => taken.has(name)).length, of: guarded.length },
    nets,
    requirements: [...requirements].toSorted(),
    seconds: Math.round(walkedPaths.reduce((sum, path) => sum + (runOf(path)?.ms ?? 0), 0) / 1000),
    open: [...arrows]
      .filter((name) => !taken.has(name))
      .map((name) => ({ transition: name, because: reasonOf(chart, name, planned, words) })),
  };
}

function fail({ number }: NumberedPath): never {
  throw new Error(`the path ${number} has no model`);
}

/** Why no run crossed a transition: its path did not run, no browser reaches it, or nothing can cause it. */
function reasonOf({ models, table }: Chart, name: string, planned: ReadonlySet<string>, words: Words['coverage']): string {
  if (!table) return words.noBrowser;
  if (planned.has(name)) return words.notPlayed;
  const [, type = ''] = name.split(' — ');
  const events = models.flatMap((model) => Object.entries(model.events)).filter(([, event]) => type.startsWith(`${event.type} `));
  const reasons = events.flatMap(([event]) => table.events[event]?.unrun ?? table.events[event]?.limit?.because ?? []);
  if (reasons.length > 0) return [...new Set(reasons)].join('; ');
  return words.behindUnplayed;
}

const share = ({ crossed: part, of }: Share) => `${part}/${of}`;

/** The sum of all charts as a row. */
function totalOf(name: string, rows: readonly Coverage[]): Coverage {
  const sum = (of: (row: Coverage) => Share): Share => ({
    crossed: rows.reduce((total, row) => total + of(row).crossed, 0),
    of: rows.reduce((total, row) => total + of(row).of, 0),
  });
  return {
    chart: name,
    inBrowser: true,
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

/** The sum as one English line for the end of a test run. */
export function coverageLine(rows: readonly Coverage[]): string {
  const { states, transitions: arrows, guards, nets } = totalOf('', rows);
  const requirements = new Set(rows.flatMap((row) => row.requirements));
  return `${rows.length} charts in the browser: states ${share(states)}, transitions ${share(arrows)}, guards ${share(guards)}, ${nets.length} nets under bugs, ${requirements.size} requirements`;
}

/** The coverage as a table, followed by the uncrossed transitions with their reasons. */
export function coverageText(rows: readonly Coverage[], { coverage: words }: Words): string {
  const head = words.columns;
  const table = [...rows, ...(rows.length > 1 ? [totalOf(words.all, rows)] : [])].map(({ chart, requirements, seconds, ...of }) => [
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
    .filter(({ inBrowser }) => inBrowser)
    .flatMap(({ chart, open: left }) =>
      [...byReason(left)].map(([because, names]) => [`\n${chart}: ${because}`, ...names.map((name) => `  ${name}`)]),
    );
  const alone = rows.filter(({ inBrowser }) => !inBrowser).map(({ chart }) => chart);
  return [
    ...lines,
    ...(alone.length > 0 ? [`\n${words.onChartOnly(alone.join(', '))}`] : []),
    ...(open.length > 0 ? [`\n${words.open}`] : []),
    ...open.flat(),
  ].join('\n');
}

function byReason(open: Coverage['open']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { transition: name, because } of open) groups.set(because, [...(groups.get(because) ?? []), name]);
  return groups;
}
