import { useSyncExternalStore } from 'react';
import { cardVault } from './cardVault.ts';

/** The card that pays, typed or saved, in the memory of this page. */
export function useCard() {
  const values = useSyncExternalStore(cardVault.subscribe, cardVault.values);
  const saved = useSyncExternalStore(cardVault.subscribe, cardVault.saved);
  const isKept = useSyncExternalStore(cardVault.subscribe, cardVault.keeps);
  return { values, saved, isKept, change: cardVault.change, choose: cardVault.choose, keep: cardVault.keep };
}
