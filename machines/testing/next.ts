import { transition, type ActorLogic, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

/**
 * Where an event leads. xstate's `transition` alone makes an actor each time, and with it the first situation of the chart, which without
 * an input ends in an error and its trace: most of the time that a walk took.
 */
export function next(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition: (from, what, scope) => machine.transition(from, what, scope),
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: (shown) => shown,
  };
  return transition(logic, snapshot, event)[0];
}
