import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import {
  initialTransition,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type StateNode,
} from 'xstate';
import { cross } from './next.ts';

/**
 * A chart with its possible events. `facts` are the values that its guards read: situations that behave alike count as one, so the paths
 * stay finite.
 */
export type Model = {
  machine: AnyStateMachine;
  input: unknown;
  /** By descriptive names. */
  events: Readonly<Record<string, AnyEventObject>>;
  facts: (snapshot: AnyMachineSnapshot) => unknown;
  /** Conditions that every situation meets, by descriptive names. */
  invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  /** Excludes events that the chart could take but its environment never sends there. */
  mayHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Events that the environment sends right after an event, before anything else can happen. */
  brings?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => readonly AnyEventObject[];
};

export type Step = { name: string; event: AnyEventObject };
export type Path = { steps: Step[]; end: AnyMachineSnapshot };

/** More steps than this mean that a fact is missing or too fine. */
const LIMIT = 60_000;

function options({ input, events, facts, mayHappen = () => true }: Model) {
  return {
    input,
    events: Object.values(events),
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => canHappen(snapshot, event) && mayHappen(snapshot, event),
    limit: LIMIT,
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.status, facts(snapshot)]),
  };
}

/** The first situation of a chart. */
export function beginning({ machine, input }: Model): AnyMachineSnapshot {
  return initialTransition(machine, input)[0];
}

/** The end of a walk, the names of its crossed transitions, and its leaf states. */
type Way = { end: AnyMachineSnapshot; crosses: string[]; comesTo: string[] };

/** Follows an event and the events that it brings. */
export function follow(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Way {
  const events = [event, ...(model.brings?.(snapshot, event) ?? [])];
  return events.reduce<Way>(
    ({ end, crosses, comesTo }, one) => {
      const step = cross(model.machine, end, one);
      const taken = step.crosses.filter((transition) => !isAlways(transition)).map(nameOf);
      return { end: step.end, crosses: [...crosses, ...taken], comesTo: [...comesTo, ...leavesOf(step.end)] };
    },
    { end: snapshot, crosses: [], comesTo: [] },
  );
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
  return getShortestPaths(walked(model), options(model)).map(({ state, steps }) => ({
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

/** True when the snapshot is in a state whose id is, or ends with, `state`. */
export function isIn(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot._nodes.some(({ id }: StateNode) => id === state || id.endsWith(`.${state}`));
}

/** The invariants that a situation breaks. */
export function brokenIn({ invariants }: Model, snapshot: AnyMachineSnapshot): string[] {
  return Object.entries(invariants).flatMap(([name, holds]) => (holds(snapshot) ? [] : [name]));
}

function namer({ events }: Model): (event: AnyEventObject) => Step {
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]));
  return (event) => ({ name: names.get(event) ?? event.type, event });
}

/** The cost of a new path, in steps of a browser. */
const RESTART = 5;
/** Maximum of steps, because longer paths are hard to follow by hand. */
const LONGEST = 24;

/** A step with its crossed transitions and entered states. */
type Edge = { step: Step; to: string; crosses: string[] };
type Graph = { first: string; edges: Map<string, Edge[]>; ends: Map<string, AnyMachineSnapshot> };

function graphOf(model: Model): Graph {
  const named = namer(model);
  const edges = new Map<string, Edge[]>();
  const ends = new Map<string, AnyMachineSnapshot>();
  const ways = new Map<AnyMachineSnapshot, Map<AnyEventObject, Way>>();
  const logic = {
    ...walked(model),
    transition: (state: AnyMachineSnapshot, event: AnyEventObject) => {
      const way = follow(model, state, event);
      ways.set(state, (ways.get(state) ?? new Map<AnyEventObject, Way>()).set(event, way));
      return way.end;
    },
  };
  const told = options(model);
  const names = new Map<AnyMachineSnapshot, string>();
  const serializeState = (state: AnyMachineSnapshot) => {
    const name = names.get(state) ?? told.serializeState(state);
    names.set(state, name);
    return name;
  };
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(logic, { ...told, serializeState }))) {
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

type Tour = { edges: Edge[]; cost: number };

/** The cheapest way from a situation over an uncrossed transition. A way that ends the path includes the cost of a new path. */
function nearestOpen({ edges }: Graph, from: string, open: ReadonlySet<string>): Tour | null {
  const seen = new Set([from]);
  let layer: { at: string; way: Edge[] }[] = [{ at: from, way: [] }];
  const found: Tour[] = [];
  const best = () => found.toSorted((one, other) => one.cost - other.cost)[0] ?? null;
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { at, way } of layer) {
      for (const edge of edges.get(at) ?? []) {
        const longer = [...way, edge];
        const cost = longer.length + (edges.has(edge.to) ? 0 : RESTART);
        if (edge.crosses.some((id) => open.has(id))) found.push({ edges: longer, cost });
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: longer });
      }
    }
    layer = next;
    // All other ways are longer.
    const cost = best()?.cost ?? Infinity;
    if (cost <= (layer[0]?.way.length ?? 0) + 1) break;
  }
  return best();
}

/**
 * A few paths that cross every transition that the events can cause, and enter every state. The algorithm is greedy, so shorter sets may
 * exist. A path continues to the nearest uncrossed transition. A new path begins where that is nearer, or when the path is long enough. A
 * path that the others cover is dropped.
 */
export function transitionCover(model: Model): Path[] {
  const graph = graphOf(model);
  const tours = toursOf(graph).map((edges) => edges.map(({ step }) => step));
  const all = [...tours, ...missedBy(model, graph, tours)];
  return withoutNeedless(model, all).map((steps) => ({
    steps,
    end: walkThrough(model, steps).end,
  }));
}

function toursOf(graph: Graph): Edge[][] {
  const open = new Set([...graph.edges.values()].flat().flatMap(({ crosses }) => crosses));
  const tours: Edge[][] = [];
  let tour: Edge[] = [];
  const begin = () => {
    if (tour.length > 0) tours.push(tour);
    tour = [];
  };
  while (open.size > 0) {
    const fresh = nearestOpen(graph, graph.first, open);
    const here = tour.length > 0 ? nearestOpen(graph, tour.at(-1)?.to ?? graph.first, open) : null;
    const goesOn = here !== null && tour.length + here.edges.length <= LONGEST && (fresh === null || here.cost <= fresh.cost + RESTART);
    const way = goesOn ? here : fresh;
    if (way === null) break;
    if (!goesOn) begin();
    tour.push(...way.edges);
    for (const id of way.edges.flatMap(({ crosses }) => crosses)) open.delete(id);
  }
  begin();
  return tours;
}

/** The real walk through these steps. Situations that count as one may differ in values that are no facts. */
export function walkThrough(model: Model, steps: readonly Step[]): Way {
  const first = beginning(model);
  return steps.reduce<Way>(
    (way, { event }) => {
      const { end, crosses, comesTo } = follow(model, way.end, event);
      return { end, crosses: [...way.crosses, ...crosses], comesTo: [...way.comesTo, ...comesTo] };
    },
    { end: first, crosses: [], comesTo: leavesOf(first) },
  );
}

function covered(model: Model, steps: readonly Step[]): string[] {
  const { crosses, comesTo } = walkThrough(model, steps);
  return [...new Set([...crosses, ...comesTo])];
}

/** The shortest ways over what the tours planned to cross and did not. */
function missedBy(model: Model, { edges }: Graph, tours: readonly Step[][]): Step[][] {
  const done = new Set(tours.flatMap((steps) => covered(model, steps)));
  const isOpen = ({ crosses }: Edge) => crosses.some((id) => !done.has(id));
  if (![...edges.values()].flat().some(isOpen)) return [];
  const { serializeState } = options(model);
  const shortest = new Map(shortestPaths(model).map(({ steps, end }) => [serializeState(end), steps]));
  return [...edges]
    .flatMap(([from, leaving]) => leaving.filter(isOpen).map((edge) => ({ edge, steps: [...(shortest.get(from) ?? []), edge.step] })))
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .flatMap(({ edge, steps }) => {
      if (!isOpen(edge)) return [];
      for (const id of covered(model, steps)) done.add(id);
      return [steps];
    });
}

function withoutNeedless(model: Model, walks: readonly Step[][]): Step[][] {
  const covers = new Map(walks.map((steps) => [steps, covered(model, steps)]));
  const times = new Map<string, number>();
  for (const id of [...covers.values()].flat()) times.set(id, (times.get(id) ?? 0) + 1);
  const needless = new Set<Step[]>();
  for (const [steps, ids] of [...covers].toSorted(([one], [other]) => one.length - other.length)) {
    if (!ids.every((id) => (times.get(id) ?? 0) > 1)) continue;
    needless.add(steps);
    for (const id of ids) times.set(id, (times.get(id) ?? 0) - 1);
  }
  return walks.filter((steps) => !needless.has(steps));
}

/** Every transition of the chart by name. An unguarded one that no event can cause counts too. */
export function transitions(machine: AnyStateMachine): string[] {
  return arrowsOf(machine.root).map(nameOf);
}

function arrowsOf(node: StateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...Object.values(node.states).flatMap(arrowsOf)];
}

/** The names of the transitions that only a bug takes: they catch an actor whose failure no model of the chart contains. */
export function netsOf(models: readonly Model[]): string[] {
  const known = new Set(models.flatMap(({ events }) => Object.values(events).map(({ type }) => type)));
  const nets = models
    .flatMap(({ machine }) => arrowsOf(machine.root))
    .filter(({ eventType }) => eventType.startsWith('xstate.error.actor.') && !known.has(eventType));
  return [...new Set(nets.map(nameOf))];
}

/** True for a transition without an event, taken as soon as its guard holds. */
const isAlways = ({ eventType }: AnyTransitionDefinition) => eventType === '';

/** A name from source, event, guard and target. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition =
    typeof guard === 'object' && guard !== null && 'type' in guard ? ` [${guard.type}]` : typeof guard === 'string' ? ` [${guard}]` : '';
  return `${source.id} — ${eventType}${condition} → ${target?.map(({ id }) => id).join(', ') ?? '·'}`;
}

/** An answer is possible only while its actor runs; every other event is always possible. */
export function canHappen(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  return !event.type.startsWith('xstate.') || snapshot._nodes.some((node: StateNode) => node.ownEvents.includes(event.type));
}

/** The ids of all leaf states in which a chart can rest. An unguarded `always` leaves a state at once, so such a state is excluded. */
export function leaves(machine: AnyStateMachine): string[] {
  const below = (node: StateNode): string[] => {
    const children = Object.values(node.states);
    if (children.length > 0) return children.flatMap(below);
    return node.always?.some(({ guard }) => guard === undefined) ? [] : [node.id];
  };
  return below(machine.root);
}

/** The leaf states of a snapshot. xstate stores them in a field outside its public types. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node: StateNode) => Object.keys(node.states).length === 0).map((node: StateNode) => node.id);
}
