import { once } from 'node:events';
import { connect } from 'node:net';

export type Connection = {
  /** Posts JSON and resolves with the status; one request at a time. Rejects when the connection ends first. */
  post: (path: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
  get: (path: string) => Promise<number>;
  /** The service has ended the connection, for example because it was idle. */
  isClosed: () => boolean;
  close: () => void;
};

const headEnd = '\r\n\r\n';

/** Status and total length of the first answer in the bytes; undefined while it is incomplete. */
function answerIn(bytes: Buffer): { status: number; length: number } | undefined {
  const head = bytes.indexOf(headEnd);
  if (head === -1) return undefined;
  const text = bytes.toString('latin1', 0, head);
  const length = head + headEnd.length + Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0);
  return bytes.length < length ? undefined : { status: Number(text.slice(9, 12)), length };
}

/**
 * One persistent HTTP/1.1 connection. It supports only what the bench needs, so it uses little processor time beside the service. Answers
 * must have a content length.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let bytes: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    const answer = answerIn(bytes);
    if (answer === undefined) return;
    bytes = bytes.subarray(answer.length);
    waiting?.resolve(answer.status);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => waiting?.reject(new Error('the service closed the connection')));
  const ask = (head: string, body: string): Promise<number> =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('the service had closed the connection'));
      waiting = { resolve, reject };
      socket.write(`${head}content-length: ${Buffer.byteLength(body)}${headEnd}${body}`);
    });
  return {
    post: (path, headers, body) => {
      const lines = Object.entries({ host: '127.0.0.1', 'content-type': 'application/json', ...headers });
      return ask(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`, body);
    },
    get: (path) => ask(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`, ''),
    isClosed: () => socket.destroyed || socket.readableEnded,
    close: () => socket.destroy(),
  };
}
