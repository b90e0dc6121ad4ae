import { assign, setup } from 'xstate';
import type { TicketCheck } from '../domain/change.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import { findDeparture, validateTransfer } from './edit.ports.ts';
import { DATE_FLAG, canBegin, changeOf, errorOf, firstChosen, isGuarded, toggled } from './edit.rules.ts';
import type { EditContext, EditEvent, EditInput, EditOutput, Found } from './edit.types.ts';

/** Selects the passengers whose seats change: the service checks the tickets, then the traveller chooses. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    output: {} as EditOutput,
  },
  actors: { validateTransfer, findDeparture },
  guards: {
    canBegin: (_, checks: TicketCheck[]) => canBegin(checks),
    isGuarded: (_, checks: TicketCheck[]) => isGuarded(checks),
    isRefused: (_, params: { error: unknown }) => failureOf(params.error).code === 'edit-refused',
    isAllowed: ({ context }) => errorOf(context) === null,
  },
  actions: {
    assignChecks: assign((_, checks: TicketCheck[]) => ({ checks, chosen: firstChosen(checks) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignFound: assign((_, found: Found) => ({ found })),
    toggle: assign(({ context }, params: { ticketId: string }) => ({ chosen: toggled(context, params.ticketId), error: null })),
    assignError: assign(({ context }) => ({ error: errorOf(context) })),
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({ ...input, dateFlag: DATE_FLAG, checks: [], chosen: [], error: null, found: null, failure: null }),
  output: ({ context }) => (context.found ? { kind: 'begun', change: changeOf(context), ...context.found } : { kind: 'dismissed' }),
  initial: 'asking',
  on: { 'edit.dismissed': '.dismissed' },
  states: {
    asking: {
      invoke: {
        id: 'validateTransfer',
        src: 'validateTransfer',
        input: ({ context }) => ({ way: context.way }),
        onDone: [
          {
            guard: { type: 'canBegin', params: output },
            target: 'choosing',
            actions: { type: 'assignChecks', params: output },
          },
          { guard: { type: 'isGuarded', params: output }, target: 'guarded' },
          { target: 'refused', actions: { type: 'assignChecks', params: output } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: error },
            target: 'refused',
            actions: { type: 'assignFailure', params: error },
          },
          { target: 'failed' },
        ],
      },
    },
    /** EDIT-006 */
    refused: {},
    /** ERR-082 */
    guarded: {},
    /** ERR-075 */
    failed: { on: { 'edit.retried': 'asking' } },
    choosing: {
      on: {
        'ticket.toggled': { actions: { type: 'toggle', params: event } },
        'edit.submitted': [{ guard: 'isAllowed', target: 'opening' }, { actions: 'assignError' }],
      },
    },
    opening: {
      invoke: {
        id: 'findDeparture',
        src: 'findDeparture',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'begun', actions: { type: 'assignFound', params: output } },
        onError: 'failed',
      },
    },
    begun: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
