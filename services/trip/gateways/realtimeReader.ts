import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { TripUpdate, Vehicle } from '../feed/realtime.ts';

/** Entities that the main thread takes in one turn of its loop. */
export const partSize = 200;

interface Kinds {
  readonly vehicles: Vehicle;
  readonly tripUpdates: TripUpdate;
}
type Kind = keyof Kinds;

/** What the worker is asked for; it answers each message at the port with a part. */
export interface ReadRequest {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  readonly port: MessagePort;
}

export type Part<Item> = { readonly items: readonly Item[]; readonly isLast: boolean } | { readonly error: string };

/** Reads the bytes of a feed, part by part. Throws when they are none. */
export type ReadFeed = <K extends Kind>(kind: K, bytes: Uint8Array) => AsyncGenerator<readonly Kinds[K][], void, undefined>;

/**
 * Reads feeds in a thread of its own, which begins with the first feed: to decode one of the largest takes seconds, in which no traveller
 * would be served. The thread does not keep the process alive. A feed that needs more memory ends the thread; the next feed has a new one.
 */
export function createRealtimeReader({ mostMb = 256 }: { readonly mostMb?: number } = {}): ReadFeed {
  let worker: Worker | undefined;

  const running = (): Worker => {
    if (worker !== undefined) return worker;
    const started = new Worker(new URL('./realtimeWorker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: mostMb } });
    started.unref();
    // The port of whoever waits tells of the end.
    started.once('error', () => {});
    worker = started;
    return started;
  };

  return async function* read<K extends Kind>(kind: K, bytes: Uint8Array) {
    const { port1: port, port2 } = new MessageChannel();
    const request: ReadRequest = { kind, bytes, port: port2 };
    const asked = running();
    asked.postMessage(request, [port2]);
    let isDone = false;
    const ended = once(port, 'close').then((): Part<Kinds[K]> => {
      if (!isDone && worker === asked) worker = undefined;
      return { error: 'the reader of feeds ended' };
    });
    try {
      for (let isLast = false; !isLast;) {
        const answer = once(port, 'message').then(([part]): Part<Kinds[K]> => part);
        port.postMessage('next');
        const part = await Promise.race([answer, ended]);
        if ('error' in part) throw new Error(part.error);
        yield part.items;
        ({ isLast } = part);
      }
    } finally {
      isDone = true;
      port.close();
    }
  };
}
