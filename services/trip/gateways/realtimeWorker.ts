import { type MessagePort, parentPort } from 'node:worker_threads';
import { readTripUpdates, readVehicles } from '../feed/realtime.ts';
import { type Part, partSize, type ReadRequest } from './realtimeReader.ts';

/** Answers each message with the next part, so that the main thread has one part at a time. */
function serve(port: MessagePort, items: readonly unknown[]): void {
  let from = 0;
  port.on('message', () => {
    const part: Part<unknown> = { items: items.slice(from, from + partSize), isLast: from + partSize >= items.length };
    from += partSize;
    port.postMessage(part);
  });
}

parentPort?.on('message', ({ port, kind, bytes }: ReadRequest) => {
  try {
    serve(port, kind === 'vehicles' ? readVehicles(bytes) : readTripUpdates(bytes));
  } catch (error) {
    const part: Part<unknown> = { error: error instanceof Error ? error.message : String(error) };
    port.on('message', () => port.postMessage(part));
  }
});
