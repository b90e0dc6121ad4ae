import { assign, setup } from 'xstate';
import type { TicketCheck } from '../domain/change.ts';
import { failureOf } from '../domain/failure.ts';
import { findDeparture, validateTransfer } from './edit.ports.ts';
import { canBegin, changeOf, errorOf, firstChosen, isGuarded, toggled } from './edit.rules.ts';
import type { EditContext, EditEvent, EditInput, EditOutput, Found } from './edit.types.ts';

/** Who of a bought trip gets another seat: asked of the service first, then of the traveller. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    output: {} as EditOutput,
  },
  actors: { validateTransfer, findDeparture },
  guards: {
    canBegin: (_, params: { checks: TicketCheck[] }) => canBegin(params.checks),
    isGuarded: (_, params: { checks: TicketCheck[] }) => isGuarded(params.checks),
    isRefused: (_, params: { error: unknown }) => failureOf(params.error).code === 'edit-refused',
    isAllowed: ({ context }) => errorOf(context) === null,
  },
  actions: {
    keepChecks: assign((_, params: { checks: TicketCheck[] }) => ({ checks: params.checks, chosen: firstChosen(params.checks) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepFound: assign((_, params: { found: Found }) => ({ found: params.found })),
    toggle: assign(({ context }, params: { ticketId: string }) => ({ chosen: toggled(context, params.ticketId), error: null })),
    nameError: assign(({ context }) => ({ error: errorOf(context) })),
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({ ...input, checks: [], chosen: [], error: null, found: null, failure: null }),
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
            guard: { type: 'canBegin', params: ({ event }) => ({ checks: event.output }) },
            target: 'choosing',
            actions: { type: 'keepChecks', params: ({ event }) => ({ checks: event.output }) },
          },
          { guard: { type: 'isGuarded', params: ({ event }) => ({ checks: event.output }) }, target: 'guarded' },
          { target: 'refused', actions: { type: 'keepChecks', params: ({ event }) => ({ checks: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
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
        'ticket.toggled': { actions: { type: 'toggle', params: ({ event }) => ({ ticketId: event.ticketId }) } },
        'edit.submitted': [{ guard: 'isAllowed', target: 'opening' }, { actions: 'nameError' }],
      },
    },
    opening: {
      invoke: {
        id: 'findDeparture',
        src: 'findDeparture',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'begun', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: 'failed',
      },
    },
    begun: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
