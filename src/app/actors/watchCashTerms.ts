import { fromCallback, type EventObject } from 'xstate';
import { ask, payment } from '../http/http.ts';
import { serverNow } from '../ground/serverClock.ts';
import { cashFiles } from '../late/lateMethods.ts';
import { cashTermsOf } from '../wire/payment.ts';

export const watchCashTerms = fromCallback<EventObject, undefined>(({ sendBack, receive }) => {
  const left = new AbortController();
  const sendTerms = async () => {
    try {
      const answer = await ask((init) => payment.GET('/trip/payment-methods', { signal: init.signal }), {
        retries: 1,
        signal: left.signal,
      });
      await cashFiles.open();
      if (left.signal.aborted) return;
      sendBack({ type: 'terms.came', terms: cashTermsOf(answer), now: serverNow() });
    } catch {
      if (!left.signal.aborted) sendBack({ type: 'terms.failed' });
    }
  };
  receive(() => void sendTerms());
  void sendTerms();
  return () => left.abort();
});
