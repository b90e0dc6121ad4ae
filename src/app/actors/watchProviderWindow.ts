import { fromCallback, type EventObject } from 'xstate';
import { onAnswer } from '../session/socialReturn.ts';

/** The answer of a window that closes itself arrives before this. */
const PATIENCE_MS = 1_000;

/** The opener policy hides whether the window is open, so a traveller who is back without an answer counts as one who closed it. */
export const watchProviderWindow = fromCallback<EventObject, { state: string }>(({ sendBack, input }) => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endWatch = onAnswer(input.state, (answer) => sendBack({ type: 'provider.answered', answer }));
  const back = () => {
    clearTimeout(timer);
    timer = setTimeout(() => sendBack({ type: 'window.left' }), PATIENCE_MS);
  };
  const away = () => clearTimeout(timer);
  addEventListener('focus', back, stop);
  addEventListener('blur', away, stop);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? back() : away()), stop);
  return () => {
    stop.abort();
    clearTimeout(timer);
    endWatch();
  };
});
