import type { InstallOffer } from '../../screens/parts/InstallCard.tsx';
import { localStore } from '../storage/browserStorage.ts';

/** The browser's own question, which it lends to the page. Not in the DOM types. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const KEY = 'anden.install';

let question: InstallEvent | null = null;

/** Keeps the browser's question for the page of a paid order, because none may interrupt a purchase. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The browser sends this event with the question.
    question = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (question = null));
}

/** Safari has no question. There the traveller adds the shop by hand. */
const isByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** How the shop can be installed; null when it cannot be, is already, or was declined. */
export function installOffer(): InstallOffer | null {
  if (localStore.getItem(KEY) !== null || (!question && !isByHand())) return null;
  const asked = question;
  return {
    install: asked && (() => void asked.prompt()),
    decline: () => localStore.setItem(KEY, 'declined'),
  };
}
