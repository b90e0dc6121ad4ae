import { fromCallback, type EventObject } from 'xstate';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { holder, ownerOf } from '../holder.ts';
import { ask, trip } from '../http.ts';
import { connectWith, keepChannel } from '../mqtt.ts';
import { serverClock } from '../serverClock.ts';

/** Longest wait for a quiet moment of the page. */
const IDLE_MS = 2_000;

/** The map is drawn first; the channel may wait for a quiet moment. */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

async function connect() {
  const { data } = await ask((init) =>
    trip.GET('/seat/map/access-token', { signal: init.signal, params: { header: { holder: holder() } } }),
  );
  return { client: await connectWith(data), clientId: data.clientId };
}

export const seatChannel = fromCallback<EventObject, { channel: string; run: RunRef }>(({ sendBack, input }) => {
  let close = () => {};
  const cancel = whenIdle(() => {
    close = keepChannel({ ...input, connect, owner: () => ownerOf(holder()), now: serverClock.now }, sendBack);
  });
  return () => {
    cancel();
    close();
  };
});
