import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import { beginning, canHappen, follow, isIn, type Model, type Path, type Step, type Walk } from './model.ts';

/** More steps than this mean that a fact is missing or too fine. */
const LIMIT = 60_000;

export function options({ input, events, facts, mayHappen = () => true }: Model) {
  return {
    input,
    events: Object.values(events),
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => canHappen(snapshot, event) && mayHappen(snapshot, event),
    limit: LIMIT,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, facts(snapshot), ...rememberedBy(snapshot)]),
  };
}

/** What a situation remembers beside its state: the states of its history, and the actors that it spawned. */
function rememberedBy({ historyValue, children, _nodes }: AnyMachineSnapshot): unknown[] {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const invoked = new Set(_nodes.flatMap(({ invoke }: StateNode) => invoke.map(({ id }) => id)));
  const spawned = Object.keys(children).filter((id) => !invoked.has(id));
  return [...history, ...spawned.toSorted()];
}

/** Searches the situations of a chart. Where they are too many, the error names the chart and the fact with the most values. */
function searched<Found>(model: Model, search: () => Found): Found {
  try {
    return search();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(`${model.machine.id} has more than ${LIMIT} steps. ${widestFact(model)}`, { cause: error });
  }
}

/** The fact that has the most values in the first situations, as a sentence. */
function widestFact(model: Model): string {
  const values = new Map<string, Set<string>>();
  const note = (name: string, value: unknown) => values.set(name, (values.get(name) ?? new Set<string>()).add(JSON.stringify(value) ?? ''));
  const traversal = options(model);
  const serializeState = (snapshot: AnyMachineSnapshot) => {
    const found = model.facts(snapshot);
    const isList = typeof found === 'object' && found !== null;
    for (const [name, value] of Object.entries(isList ? found : { facts: found }))
      note(Array.isArray(found) ? `facts[${name}]` : name, value);
    return traversal.serializeState(snapshot);
  };
  try {
    getAdjacencyMap(walked(model), { ...traversal, serializeState });
  } catch {
    // It exceeds the limit again.
  }
  const [widest] = [...values].toSorted(([, one], [, other]) => other.size - one.size);
  if (widest === undefined) return 'It has no facts.';
  const [name, { size }] = widest;
  return `The fact with the most values is ${name}: ${size}, such as ${[...widest[1]].slice(0, 3).join(', ')}.`;
}

/** The chart as plain logic. `transition` walks it, so no child is started. */
function walked(model: Model): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    transition: (snapshot, event) => follow(model, snapshot, event).end,
    getInitialSnapshot: () => beginning(model),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** The shortest path to every situation of the chart. */
export function shortestPaths(model: Model): Path[] {
  const named = namer(model);
  return searched(model, () => getShortestPaths(walked(model), options(model))).map(({ state, steps }) => ({
    steps: steps.flatMap(({ event }) => (event.type === 'xstate.init' ? [] : [named(event)])),
    end: state,
  }));
}

/** The shortest paths without a cycle that end on their first entry to the state `to`, at most `most` of them. */
export function simplePaths(model: Model, to: string, most: number): Path[] {
  const { first, edges, ends } = graphOf(model);
  const found: Path[] = [];
  let ways: Edge[][] = [[]];
  for (let looked = 0; ways.length > 0 && looked < LIMIT;) {
    const longer: Edge[][] = [];
    for (const way of ways) {
      const passed = new Set([first, ...way.map((edge) => edge.to)]);
      for (const edge of edges.get(way.at(-1)?.to ?? first) ?? []) {
        looked += 1;
        const end = ends.get(edge.to);
        if (passed.has(edge.to) || end === undefined) continue;
        if (!isIn(end, to)) longer.push([...way, edge]);
        else if (found.push({ steps: [...way, edge].map(({ step }) => step), end }) === most) return found;
      }
    }
    ways = longer;
  }
  return found;
}

function namer({ events }: Model): (event: AnyEventObject) => Step {
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]));
  return (event) => ({ name: names.get(event) ?? event.type, event });
}

/** A step with its crossed transitions and entered states. */
export type Edge = { step: Step; to: string; crosses: string[] };
export type Graph = { first: string; edges: Map<string, Edge[]>; ends: Map<string, AnyMachineSnapshot> };

export function graphOf(model: Model): Graph {
  const named = namer(model);
  const edges = new Map<string, Edge[]>();
  const ends = new Map<string, AnyMachineSnapshot>();
  const ways = new Map<AnyMachineSnapshot, Map<AnyEventObject, Walk>>();
  const logic = {
    ...walked(model),
    transition: (state: AnyMachineSnapshot, event: AnyEventObject) => {
      const way = follow(model, state, event);
      ways.set(state, (ways.get(state) ?? new Map<AnyEventObject, Walk>()).set(event, way));
      return way.end;
    },
  };
  const traversal = options(model);
  const names = new Map<AnyMachineSnapshot, string>();
  const serializeState = (state: AnyMachineSnapshot) => {
    const name = names.get(state) ?? traversal.serializeState(state);
    names.set(state, name);
    return name;
  };
  const found = searched(model, () => getAdjacencyMap(logic, { ...traversal, serializeState }));
  for (const { state, event, nextState } of adjacencyMapToArray(found)) {
    const from = serializeState(state);
    const to = serializeState(nextState);
    const way = ways.get(state)?.get(event);
    // An event without a transition leads nowhere.
    if (!way || way.crosses.length === 0) continue;
    ends.set(to, nextState);
    edges.set(from, [...(edges.get(from) ?? []), { step: named(event), to, crosses: [...way.crosses, ...way.comesTo] }]);
  }
  return { first: serializeState(beginning(model)), edges, ends };
}
