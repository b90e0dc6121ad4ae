import { fromCallback, type EventObject } from 'xstate';
import type { Ticks } from '../../../machines/clock.ports.ts';
import { isHidden, onLook } from '../ground/pageVisibility.ts';
import { serverClock } from '../ground/serverClock.ts';

const SECOND_MS = 1_000;

/** Ticks with the clock of the server. A hidden page gets no ticks, and gets the time when it becomes visible. */
export const ticker = fromCallback<EventObject, Ticks>(({ sendBack, input: { seconds, guesses } }) => {
  const every = seconds * SECOND_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (isHidden() || !(guesses || serverClock.isMeasured())) return;
    sendBack({ type: 'clock.ticked', now: serverClock.now() });
    timer = setTimeout(tick, every - (Math.floor(serverClock.epoch()) % every));
  };
  const stops = [onLook(tick), serverClock.onChange(tick)];
  tick();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});
