import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { challengeView } from '../../../machines/challenge/index.ts';
import { checkoutView, type checkoutMachine } from '../../../machines/checkout/index.ts';
import { holdView } from '../../../machines/hold/index.ts';
import { CheckoutScreen } from '../../screens/checkout/CheckoutScreen.tsx';
import { useCard } from '../useCard.ts';

export function CheckoutStep({ actor }: { actor: ActorRefFrom<typeof checkoutMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const { challenge } = snapshot.children;
  const hold = useSelector(snapshot.children.hold, (state) => state && holdView(state)) ?? null;
  const frame = useSelector(challenge, (state) => state && challengeView(state)) ?? null;
  const card = useCard();
  return (
    <CheckoutScreen
      view={checkoutView(snapshot, { hold, challenge: frame })}
      send={actor.send}
      card={card}
      sendChallenge={(event) => challenge?.send(event)}
    />
  );
}
