import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossed, leaves, leavesOf, transitions, type Model, type Path } from '../../machines/testing/paths.ts';
import { initialTransition, transition } from 'xstate';
import type { BrowserChart } from './browser/chart.ts';
import { walked, type Chart } from './charts.ts';
import { pathsOf } from './report.ts';

/** A path that a browser walked to its end. */
export type Run = { chart: string; number: number; steps: string[]; ms: number };

const folder = join(import.meta.dirname, '../../node_modules/.cache/anden-paths');

export function keepRun(run: Run): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run.chart}-${run.number}.json`), JSON.stringify(run));
}

export function forgetRuns(): void {
  rmSync(folder, { recursive: true, force: true });
}

function keptRuns(): Run[] {
  try {
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}

/** The requirements that a path proves, by its steps. */
export function requirementsOf({ proves }: BrowserChart, { machine, input }: Model, { steps }: Path): string[] {
  let [snapshot] = initialTransition(machine, input);
  const ids = steps.flatMap(({ name, event }) => {
    const proved = proves[name]?.(snapshot) ?? [];
    [snapshot] = transition(machine, snapshot, event);
    return proved;
  });
  return [...new Set(ids)];
}

type Share = { crossed: number; of: number };
export type Coverage = {
  chart: string;
  paths: Share;
  states: Share;
  transitions: Share;
  guards: Share;
  requirements: string[];
  seconds: number;
  /** Transitions that no run crossed, with the reason when no browser can. */
  open: { transition: string; because: string }[];
};

/** What the kept runs crossed of a chart. A run of a path that has changed since does not count. */
export function coverageOf(chart: Chart): Coverage {
  const runs = keptRuns().filter(({ chart: id }) => id === chart.id);
  const paths = pathsOf(chart, 'transitions');
  const walkedPaths = paths.filter(({ number, steps }) =>
    runs.some((run) => run.number === number && run.steps.join() === steps.map(({ name }) => name).join()),
  );
  const models = walked(chart);
  const all = new Set(chart.models.flatMap(({ machine }) => transitions(machine)));
  const states = new Set(chart.models.flatMap(({ machine }) => leaves(machine)));
  const taken = new Set<string>();
  const seen = new Set<string>();
  const requirements = new Set<string>();
  for (const path of walkedPaths) {
    const model = models[path.model];
    if (!model) continue;
    for (const name of crossed(model, path.steps)) taken.add(name);
    if (chart.browser) for (const id of requirementsOf(chart.browser, model, path)) requirements.add(id);
    let [snapshot] = initialTransition(model.machine, model.input);
    for (const { event } of [{ event: null }, ...path.steps]) {
      if (event) [snapshot] = transition(model.machine, snapshot, event);
      for (const id of leavesOf(snapshot)) seen.add(id);
    }
  }
  const guarded = [...all].filter((name) => name.includes(' ['));
  return {
    chart: chart.id,
    paths: { crossed: walkedPaths.length, of: paths.length },
    states: { crossed: [...states].filter((id) => seen.has(id)).length, of: states.size },
    transitions: { crossed: [...all].filter((name) => taken.has(name)).length, of: all.size },
    guards: { crossed: guarded.filter((name) => taken.has(name)).length, of: guarded.length },
    requirements: [...requirements].toSorted(),
    seconds: Math.round(runs.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    open: [...all].filter((name) => !taken.has(name)).map((name) => ({ transition: name, because: reasonOf(chart, name) })),
  };
}

/** Why no browser crosses a transition: the reasons of the events by which it could be crossed. */
function reasonOf({ models, browser }: Chart, name: string): string {
  if (!browser) return 'ningún navegador lo recorre: sus caminos se prueban sobre el chart';
  const [, type = ''] = name.split(' — ');
  const events = models.flatMap((model) => Object.entries(model.events)).filter(([, event]) => type.startsWith(`${event.type} `));
  const reasons = events.flatMap(([event]) => browser.unrun[event] ?? browser.limits[event]?.because ?? []);
  if (reasons.length > 0) return [...new Set(reasons)].join('; ');
  return type.startsWith('xstate.error')
    ? 'guarda de un error de programa: ningún actor del mundo falla así'
    : 'ningún camino pasó por aquí';
}
