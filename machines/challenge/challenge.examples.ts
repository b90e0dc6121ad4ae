import { plusSeconds } from '../domain/instant.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { NOW } from '../testing/fixtures.ts';
import { chartOf, done, type Situation } from 'xstate-paths';
import { challengeMachine } from './challenge.machine.ts';
import type { ChallengeInput } from './challenge.types.ts';
import { challengeView } from './challenge.view.ts';

export const input: ChallengeInput = {
  paymentId: 'pay-1',
  challenge: { url: 'about:blank', origin: 'https://bank.example', expiresAt: plusSeconds(NOW, 900) },
  until: plusSeconds(NOW, 900),
};
const pending: PaymentOutcome = { status: 'pending', paymentId: 'pay-1' };

/** Situations of the challenge, reached by events. */
export const situations = {
  open: { input, events: [done('getPaymentTransaction', pending), { type: 'frame.loaded' }] },
  confirming: { input, events: [{ type: 'frame.loaded' }, { type: 'frame.loaded' }] },
  withoutFrame: { input: { ...input, challenge: null }, events: [] },
  waiting: { input, events: [{ type: 'frame.returned' }, done('getPaymentTransaction', pending)] },
} satisfies Record<string, Situation<ChallengeInput>>;

export const chart = chartOf(challengeMachine, situations, challengeView);
export const { examples } = chart;
