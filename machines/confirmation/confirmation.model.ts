import { CHANGE, FOUND, ORDER, TODAY } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { shown } from './confirmation.examples.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import { shareError } from './confirmation.rules.ts';

const lost = { code: 'network', retryable: true };

/** The events of the page of an order. */
export const confirmationModel = {
  machine: confirmationMachine,
  input: { orderId: ORDER.id },
  events: {
    orderComes: shown,
    orderIsReserved: done('getCartDetail', { ...ORDER, isReserved: true }),
    orderFails: failed('getCartDetail', lost),
    orderMissing: failed('getCartDetail', { code: 'not-found', retryable: false }),
    nobodySignedIn: failed('getCartDetail', { code: 'unauthorized', retryable: false }),
    signInChosen: { type: 'signIn.chosen' },
    sessionOpened: { type: 'session.opened' },
    orderRetried: { type: 'order.retried' },
    emailTyped: { type: 'emails.typed', text: 'begona@example.com' },
    wrongEmailTyped: { type: 'emails.typed', text: 'begona' },
    shareSubmitted: { type: 'share.submitted' },
    ticketsSent: done('resendTickets'),
    sendFails: failed('resendTickets', lost),
    pdfRequested: { type: 'pdf.requested' },
    pdfSaved: done('downloadTickets'),
    pdfFails: failed('downloadTickets', lost),
    editChosen: { type: 'edit.chosen', direction: 'outbound', today: TODAY },
    editDismissed: done('edit', { kind: 'dismissed' }),
    editBegun: done('edit', { kind: 'begun', change: CHANGE, ...FOUND }),
    rideChosen: { type: 'ride.chosen' },
    rideDismissed: done('rideCoupon'),
    homeChosen: { type: 'home.chosen' },
  },
  invariants: {
    'shows an order that came': (at) => !isIn(at, 'confirmation.shown') || at.context.order !== null,
    'edits an order that came': (at) => !isIn(at, 'confirmation.editing') || at.context.order !== null,
  },
  facts: ({ context }) => [shareError(context.emails), context.shareError],
} satisfies Model;
