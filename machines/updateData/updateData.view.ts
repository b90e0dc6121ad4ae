import type { SnapshotFrom } from 'xstate';
import type { updateDataMachine } from './updateData.machine.ts';
import type { UpdateDataView } from './updateData.types.ts';

export function updateDataView(snapshot: SnapshotFrom<typeof updateDataMachine>): UpdateDataView {
  const { firstName, paternal, maternal, failure } = snapshot.context;
  if (snapshot.matches('greeting')) return { screen: 'greeting' };
  return {
    screen: 'form',
    values: { firstName, paternal, maternal },
    canSubmit: snapshot.can({ type: 'update.submitted' }),
    saving: snapshot.matches('saving') || snapshot.matches('done'),
    failure,
  };
}
