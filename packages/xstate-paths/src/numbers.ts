import { leaves, leavesOf } from './chartParts.ts';
import { transitionCover } from './cover.ts';
import { shortestPaths, simplePaths } from './graph.ts';
import { beginning, follow, isIn, walkThrough, type Model, type Path } from './model.ts';
import { walked, type Chart, type Cover } from './table.ts';

/** `transitions`: few paths that cross every transition. `shortest`: one to each state. `simple`: those without a cycle. */
export type Kind = 'shortest' | 'simple' | 'transitions';

/** A path with its number, which is the same in every run. `model` is the index of its model in the chart. */
export type NumberedPath = Path & { number: number; model: number };

/** Limit of printed paths without a cycle, because there can be very many. */
export const MOST_SIMPLE = 100;

const known = new WeakMap<Chart, Map<Kind, NumberedPath[]>>();

/**
 * The paths of a chart in a fixed order. A number means the same path of the same chart for every kind: first come those that cross every
 * transition, then the shortest one to each state, as far as they are others. With `to`: the paths that reach that state, up to their last
 * entry to it, under the number of the whole path.
 */
export function pathsOf(chart: Chart, kind: Kind, to?: string): NumberedPath[] {
  if (kind === 'simple') return numbered(chart, simpleOf(chart, to ?? ''));
  const kept = known.get(chart) ?? new Map<Kind, NumberedPath[]>();
  known.set(chart, kept);
  const all = kept.get(kind) ?? (kind === 'transitions' ? numberedCover(chart) : numbered(chart, shortestOf(chart)));
  kept.set(kind, all);
  if (to === undefined) return all;
  const models = walked(chart);
  return all.flatMap(({ model, ...path }) => cutAt(models[model] ?? failWithoutModel(chart), { ...path, model }, to));
}

/** The path with this number, whatever its kind. */
export const pathNumbered = (chart: Chart, number: number): NumberedPath | undefined =>
  [...pathsOf(chart, 'transitions'), ...pathsOf(chart, 'shortest')].find((path) => path.number === number);

type PlacedPath = Path & { model: number };

/** The paths that cross every transition, by names, for `Chart.cover`. Exploring a large chart takes a second, replaying them a moment. */
export const coverOf = (chart: Chart): Cover =>
  pathsOf(chart, 'transitions').map(({ model, steps }) => [model, steps.map(({ name }) => name)] as const);

function numberedCover(chart: Chart): NumberedPath[] {
  return (chart.cover ? replayed(chart, chart.cover) : explored(chart)).map((path, index) => ({ ...path, number: index + 1 }));
}

function explored(chart: Chart): PlacedPath[] {
  return walked(chart).flatMap((model, index) => transitionCover(model).map((path) => ({ ...path, model: index })));
}

function replayed(chart: Chart, cover: Cover): PlacedPath[] {
  const models = walked(chart);
  return cover.map(([place, names]) => {
    const model = models[place] ?? failWithoutModel(chart);
    const steps = names.map((name) => {
      const event = model.events[name];
      if (!event) throw new Error(`the kept cover of ${chart.id} names the event ${name}, which its model does not have`);
      return { name, event };
    });
    return { steps, end: walkThrough(model, steps).end, model: place };
  });
}

/** One shortest path to each state, of the model that reaches it first. */
function shortestOf(chart: Chart): PlacedPath[] {
  const all = walked(chart).flatMap((model, index) => shortestPaths(model).map((path) => ({ ...path, model: index })));
  const chosen = statesOf(chart).flatMap((state) => {
    const reaching = all.filter((path) => path.steps.length > 0 && isIn(path.end, state));
    return reaching.toSorted((one, other) => one.steps.length - other.steps.length)[0] ?? [];
  });
  return [...new Set(chosen)];
}

function simpleOf(chart: Chart, to: string): PlacedPath[] {
  return walked(chart)
    .flatMap((model, index) => simplePaths(model, to, MOST_SIMPLE).map((path) => ({ ...path, model: index })))
    .filter(({ steps }) => steps.length > 0);
}

const nameOf = ({ model, steps }: PlacedPath) => [model, ...steps.map(({ name }) => name)].join(' ');

/** The number of a path that the cover has too; otherwise the next numbers, or one made from its steps for a path without a cycle. */
function numbered(chart: Chart, paths: readonly PlacedPath[]): NumberedPath[] {
  const cover = new Map(coverNumbers(chart));
  let next = pathsOf(chart, 'transitions').length;
  return paths.map((path) => ({ ...path, number: cover.get(nameOf(path)) ?? (next += 1) }));
}

const coverNumbers = (chart: Chart) => pathsOf(chart, 'transitions').map((path) => [nameOf(path), path.number] as const);

function cutAt(model: Model, path: NumberedPath, to: string): NumberedPath[] {
  let end = beginning(model);
  const ends = path.steps.map(({ event }) => ({ end } = follow(model, end, event)).end);
  const last = ends.findLastIndex((one) => isIn(one, to));
  const arrived = ends[last];
  return arrived ? [{ ...path, steps: path.steps.slice(0, last + 1), end: arrived }] : [];
}

/** The states that `--to` accepts, by their names in the charts. */
export function statesOf(chart: Chart): string[] {
  const ids = chart.models.flatMap(({ machine }) => leaves(machine));
  return [...new Set(ids.map((id) => id.slice(id.indexOf('.') + 1)))];
}

export type Summary = { id: string; states: number; events: number; shortest: number; transitions: number };

export function summaryOf(chart: Chart): Summary {
  return {
    id: chart.id,
    states: leaves(chart.models[0]?.machine ?? failWithoutModel(chart)).length,
    events: new Set(chart.models.flatMap(({ events }) => Object.keys(events))).size,
    shortest: pathsOf(chart, 'shortest').length,
    transitions: pathsOf(chart, 'transitions').length,
  };
}

function failWithoutModel({ id }: Chart): never {
  throw new Error(`the chart ${id} has no model`);
}

/** The leaf states at the end of a path, without the name of the chart. */
export function endOf({ end }: Path): string {
  return leavesOf(end)
    .map((id) => id.slice(id.indexOf('.') + 1))
    .join(' + ');
}
