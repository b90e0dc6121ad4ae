import { done, failed, isIn, type Model } from 'xstate-paths';
import { byFolio, byKey, truth } from './paymentTruth.examples.ts';
import { paymentTruthMachine } from './paymentTruth.machine.ts';

const refused = (code: string) => ({ code, retryable: false });

/** The events while the result of a payment is polled. */
const asked = {
  machine: paymentTruthMachine,
  input: byKey,
  facts: ({ context }) => [context.paymentId !== null, context.orderId !== null],
  invariants: {
    'nothing was charged only where no payment is, or the bank refused it': (at) => !isIn(at, 'notCharged') || at.context.orderId === null,
    'is charged with an order': (at) => !isIn(at, 'charged') || at.context.orderId !== null,
  },
  events: {
    truthCharged: truth({ status: 'authorised', paymentId: 'p', orderId: 'o' }),
    truthRefused: truth({ status: 'refused', paymentId: 'p', reason: 'card-refused' }),
    truthRefunded: truth({ status: 'refunded', paymentId: 'p' }),
    truthPending: truth({ status: 'pending', paymentId: 'p' }),
    truthNeverArrived: failed('askPayment', refused('payment-not-found')),
    truthFails: failed('askPayment', { code: 'network', retryable: true }),
    truthWithheld: failed('askPayment', refused('session-expired')),
    waitingPaused: done('waitingPause'),
    unreachedPaused: done('unreachedPause'),
    signInChosen: { type: 'signIn.chosen' },
    sessionOpened: { type: 'session.opened' },
    declineAccepted: { type: 'decline.accepted' },
    alertClosed: { type: 'alert.closed' },
    searchChosen: { type: 'search.chosen' },
  },
} satisfies Model;

/** The events at the address of a folio. */
const visited = { ...asked, input: byFolio } satisfies Model;

/** The answer to the payment said already that it was refunded. */
const known = {
  ...asked,
  input: { ...byKey, isRefunded: true },
  events: { searchChosen: asked.events.searchChosen },
} satisfies Model;

export const paymentTruthModels = [asked, visited, known] as const satisfies readonly Model[];
