import { and, not, or, stateIn, type AnyStateMachine, type AnyTransitionDefinition, type StateNode } from 'xstate';
import { calledOf } from './source.ts';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** The trigger of a transition: an event, a delay, the answer of an invoked actor, or none. */
export type TriggerKind = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot';

export type Trigger = {
  /** Identifies the transition within its chart. */
  key: string;
  kind: TriggerKind;
  /** The type of the event in the chart; empty for `always`. */
  type: string;
  /** The readable name: the event, the actor's id, or the delay. */
  name: string;
  /** What happens, in sentences; none without notes. */
  says: string[];
  description: string | null;
  guard: string | null;
  actions: string[];
  reenters: boolean;
  /** The target inside the source state, when the transition stays inside. */
  into: { id: string; name: string } | null;
  /** The keys of more transitions that a drawing shows as this one. */
  alike: string[];
};

export type ChartState = {
  id: string;
  name: string;
  parent: string | null;
  kind: StateKind;
  /** A history state that remembers all levels. */
  isDeep: boolean;
  /** The initial state of its parent. */
  initial: string | null;
  description: string | null;
  invokes: string[];
  /** The actions on entry, and on exit. */
  entry: string[];
  exit: string[];
  tags: string[];
  /** Transitions that do not leave the state. */
  inner: Trigger[];
};

/** All transitions from one state to another. */
export type ChartEdge = { id: string; source: string; target: string; triggers: Trigger[] };

/**
 * A chart as plain data; parents come before their children, in the order of the chart.
 * What happens is written beside the arrows, in the boxes that they leave, or not at all.
 */
export type ChartGraph = { id: string; states: ChartState[]; edges: ChartEdge[]; writes: 'arrows' | 'boxes' | 'nothing' };

/** By its shape, because a package may bring its own copy of xstate. */
export function isMachine(value: unknown): value is AnyStateMachine {
  const machine = value as Partial<AnyStateMachine> | null | undefined;
  return typeof machine?.root?.states === 'object' && typeof machine.getTransitionData === 'function';
}

/** Extracts the graph of a machine. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const nodes = nodesOf(machine.root);
  const edges = new Map<string, ChartEdge>();
  const states = nodes.map((node) => {
    const inner: Trigger[] = [];
    for (const { target, trigger } of transitionsOf(node)) {
      if (target === null || isInside(target, node)) {
        inner.push({ ...trigger, into: target === null || target === node ? null : { id: target.id, name: target.key } });
        continue;
      }
      const id = `${node.id} -> ${target.id}`;
      const edge = edges.get(id) ?? { id, source: node.id, target: target.id, triggers: [] };
      edge.triggers.push(trigger);
      edges.set(id, edge);
    }
    return stateOf(node, inner);
  });
  return { id: machine.id, states, edges: [...edges.values()], writes: 'arrows' };
}

/** The states without child states. */
export function leavesOf({ states }: ChartGraph): ChartState[] {
  const parents = new Set(states.map(({ parent }) => parent));
  return states.filter(({ id }) => !parents.has(id));
}

/** The id of the state around each state. */
export function parentsOf({ states }: ChartGraph): Map<string, string | null> {
  return new Map(states.map(({ id, parent }) => [id, parent]));
}

/** The state and those around it, from the inside. */
export function outwards(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const all: string[] = [];
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) all.push(at);
  return all;
}

/** The names of the states from the outermost one to the state, without that of the chart. */
export function pathIn(graph: ChartGraph, id: string): string {
  const state = graph.states.find((each) => each.id === id);
  if (!state || state.parent === null) return state?.name ?? id;
  const { parent } = state;
  return parent === graph.states[0]?.id ? state.name : `${pathIn(graph, parent)}.${state.name}`;
}

/**
 * Leaf states in which a chart can stay. An unguarded `always` leaves at once, as does a final state whose parent has an unguarded `onDone`;
 * a final state of the chart shows nothing, and a history state is never one.
 */
export function restingLeaves(graph: ChartGraph): ChartState[] {
  const leftBy = (is: (trigger: Trigger, source: string) => boolean) =>
    new Set(
      graph.edges
        .filter(({ triggers, source }) => triggers.some((trigger) => trigger.guard === null && is(trigger, source)))
        .map(({ source }) => source),
    );
  const passing = leftBy(({ kind }) => kind === 'always');
  const completed = leftBy(({ type }, source) => type === `xstate.done.state.${source}`);
  const [root] = graph.states;
  const passes = ({ id, kind, parent }: ChartState) =>
    passing.has(id) || kind === 'history' || (kind === 'final' && (parent === root?.id || completed.has(parent ?? '')));
  return leavesOf(graph).filter((state) => !passes(state));
}

/** Number of states in the outermost region of a state; the largest region is the most informative. */
export function regionSize(graph: ChartGraph, id: string): number {
  const { states } = graph;
  const byId = new Map(states.map((state) => [state.id, state]));
  let region = id;
  for (let at = byId.get(id); at; at = byId.get(at.parent ?? '')) {
    if (byId.get(at.parent ?? '')?.kind === 'parallel') region = at.id;
  }
  return below(graph, region).length + 1;
}

/** The states inside a state. Their ids need not begin with its id. */
export function below(graph: ChartGraph, id: string): ChartState[] {
  return graph.states.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(graph, child.id)]);
}

/** A node with all nodes inside. */
export function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function stateOf(node: StateNode, inner: Trigger[]): ChartState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    isDeep: node.history === 'deep',
    // A first state that does not exist throws here; the walk says so.
    initial: node.type === 'compound' ? (attempt(() => node.initial.target[0]?.id) ?? null) : null,
    invokes: node.invoke.map(({ id, src }) => {
      const name = actorName(node, id);
      return name !== id || src === id || isInline(src) ? name : `${id}: ${String(src)}`;
    }),
    description: node.description ?? null,
    // The node itself has the timers of `after` among its actions.
    entry: [node.config.entry ?? []].flat().map(nameOf),
    exit: [node.config.exit ?? []].flat().map(nameOf),
    tags: [...node.tags],
    inner,
  };
}

/** A source without a name. */
function isInline(src: unknown): boolean {
  return typeof src !== 'string' || src.startsWith('xstate.invoke.');
}

/** The id of an invoked actor, or its source when xstate made the id. */
function actorName(node: StateNode, id: string): string {
  const index = id.endsWith(`.${node.id}`) ? Number(id.slice(0, -node.id.length - 1)) : Number.NaN;
  const src = node.invoke[index]?.src;
  if (src === undefined) return id;
  return isInline(src) ? calledActor([node.config.invoke ?? []].flat()[index]?.src) : String(src);
}

/** What to call an actor without a name: the id of its machine, else the first words of its source. */
function calledActor(logic: unknown): string {
  if (isMachine(logic)) return logic.id;
  const source = isRecord(logic) ? logic['config'] : undefined;
  return typeof source === 'function' ? calledOf(source) : 'inline';
}

/** The readable name of an event in its chart. */
export function eventName(machine: AnyStateMachine, type: string): string {
  const { kind, name } = triggerOf(type);
  if (!ANSWERS.has(kind)) return name;
  const node = nodesOf(machine.root).find(({ invoke }) => invoke.some(({ id }) => id === name));
  return node ? actorName(node, name) : name;
}

const ANSWERS: ReadonlySet<TriggerKind> = new Set(['done', 'error', 'snapshot']);

function isInside(node: StateNode, outer: StateNode): boolean {
  return node === outer || (node.parent !== undefined && isInside(node.parent, outer));
}

type Drawn = { target: StateNode | null; trigger: Trigger };

function transitionsOf(node: StateNode): Drawn[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition): Drawn[] => {
    const { eventType, target, guard, actions, reenter, description = null } = transition;
    const event = triggerOf(eventType, node.id);
    const trigger = {
      key: keyOf(transition),
      ...event,
      name: ANSWERS.has(event.kind) ? actorName(node, event.name) : event.name,
      says: [],
      description,
      guard: guard === undefined ? null : guardText(guard),
      actions: actions.map(nameOf),
      reenters: reenter,
      into: null,
      alike: [],
    };
    return target && target.length > 0 ? target.map((node) => ({ target: node, trigger })) : [{ target: null, trigger }];
  });
}

/** A key for a transition: its source, its event, and its index. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const same: readonly AnyTransitionDefinition[] = source.transitions.get(eventType) ?? source.always ?? [];
  return `${source.id} ${eventType} ${same.indexOf(transition)}`;
}

const PREFIXES: [prefix: string, kind: TriggerKind][] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.done.state.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
];

/** Parses the type of an event: `xstate.done.actor.save` is the answer of `save`. */
export function triggerOf(type: string, stateId = ''): Pick<Trigger, 'kind' | 'type' | 'name'> {
  if (type === '') return { kind: 'always', type, name: '' };
  for (const [prefix, kind] of PREFIXES) {
    if (type.startsWith(prefix)) return { kind, type, name: lastPart(type.slice(prefix.length), prefix) };
  }
  if (type.startsWith('xstate.after.')) {
    const delay = type.slice('xstate.after.'.length).replace(stateId === '' ? /\..*$/ : `.${stateId}`, '');
    return { kind: 'after', type, name: /^\d+$/.test(delay) ? duration(Number(delay)) : delay };
  }
  return { kind: 'event', type, name: type };
}

function lastPart(name: string, prefix: string): string {
  return prefix === 'xstate.done.state.' ? (name.split('.').at(-1) ?? name) : name;
}

function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
}

function nameOf(action: unknown): string {
  if (typeof action === 'string') return action;
  if (isRecord(action) && typeof action['type'] === 'string')
    return [action['type'].replace(/^xstate[.]/, ''), objectOf(action)].filter(Boolean).join(' ');
  return typeof action === 'function' ? calledOf(action) : 'inline';
}

/** What a built-in action acts on: the assigned keys, the type of its event, or its actor. */
function objectOf({ type, assignment, event, src }: Record<string, unknown>): string {
  if (typeof type !== 'string' || !type.startsWith('xstate.')) return '';
  if (typeof assignment === 'function') return calledOf(assignment);
  if (isRecord(assignment)) return Object.keys(assignment).join(', ');
  if (isRecord(event) && typeof event['type'] === 'string') return event['type'];
  return typeof src === 'string' ? src : '';
}

// A minifier removes function names, so composed guards are recognised by their check function.
const CHECKS = new Map<unknown, (guard: Record<string, unknown>) => string>([
  [checkOf(not('x')), ({ guards }) => `not ${list(guards).map(inBrackets).join('')}`],
  [checkOf(and(['x'])), ({ guards }) => list(guards).map(inBrackets).join(' and ')],
  [checkOf(or(['x'])), ({ guards }) => list(guards).map(inBrackets).join(' or ')],
  [checkOf(stateIn('x')), ({ stateValue }) => `in ${valueText(stateValue).split('.').slice(-2).join('.')}`],
]);

function checkOf(guard: unknown): unknown {
  return isRecord(guard) ? guard['check'] : undefined;
}

function list(guards: unknown): unknown[] {
  return Array.isArray(guards) ? guards : [];
}

function inBrackets(guard: unknown): string {
  const text = guardText(guard);
  return / (and|or) /.test(text) ? `(${text})` : text;
}

/** A guard as text, with its constant parameters. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function' && !CHECKS.has(Reflect.get(guard, 'check'))) return calledOf(guard);
  if (!isRecord(guard)) return 'condition';
  const composed = CHECKS.get(guard['check']);
  if (composed) return composed(guard);
  if (typeof guard['type'] !== 'string') return 'condition';
  const known = knownParts(guard['params']);
  return known.length > 0 ? `${guard['type']}(${known.join(', ')})` : guard['type'];
}

/** The constant parameters of a guard, without those that depend on the event or the context. */
function knownParts(params: unknown): string[] {
  const values = typeof params === 'function' ? attempt(() => params({ context: unknown, event: unknown })) : params;
  if (!isRecord(values) || values === unknown) return [];
  return Object.values(values)
    .filter((value): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);
}

/** Represents any unknown value; its properties are unknown too. */
const unknown: object = new Proxy(() => {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '?' : unknown), apply: () => unknown });

/** The value, or undefined when reading it throws. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A state value as a path: `{a: {b: 'c'}}` is `a.b.c`. */
export function valueText(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => (isRecord(inner) && Object.keys(inner).length === 0 ? key : `${key}.${valueText(inner)}`))
    .join(' + ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
