import { OWN_TRIP } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { renameMachine } from './rename.machine.ts';
import type { RenameEvent, RenameField, RenameInput } from './rename.types.ts';
import { renameView } from './rename.view.ts';

type Step = RenameEvent | ReturnType<typeof done>;

const [ticket, other] = OWN_TRIP.tickets;
if (!ticket || !other) throw new Error('the trip has two tickets');
export const first: RenameInput = { platform: OWN_TRIP.platform, departs: OWN_TRIP.departs, ticket, others: [other], wasWarned: false };
const last: RenameInput = { ...first, others: [] };
export const again: RenameInput = { ...first, wasWarned: true };
const at = (...events: Step[]) => ({ input: first, events });

export const accepted: RenameEvent = { type: 'warning.accepted' };
export const typed = (field: RenameField, text: string): RenameEvent => ({ type: 'field.typed', field, text });
export const newName = typed('firstName', 'Íñigo');
const submitted: Step[] = [accepted, newName, { type: 'name.submitted' }];
export const refused = failed('renamePassenger', { code: 'network', retryable: true });
export const saved = done('renamePassenger');

/** Situations of the rename, reached by events. */
export const situations = {
  warning: at(),
  form: at(accepted),
  withoutWarning: { input: again, events: [] },
  short: at(accepted, typed('paternal', 'T')),
  tooLong: at(accepted, typed('firstName', 'María Fernanda'), typed('paternal', 'Villarreal'), typed('maternal', 'de la Garza')),
  saving: at(...submitted),
  failed: at(...submitted, refused),
  refused: at(...submitted, failed('renamePassenger', { code: 'refused', retryable: false, message: 'El boleto ya se cambió una vez.' })),
  renamed: at(...submitted, saved),
  next: at(...submitted, saved, { type: 'next.chosen' }),
  renamedLast: { input: last, events: [...submitted, saved] },
} as const;

export const chart = chartOf(renameMachine, situations, renameView);
export const { examples } = chart;
