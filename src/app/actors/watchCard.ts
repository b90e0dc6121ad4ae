import { fromCallback, type EventObject } from 'xstate';
import type { CardFacts } from '../../../machines/domain/card.ts';
import { cardVault } from '../payment/cardVault.ts';

export const watchCard = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const tell = (card: CardFacts) => sendBack({ type: 'card.changed', card });
  tell(cardVault.facts());
  return cardVault.onFacts(tell);
});
