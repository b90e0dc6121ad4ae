import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface LossyProxy {
  readonly port: number;
  /** Number of lost answers. */
  readonly lost: () => number;
  close(): void;
}

/** A TCP proxy that forwards every request and loses a share of the answers by cutting the connection. */
export async function startLossyProxy(target: { host: string; port: number }, share: number, listen = 0): Promise<LossyProxy> {
  let lost = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      if (Math.random() < share) {
        lost += 1;
        client.destroy();
      } else client.write(chunk);
    });
  });
  server.listen(listen, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    lost: () => lost,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
