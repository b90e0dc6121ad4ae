import { assign, setup } from 'xstate';
import type { TicketCheck } from '../domain/change.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import type { PlainDate } from '../domain/instant.ts';
import { findDepartures, validateTransfer } from './edit.ports.ts';
import { DATE_FLAG, canBegin, errorOf, firstChosen, firstDate, isGuarded, offered, outputOf, toggled } from './edit.rules.ts';
import type { EditContext, EditEvent, EditInput, EditOutput, Offers } from './edit.types.ts';

/** Selects the passengers who change and their departure: the service checks the tickets, then the traveller chooses. */
export const editMachine = setup({
  types: {
    context: {} as EditContext,
    events: {} as EditEvent,
    input: {} as EditInput,
    output: {} as EditOutput,
  },
  actors: { validateTransfer, findDepartures },
  guards: {
    canBegin: (_, checks: TicketCheck[]) => canBegin(checks),
    isGuarded: (_, checks: TicketCheck[]) => isGuarded(checks),
    isRefused: (_, params: { error: unknown }) => failureOf(params.error).code === 'edit-refused',
    isAllowed: ({ context }) => errorOf(context) === null,
    isOffered: ({ context }, { tripId }: { tripId: string }) => offered(context, tripId) !== null,
  },
  actions: {
    assignChecks: assign((_, checks: TicketCheck[]) => ({ checks, chosen: firstChosen(checks) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignDate: assign((_, { date }: { date: PlainDate }) => ({ date })),
    assignOffers: assign((_, offers: Offers) => ({ offers })),
    assignDeparture: assign(({ context }, { tripId }: { tripId: string }) => ({ found: offered(context, tripId) })),
    toggle: assign(({ context }, params: { ticketId: string }) => ({ chosen: toggled(context, params.ticketId), error: null })),
    assignError: assign(({ context }) => ({ error: errorOf(context) })),
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({
    ...input,
    dateFlag: DATE_FLAG,
    checks: [],
    chosen: [],
    error: null,
    date: firstDate(input),
    offers: null,
    found: null,
    failure: null,
  }),
  output: ({ context }) => outputOf(context),
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
        'edit.submitted': [{ guard: 'isAllowed', target: 'departing' }, { actions: 'assignError' }],
      },
    },
    /** The passengers choose the departure of their new seats. */
    departing: {
      initial: 'searching',
      on: { 'day.chosen': { target: '.searching', actions: { type: 'assignDate', params: event } } },
      states: {
        searching: {
          invoke: {
            id: 'findDepartures',
            src: 'findDepartures',
            input: ({ context }) => ({ way: context.way, date: context.date }),
            onDone: { target: 'listed', actions: { type: 'assignOffers', params: output } },
            onError: 'unlisted',
          },
        },
        listed: {
          on: {
            'departure.chosen': {
              guard: { type: 'isOffered', params: event },
              target: '#edit.begun',
              actions: { type: 'assignDeparture', params: event },
            },
          },
        },
        unlisted: { on: { 'edit.retried': 'searching' } },
      },
    },
    begun: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
