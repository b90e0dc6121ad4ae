import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph';
import {
  initialTransition,
  transition,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type StateNode,
} from 'xstate';

/**
 * A chart with what can happen to it. `facts` are what its guards read, so that situations which behave alike count as one
 * and the paths stay finite.
 */
export type Model = {
  machine: AnyStateMachine;
  input: unknown;
  /** By names that say what happens. */
  events: Readonly<Record<string, AnyEventObject>>;
  facts: (snapshot: AnyMachineSnapshot) => unknown;
  /** Narrows what can happen, where the world around the chart lets less happen than the chart could take. */
  mayHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
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

/** The chart as plain logic: walked by `transition`, so that no child is started and each keeps its place. */
function walked({ machine }: Model): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    transition: (snapshot, event) => transition(machine, snapshot, event)[0],
    getInitialSnapshot: (_, input) => initialTransition(machine, input)[0],
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

/** Every path without a cycle that ends in a state whose id ends with `to`; grows fast with cycles, so the chart is cut at that state. */
export function simplePaths(model: Model, to: string): Path[] {
  const named = namer(model);
  const found = getSimplePaths(walked(model), { ...options(model), toState: (snapshot) => isIn(snapshot, to) });
  return found.map(({ state, steps }) => ({
    steps: steps.flatMap(({ event }) => (event.type === 'xstate.init' ? [] : [named(event)])),
    end: state,
  }));
}

/** The snapshot rests in a state whose id is, or ends with, `state`. */
export function isIn(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot._nodes.some(({ id }: StateNode) => id === state || id.endsWith(`.${state}`));
}

function namer({ events }: Model): (event: AnyEventObject) => Step {
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name]));
  return (event) => ({ name: names.get(event) ?? event.type, event });
}

/**
 * Few paths that cross every transition of the chart which its events can bring about. Candidates are the shortest path to each situation
 * and one event more. Of the open transitions the one that lies farthest goes first, by its shortest candidate, whose way crosses many of
 * the others; until nothing is left.
 */
export function transitionCover(model: Model): Path[] {
  const { serializeState } = options(model);
  const named = namer(model);
  const shortest = new Map(shortestPaths(model).map(({ steps, end }) => [serializeState(end), steps]));
  const candidates = adjacencyMapToArray(getAdjacencyMap(walked(model), options(model)))
    .map(({ state, event, nextState }) => ({
      steps: [...(shortest.get(serializeState(state)) ?? []), named(event)],
      end: nextState,
      last: taken(state, event),
    }))
    .sort((one, other) => one.steps.length - other.steps.length);
  const nearest = new Map<string, Path>();
  for (const { last, ...path } of candidates) for (const id of last) if (!nearest.has(id)) nearest.set(id, path);
  const open = new Set(nearest.keys());
  const cover: Path[] = [];
  for (const [id, path] of [...nearest].reverse()) {
    if (!open.has(id)) continue;
    for (const other of crossed(model, path.steps)) open.delete(other);
    cover.push(path);
  }
  return cover;
}

/** The transitions that a walk through these steps crosses. */
export function crossed(model: Model, steps: readonly Step[]): string[] {
  let [snapshot] = initialTransition(model.machine, model.input);
  return steps.flatMap(({ event }) => {
    const ids = taken(snapshot, event);
    [snapshot] = transition(model.machine, snapshot, event);
    return ids;
  });
}

/** Every transition of the chart by name; an unguarded one that nothing can bring about is still a promise of the chart. */
export function transitions(machine: AnyStateMachine): string[] {
  const below = (node: StateNode): string[] => [
    ...[...node.transitions.values()].flat().map(nameOf),
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** The transitions that an event takes in a situation, by name. */
export function taken(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  return snapshot.machine.getTransitionData(snapshot, event).map(nameOf);
}

/** Where it leaves, by what event, by which guard, to where. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition =
    typeof guard === 'object' && guard !== null && 'type' in guard ? ` [${guard.type}]` : typeof guard === 'string' ? ` [${guard}]` : '';
  return `${source.id} — ${eventType}${condition} → ${target?.map(({ id }) => id).join(', ') ?? '·'}`;
}

/** An answer comes only from an actor that is at work; everything else may happen at any time. */
export function canHappen(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  return !event.type.startsWith('xstate.') || snapshot._nodes.some((node: StateNode) => node.ownEvents.includes(event.type));
}

/** The ids of all states that have no states inside. */
export function leaves(machine: AnyStateMachine): string[] {
  const below = (node: StateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.id] : children.flatMap(below);
  };
  return below(machine.root);
}

/** The leaf states that a snapshot is in. xstate keeps them in a field that is not part of its types' promise. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node: StateNode) => Object.keys(node.states).length === 0).map((node: StateNode) => node.id);
}
