import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import { failureOf } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import { error, event, output } from '../params.ts';
import { cancelTickets, getCancellableItems, previewCancelTickets } from './cancellation.ports.ts';
import {
  cancellable,
  canContinue,
  chosenAtOnce,
  isAlone,
  isCancellable,
  LOCK_MS,
  ticketsOf,
  withAllToggled,
  withToggled,
} from './cancellation.rules.ts';
import type { CancellationContext, CancellationEvent, CancellationInput, CancellationOutput, Check, Refund } from './cancellation.types.ts';

const chosenOf = ({ context: { platform, transaction, chosen } }: { context: CancellationContext }) => ({
  platform,
  transaction,
  tickets: chosen,
});

/** Cancels tickets of one purchase, of one way or both: a warning, the check, the choice, the refund, and the confirmation (CANCEL-004 to CANCEL-008). */
export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as CancellationInput,
    output: {} as CancellationOutput,
  },
  actors: { getCancellableItems, previewCancelTickets, cancelTickets, pause },
  guards: {
    hasNone: ({ context }) => cancellable(context).length === 0,
    isAlone: ({ context }) => isAlone(context),
    isCancellable: ({ context }, { ticketId }: { ticketId: string }) => isCancellable(context, ticketId),
    canContinue: ({ context }) => canContinue(context),
    isRefused: ({ context }) => context.failure !== null,
  },
  actions: {
    assignChecks: assign(({ context }, checks: Check[]) => ({ checks, chosen: chosenAtOnce({ ...context, checks }) })),
    toggle: assign(({ context }, { ticketId }: { ticketId: string }) => ({ chosen: withToggled(context.chosen, ticketId), failure: null })),
    toggleAll: assign(({ context }) => ({ chosen: withAllToggled(context), failure: null })),
    startAgain: assign({ checks: [], chosen: [], failure: null }),
    assignRefund: assign((_, refund: Refund) => refund),
    assignDone: assign((_, refund: Money) => ({ refund, isDone: true })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ ...input, checks: [], chosen: [], refund: 0, takenBack: 0, failure: null, isDone: false }),
  /** A request that failed may have been carried out: its answer was lost, or an earlier one did it. */
  output: ({ context: { isDone, failure } }) => ({ isChanged: isDone || failure !== null }),
  initial: 'warning',
  states: {
    /** CANCEL-004 */
    warning: { on: { 'cancellation.accepted': 'checking', 'cancellation.closed': 'closed' } },
    /** CANCEL-005 */
    checking: {
      invoke: {
        id: 'getCancellableItems',
        src: 'getCancellableItems',
        input: ({ context }) => ({
          platform: context.platform,
          transaction: context.transaction,
          tickets: ticketsOf(context).map(({ id }) => id),
        }),
        onDone: { target: 'checked', actions: { type: 'assignChecks', params: output } },
        onError: { target: 'failed', actions: { type: 'assignFailure', params: error } },
      },
      on: { 'cancellation.closed': 'closed' },
    },
    checked: { always: [{ guard: 'hasNone', target: 'unavailable' }, { guard: 'isAlone', target: 'previewing' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'ticket.toggled': { guard: { type: 'isCancellable', params: event }, actions: { type: 'toggle', params: event } },
        'all.toggled': { actions: 'toggleAll' },
        'refund.requested': { guard: 'canContinue', target: 'previewing', actions: 'clearFailure' },
        'step.returned': { target: 'warning', actions: 'startAgain' },
        'cancellation.closed': 'closed',
      },
    },
    /** CANCEL-006 */
    previewing: {
      invoke: {
        id: 'previewCancelTickets',
        src: 'previewCancelTickets',
        input: chosenOf,
        onDone: { target: 'refund', actions: { type: 'assignRefund', params: output } },
        onError: [
          { guard: 'isAlone', target: 'failed', actions: { type: 'assignFailure', params: error } },
          { target: 'choosing', actions: { type: 'assignFailure', params: error } },
        ],
      },
      on: { 'cancellation.closed': 'closed' },
    },
    refund: {
      on: {
        'refund.accepted': 'confirming',
        'step.returned': [{ guard: 'isAlone', target: 'warning' }, { target: 'choosing' }],
        'cancellation.closed': 'closed',
      },
    },
    /** CANCEL-007 */
    confirming: {
      on: { 'cancellation.confirmed': 'sent', 'cancellation.closed': 'closed' },
    },
    /** The button stays off for 7 s, whatever the answer is. */
    sent: {
      type: 'parallel',
      states: {
        request: {
          initial: 'cancelling',
          states: {
            cancelling: {
              invoke: {
                id: 'cancelTickets',
                src: 'cancelTickets',
                input: chosenOf,
                onDone: { target: '#cancellation.cancelled', actions: { type: 'assignDone', params: output } },
                onError: { target: 'refused', actions: { type: 'assignFailure', params: error } },
              },
            },
            refused: { on: { 'cancellation.closed': '#cancellation.closed' } },
          },
        },
        lock: {
          initial: 'locked',
          states: {
            locked: { invoke: { id: 'pause', src: 'pause', input: { ms: LOCK_MS }, onDone: 'open', onError: 'open' } },
            open: {
              on: {
                'cancellation.confirmed': { guard: 'isRefused', target: '#cancellation.sent', actions: 'clearFailure' },
              },
            },
          },
        },
      },
    },
    cancelled: { on: { 'cancellation.closed': 'closed' } },
    unavailable: { on: { 'cancellation.closed': 'closed' } },
    failed: { on: { 'cancellation.closed': 'closed' } },
    closed: { type: 'final' },
  },
});
