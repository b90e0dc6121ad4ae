import {
  beginning,
  follow,
  isIn,
  leaves,
  leavesOf,
  shortestPaths,
  simplePaths,
  transitionCover,
  type Model,
  type Path,
  type Step,
} from '../../machines/testing/paths.ts';
import { walked, type Chart } from './loadCharts.ts';
import type { Sandbox } from './sandbox.ts';

export type Kind = 'shortest' | 'simple' | 'transitions';
export type Format = 'text' | 'json' | 'md' | 'csv';

/** A path with its number, which is the same in every run. `model` is the index of its model in the chart. */
export type NumberedPath = Path & { number: number; model: number };

/** Limit of printed paths without a cycle, because there can be very many. */
export const MOST_SIMPLE = 100;

/**
 * The paths of a chart in a fixed order, so that a number always means the same path of the same chart. With `to`: the paths that reach
 * that state, up to their last entry to it, under the number of the whole path.
 */
export function pathsOf(chart: Chart, kind: Kind, to?: string): NumberedPath[] {
  return walked(chart)
    .flatMap((model, index) => kindOf(model, kind, to).map((path) => ({ ...path, model: index, of: model })))
    .filter(({ steps }) => steps.length > 0)
    .map((path, index) => ({ ...path, number: index + 1 }))
    .flatMap(({ of, ...path }) => (to === undefined ? [path] : cutAt(of, path, to)));
}

function kindOf(model: Model, kind: Kind, to: string | undefined): Path[] {
  switch (kind) {
    case 'shortest':
      return shortestPaths(model);
    case 'simple':
      return simplePaths(model, to ?? '', MOST_SIMPLE);
    case 'transitions':
      return transitionCover(model);
    default:
      return kind satisfies never;
  }
}

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

/** The meaning of a step for a tester at its position. */
export type Said = { says: string; sandbox: Sandbox | undefined };

/** A step in plain words, with its cause in the sandbox at this position; the name of the event without a table. */
export function wordsOf({ table }: Chart, name: string, rest: readonly Step[]): Said {
  const { says, sandbox } = table?.events[name] ?? { says: name, sandbox: undefined };
  return { says, sandbox: typeof sandbox === 'function' ? sandbox(rest) : sandbox };
}

type SaidStep = Step & Said;

function saidSteps(chart: Chart, { steps }: Path): SaidStep[] {
  return steps.map((step, index) => ({ ...step, ...wordsOf(chart, step.name, steps.slice(index + 1)) }));
}

/** The leaf states at the end of a path, without the name of the chart. */
export function endOf({ end }: Path): string {
  return leavesOf(end)
    .map((id) => id.slice(id.indexOf('.') + 1))
    .join(' + ');
}

/** The paths as text or as data. */
export function render(chart: Chart, paths: readonly NumberedPath[], format: Format): string {
  switch (format) {
    case 'text':
      return paths.map((path) => textOf(chart, path)).join('\n\n');
    case 'md':
      return [`# ${chart.id}`, ...paths.map((path) => mdOf(chart, path))].join('\n\n');
    case 'json':
      return JSON.stringify(
        paths.map((path) => dataOf(chart, path)),
        null,
        2,
      );
    case 'csv':
      return ['statechart,camino,paso,evento,palabras,sandbox,termina', ...paths.flatMap((path) => csvOf(chart, path))].join('\n');
    default:
      return format satisfies never;
  }
}

/** A path in plain words. */
export function textOf(chart: Chart, path: NumberedPath): string {
  const steps = saidSteps(chart, path).map(({ says, sandbox }, index) => `  ${index + 1}. ${says}${sandbox ? `  [${sandbox.text}]` : ''}`);
  return [`${chart.id} ${path.number}  →  ${endOf(path)}`, ...steps].join('\n');
}

function mdOf(chart: Chart, path: NumberedPath): string {
  const steps = saidSteps(chart, path).map(({ says, sandbox }, index) => `${index + 1}. ${says}${sandbox ? ` (${sandbox.text})` : ''}`);
  return [`## ${path.number}. ${endOf(path)}`, '', ...steps].join('\n');
}

function dataOf(chart: Chart, path: NumberedPath) {
  return {
    chart: chart.id,
    number: path.number,
    ends: endOf(path),
    steps: saidSteps(chart, path).map(({ name, event, says, sandbox }) => ({
      name,
      type: event.type,
      says,
      sandbox: sandbox?.text,
      tools: sandbox?.tools ?? [],
    })),
  };
}

function csvOf(chart: Chart, path: NumberedPath): string[] {
  return saidSteps(chart, path).map(({ name, says, sandbox }, index) =>
    [chart.id, path.number, index + 1, name, says, sandbox?.text ?? '', endOf(path)].map(cell).join(','),
  );
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
