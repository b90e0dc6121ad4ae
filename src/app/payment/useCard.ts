import { useSyncExternalStore } from 'react';
import { cardVault } from './cardVault.ts';

/** The card that pays, typed or saved, in the memory of this page. */
export function useCard() {
  const values = useSyncExternalStore(cardVault.subscribe, cardVault.values);
  const saved = useSyncExternalStore(cardVault.subscribe, cardVault.saved);
  const isSaving = useSyncExternalStore(cardVault.subscribe, cardVault.savesCard);
  return { values, saved, isSaving, change: cardVault.change, choose: cardVault.choose, setSaving: cardVault.setSaving };
}
