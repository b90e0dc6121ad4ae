import {
  fromPromise,
  initialTransition,
  StateMachine,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateNode,
} from 'xstate';
import { attempt, eventName, keyOf, nodesOf } from './graph.ts';

/** A named situation of a chart: its input and its events. */
export type Situation = { input: unknown; events: readonly AnyEventObject[] };

type Samples = Readonly<Record<string, AnyEventObject>>;

/** A machine that can be drawn and walked, in `parameters.xstate` of a story file. */
export type Chart = {
  machine: AnyStateMachine;
  /** The beginning of the chart by default. */
  situations?: Readonly<Record<string, Situation>>;
  /** The input of the beginning, when the chart has no situations. */
  input?: unknown;
  /** What can happen to the chart. A person may send the events, besides those of the situations. */
  models?: readonly Model[];
};

/** Named events with their data. The paths of a model begin at its input. */
export type Model = { events: Samples; input?: unknown };

/** An event that the chart handles now, its name in a model or nothing, whether no sample gives it data, and the keys of its transitions; without any it has no effect. `failure` says that its guard threw. */
export type Offer = { event: AnyEventObject; name: string; sample: string; isBare: boolean; takes: string[]; failure: string | null };

/** The situations of a chart; one that knows none has its beginning. */
export function situationsIn({ situations, input }: Chart): Readonly<Record<string, Situation>> {
  return situations ?? { beginning: { input, events: [] } };
}

export function begin({ machine }: Chart, { input, events }: Situation): AnyMachineSnapshot {
  return events.reduce<AnyMachineSnapshot>(
    (snapshot, event) => step(machine, snapshot, event),
    sound(initialTransition(walkable(machine), input)[0]),
  );
}

/** The snapshot after the event. No actor starts, because the chart is walked. */
export function step(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  return sound(transition(walkable(machine), snapshot, event)[0]);
}

const MOST_STEPS = 1_000;
const LONG = 60_000;
const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * The machine with a limit for circles of `always`, which would never end. Actors that nobody provides are silent and delays are long,
 * because xstate takes a missing actor for a failure and a missing delay for none.
 */
function walkable(machine: AnyStateMachine): AnyStateMachine {
  const known = copies.get(machine);
  if (known) return known;
  const { config, implementations, root } = machine;
  const { actors, delays } = implementations;
  const nodes = nodesOf(root);
  const silent = fromPromise(() => new Promise<never>(() => {}));
  const asked = nodes.flatMap(({ invoke }) => invoke.flatMap(({ src }) => (typeof src === 'string' ? [[src, silent]] : [])));
  const named = nodes.flatMap(({ config: { after = {} } }) => Object.keys(after).map((name) => [name, LONG]));
  const copy = new StateMachine(
    { ...config, options: { maxIterations: MOST_STEPS, ...config.options } },
    { ...implementations, actors: { ...Object.fromEntries(asked), ...actors }, delays: { ...Object.fromEntries(named), ...delays } },
  );
  copies.set(machine, copy);
  return copy;
}

/** A snapshot that carries an error throws it, because no state is active in it. */
function sound(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

/** The ids of all states of a snapshot. xstate stores the nodes in a field outside its public types. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }: StateNode) => id);
}

/** The states of each situation; none when the chart throws on the way there. */
export function restsOf(chart: Chart): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(situationsIn(chart)).map(([name, situation]) => [name, attempt(() => activeStates(begin(chart, situation))) ?? []]),
  );
}

/** The possible events: each handled event with every sample of it, or without data when there is none. */
export function offersOf(chart: Chart, snapshot: AnyMachineSnapshot): Offer[] {
  if (snapshot.status !== 'active') return [];
  const listened = [...new Set(snapshot._nodes.flatMap(({ ownEvents }: StateNode) => ownEvents))].filter((type) => type !== '');
  const samples = samplesOf(chart);
  return listened.flatMap((descriptor) => {
    const fitting = samples
      .filter(({ event }) => fits(descriptor, event.type))
      .map((sample) => ({ ...sample, ...taken(snapshot, sample.event) }));
    const bare = { name: '', event: { type: descriptor.replace(/[*]$/, ANYTHING) } };
    const offered = distinct(fitting);
    return (offered.length > 0 ? offered : [{ ...bare, ...taken(snapshot, bare.event) }]).map(({ name, event, takes, failure }) => ({
      event,
      sample: name,
      isBare: offered.length === 0,
      name: [eventName(chart.machine, event.type), offered.length > 1 ? name || detail(event) : ''].filter(Boolean).join(' · '),
      takes,
      failure,
    }));
  });
}

type Fitting = { name: string; event: AnyEventObject } & Pick<Offer, 'takes' | 'failure'>;

/** One sample of each name and effect; one without a name, of a situation, only where no named one has its effect. */
function distinct(fitting: readonly Fitting[]): Fitting[] {
  const effectOf = ({ takes }: Fitting) => takes.join();
  const known = new Set(fitting.filter(({ name }) => name !== '').map(effectOf));
  const kept = fitting.filter((sample) => sample.name !== '' || !known.has(effectOf(sample)));
  return [...new Map(kept.map((sample) => [sample.name === '' ? sample : `${sample.name} ${effectOf(sample)}`, sample])).values()];
}

function samplesOf(chart: Chart): { name: string; event: AnyEventObject }[] {
  const named = (chart.models ?? []).flatMap(({ events }) => Object.entries(events).map(([name, event]) => ({ name, event })));
  const fromSituations = Object.values(situationsIn(chart)).flatMap(({ events }) => events.map((event) => ({ name: '', event })));
  return [
    ...new Map([...fromSituations, ...named].map((sample) => [attempt(() => JSON.stringify(sample.event)) ?? sample, sample])).values(),
  ];
}

function fits(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
}

function taken(snapshot: AnyMachineSnapshot, event: AnyEventObject): Pick<Offer, 'takes' | 'failure'> {
  try {
    return { takes: snapshot.machine.getTransitionData(snapshot, event).map(keyOf), failure: null };
  } catch (error) {
    return { takes: [], failure: reasonOf(error) };
  }
}

/** What was thrown, as text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The part of an event's type that stands for the star of a wildcard. */
const ANYTHING = 'anything';

const LONGEST_VALUE = 160;

/** A value of the context as text, and whether the last event changed it. */
export type ContextValue = { name: string; text: string; hasChanged: boolean };

/** The context of a snapshot beside that of the snapshot before it. */
export function contextOf({ context }: AnyMachineSnapshot, before: AnyMachineSnapshot | null): ContextValue[] {
  const values: Record<string, unknown> = typeof context === 'object' && context !== null ? context : {};
  const old: Record<string, unknown> = before?.context ?? values;
  return Object.entries(values).map(([name, value]) => ({ name, text: valueTextOf(value), hasChanged: !Object.is(value, old[name]) }));
}

/** A function has no text, and neither has a value that contains itself. */
function valueTextOf(value: unknown): string {
  const text = attempt(() => JSON.stringify(value)) ?? (typeof value === 'object' ? '{…}' : String(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const LONGEST_DETAIL = 48;
const DEEPEST_DETAIL = 4;
const HIDDEN = new Set(['type', 'actorId']);

/** The data of an event as short text. */
function detail(event: AnyEventObject): string {
  const words = plain(Object.fromEntries(Object.entries(event).filter(([key]) => !HIDDEN.has(key)))).join(', ');
  return words.length > LONGEST_DETAIL ? `${words.slice(0, LONGEST_DETAIL)}…` : words;
}

function plain(value: unknown, depth = DEEPEST_DETAIL): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [`${value.length}×`];
  if (typeof value !== 'object') return [String(value)];
  return depth === 0 ? [] : Object.values(value).flatMap((inner) => plain(inner, depth - 1));
}
