import { initialTransition, type AnyEventObject, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate';
import { cross } from './cross.ts';

/** A named situation of a chart: its input and its events. */
export type Situation<Input = unknown> = { input: Input; events: readonly AnyEventObject[] };

/** A chart with its situations. Its examples are the views of the situations under the same names. */
export function chartOf<Machine extends AnyStateMachine, Situations extends Record<string, Situation<InputFrom<Machine>>>, View>(
  machine: Machine,
  situations: Situations,
  view: (snapshot: SnapshotFrom<Machine>, situation: Situations[keyof Situations]) => View,
) {
  const names = Object.keys(situations) as (keyof Situations)[];
  const shown = (one: Situations[keyof Situations]) => view(situation(machine, one.input, one.events), one);
  // The object is built from these names, so each has its view.
  const examples = Object.fromEntries(names.map((name) => [name, shown(situations[name])])) as { [Name in keyof Situations]: View };
  return { machine, situations, view, examples };
}

/**
 * The snapshot of a chart after these events. The function starts no actor and walks the chart, so the chart can reach the situation.
 * Throws when an event changes nothing, because such an event is a mistake in the example.
 */
export function situation<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly AnyEventObject[],
): SnapshotFrom<Machine> {
  // xstate derives the type of `initialTransition` from one concrete input; here the machine is generic.
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const event of events) {
    const { end: after, crosses } = cross(machine, snapshot, event);
    // A forwarded event changes no snapshot.
    if (after === snapshot && crosses.length === 0)
      throw new Error(`${machine.id}: ${event.type} does nothing in ${JSON.stringify(snapshot.value)}`);
    snapshot = after;
  }
  return snapshot as SnapshotFrom<Machine>;
}
