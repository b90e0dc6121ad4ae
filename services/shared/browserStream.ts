import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createBucket, type LiveLimits } from './liveLimits.ts';
import { createHeaderReader } from './packetHeaders.ts';

/**
 * The websocket of a browser as the stream that the broker reads and writes. It disconnects a browser above its limits before the broker
 * buffers anything. `socket` is the one below the websocket. Its bytes are counted, because frames without content raise no event above it.
 */
export class BrowserStream extends Duplex {
  readonly #websocket: WebSocket;

  constructor(websocket: WebSocket, socket: Duplex, limits: LiveLimits) {
    super({ writableHighWaterMark: limits.unreadBytes });
    this.#websocket = websocket;
    const [takeBytes, takePackets] = [createBucket(limits.bytes), createBucket(limits.packets)];
    const packetsIn = createHeaderReader(limits.packetBytes);
    const isRefused = (chunk: Buffer): boolean => {
      const packets = packetsIn(chunk);
      return packets === undefined || takePackets(packets) < 0;
    };
    socket.on('data', (chunk: Buffer) => {
      if (takeBytes(chunk.length) < 0) this.destroy();
    });
    websocket.on('message', (chunk, isBinary) => {
      if (this.destroyed) return;
      if (!isBinary || !Buffer.isBuffer(chunk) || isRefused(chunk)) this.destroy();
      else if (!this.push(chunk)) websocket.pause();
    });
    websocket.on('error', () => this.destroy());
    websocket.once('close', () => this.destroy());
  }

  override _read(): void {
    if (this.#websocket.isPaused) this.#websocket.resume();
  }

  // From Node 26 on, read() of a stream returns one chunk instead of the whole buffer, and aedes would wait for the rest for ever.
  override read(size?: number): unknown {
    if (size !== undefined && size !== null) return super.read(size);
    const chunks: Buffer[] = [];
    for (let chunk: unknown = super.read(); chunk !== null; chunk = super.read()) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    return chunks.length === 0 ? null : Buffer.concat(chunks);
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk, encoding }], done);
  }

  // The broker writes a message in five pieces. As separate frames, each would cost a system call here and an event in the browser.
  override _writev(pieces: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    if (this.#websocket.readyState === this.#websocket.OPEN) this.#websocket.send(Buffer.concat(pieces.map(({ chunk }) => chunk)), done);
    else done(new Error('the browser is gone'));
  }

  override _final(done: () => void): void {
    this.#websocket.close();
    done();
  }

  override _destroy(_error: Error | null, done: (error?: Error | null) => void): void {
    this.#websocket.terminate();
    done(null);
  }
}
