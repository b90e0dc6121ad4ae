import { fromCallback, type EventObject } from 'xstate';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { whenIdle } from '../../ui/whenIdle.ts';

/** The channel and its code wait until the browser is idle, so that the map is drawn first. */
export const seatChannel = fromCallback<EventObject, { channel: string; run: RunRef }>(({ sendBack, input }) => {
  const { channel, run } = input;
  let isOver = false;
  let close = () => {};
  const cancel = whenIdle(() => void open());

  async function open() {
    const { openLiveSeats } = await untilLoaded(() => import('../live/liveSeats.ts'));
    if (!isOver) close = openLiveSeats(channel, run, sendBack);
  }

  return () => {
    isOver = true;
    cancel();
    close();
  };
});
