import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventFromLogic, InputFrom, Snapshot, SnapshotFrom } from 'xstate';

/** The input of a late chart: its own input, or the persisted snapshot to restore. */
export type LateInput<Chart extends AnyStateMachine> = { begin: InputFrom<Chart>; restored: Snapshot<unknown> | null };

export type LateChart<Chart extends AnyStateMachine> = ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, LateInput<Chart>>;

/**
 * Logic that forwards to a chart which is loaded after its parent. The parent enters it only after loading, so `find` never waits. `find`
 * throws for a missing chart, which is a bug of the parent.
 */
export function lateChart<Chart extends AnyStateMachine>(find: () => Chart): LateChart<Chart> {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, { begin, restored }: LateInput<Chart>) =>
      restored ? find().restoreSnapshot(restored, scope) : find().getInitialSnapshot(scope, begin),
    transition: (snapshot, event, scope) => find().transition(snapshot, event, scope),
    start: (snapshot) => find().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => find().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => find().restoreSnapshot(snapshot, scope),
  };
  // The logic has the types of the chart, which is generic here.
  return logic;
}
