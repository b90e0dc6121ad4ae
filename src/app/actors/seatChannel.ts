import { fromCallback, type EventObject } from 'xstate';
import type { Direction, RunRef } from '../../../machines/domain/trip.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { holder, ownerOf } from '../holder.ts';
import { ask, trip } from '../http.ts';
import { whenIdle } from '../idle.ts';
import { withFrame } from '../page.ts';
import { serverClock } from '../serverClock.ts';

/** The map is drawn first; the channel, and its code, may wait for a quiet moment. */
export const seatChannel = fromCallback<EventObject, { direction: Direction; channel: string; run: RunRef }>(({ sendBack, input }) => {
  let isOver = false;
  let close = () => {};
  const cancel = whenIdle(() => void open());

  async function open() {
    const { connectWith, keepChannel } = await untilLoaded(() => import('../mqtt.ts'));
    const connect = async () => {
      const { data } = await ask((init) =>
        trip.GET('/seat/map/access-token', { signal: init.signal, params: { header: { holder: holder() } } }),
      );
      return { client: await connectWith(data), clientId: data.clientId };
    };
    if (!isOver)
      close = keepChannel({ ...input, connect, owner: () => ownerOf(holder()), now: serverClock.now, soon: withFrame }, (event) =>
        sendBack({ ...event, direction: input.direction }),
      );
  }

  return () => {
    isOver = true;
    cancel();
    close();
  };
});
