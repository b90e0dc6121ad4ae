import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { input } from './challenge.examples.ts';
import { challengeMachine } from './challenge.machine.ts';

const answer = (status: string) => done('getPaymentTransaction', { status, paymentId: 'p', orderId: 'o', reason: 'card-refused' });

/** Every order in which frame, bank and server may speak. */
export const challengeModel: Model = {
  machine: challengeMachine,
  input,
  events: [
    { type: 'frame.loaded' },
    { type: 'frame.returned' },
    answer('pending'),
    answer('authorised'),
    answer('refused'),
    answer('refunded'),
    failed('getPaymentTransaction', { code: 'network', retryable: true }),
    done('pause'),
    done('deadline'),
  ],
  facts: ({ context }) => [context.loads],
};
