import type { RunRef } from '../../machines/domain/trip.ts';
import { untilLoaded } from '../ui/untilLoaded.ts';
import { holder, ownerOf } from './holder.ts';
import { ask, trip } from './http.ts';
import { keepChannel, type ChannelWord } from './liveChannel.ts';
import type { LineRequest, WorkerWord } from './mqtt.worker.ts';
import type { LineWord } from './mqtt.ts';
import { serverClock } from './serverClock.ts';

/** Hears what happens to the seats of a run, until the end that it returns. */
export function keepLiveSeats(channel: string, run: RunRef, listen: (word: ChannelWord) => void): () => void {
  const open = async (hear: (word: LineWord) => void) => {
    const { data: pass } = await ask((init) =>
      trip.GET('/seat/map/access-token', { signal: init.signal, params: { header: { holder: holder() } } }),
    );
    const worker = await untilLoaded(startWorker);
    return openLine(worker, { ...pass, url: socketOf(pass.url), channel, legFrom: run.legFrom, legTo: run.legTo }, hear);
  };
  return keepChannel({ run, open, owner: () => ownerOf(holder()), now: serverClock.now }, listen);
}

/** Rejects when its code does not come. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./mqtt.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker of the live seats did not load')), { once: true });
  });
}

/** One line in a worker that is ready for it; the worker ends with it. */
function openLine(worker: Worker, request: LineRequest, hear: (word: LineWord) => void): () => void {
  worker.addEventListener('message', ({ data: word }: MessageEvent<WorkerWord>) => {
    if (word.type === 'ready') return;
    if (word.type === 'gone') worker.terminate();
    hear(word);
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    hear({ type: 'gone', reason: message });
  });
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(request);
  return () => worker.terminate();
}

function socketOf(url: string): string {
  const address = new URL(url, location.href);
  if (address.protocol.startsWith('http')) address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
