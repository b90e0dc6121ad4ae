import { done, failed, isIn, type Model } from 'xstate-paths';
import { input } from './challenge.examples.ts';
import { challengeMachine } from './challenge.machine.ts';

const answer = (status: string) => done('getPaymentTransaction', { status, paymentId: 'p', orderId: 'o', reason: 'card-refused' });

/** Every order of the events of frame, bank and server. */
export const challengeModel = {
  machine: challengeMachine,
  input,
  events: {
    frameShown: { type: 'frame.shown' },
    frameLoaded: { type: 'frame.loaded' },
    frameReturned: { type: 'frame.returned' },
    statusPending: answer('pending'),
    statusAuthorised: answer('authorised'),
    statusRefused: answer('refused'),
    statusRefunded: answer('refunded'),
    statusLost: failed('getPaymentTransaction', { code: 'network', retryable: true }),
    pauseOver: done('pause'),
    deadlinePassed: done('deadline'),
  },
  invariants: {
    'is authorised with an order': (at) => !isIn(at, 'authorised') || (at.output.kind === 'authorised' && at.output.orderId !== ''),
    'says how it ended': (at) => at.status !== 'done' || isIn(at, at.output.kind),
  },
  facts: ({ context }) => [context.loads],
} satisfies Model;
