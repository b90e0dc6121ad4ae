import { fromCallback, type EventObject } from 'xstate';
import { isHidden, onLook } from '../page.ts';
import { serverClock } from '../serverClock.ts';

const SECOND_MS = 1_000;

/** Ticks on the seconds of the server; a hidden page is left alone and told the time when it is looked at again. */
export const ticker = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (isHidden()) return;
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
