import { fold, groupsOf } from './fold.ts';
import type { ChartEdge, ChartGraph, Trigger } from './graph.ts';

/**
 * How much of a chart is drawn. From far away to near: `outline` has the groups and arrows alone, a number the groups of so many levels
 * with what leads out of them, `states` every state with its events, and `all` also guards, actions and actors.
 */
export type Detail = 'outline' | number | 'states' | 'all';

/** The details in which a chart differs, from far away to near. */
export function detailsOf(graph: ChartGraph): Detail[] {
  const levels = Math.max(0, ...depths(graph).values());
  return ['outline', ...Array.from({ length: levels }, (_, index) => index + 1), 'states', 'all'];
}

const NEARNESS = { outline: 0, states: Number.MAX_VALUE, all: Number.POSITIVE_INFINITY };

/** The place of a detail from far away to near. */
export function nearness(detail: Detail): number {
  return typeof detail === 'number' ? detail : NEARNESS[detail];
}

/** Arrows out of a group to one target name that many events at most. */
const NAMED = 2;

/** The graph with that much detail. */
export function detailed(
  graph: ChartGraph,
  detail: Detail,
  isFolded: (id: string, byDetail: boolean) => boolean = (_, folds) => folds,
): ChartGraph {
  const depth = depths(graph);
  const closes = (id: string) => detail === 'outline' || (typeof detail === 'number' && (depth.get(id) ?? 0) >= detail);
  const folded = fold(graph, new Set(groupsOf(graph).filter((id) => isFolded(id, closes(id)))));
  if (detail === 'all') return folded;
  const { id, states, edges } = brief(folded, typeof detail === 'number' ? NAMED : Number.POSITIVE_INFINITY);
  return { id, states, edges, writes: detail === 'outline' ? 'nothing' : 'boxes' };
}

/** The depth of each group; one that stands in the chart itself has 1. */
function depths(graph: ChartGraph): Map<string, number> {
  const groups = new Set(groupsOf(graph));
  const depth = new Map<string, number>();
  for (const { id, parent } of graph.states) if (groups.has(id)) depth.set(id, (depth.get(parent ?? '') ?? 0) + 1);
  return depth;
}

function brief({ id, states, edges }: ChartGraph, most: number): Omit<ChartGraph, 'writes'> {
  return {
    id,
    states: states.map((state) => ({
      ...state,
      description: null,
      invokes: [],
      entry: [],
      exit: [],
      inner: few(alike(state.inner.filter(({ into }) => into !== null)), most),
    })),
    edges: edges.map((edge): ChartEdge => ({ ...edge, triggers: few(alike(edge.triggers), most) })),
  };
}

/** Each event once, by its sentence or its name, without its guard; it stands for all transitions of that text. */
function alike(triggers: readonly Trigger[]): Trigger[] {
  const byText = new Map<string, Trigger>();
  for (const trigger of triggers) {
    const [says] = trigger.says;
    const text = [trigger.kind, says ?? trigger.name, trigger.into?.id ?? ''].join('\n');
    const first = byText.get(text);
    const short = {
      ...trigger,
      name: says === undefined ? trigger.name : '',
      says: says === undefined ? [] : [says],
      guard: null,
      actions: [],
    };
    byText.set(text, first ? { ...first, alike: [...first.alike, trigger.key] } : short);
  }
  return [...byText.values()];
}

/** The last of too many events stands for the rest. */
function few(triggers: Trigger[], most: number): Trigger[] {
  if (triggers.length <= most) return triggers;
  const [next, ...rest] = triggers.slice(most - 1);
  if (!next) return triggers;
  return [
    ...triggers.slice(0, most - 1),
    { ...next, says: [], name: `+ ${rest.length + 1}`, alike: [...next.alike, ...rest.flatMap(keysOf)] },
  ];
}

/** The keys of the transitions that a drawn trigger stands for. */
export function keysOf({ key, alike }: Trigger): string[] {
  return [key, ...alike];
}
