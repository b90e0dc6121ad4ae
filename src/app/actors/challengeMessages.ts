import { fromCallback, type EventObject } from 'xstate';
import { isChallengeEnd, isFrom } from '../payment/bankMessages.ts';

/** The name that the screen sets on the bank's frame. */
const FRAME = 'iframe[name="challenge"]';

export const challengeMessages = fromCallback<EventObject, { origin: string; paymentId: string }>(({ sendBack, input }) => {
  const stop = new AbortController();
  const onMessage = (event: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>(FRAME)?.contentWindow ?? null;
    if (isFrom(event, input.origin, frame) && isChallengeEnd(event.data, input.paymentId)) sendBack({ type: 'frame.returned' });
  };
  addEventListener('message', onMessage, stop);
  sendBack({ type: 'frame.shown' });
  return () => stop.abort();
});
