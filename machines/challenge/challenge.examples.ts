import { plusSeconds } from '../domain/instant.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { NOW } from '../testing/fixtures.ts';
import { done, situation } from '../testing/situation.ts';
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
export const examples = {
  open: challengeView(situation(challengeMachine, input, [done('getPaymentTransaction', pending), { type: 'frame.loaded' }])),
  confirming: challengeView(situation(challengeMachine, input, [{ type: 'frame.loaded' }, { type: 'frame.loaded' }])),
  withoutFrame: challengeView(situation(challengeMachine, { ...input, challenge: null }, [])),
} as const;
