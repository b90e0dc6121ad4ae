import { fromCallback, type EventObject } from 'xstate';
import type { Direction, RunRef } from '../../../machines/domain/trip.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { whenIdle } from '../idle.ts';

/** The map is drawn first; the channel, and its code, may wait for a quiet moment. */
export const seatChannel = fromCallback<EventObject, { direction: Direction; channel: string; run: RunRef }>(({ sendBack, input }) => {
  const { direction, channel, run } = input;
  let isOver = false;
  let close = () => {};
  const cancel = whenIdle(() => void keep());

  async function keep() {
    const { keepLiveSeats } = await untilLoaded(() => import('../liveSeats.ts'));
    if (!isOver) close = keepLiveSeats(channel, run, (word) => sendBack({ ...word, direction }));
  }

  return () => {
    isOver = true;
    cancel();
    close();
  };
});
