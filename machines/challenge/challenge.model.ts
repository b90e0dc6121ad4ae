import { done, failed, isIn, type Model } from 'xstate-paths';
import { input } from './challenge.examples.ts';
import { challengeMachine } from './challenge.machine.ts';

const answer = (status: string) => done('getPaymentTransaction', { status, paymentId: 'p', orderId: 'o', reason: 'card-refused' });

const shared: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: challengeMachine,
  facts: ({ context }) => [context.loads],
  invariants: {
    'is authorised with an order': (at) => !isIn(at, 'authorised') || (at.output.kind === 'authorised' && at.output.orderId !== ''),
    'says how it ended': (at) => at.status !== 'done' || isIn(at, at.output.kind),
  },
};

/** Every order of the events of frame, bank and server. */
const framed = {
  ...shared,
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
} satisfies Model;

/** A payment that waits for the bank, which shows no frame. */
const frameless = { ...shared, input: { ...input, challenge: null }, events: { authorisedUnasked: answer('authorised') } } satisfies Model;

export const challengeModels = [framed, frameless] as const satisfies readonly Model[];
