import { isIn, leaves, leavesOf, shortestPaths, simplePaths, transitionCover, type Path } from '../../machines/testing/paths.ts';
import { walked, type Chart, type Words } from './charts.ts';

export type Kind = 'shortest' | 'simple' | 'transitions';
export type Format = 'text' | 'json' | 'md' | 'csv';

/** A path with its number, which names it in every run. `model` is the place of its model among those of the chart. */
export type NumberedPath = Path & { number: number; model: number };

/** The paths of a chart in a fixed order, so that a number always means the same path of the same chart. */
export function pathsOf(chart: Chart, kind: Kind, to?: string): NumberedPath[] {
  const found = walked(chart).flatMap((model, index) => {
    if (kind === 'simple') return simplePaths(model, to ?? '').map((path) => ({ ...path, model: index }));
    const paths = kind === 'shortest' ? shortestPaths(model) : transitionCover(model);
    return paths
      .filter(({ end, steps }) => steps.length > 0 && (to === undefined || isIn(end, to)))
      .map((path) => ({ ...path, model: index }));
  });
  return found.map((path, index) => ({ ...path, number: index + 1 }));
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

/** A step in plain words; the name of the event while nobody has put it into words. */
export function wordsOf({ words }: Chart, name: string): Words {
  return words[name] ?? { says: name };
}

/** Where a path ends: the leaf states, without the name of the chart. */
export function endOf({ end }: Path): string {
  return leavesOf(end)
    .map((id) => id.slice(id.indexOf('.') + 1))
    .join(' + ');
}

/** The paths as a text for people, or as data. */
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
      return ['camino,paso,evento,palabras,sandbox,termina', ...paths.flatMap((path) => csvOf(chart, path))].join('\n');
    default:
      return format satisfies never;
  }
}

/** A path in plain words. */
export function textOf(chart: Chart, path: NumberedPath): string {
  const steps = path.steps.map(({ name }, index) => {
    const { says, sandbox } = wordsOf(chart, name);
    return `  ${index + 1}. ${says}${sandbox ? `  [${sandbox}]` : ''}`;
  });
  return [`${chart.id} ${path.number}  →  ${endOf(path)}`, ...steps].join('\n');
}

function mdOf(chart: Chart, path: NumberedPath): string {
  const steps = path.steps.map(({ name }, index) => {
    const { says, sandbox } = wordsOf(chart, name);
    return `${index + 1}. ${says}${sandbox ? ` (\`${sandbox}\`)` : ''}`;
  });
  return [`## ${path.number}. ${endOf(path)}`, '', ...steps].join('\n');
}

function dataOf(chart: Chart, path: NumberedPath) {
  return {
    number: path.number,
    ends: endOf(path),
    steps: path.steps.map(({ name, event }) => ({ name, type: event.type, ...wordsOf(chart, name) })),
  };
}

function csvOf(chart: Chart, path: NumberedPath): string[] {
  return path.steps.map(({ name, event }, index) => {
    const { says, sandbox } = wordsOf(chart, name);
    return [path.number, index + 1, event.type, says, sandbox ?? '', endOf(path)].map(cell).join(',');
  });
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
