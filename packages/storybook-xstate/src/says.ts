import type { ChartGraph, Trigger } from './graph.ts';

/** What the events of a chart mean in plain words: by the names of the events in its models, and by the keys of its transitions. */
export type Says = { events: Record<string, string>; transitions: Record<string, string[]> };

/** The graph with a sentence for each transition that has one. */
export function told(graph: ChartGraph, { transitions }: Says): ChartGraph {
  const tell = (trigger: Trigger) => ({ ...trigger, says: transitions[trigger.key] ?? [] });
  return {
    ...graph,
    states: graph.states.map((state) => ({ ...state, inner: state.inner.map(tell) })),
    edges: graph.edges.map((edge) => ({ ...edge, triggers: edge.triggers.map(tell) })),
  };
}

const MOST = 2;

/** The sentences of a transition in one line; a title has the rest. */
export function inOneLine(says: readonly string[]): string {
  return [...says.slice(0, MOST), ...(says.length > MOST ? ['…'] : [])].join(' / ');
}
