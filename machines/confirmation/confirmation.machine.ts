import { assign, setup } from 'xstate';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { Order } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import { editMachine, type EditOutput } from '../edit/index.ts';
import { getCartDetail, resendTickets } from './confirmation.ports.ts';
import { addresses, begunOf, editedWay, hasWay, shareError } from './confirmation.rules.ts';
import type { ConfirmationContext, ConfirmationEvent, ConfirmationInput, ConfirmationOutput } from './confirmation.types.ts';

/** The paid order with its tickets. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    output: {} as ConfirmationOutput,
    children: {} as { edit: 'edit' },
  },
  actors: { getCartDetail, resendTickets, edit: editMachine },
  guards: {
    isMissing: (_, params: { error: unknown }) => failureOf(params.error).code === 'not-found',
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    hasWay: ({ context }, params: { direction: Direction }) => hasWay(context, params.direction),
    hasBegun: (_, params: { output: EditOutput }) => params.output.kind === 'begun',
    canShare: ({ context }) => shareError(context.emails) === null,
  },
  actions: {
    keepOrder: assign((_, params: { order: Order }) => ({ order: params.order, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
    type: assign((_, params: { text: string }) => ({ emails: params.text, shareError: null })),
    nameShareError: assign(({ context }) => ({ shareError: shareError(context.emails) })),
    keepDirection: assign((_, params: { direction: Direction }) => ({ editing: params.direction })),
    keepBegun: assign((_, { output }: { output: EditOutput }) => ({ begun: begunOf(output) })),
    emptyShare: assign({ emails: '', shareError: null, failure: null }),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ ...input, order: null, failure: null, editing: 'outbound', begun: null, emails: '', shareError: null }),
  output: ({ context: { begun } }) => (begun ? { ...begun, kind: 'edit' } : { kind: 'home' }),
  initial: 'loading',
  on: { 'home.chosen': '.home' },
  states: {
    loading: {
      invoke: {
        id: 'getCartDetail',
        src: 'getCartDetail',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: { target: 'shown', actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'withheld.missing' },
          { guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) }, target: 'withheld.signedOut' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    failed: { on: { 'order.retried': 'loading' } },
    /** It is shown to its owner alone: whoever signs in as that is led to it. */
    withheld: {
      initial: 'missing',
      on: {
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'loading',
      },
      states: { missing: {}, signedOut: {} },
    },
    shown: {
      initial: 'idle',
      on: {
        'edit.chosen': {
          guard: { type: 'hasWay', params: ({ event }) => ({ direction: event.direction }) },
          target: 'editing',
          actions: { type: 'keepDirection', params: ({ event }) => ({ direction: event.direction }) },
        },
        'emails.typed': { target: '.idle', actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
      },
      states: {
        idle: { on: { 'share.submitted': [{ guard: 'canShare', target: 'sending' }, { actions: 'nameShareError' }] } },
        sending: {
          invoke: {
            id: 'resendTickets',
            src: 'resendTickets',
            input: ({ context }) => ({ orderId: context.orderId, to: addresses(context.emails) }),
            onDone: { target: 'sent', actions: 'emptyShare' },
            onError: { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
          },
          /** What is being sent cannot be changed meanwhile. */
          on: { 'emails.typed': {}, 'edit.chosen': {} },
        },
        sent: {},
        unsent: { on: { 'share.submitted': 'sending' } },
      },
    },
    /** EDIT-001 */
    editing: {
      invoke: {
        id: 'edit',
        src: 'edit',
        input: ({ context }) => ({ way: editedWay(context) }),
        onDone: [
          {
            guard: { type: 'hasBegun', params: ({ event }) => ({ output: event.output }) },
            target: 'edited',
            actions: { type: 'keepBegun', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    edited: { type: 'final' },
    home: { type: 'final' },
  },
});
