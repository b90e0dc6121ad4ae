import { initialTransition, transition, type ActorLogic, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { leavesOf } from './chartParts.ts';
import { cross } from './cross.ts';
import { failed } from './events.ts';
import { beginning, canHappen, follow, type Model } from './model.ts';

/**
 * A fact about a chart, written outside it: the events that lead to a situation, one more event, and all that this event does. The events
 * have the names of the model, `''` is the beginning, and `!search` is a bug in the actor `search`. Without an event, the fact is about the
 * beginning itself.
 *
 * The outcome lists, separated by `; `: the entered states (or `stays`), the end of the chart with its output, the actors that start again
 * (`restarts search`), the actions of the application, the events that other charts receive (`hold<hold.resumed`), and the changed values of the context. A value that is an object
 * shows its name only. `-` is an event that the chart ignores.
 */
export type Fact = readonly [walk: string, event: string, outcome: string];

type Actions = readonly { type: string; params: unknown }[];

const isBug = (name: string) => name.startsWith('!');

function eventNamed(model: Model, name: string): AnyEventObject {
  const event = isBug(name) ? failed(name.slice(1), new Error('a bug')) : model.events[name];
  if (event === undefined) throw new Error(`${model.machine.id} has no event ${name}`);
  return event;
}

/** The situation after a walk. Throws when an answer of the walk has no actor. */
function situationAfter(model: Model, walk: string): AnyMachineSnapshot {
  return walk
    .split(' ')
    .filter((name) => name !== '')
    .reduce((snapshot, name) => {
      const event = eventNamed(model, name);
      if (!canHappen(snapshot, event)) throw new Error(`${model.machine.id}: ${name} cannot happen in ${walk}`);
      return follow(model, snapshot, event).end;
    }, beginning(model));
}

/** The actions of an event. */
function actionsOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Actions {
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition: (from, what, scope) => machine.transition(from, what, scope),
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: (shown) => shown,
  };
  return transition(logic, snapshot, event)[1];
}

/** The actions that leave the chart. Those that start, stop or raise show in the states. */
function effectsOf(actions: Actions): string[] {
  const inner = ['xstate.raise', 'xstate.spawnChild', 'xstate.stopChild'];
  return actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return inner.includes(type) ? [] : [type];
    // xstate types the params of its own actions as unknown.
    const { targetId, event: sent } = params as { targetId?: string; event: AnyEventObject };
    return [`${targetId ?? '?'}<${sent.type}`];
  });
}

const isShort = (value: unknown): boolean => value === null || typeof value !== 'object' || (Array.isArray(value) && value.length === 0);

const entries = (record: Record<string, unknown>): string[] =>
  Object.entries(record).map(([key, value]) => (isShort(value) ? `${key}=${JSON.stringify(value)}` : key));

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return entries(Object.fromEntries(Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value))));
}

/** The actors that ran before, and start again. */
function restartsOf(actions: Actions, before: AnyMachineSnapshot): string[] {
  const started = actions.flatMap(({ type, params }) => (type === 'xstate.spawnChild' ? [(params as { id: string }).id] : []));
  return started.filter((id) => before.children[id] !== undefined).map((id) => `restarts ${id}`);
}

const localName = (id: string) => id.slice(id.indexOf('.') + 1);

const endOf = ({ status, output }: AnyMachineSnapshot): string[] =>
  status === 'done' && output !== undefined ? [`ends ${entries(output).join(' ')}`] : [];

/** Where a chart begins, and what it does there. */
function beginningOf({ machine, input }: Model): string {
  const [first, actions] = initialTransition(machine, input);
  if (first.status === 'error') return 'error';
  return [leavesOf(first).map(localName).join(' '), ...endOf(first), ...effectsOf(actions)].join('; ');
}

/** What an event does in the situation after a walk, in the notation of a fact. */
export function outcomeOf(model: Model, walk: string, name: string): string {
  if (walk === '' && name === '') return beginningOf(model);
  const before = situationAfter(model, walk);
  const event = eventNamed(model, name);
  const { end, crosses } = cross(model.machine, before, event);
  const actions = actionsOf(model.machine, before, event);
  const effects = [...restartsOf(actions, before), ...effectsOf(actions)];
  const changes = changesOf(before.context, end.context);
  const entered = leavesOf(end).filter((id) => !leavesOf(before).includes(id));
  if (end.status === 'error') return 'error';
  if (crosses.length + effects.length + changes.length + entered.length === 0) return '-';
  const states = entered.length === 0 ? 'stays' : entered.map(localName).join(' ');
  return [states, ...endOf(end), ...effects, ...changes].join('; ');
}

/** The facts as the chart has them, to compare with those that a test states. `model` is the index of the model in the list of its chart. */
export function factsOf(models: readonly Model[], model: number, stated: readonly Fact[]): Fact[] {
  const walked = models[model];
  if (walked === undefined) throw new Error(`there is no model ${model}`);
  return stated.map(([walk, name]) => [walk, name, outcomeOf(walked, walk, name)]);
}
