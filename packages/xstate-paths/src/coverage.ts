import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leaves, transitions } from './chartParts.ts';
import { answersOf, watchGuards } from './guards.ts';
import { netsOf, walkThrough } from './model.ts';
import { pathsOf, type NumberedPath } from './numbers.ts';
import { provedBy, walked, type Chart } from './table.ts';
import type { Words } from './words.ts';

/** A path that a browser completed, of the chart with this content. */
export type Run = { chart: string; content: string; number: number; steps: string[]; ms: number };

/**
 * Identifies what a chart does: its states and transitions, its models, and its `source`. A run counts only for the content that it
 * played, so a changed chart begins with no coverage. Functions count by their name only, because each compiler prints them differently.
 */
export function contentOf({ models, source = '' }: Chart): string {
  const text = JSON.stringify([models.map(({ machine, input, events }) => [machine.config, input, events]), source], plain);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A value that JSON can contain: a function by its name, and a chart inside a chart by its definition. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === 'function') return `function ${value.name}`;
  return typeof value === 'object' && value !== null && 'transition' in value ? ('config' in value ? value.config : 'logic') : value;
}

/** The run of a path, to store when it has reached its end. */
export function runOf(chart: Chart, { number, steps }: NumberedPath, ms: number): Run {
  return { chart: chart.id, content: contentOf(chart), number, steps: steps.map(({ name }) => name), ms: Math.round(ms) };
}

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
  /** The content of the chart, by which its runs are known. */
  content: string;
  /** False for a chart that no browser plays. */
  inBrowser: boolean;
  paths: Share;
  states: Share;
  transitions: Share;
  /** The guarded transitions whose guard held and refused. */
  guards: Share;
  /** Crossed transitions whose guard refused in no completed path. */
  unrefused: string[];
  /** Transitions that only a bug takes. A unit test proves each of them, and they count in no other share. */
  nets: string[];
  /** The names of what was crossed and reached, with the numbers of the paths. */
  crossed: Record<string, number[]>;
  /** The requirements that the completed paths proved, with the numbers of the paths. */
  proved: Record<string, number[]>;
  seconds: number;
  /** Transitions that no completed path crossed, but another program did. They count as crossed. */
  elsewhere: string[];
  /** Uncrossed transitions, with the reason when no browser can cross them. */
  open: { transition: string; because: string }[];
};

/**
 * The coverage of a chart by the stored runs. Runs of another content or of changed paths do not count. `others` names transitions that
 * another program crosses.
 */
export function coverageOf(
  chart: Chart,
  all: readonly Run[],
  { coverage: words }: Words,
  others: ReadonlySet<string> = new Set(),
): Coverage {
  const content = contentOf(chart);
  const runs = all.filter((run) => run.chart === chart.id && run.content === content);
  const paths = pathsOf(chart, 'transitions');
  const kept = ({ number, steps }: NumberedPath) =>
    runs.find((run) => run.number === number && run.steps.join() === steps.map(({ name }) => name).join());
  const walkedPaths = paths.filter((path) => kept(path) !== undefined);
  const models = walked(chart);
  const watched = models.map(watchGuards);
  const nets = netsOf(chart.models);
  const arrows = new Set(chart.models.flatMap(({ machine }) => transitions(machine)).filter((name) => !nets.includes(name)));
  const states = new Set(chart.models.flatMap(({ machine }) => leaves(machine)));
  const crossed = new Map<string, number[]>();
  const proved = new Map<string, number[]>();
  const note = (to: Map<string, number[]>, names: readonly string[], number: number) => {
    for (const name of new Set(names)) to.set(name, [...(to.get(name) ?? []), number]);
  };
  for (const path of walkedPaths) {
    const { model } = watched[path.model] ?? fail(path);
    const { crosses, comesTo } = walkThrough(model, path.steps);
    note(crossed, [...crosses, ...comesTo], path.number);
    note(proved, provedBy(chart, path), path.number);
  }
  const planned = new Set(paths.flatMap((path) => walkThrough(models[path.model] ?? fail(path), path.steps).crosses));
  const answers = answersOf(watched);
  const guarded = [...answers.keys()].filter((name) => arrows.has(name));
  const refuses = (name: string) => answers.get(name)?.refused === true;
  const elsewhere = [...arrows].filter((name) => !crossed.has(name) && others.has(name));
  const isCrossed = (name: string) => crossed.has(name) || others.has(name);
  return {
    chart: chart.id,
    content,
    inBrowser: chart.table !== null,
    paths: { crossed: walkedPaths.length, of: paths.length },
    states: { crossed: [...states].filter((id) => crossed.has(id)).length, of: states.size },
    transitions: { crossed: [...arrows].filter(isCrossed).length, of: arrows.size },
    guards: { crossed: guarded.filter((name) => isCrossed(name) && refuses(name)).length, of: guarded.length },
    unrefused: guarded.filter((name) => isCrossed(name) && !refuses(name)),
    nets,
    crossed: Object.fromEntries(crossed),
    proved: Object.fromEntries([...proved].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    seconds: Math.round(walkedPaths.reduce((sum, path) => sum + (kept(path)?.ms ?? 0), 0) / 1000),
    elsewhere,
    open: [...arrows]
      .filter((name) => !isCrossed(name))
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
    content: '',
    inBrowser: true,
    paths: sum(({ paths }) => paths),
    states: sum(({ states }) => states),
    transitions: sum((row) => row.transitions),
    guards: sum(({ guards }) => guards),
    unrefused: [],
    nets: rows.flatMap(({ nets }) => nets),
    crossed: {},
    proved: {},
    seconds: rows.reduce((total, { seconds }) => total + seconds, 0),
    elsewhere: rows.flatMap(({ elsewhere }) => elsewhere),
    open: [],
  };
}

/** The sum as one English line for the end of a test run. */
export function coverageLine(rows: readonly Coverage[]): string {
  const { states, transitions: arrows, guards, nets, elsewhere } = totalOf('', rows);
  const by = elsewhere.length === 0 ? '' : ` (${elsewhere.length} elsewhere)`;
  const requirements = new Set(rows.flatMap(({ proved }) => Object.keys(proved)));
  return `${rows.length} charts in the browser: states ${share(states)}, transitions ${share(arrows)}${by}, guards ${share(guards)}, ${nets.length} nets under bugs, ${requirements.size} requirements`;
}

/** The coverage as a table, followed by the uncrossed transitions with their reasons. */
export function coverageText(rows: readonly Coverage[], { coverage: words }: Words): string {
  const head = words.columns;
  const table = [...rows, ...(rows.length > 1 ? [totalOf(words.all, rows)] : [])].map(({ chart, proved, seconds, ...of }) => [
    chart,
    share(of.paths),
    share(of.states),
    share(of.transitions),
    share(of.guards),
    String(of.nets.length),
    String(seconds),
    Object.keys(proved).join(' '),
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
  const unrefused = rows.filter(({ inBrowser }) => inBrowser).flatMap((row) => row.unrefused);
  const alone = rows.filter(({ inBrowser }) => !inBrowser).map(({ chart }) => chart);
  return [
    ...lines,
    ...(alone.length > 0 ? [`\n${words.onChartOnly(alone.join(', '))}`] : []),
    ...(open.length > 0 ? [`\n${words.open}`] : []),
    ...open.flat(),
    ...(unrefused.length > 0 ? [`\n${words.unrefused}`] : []),
    ...unrefused.map((name) => `  ${name}`),
  ].join('\n');
}

function byReason(open: Coverage['open']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { transition: name, because } of open) groups.set(because, [...(groups.get(because) ?? []), name]);
  return groups;
}

/** The coverage as a file for another program, such as an atlas of the charts. */
export function writeCoverage(file: string, rows: readonly Coverage[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ charts: rows }, null, 1)}\n`);
}
