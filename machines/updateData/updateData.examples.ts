import { nameless } from '../session/session.examples.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { updateDataMachine } from './updateData.machine.ts';
import type { UpdateDataEvent, UpdateDataField } from './updateData.types.ts';
import { updateDataView } from './updateData.view.ts';

type Step = UpdateDataEvent | ReturnType<typeof done>;

export const accepted: UpdateDataEvent = { type: 'update.accepted' };
export const typed = (field: UpdateDataField, text: string): UpdateDataEvent => ({ type: 'field.typed', field, text });
export const filled: Step[] = [accepted, typed('firstName', 'Begoña'), typed('paternal', 'Treviño'), typed('maternal', 'Garza')];
export const saved = done('updateAccount', { ...nameless, firstName: 'Begoña', fullName: 'Begoña Treviño Garza' });
const at = (...events: Step[]) => ({ input: { user: nameless }, events });

/** Situations of the names of a guest, reached by events. */
export const situations = {
  greeting: at(),
  form: at(accepted),
  partly: at(...filled.slice(0, 3)),
  filled: at(...filled),
  saving: at(...filled, { type: 'update.submitted' }),
  failed: at(...filled, { type: 'update.submitted' }, failed('updateAccount', { code: 'network', retryable: true })),
} as const;

export const chart = chartOf(updateDataMachine, situations, updateDataView);
export const { examples } = chart;
