import type { SnapshotFrom } from 'xstate';
import type { ChallengeView } from '../challenge/index.ts';
import type { cardPaymentMachine } from './cardPayment.machine.ts';
import { alertOf } from './cardPayment.rules.ts';
import type { CardPaymentView } from './cardPayment.types.ts';

/** The view of the payment, with the view of its challenge or null. */
export function cardPaymentView(
  snapshot: SnapshotFrom<typeof cardPaymentMachine>,
  { challenge }: { challenge: ChallengeView | null },
): CardPaymentView {
  if (snapshot.matches({ open: { flow: { bank: 'preparing' } } })) return { screen: 'paying', step: 'preparing' };
  if (snapshot.matches({ open: { flow: { bank: 'awaitingDevice' } } })) return { screen: 'paying', step: 'device' };
  if (snapshot.matches({ open: { flow: { bank: 'charging' } } })) return { screen: 'paying', step: 'charging' };
  if (snapshot.matches({ open: { flow: { bank: 'confirming' } } })) {
    const url = challenge?.screen === 'open' ? challenge.url : null;
    return { screen: 'challenge', url, confirming: url === null };
  }
  const { card, failure } = snapshot.context;
  const isAlerting =
    snapshot.matches({ open: { flow: { form: 'alerting' } } }) || snapshot.matches({ open: { flow: { form: 'declined' } } });
  return {
    screen: 'form',
    errors: card.errors,
    canPay: snapshot.can({ type: 'pay.submitted' }),
    alert: isAlerting && failure ? alertOf(failure) : null,
  };
}
