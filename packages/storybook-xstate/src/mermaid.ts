import { below, type ChartGraph, type ChartState, type Trigger } from './graph.ts';
import { nameOf, textOf } from './layout.ts';
import { inOneLine } from './says.ts';
import { english, spokenOf } from './words.ts';

type Arrow = { source: string; target: string; trigger: Trigger };

/** The chart as a `stateDiagram-v2` of Mermaid, which knows no actions and no history: a history state is a state there. */
export function mermaidOf(graph: ChartGraph): string {
  const [root] = graph.states;
  const numbers = new Map(graph.states.map(({ id }, index) => [id, `s${index}`]));
  const numberOf = (id: string) => numbers.get(id) ?? '';
  const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]));
  const arrows: Arrow[] = [
    ...graph.edges.flatMap(({ source, target, triggers }) => triggers.map((trigger) => ({ source, target, trigger }))),
    ...graph.states.flatMap(({ id, inner }) => inner.map((trigger) => ({ source: id, target: id, trigger }))),
  ];
  const regions = new Set(graph.states.flatMap(({ id, kind }) => (kind === 'parallel' ? [id] : [])));
  /** The state around both ends, else the outermost place. Mermaid moves a state to the place that names it, and draws no empty region. */
  const placeOf = ({ source, target }: Arrow): string | null => {
    const parent = parents.get(source) ?? null;
    return parent !== null && parent === parents.get(target) && !regions.has(parent) ? parent : null;
  };

  /** Mermaid 11 draws no line between regions when a region has a state with states of its own; boxes without a line remain. */
  const isDivided = (id: string) =>
    regions.has(id) && below(graph, id).every(({ parent }) => parent === id || parents.get(parent ?? '') === id);

  const bodyOf = (id: string | null, initial: string | null, hasLines: boolean): string[] => [
    ...(initial === null ? [] : [`[*] --> ${numberOf(initial)}`]),
    ...graph.states
      .filter(({ parent }) => parent === id)
      .flatMap((child, index) => [...(hasLines && index > 0 ? ['--'] : []), ...linesOf(child)]),
    ...arrows
      .filter((arrow) => placeOf(arrow) === id)
      .map(({ source, target, trigger }) => `${numberOf(source)} --> ${numberOf(target)}${labelOf(trigger)}`),
  ];
  const linesOf = (state: ChartState): string[] => {
    const head = `state "${escaped(nameOf(state))}" as ${numberOf(state.id)}`;
    const body = bodyOf(state.id, state.initial, isDivided(state.id));
    return [
      ...(body.length === 0 ? [head] : [`${head} {`, ...body.map((line) => `  ${line}`), '}']),
      ...(state.kind === 'final' ? [`${numberOf(state.id)} --> [*]`] : []),
    ];
  };
  return ['stateDiagram-v2', ...(root ? bodyOf(null, null, false) : []).map((line) => `  ${line}`), ''].join('\n');
}

function labelOf(trigger: Trigger): string {
  const name = spokenOf({ kind: trigger.kind, name: textOf(trigger) }, english);
  const label = [inOneLine(trigger.says) || name, trigger.guard === null ? '' : `[${trigger.guard}]`].filter(Boolean).join(' ');
  return label === '' ? '' : ` : ${escaped(label)}`;
}

/** Signs with a meaning of their own in Mermaid are numbers there. */
function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} _.()[\],/→↻…-]/gu, (sign) => (/\s/.test(sign) ? ' ' : `#${sign.codePointAt(0)};`));
}
