import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import { nameInput, trimmedName } from '../domain/passenger.ts';
import { error, event, output } from '../params.ts';
import type { User } from '../session/session.types.ts';
import { updateAccount } from './updateData.ports.ts';
import type { UpdateDataContext, UpdateDataEvent, UpdateDataField, UpdateDataInput, UpdateDataOutput } from './updateData.types.ts';

/** Asks a guest without a name for it. It has no way out but the names (AUTH-036). */
export const updateDataMachine = setup({
  types: {
    context: {} as UpdateDataContext,
    events: {} as UpdateDataEvent,
    input: {} as UpdateDataInput,
    output: {} as UpdateDataOutput,
  },
  actors: { updateAccount },
  guards: {
    /** AUTH-014 */
    isComplete: ({ context: { firstName, paternal, maternal } }) =>
      [firstName, paternal, maternal].every((name) => trimmedName(name) !== ''),
  },
  actions: {
    /** AUTH-013 */
    type: assign((_, { field, text }: { field: UpdateDataField; text: string }) => ({ [field]: nameInput(text) })),
    assignUser: assign((_, user: User) => ({ user })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'updateData',
  context: ({ input: { user } }) => ({ user, firstName: '', paternal: '', maternal: '', failure: null }),
  output: ({ context: { user } }) => ({ user }),
  initial: 'greeting',
  states: {
    /** ERR-023 */
    greeting: { on: { 'update.accepted': 'form' } },
    form: {
      on: {
        'field.typed': { actions: { type: 'type', params: event } },
        'update.submitted': { guard: 'isComplete', target: 'saving', actions: 'clearFailure' },
      },
    },
    saving: {
      invoke: {
        id: 'updateAccount',
        src: 'updateAccount',
        input: ({ context: { firstName, paternal, maternal } }) => ({ firstName, paternal, maternal }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: output } },
        onError: { target: 'form', actions: { type: 'assignFailure', params: error } },
      },
    },
    done: { type: 'final' },
  },
});
