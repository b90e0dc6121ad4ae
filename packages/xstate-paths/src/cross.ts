import {
  initialTransition,
  transition,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';

/** The snapshot after an event, and the crossed transitions, including those of raised events and those without an event (`always`). */
export type Crossing = { end: AnyMachineSnapshot; crosses: AnyTransitionDefinition[] };

/** The first snapshot of a chart, and the transitions without an event that lead to it. */
export function begin(machine: AnyStateMachine, input: unknown): Crossing {
  let crosses: AnyTransitionDefinition[] = [];
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition: (snapshot) => snapshot,
    getInitialSnapshot: (scope) => {
      // xstate calls this twice.
      crosses = [];
      scope.system.inspect((change) => change.type === '@xstate.microstep' && crosses.push(...change._transitions));
      return machine.getInitialSnapshot(scope, input);
    },
    getPersistedSnapshot: (shown) => shown,
  };
  const [end] = initialTransition(logic);
  return { end, crosses };
}

/**
 * Computes the snapshot after an event. xstate's `transition` alone creates an actor each time, and computes the first situation of the
 * chart. Without an input that ends in an error with a trace, which took most of the time of a walk.
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
