import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventFromLogic, InputFrom, Snapshot, SnapshotFrom } from 'xstate';

/** The input of a late chart: its own input, or the persisted snapshot to restore. */
export type LateInput<Chart extends AnyStateMachine> = { begin: InputFrom<Chart>; restored: Snapshot<unknown> | null };

export type LateChart<Chart extends AnyStateMachine> = ActorLogic<SnapshotFrom<Chart>, EventFromLogic<Chart>, LateInput<Chart>>;

/**
 * Logic that forwards to a chart which is loaded after its parent. The parent enters it only after loading, so `find` never waits. It is
 * called once. `find` throws for a missing chart, which is a bug of the parent.
 */
export function lateChart<Chart extends AnyStateMachine>(find: () => Chart): LateChart<Chart> {
  let found: Chart | null = null;
  const chart = () => (found ??= find());
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, { begin, restored }: LateInput<Chart>) =>
      restored ? chart().restoreSnapshot(restored, scope) : chart().getInitialSnapshot(scope, begin),
    transition: (snapshot, event, scope) => chart().transition(snapshot, event, scope),
    start: (snapshot) => chart().start(snapshot),
    getPersistedSnapshot: (snapshot, options) => chart().getPersistedSnapshot(snapshot, options),
    restoreSnapshot: (snapshot, scope) => chart().restoreSnapshot(snapshot, scope),
  };
  // The logic has the types of the chart, which is generic here.
  return logic;
}
