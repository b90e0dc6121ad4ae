import type { SnapshotFrom } from 'xstate';
import type { tripActionsMachine } from './tripActions.machine.ts';
import type { TripActionsView } from './tripActions.types.ts';

/** Which flow is open over the list. */
export function tripActionsView(snapshot: SnapshotFrom<typeof tripActionsMachine>): TripActionsView {
  return { flow: snapshot.value };
}
