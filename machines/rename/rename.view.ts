import type { SnapshotFrom } from 'xstate';
import type { renameMachine } from './rename.machine.ts';
import { isTooLong, nameErrors, nameLength } from './rename.rules.ts';
import type { RenameView } from './rename.types.ts';

export function renameView(snapshot: SnapshotFrom<typeof renameMachine>): RenameView {
  const { context } = snapshot;
  const { ticket, firstName, paternal, maternal, failure, isDone } = context;
  if (snapshot.matches('warning')) return { screen: 'warning' };
  if (isDone) return { screen: 'renamed' };
  return {
    screen: 'form',
    ticket,
    values: { firstName, paternal, maternal },
    errors: nameErrors(context),
    length: nameLength(context),
    isTooLong: isTooLong(context),
    canSubmit: snapshot.can({ type: 'name.submitted' }),
    isSaving: snapshot.matches('saving'),
    failure,
  };
}
