import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import { arrowsOf, leavesOf, nameOf } from './chartParts.ts';
import { begin, cross } from './cross.ts';

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
  invariants?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  /** Excludes events that the chart could take but its environment never sends there. */
  mayHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Events that the environment sends right after an event, before anything else can happen. */
  brings?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => readonly AnyEventObject[];
};

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'events' in value && 'facts' in value;
}

/** The models among the exports of a file, alone or in lists. */
export function modelsIn(exports: Readonly<Record<string, unknown>>): Model[] {
  return Object.values(exports).flat().filter(isModel);
}

export type Step = { name: string; event: AnyEventObject };
export type Path = { steps: Step[]; end: AnyMachineSnapshot };

/** The first situation of a chart. */
export function beginning({ machine, input }: Model): AnyMachineSnapshot {
  return begin(machine, input).end;
}

/** The end of a walk, the names of its crossed transitions, and its leaf states. */
export type Walk = { end: AnyMachineSnapshot; crosses: string[]; comesTo: string[] };

/** Follows an event and the events that it brings. */
export function follow(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Walk {
  const events = [event, ...(model.brings?.(snapshot, event) ?? [])];
  return events.reduce<Walk>(
    ({ end, crosses, comesTo }, one) => {
      const step = cross(model.machine, end, one);
      return { end: step.end, crosses: [...crosses, ...step.crosses.map(nameOf)], comesTo: [...comesTo, ...leavesOf(step.end)] };
    },
    { end: snapshot, crosses: [], comesTo: [] },
  );
}

/** The events that report an answer of an actor, with its id. */
const ANSWER = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/;

/** An answer is possible only while its actor runs, a delay only in its state; every other event is always possible. */
export function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  const [, actor] = ANSWER.exec(type) ?? [];
  if (actor !== undefined) return snapshot.children[actor] !== undefined;
  return !type.startsWith('xstate.') || snapshot._nodes.some((node: StateNode) => node.ownEvents.includes(type));
}

/** True when the snapshot is in a state whose id is, or ends with, `state`. */
export function isIn(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot._nodes.some(({ id }: StateNode) => id === state || id.endsWith(`.${state}`));
}

/** The invariants that a situation breaks. */
export function brokenIn({ invariants = {} }: Model, snapshot: AnyMachineSnapshot): string[] {
  return Object.entries(invariants).flatMap(([name, holds]) => (holds(snapshot) ? [] : [name]));
}

/** The real walk through these steps. Situations that count as one may differ in values that are no facts. */
export function walkThrough(model: Model, steps: readonly Step[]): Walk {
  const first = begin(model.machine, model.input);
  return steps.reduce<Walk>(
    (way, { event }) => {
      const { end, crosses, comesTo } = follow(model, way.end, event);
      return { end, crosses: [...way.crosses, ...crosses], comesTo: [...way.comesTo, ...comesTo] };
    },
    { end: first.end, crosses: first.crosses.map(nameOf), comesTo: leavesOf(first.end) },
  );
}

/** The names of the transitions that only a bug takes: they catch an actor whose failure no model of the chart contains. */
export function netsOf(models: readonly Model[]): string[] {
  const known = new Set(models.flatMap(({ events }) => Object.values(events).map(({ type }) => type)));
  const nets = models
    .flatMap(({ machine }) => arrowsOf(machine.root))
    .filter(({ eventType }) => eventType.startsWith('xstate.error.actor.') && !known.has(eventType));
  return [...new Set(nets.map(nameOf))];
}
