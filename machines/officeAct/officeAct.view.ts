import type { SnapshotFrom } from 'xstate';
import type { officeActMachine } from './officeAct.machine.ts';
import { askedOf, errorsOf, refundedBy } from './officeAct.rules.ts';
import type { OfficeActView } from './officeAct.types.ts';

export function officeActView(snapshot: SnapshotFrom<typeof officeActMachine>): OfficeActView {
  const { act, fields, failure, answer } = snapshot.context;
  const status = snapshot.matches('sending')
    ? 'sending'
    : snapshot.matches('unknown')
      ? 'unknown'
      : snapshot.matches('done')
        ? 'done'
        : 'form';
  return {
    act,
    asked: askedOf(act),
    fields,
    errors: errorsOf(act, fields),
    amount: refundedBy(act, fields),
    status,
    failure,
    secret: answer?.secret ?? null,
  };
}
