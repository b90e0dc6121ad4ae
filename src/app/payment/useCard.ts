import { useSyncExternalStore } from 'react';
import { cardVault } from './cardVault.ts';

/** The typed card, in the memory of this page. */
export function useCard() {
  const values = useSyncExternalStore(cardVault.subscribe, cardVault.values);
  return { values, change: cardVault.change };
}
