import { fromCallback, type EventObject } from 'xstate';
import type { CardFacts } from '../../../machines/domain/card.ts';
import { cardVault } from '../payment/cardVault.ts';

export const watchCard = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const sendFacts = (card: CardFacts) => sendBack({ type: 'card.changed', card });
  sendFacts(cardVault.facts());
  return cardVault.onFacts(sendFacts);
});
