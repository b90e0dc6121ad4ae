import { and, not, or, stateIn, type AnyStateMachine, type AnyTransitionDefinition, type StateNode } from 'xstate';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** How a transition comes about: somebody sends an event, time passes, an invoked actor answers, or nothing is waited for. */
export type TriggerKind = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot';

export type Trigger = {
  /** Names the transition within its chart. */
  key: string;
  kind: TriggerKind;
  /** The type of the event as the chart receives it; empty for `always`. */
  type: string;
  /** What a person reads: the event's name, the actor's id, or the delay. */
  name: string;
  guard: string | null;
  actions: string[];
  reenters: boolean;
  /** The state inside the source that it leads to, when it stays inside. */
  into: string | null;
};

export type ChartState = {
  id: string;
  name: string;
  parent: string | null;
  kind: StateKind;
  /** The chart begins here when it enters the parent. */
  initial: string | null;
  invokes: string[];
  tags: string[];
  /** What happens here without leaving the state. */
  inner: Trigger[];
};

/** All that leads from one state to another. */
export type ChartEdge = { id: string; source: string; target: string; triggers: Trigger[] };

/** A chart as plain data; states come parents first, in the order of the chart. */
export type ChartGraph = { id: string; states: ChartState[]; edges: ChartEdge[] };

/** What can be drawn of a machine. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const nodes = below(machine.root);
  const edges = new Map<string, ChartEdge>();
  const states = nodes.map((node) => {
    const inner: Trigger[] = [];
    for (const { target, trigger } of transitionsOf(node)) {
      if (target === null || isInside(target, node)) {
        inner.push({ ...trigger, into: target === null || target === node ? null : target.key });
        continue;
      }
      const id = `${node.id} -> ${target.id}`;
      const edge = edges.get(id) ?? { id, source: node.id, target: target.id, triggers: [] };
      edge.triggers.push(trigger);
      edges.set(id, edge);
    }
    return stateOf(node, inner);
  });
  return { id: machine.id, states, edges: [...edges.values()] };
}

/** The states that have no states inside. */
export function leavesOf({ states }: ChartGraph): ChartState[] {
  const parents = new Set(states.map(({ parent }) => parent));
  return states.filter(({ id }) => !parents.has(id));
}

/** A state's id without the name of its chart. */
export function pathIn(graph: ChartGraph, id: string): string {
  return id.startsWith(`${graph.id}.`) ? id.slice(graph.id.length + 1) : id;
}

/** Leaves in which a chart can stay: an unguarded `always` only passes on, and where the chart ends nothing is shown. */
export function restingLeaves(graph: ChartGraph): ChartState[] {
  const passing = new Set(
    graph.edges
      .filter(({ triggers }) => triggers.some(({ kind, guard }) => kind === 'always' && guard === null))
      .map(({ source }) => source),
  );
  const root = graph.states[0]?.id;
  return leavesOf(graph).filter(({ id, kind, parent }) => !passing.has(id) && !(kind === 'final' && parent === root));
}

/** How many states the outermost region around a state holds: the largest one tells most. */
export function regionSize({ states }: ChartGraph, id: string): number {
  const byId = new Map(states.map((state) => [state.id, state]));
  let region = id;
  for (let at = byId.get(id); at; at = byId.get(at.parent ?? '')) {
    if (byId.get(at.parent ?? '')?.kind === 'parallel') region = at.id;
  }
  return states.filter((state) => state.id === region || state.id.startsWith(`${region}.`)).length;
}

function below(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(below)];
}

function stateOf(node: StateNode, inner: Trigger[]): ChartState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    invokes: node.invoke.map(({ id, src }) => (typeof src === 'string' && src !== id ? `${id}: ${src}` : id)),
    tags: [...node.tags],
    inner,
  };
}

function isInside(node: StateNode, outer: StateNode): boolean {
  return node === outer || (node.parent !== undefined && isInside(node.parent, outer));
}

type Drawn = { target: StateNode | null; trigger: Trigger };

function transitionsOf(node: StateNode): Drawn[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition): Drawn[] => {
    const { eventType, target, guard, actions, reenter } = transition;
    const trigger = {
      key: keyOf(transition),
      ...triggerOf(eventType, node.id),
      guard: guard === undefined ? null : guardText(guard),
      actions: actions.map(nameOf),
      reenters: reenter,
      into: null,
    };
    return target && target.length > 0 ? target.map((node) => ({ target: node, trigger })) : [{ target: null, trigger }];
  });
}

/** A name for a transition: where it leaves, by what, and which of those it is. */
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

/** Reads an event's type: `xstate.done.actor.save` is the answer of `save`. */
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
  if (typeof action === 'function') return action.name || 'inline';
  return isRecord(action) && typeof action['type'] === 'string' ? action['type'] : 'inline';
}

// A minifier takes the names of functions away, so composed guards are known by the very function that checks them.
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

/** A guard in words, with what is known of its parameters before anything happened. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (!isRecord(guard)) return 'condition';
  const composed = CHECKS.get(guard['check']);
  if (composed) return composed(guard);
  if (typeof guard['type'] !== 'string') return typeof guard['name'] === 'string' && guard['name'] !== '' ? guard['name'] : 'condition';
  const known = knownParts(guard['params']);
  return known.length > 0 ? `${guard['type']}(${known.join(', ')})` : guard['type'];
}

/** The constants among a guard's parameters; those that depend on the event or the context are left out. */
function knownParts(params: unknown): string[] {
  const values = typeof params === 'function' ? attempt(() => params({ context: unknown, event: unknown })) : params;
  if (!isRecord(values) || values === unknown) return [];
  return Object.values(values)
    .filter((value): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);
}

/** Stands for any value that is not known yet: whatever is read from it is not known either. */
const unknown: object = new Proxy(() => {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '?' : unknown), apply: () => unknown });

function attempt(read: () => unknown): unknown {
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
