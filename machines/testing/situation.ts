import { initialTransition, type AnyEventObject, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate';
import { next } from './next.ts';

/** A named moment of a chart: what it was started with and what happened since. */
export type Situation<Input = unknown> = { input: Input; events: readonly AnyEventObject[] };

/** A chart with its situations and what is shown of each; its examples are the views of the situations under the same names. */
export function chartOf<Machine extends AnyStateMachine, Situations extends Record<string, Situation<InputFrom<Machine>>>, View>(
  machine: Machine,
  situations: Situations,
  view: (snapshot: SnapshotFrom<Machine>, situation: Situations[keyof Situations]) => View,
) {
  const names = Object.keys(situations) as (keyof Situations)[];
  const shown = (one: Situations[keyof Situations]) => view(situation(machine, one.input, one.events), one);
  // Built from the very names, so that each has its view.
  const examples = Object.fromEntries(names.map((name) => [name, shown(situations[name])])) as { [Name in keyof Situations]: View };
  return { machine, situations, view, examples };
}

/** The answer of the actor `id`, as the event that the chart receives. */
export function done(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/** The rejection of the actor `id`. */
export function failed(id: string, error: unknown): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, error, actorId: id };
}

/**
 * The snapshot that a chart has after these events. Nothing is started: the chart is walked, so the situation is one it can really be in.
 * Throws when an event changes nothing, because a step without effect is a mistake in the example.
 */
export function situation<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly AnyEventObject[],
): SnapshotFrom<Machine> {
  // xstate types `initialTransition` by the optionality of the input of one concrete machine; here the machine is generic.
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const event of events) {
    const after = next(machine, snapshot, event);
    if (after === snapshot) throw new Error(`${machine.id}: ${event.type} does nothing in ${JSON.stringify(snapshot.value)}`);
    snapshot = after;
  }
  return snapshot as SnapshotFrom<Machine>;
}
