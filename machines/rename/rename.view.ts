import type { SnapshotFrom } from 'xstate';
import { nameOf } from '../domain/ownTrip.ts';
import type { renameMachine } from './rename.machine.ts';
import { isTooLong, nameErrors, nameLength } from './rename.rules.ts';
import type { RenameView } from './rename.types.ts';

export function renameView(snapshot: SnapshotFrom<typeof renameMachine>): RenameView {
  const { context } = snapshot;
  const { ticket, departs, others, firstName, paternal, maternal, failure } = context;
  if (snapshot.matches('warning')) return { screen: 'warning' };
  if (snapshot.matches('renamed')) return { screen: 'renamed', next: others[0] ? nameOf(others[0]) : null };
  return {
    screen: 'form',
    ticket,
    departs,
    values: { firstName, paternal, maternal },
    errors: nameErrors(context),
    length: nameLength(context),
    isTooLong: isTooLong(context),
    canSubmit: snapshot.can({ type: 'name.submitted' }),
    isSaving: snapshot.matches('saving'),
    failure,
  };
}
