import type { Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import { createWebSocketStream, WebSocket } from 'ws';
import { runAs, type Owner } from './owner.ts';

/** A process with its live channel. */
export interface LiveHost {
  readonly owner: Owner;
  readonly server: Server;
}

/** An open line, and the function that cuts it like a lost network. */
export interface Line {
  readonly stream: Duplex;
  cut(): void;
}

/** Opens the live channel of a process for a network address: a websocket over a pair of streams, with the handshake of HTTP. */
export function openLine({ owner, server }: LiveHost, address: string): Line {
  const [near, far] = duplexPair();
  Object.defineProperty(far, 'remoteAddress', { value: address });
  runAs(owner, () => server.emit('connection', far));
  const socket = new WebSocket('ws://localhost/mqtt', 'mqtt', {
    createConnection: () => near,
    perMessageDeflate: false,
    // The library would keep a pool of random bytes, which outlives a run.
    generateMask: (mask) => void mask.fill(1),
  });
  const stream = createWebSocketStream(socket);
  return {
    stream,
    cut() {
      near.destroy();
      far.destroy();
    },
  };
}

/** A line that ends at once. */
export function deadLine(): Duplex {
  const [near, far] = duplexPair();
  far.end();
  return near;
}
