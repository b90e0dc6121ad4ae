import { createRoot } from 'react-dom/client';
import type { ProviderAnswer } from '../../../machines/socialSignIn/index.ts';
import { socialSignIn } from '../../messages/es-MX.ts';
import { ReturnScreen } from '../../screens/socialSignIn/ReturnScreen.tsx';
import { answerIn, publishAnswer, returnHere } from '../session/socialReturn.ts';
import { BASE } from '../steps/addresses.ts';
import type { BookingActor } from './bookingActor.ts';

/** Takes what a provider returned: for this tab, when it left for the provider, or for the tab that opened this window. (NAV-003) */
export function openReturn(root: HTMLElement, startShop: (root: HTMLElement) => BookingActor): void {
  const answer = answerIn(location.search);
  const address = answer && returnHere(answer);
  // Neither the history nor a report of the page contains a code.
  history.replaceState(null, '', address ?? location.pathname);
  if (!answer) {
    startShop(root);
    return;
  }
  if (address === undefined) {
    void showWindow(root, answer);
    return;
  }
  const booking = startShop(root);
  booking.send({ type: 'signIn.requested', first: 'email' });
}

/** Publishes the answer to the tab that waits for it, and closes this window. */
async function showWindow(root: HTMLElement, answer: ProviderAnswer): Promise<void> {
  const isTaken = await publishAnswer(answer);
  if (isTaken) close();
  // A browser may refuse to close the window.
  createRoot(root).render(
    <>
      <title>{socialSignIn.returnTitle}</title>
      <ReturnScreen isTaken={isTaken} homeHref={`${BASE}/`} />
    </>,
  );
}
