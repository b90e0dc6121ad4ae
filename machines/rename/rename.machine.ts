import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import { error, event } from '../params.ts';
import { renamePassenger } from './rename.ports.ts';
import { fieldInput, isComplete, namesOf, nextForm } from './rename.rules.ts';
import type { RenameContext, RenameEvent, RenameField, RenameInput, RenameOutput } from './rename.types.ts';

/** Changes the names on the tickets of a trip, one after the other: a warning, the form, and its answer (RENAME-003 to RENAME-005). */
export const renameMachine = setup({
  types: { context: {} as RenameContext, events: {} as RenameEvent, input: {} as RenameInput, output: {} as RenameOutput },
  actors: { renamePassenger },
  guards: {
    wasWarned: ({ context }) => context.wasWarned,
    isComplete: ({ context }) => isComplete(context),
    hasOthers: ({ context }) => context.others.length > 0,
  },
  actions: {
    /** Later renames skip the warning; the application provides it. */
    rememberWarning: () => {},
    type: assign((_, { field, text }: { field: RenameField; text: string }) => ({ [field]: fieldInput(text) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignWarned: assign({ wasWarned: true }),
    clearFailure: assign({ failure: null }),
    assignDone: assign({ isDone: true }),
    openNext: assign(({ context }) => nextForm(context)),
  },
}).createMachine({
  id: 'rename',
  context: ({ input }) => ({ ...input, ...namesOf(input.ticket), failure: null, isDone: false }),
  /** A request that failed may have been carried out: its answer was lost, or an earlier one did it. */
  output: ({ context: { isDone, failure, wasWarned } }) => ({ isChanged: isDone || failure !== null, wasWarned }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wasWarned', target: 'form' }, { target: 'warning' }] },
    warning: { on: { 'warning.accepted': { target: 'form', actions: ['assignWarned', 'rememberWarning'] }, 'rename.closed': 'closed' } },
    form: {
      on: {
        'field.typed': { actions: { type: 'type', params: event } },
        'name.submitted': { guard: 'isComplete', target: 'saving', actions: 'clearFailure' },
        'rename.closed': 'closed',
      },
    },
    saving: {
      invoke: {
        id: 'renamePassenger',
        src: 'renamePassenger',
        input: ({ context: { platform, ticket, firstName, paternal, maternal } }) => ({
          platform,
          ticketId: ticket.id,
          firstName,
          paternal,
          maternal,
        }),
        onDone: { target: 'renamed', actions: 'assignDone' },
        onError: { target: 'form', actions: { type: 'assignFailure', params: error } },
      },
    },
    /** ERR-074 */
    renamed: {
      on: { 'notice.closed': 'closed', 'next.chosen': { guard: 'hasOthers', target: 'form', actions: 'openNext' } },
    },
    closed: { type: 'final' },
  },
});
