import type { RunRef } from '../../../machines/domain/trip.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { trip } from '../http/http.ts';
import { askAsVisitor, headerOf, holder, ownerOf } from '../http/holderId.ts';
import { openChannel, type ChannelWord } from './liveChannel.ts';
import type { LineRequest, WorkerWord } from './mqtt.worker.ts';
import type { LineWord } from './joinRun.ts';
import { serverClock } from '../ground/serverClock.ts';
import { workerUrl } from './workerUrl.ts';

/** Reports the changes of a run's seats until the returned function is called. */
export function openLiveSeats(channel: string, run: RunRef, listen: (word: ChannelWord) => void): () => void {
  const open = async (report: (word: LineWord) => void) => {
    const { data: pass } = await askAsVisitor((init) =>
      trip.GET('/seat/map/access-token', { signal: init.signal, params: { header: headerOf(init) } }),
    );
    const worker = await untilLoaded(startWorker);
    return openLine(worker, { ...pass, url: socketOf(pass.url), channel, legFrom: run.legFrom, legTo: run.legTo }, report);
  };
  // Without an id every message of the stretch is unsure, and the map is asked.
  const owner = () => holder().then(ownerOf, () => null);
  return openChannel({ run, open, owner, now: serverClock.now }, listen);
}

/** Rejects when the code of the worker does not load. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(workerUrl, { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker of the live seats did not load')), { once: true });
  });
}

/** Opens one line in a loaded worker; the worker ends with it. */
function openLine(worker: Worker, request: LineRequest, report: (word: LineWord) => void): () => void {
  worker.addEventListener('message', ({ data: word }: MessageEvent<WorkerWord>) => {
    if (word.type === 'ready') return;
    if (word.type === 'gone') worker.terminate();
    report(word);
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    report({ type: 'gone', reason: message });
  });
  // A worker has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(request);
  return () => worker.terminate();
}

function socketOf(url: string): string {
  const address = new URL(url, location.href);
  if (address.protocol.startsWith('http')) address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
