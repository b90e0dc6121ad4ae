import { outwards, parentsOf, type ChartEdge, type ChartGraph, type ChartState, type Trigger } from './graph.ts';

/** A part of a chart: what can happen now, what leads to a state, or a way from where one is to a state. */
export type Focus = { on: 'next' } | { on: 'into' | 'way'; state: string };

/** The part of the chart with the states around it; null without such a part. */
export function focused(graph: ChartGraph, active: ReadonlySet<string>, focus: Focus): ChartGraph | null {
  if (focus.on === 'way') return wayTo(graph, active, focus.state);
  const isPart = focus.on === 'next' ? ({ source }: ChartEdge) => active.has(source) : entering(graph, focus.state);
  const edges = graph.edges.filter(isPart);
  const kept = focus.on === 'next' ? [...active] : [focus.state];
  return part(graph, edges, kept, (state) => (focus.on === 'next' ? active.has(state.id) : state.inner.some(leadsTo(focus.state))));
}

/** Arrows to the state, to its inside, or to a group that begins in it. */
function entering(graph: ChartGraph, id: string): (edge: ChartEdge) => boolean {
  const parents = parentsOf(graph);
  const outer = [...outwards(parents, id)];
  const begins = outer.filter((_, index) => index === 0 || outer.slice(0, index).every((inner) => isInitial(graph, parents, inner)));
  return ({ source, target }) =>
    (begins.includes(target) && !outwards(parents, source).includes(target)) ||
    (outwards(parents, target).includes(id) && !outwards(parents, source).includes(id));
}

function isInitial({ states }: ChartGraph, parents: ReadonlyMap<string, string | null>, id: string): boolean {
  const parent = states.find((state) => state.id === parents.get(id));
  return parent?.kind === 'parallel' || parent?.initial === id;
}

function leadsTo(id: string): (trigger: Trigger) => boolean {
  return ({ into }) => into?.id === id;
}

/** The shortest row of arrows from an active state to the state, whatever their conditions are. */
function wayTo(graph: ChartGraph, active: ReadonlySet<string>, goal: string): ChartGraph | null {
  const parents = parentsOf(graph);
  const steps: ChartEdge[] = [
    ...graph.edges,
    ...graph.states.flatMap(({ id, inner }) =>
      inner.flatMap((trigger) => (trigger.into ? [{ id: trigger.key, source: id, target: trigger.into.id, triggers: [trigger] }] : [])),
    ),
  ];
  /** The states in which one is after an arrow to a state. */
  const entered = (id: string): string[] => {
    const state = graph.states.find((each) => each.id === id);
    const first =
      state?.kind === 'parallel' ? graph.states.filter(({ parent }) => parent === id).map((each) => each.id) : [state?.initial ?? null];
    return [...outwards(parents, id), ...first.flatMap((each) => (each === null ? [] : entered(each)))];
  };
  const before = new Map<string, ChartEdge | null>([...active].map((id) => [id, null]));
  const queue = [...active];
  for (const at of queue) {
    for (const step of steps.filter(({ source }) => source === at)) {
      for (const id of entered(step.target)) {
        if (before.has(id)) continue;
        before.set(id, step);
        queue.push(id);
      }
    }
  }
  if (!before.has(goal)) return null;
  const way: ChartEdge[] = [];
  for (let step = before.get(goal); step; step = before.get(step.source)) way.unshift(step);
  const keys = new Set(way.flatMap(({ triggers }) => triggers.map(({ key }) => key)));
  const ids = new Set(way.map(({ id }) => id));
  const start = way[0]?.source ?? goal;
  return part(
    graph,
    graph.edges.filter(({ id }) => ids.has(id)),
    [start, goal],
    ({ inner }) => inner.some(({ key }) => keys.has(key)),
  );
}

/** The graph of some arrows and states, with the states around them. Only some states keep what is written inside. */
function part(graph: ChartGraph, edges: ChartEdge[], kept: readonly string[], isWritten: (state: ChartState) => boolean): ChartGraph {
  const parents = parentsOf(graph);
  const written = new Set(graph.states.filter(isWritten).map(({ id }) => id));
  const targets = graph.states.flatMap(({ id, inner }) => (written.has(id) ? inner.flatMap(({ into }) => (into ? [into.id] : [])) : []));
  const ends = [...kept, ...written, ...targets, ...edges.flatMap(({ source, target }) => [source, target])];
  const shown = new Set(ends.flatMap((id) => outwards(parents, id)));
  const states = graph.states
    .filter(({ id }) => shown.has(id))
    .map((state) => ({
      ...state,
      initial: state.initial !== null && shown.has(state.initial) ? state.initial : null,
      inner: written.has(state.id) ? state.inner : [],
    }));
  return { ...graph, states, edges };
}
