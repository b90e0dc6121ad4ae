import {
  createActor,
  fromPromise,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** An event for an invoked chart, by the id of its actor. */
export type Addressed = { to: string; event: AnyEventObject };
export type TreeStep = AnyEventObject | Addressed;

/** A chart after a walk, with the charts that it invokes and all events received on the way, including those of the children. */
export type ActorTree<Machine extends AnyStateMachine> = { snapshot: SnapshotFrom<Machine>; received: AnyEventObject[] };

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'provide' in logic;

/** The chart with ports that never resolve; the walk sends their answers. */
function waiting<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const ports = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = ports.map(([name, logic]) => [name, isMachine(logic) ? waiting(logic) : fromPromise(() => new Promise<never>(() => {}))]);
  // The same chart, with other actors under the same names.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine;
}

/** Starts a chart with its children. They send each other events, and no port answers by itself. */
export function startTree<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const received: AnyEventObject[] = [];
  let transitions = 0;
  const actor = createActor(waiting(machine) as AnyStateMachine, {
    input,
    inspect: (change) => {
      if (change.type === '@xstate.microstep') transitions += change._transitions.length;
      if (change.type === '@xstate.event' && change.actorRef === actor && change.event.type !== 'xstate.init')
        received.push(plain(change.event));
    },
  });
  actor.start();
  /** Returns whether the event had an effect. */
  const tell = (step: TreeStep): boolean => {
    const before = transitions;
    if (isAddressed(step)) actor.getSnapshot().children[step.to]?.send(step.event);
    else actor.send(step);
    return transitions > before;
  };
  return { tell, received, snapshot: (): SnapshotFrom<Machine> => actor.getSnapshot() as SnapshotFrom<Machine> };
}

function isAddressed(step: TreeStep): step is Addressed {
  return 'to' in step && 'event' in step;
}

/** Reduces a child's snapshot to the parts that a parent reads. */
function plain(event: AnyEventObject): AnyEventObject {
  return event.type.startsWith('xstate.snapshot.') ? { type: event.type, snapshot: { context: event['snapshot'].context } } : event;
}

export const to = (child: string, event: AnyEventObject): Addressed => ({ to: child, event });

/** A chart with its children after these steps. Throws when a step changes nothing, because such a step is a mistake in the example. */
export function treeAfter<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  steps: readonly TreeStep[],
): ActorTree<Machine> {
  const { tell, received, snapshot } = startTree(machine, input);
  for (const step of steps) {
    if (!tell(step)) throw new Error(`${machine.id}: ${JSON.stringify(step)} does nothing`);
  }
  return { snapshot: snapshot(), received };
}
