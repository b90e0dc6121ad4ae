import { useSyncExternalStore } from 'react';
import { useCardFrames } from './useCardFrames.ts';
import { cardVault } from './cardVault.ts';

/** The card that pays, typed or saved, in the memory of this page. */
export function useCard() {
  const values = useSyncExternalStore(cardVault.subscribe, cardVault.values);
  const saved = useSyncExternalStore(cardVault.subscribe, cardVault.saved);
  const isSaving = useSyncExternalStore(cardVault.subscribe, cardVault.savesCard);
  const frames = useCardFrames();
  return { values, frames, saved, isSaving, change: cardVault.change, choose: cardVault.choose, setSaving: cardVault.setSaving };
}
