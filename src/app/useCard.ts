import { useSyncExternalStore } from 'react';
import { cardVault } from './cardVault.ts';

/** The card as it is typed; it stays in the memory of this page. */
export function useCard() {
  const values = useSyncExternalStore(cardVault.subscribe, cardVault.values);
  return { values, change: cardVault.change };
}
