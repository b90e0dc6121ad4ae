import { fromCallback, type EventObject } from 'xstate';
import { isHidden, onLook } from '../boot/pageVisibility.ts';
import { serverClock } from '../http/serverClock.ts';

const SECOND_MS = 1_000;

/** Ticks with the seconds of the server. A hidden page gets no ticks, and gets the time when it becomes visible. */
export const ticker = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (isHidden() || !serverClock.isMeasured()) return;
    sendBack({ type: 'clock.ticked', now: serverClock.now() });
    timer = setTimeout(tick, SECOND_MS - (Math.floor(serverClock.epoch()) % SECOND_MS));
  };
  const stops = [onLook(tick), serverClock.onChange(tick)];
  tick();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});
