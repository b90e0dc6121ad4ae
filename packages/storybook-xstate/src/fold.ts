import { leavesOf, type ChartEdge, type ChartGraph } from './graph.ts';

/** The ids of the states that can be folded: those with states inside, but the outermost. */
export function groupsOf(graph: ChartGraph): string[] {
  const leaves = new Set(leavesOf(graph));
  return graph.states.filter((state) => state.parent !== null && !leaves.has(state)).map(({ id }) => id);
}

/** The graph without the insides of the folded states. Their transitions leave from the folded states, and lead to them. */
export function fold(graph: ChartGraph, folded: ReadonlySet<string>): ChartGraph {
  const shownAs = new Map<string, string>();
  for (const { id, parent } of graph.states) {
    const outer = parent === null ? undefined : shownAs.get(parent);
    shownAs.set(id, outer !== undefined && (outer !== parent || folded.has(outer)) ? outer : id);
  }
  const shown = (id: string) => shownAs.get(id) ?? id;
  const states = graph.states
    .filter(({ id }) => shown(id) === id)
    .map((state) => ({ ...state, initial: state.initial === null || folded.has(state.id) ? null : shown(state.initial) }));
  const edges = new Map<string, ChartEdge>();
  for (const { source: from, target: to, triggers } of graph.edges) {
    const [source, target] = [shown(from), shown(to)];
    if (source === target) continue;
    const id = `${source} -> ${target}`;
    const all = [...(edges.get(id)?.triggers ?? []), ...triggers];
    edges.set(id, { id, source, target, triggers: [...new Map(all.map((trigger) => [trigger.key, trigger])).values()] });
  }
  return { ...graph, states, edges: [...edges.values()] };
}
