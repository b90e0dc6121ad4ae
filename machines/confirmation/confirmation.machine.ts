import { and, assign, not, setup, stateIn } from 'xstate';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Order } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import { begunOf, editMachine, type EditOutput } from '../edit/index.ts';
import { error, event, output } from '../params.ts';
import { passkeyCreationMachine } from '../passkeyCreation/index.ts';
import { rideCouponMachine } from '../rideCoupon/index.ts';
import { downloadTickets, getCartDetail, resendTickets } from './confirmation.ports.ts';
import { addresses, downloadOf, editedWay, hasWay, offersRide, orderOf, shareError, withoutSent } from './confirmation.rules.ts';
import type { ConfirmationContext, ConfirmationEvent, ConfirmationInput, ConfirmationOutput } from './confirmation.types.ts';

/** The paid order with its tickets. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    output: {} as ConfirmationOutput,
    children: {} as { edit: 'edit'; rideCoupon: 'rideCoupon'; passkeyCreation: 'passkeyCreation' },
  },
  actors: {
    getCartDetail,
    resendTickets,
    downloadTickets,
    edit: editMachine,
    rideCoupon: rideCouponMachine,
    passkeyCreation: passkeyCreationMachine,
  },
  guards: {
    isReserved: (_, order: Order) => order.isReserved,
    isMissing: (_, params: { error: unknown }) => failureOf(params.error).code === 'not-found',
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    hasWay: ({ context }, params: { direction: Direction }) => hasWay(context, params.direction),
    hasBegun: (_, edit: EditOutput) => edit.kind === 'begun',
    offersRide: ({ context }) => offersRide(context),
    isSending: stateIn({ shown: { share: 'sending' } }),
    canShare: ({ context }) => shareError(context.emails) === null,
  },
  actions: {
    assignOrder: assign((_, order: Order) => ({ order, failure: null })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
    assignPdfFailure: assign((_, params: { error: unknown }) => ({ pdfFailure: failureOf(params.error) })),
    assignEmails: assign((_, params: { text: string }) => ({ emails: params.text, shareError: null })),
    assignShareError: assign(({ context }) => ({ shareError: shareError(context.emails) })),
    assignEditing: assign((_, { direction, today }: { direction: Direction; today: PlainDate }) => ({ editing: { direction, today } })),
    assignBegun: assign((_, edit: EditOutput) => ({ begun: begunOf(edit) })),
    assignSent: assign(({ context }) => ({ sent: addresses(context.emails) })),
    clearSent: assign(({ context }) => ({ emails: withoutSent(context), shareError: null, failure: null })),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    ...input,
    order: null,
    failure: null,
    pdfFailure: null,
    editing: null,
    begun: null,
    emails: '',
    sent: [],
    shareError: null,
  }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event: ended }) => ended.output as ConfirmationOutput,
  initial: 'loading',
  on: { 'home.chosen': '.home' },
  states: {
    loading: {
      invoke: {
        id: 'getCartDetail',
        src: 'getCartDetail',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          { guard: { type: 'isReserved', params: output }, target: 'reserved' },
          { target: 'shown', actions: { type: 'assignOrder', params: output } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: error }, target: 'withheld.missing' },
          { guard: { type: 'isSignedOut', params: error }, target: 'withheld.signedOut' },
          { target: 'failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    failed: { on: { 'order.retried': 'loading' } },
    /** Only the owner sees the order, and signing in as the owner loads it. */
    withheld: {
      initial: 'missing',
      on: {
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'loading',
      },
      states: { missing: {}, signedOut: {} },
    },
    shown: {
      type: 'parallel',
      on: {
        'edit.chosen': {
          guard: { type: 'hasWay', params: event },
          target: 'editing',
          actions: { type: 'assignEditing', params: event },
        },
        'ride.chosen': { guard: 'offersRide', target: 'riding' },
      },
      states: {
        share: {
          initial: 'idle',
          on: {
            'emails.typed': { target: '.idle', actions: { type: 'assignEmails', params: event } },
            'share.submitted': [
              { guard: and([not('isSending'), 'canShare']), target: '.sending', actions: 'assignSent' },
              { guard: not('isSending'), target: '.idle', actions: 'assignShareError' },
            ],
          },
          states: {
            idle: {},
            sending: {
              invoke: {
                id: 'resendTickets',
                src: 'resendTickets',
                input: ({ context }) => ({ orderId: context.orderId, to: context.sent }),
                onDone: { target: 'sent', actions: 'clearSent' },
                onError: { target: 'unsent', actions: { type: 'assignFailure', params: error } },
              },
              /** A dialog leaves the state and would end the sending. */
              on: {
                'emails.typed': { actions: { type: 'assignEmails', params: event } },
                'edit.chosen': {},
                'ride.chosen': {},
              },
            },
            sent: {},
            unsent: {},
          },
        },
        /** A passkey is offered to a traveller who has none. */
        passkey: {
          invoke: { id: 'passkeyCreation', src: 'passkeyCreation', input: { isOffered: true }, onError: {} },
        },
        /** CONF-013 */
        pdf: {
          initial: 'idle',
          states: {
            idle: { on: { 'pdf.requested': 'downloading' } },
            downloading: {
              invoke: {
                id: 'downloadTickets',
                src: 'downloadTickets',
                input: ({ context }) => downloadOf(context),
                onDone: 'idle',
                onError: { target: 'failed', actions: { type: 'assignPdfFailure', params: error } },
              },
            },
            failed: { on: { 'pdf.requested': 'downloading' } },
          },
        },
      },
    },
    /** RIDE-001 */
    riding: {
      invoke: {
        id: 'rideCoupon',
        src: 'rideCoupon',
        input: ({ context }) => ({ order: orderOf(context) }),
        onDone: 'shown',
        onError: 'shown',
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
            guard: { type: 'hasBegun', params: output },
            target: 'edited',
            actions: { type: 'assignBegun', params: output },
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    edited: { type: 'final', output: ({ context: { begun } }) => (begun ? { ...begun, kind: 'edit' } : { kind: 'home' }) },
    reserved: { type: 'final', output: ({ context: { orderId } }) => ({ kind: 'reserved', orderId }) },
    home: { type: 'final', output: { kind: 'home' } },
  },
});
