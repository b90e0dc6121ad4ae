import type { InstallOffer } from '../../screens/parts/InstallCard.tsx';
import { localStore } from '../storage/browserStorage.ts';
import { heldQuestion } from './installPrompt.ts';

const KEY = 'anden.install';

/** Safari has no question. There the traveller adds the shop by hand. */
const isByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** How the shop can be installed; null when it cannot be, is already, or was declined. */
export function installOffer(): InstallOffer | null {
  const asked = heldQuestion();
  if (localStore.getItem(KEY) !== null || (!asked && !isByHand())) return null;
  return {
    install: asked && (() => void asked.prompt()),
    decline: () => localStore.setItem(KEY, 'declined'),
  };
}
