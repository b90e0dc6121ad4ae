/** The browser's own question, which it lends to the page. Not in the DOM types. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

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

export const heldQuestion = (): InstallEvent | null => question;
