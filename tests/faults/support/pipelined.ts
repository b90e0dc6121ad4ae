import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const sockets = 50;

function written({ path, headers, body }: PipelinedCall): string {
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

export interface PipelinedCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Burst {
  readonly port: number;
  readonly calls: readonly PipelinedCall[];
}

/**
 * Sends calls over 50 sockets, all before the first answer, from a thread of its own: whoever measures meanwhile is not held by them. Resolves
 * with the number of answers by status.
 */
export async function pipelined(burst: Burst): Promise<ReadonlyMap<number, number>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: burst });
  const [statuses] = await once(worker, 'message');
  return statuses;
}

async function send({ port, calls }: Burst): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const open = await Promise.all(
    Array.from(
      { length: sockets },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
          socket.once('error', reject);
        }),
    ),
  );
  const answered = (socket: Socket, count: number): Promise<void> =>
    new Promise((resolve, reject) => {
      let left = count;
      let rest = '';
      socket.on('data', (chunk: Buffer) => {
        const text = rest + chunk.toString('latin1');
        for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
          statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
          left -= 1;
        }
        // Two packets may share a status line, which has 12 signs.
        rest = text.slice(-11);
        if (left === 0) resolve();
      });
      socket.once('close', () => (left === 0 ? resolve() : reject(new Error(`${left} calls without an answer`))));
    });
  const shares = open.map((socket, index) => {
    const own = calls.filter((_, place) => place % sockets === index);
    return { socket, text: own.map(written).join(''), all: answered(socket, own.length) };
  });
  for (const { socket, text } of shares) socket.write(text);
  await Promise.all(shares.map(({ all }) => all));
  for (const { socket } of shares) socket.destroy();
  return statuses;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of threads has no origin
if (parentPort) parentPort.postMessage(await send(workerData));
