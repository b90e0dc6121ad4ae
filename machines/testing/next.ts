import {
  transition,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';

/** Where an event leads, and the transitions that are crossed on the way: its own, and those of the events that the chart raises itself. */
export type Crossing = { end: AnyMachineSnapshot; crosses: AnyTransitionDefinition[] };

/**
 * Where an event leads. xstate's `transition` alone makes an actor each time, and with it the first situation of the chart, which without
 * an input ends in an error and its trace: most of the time that a walk took.
 */
export function cross(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Crossing {
  const crosses: AnyTransitionDefinition[] = [];
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition: (from, what, scope) => {
      scope.system.inspect((change) => change.type === '@xstate.microstep' && crosses.push(...change._transitions));
      return machine.transition(from, what, scope);
    },
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: (shown) => shown,
  };
  return { end: transition(logic, snapshot, event)[0], crosses };
}

export function next(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  return cross(machine, snapshot, event).end;
}
