import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Balanced {
  readonly port: number;
  /** Port whose /readyz says whether the process takes requests. */
  readonly healthPort: number;
}

export interface Balancer {
  readonly port: number;
  readonly served: () => number;
  /** Requests without an answer, and those answered by 5xx, in words. */
  readonly lost: readonly string[];
  close(): void;
}

const checkEveryMs = 50;

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A process that has closed its port has not seen the request. */
const isUnseen = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

/**
 * A proxy before several processes, over kept connections. It sends requests to the healthy ones in turn.
 * It repeats a request only when the process has refused the connection.
 */
export async function startBalancer(processes: readonly Balanced[], delayMs = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const lost: string[] = [];
  const healthy = new Set(processes);
  let turn = 0;
  let served = 0;
  let isOpen = true;
  // Each process by itself: a busy one that answers late must not hide that another is gone.
  const check = async (one: Balanced): Promise<void> => {
    while (isOpen) {
      if (await isHealthy(one.healthPort)) healthy.add(one);
      else healthy.delete(one);
      await pause(checkEveryMs);
    }
  };
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (delayMs > 0) await pause(delayMs);
    const { method = 'GET', url = '/', headers } = incoming;
    const lose = (reason: string): void => {
      lost.push(`${method} ${url}: ${reason}`);
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'application/json' });
      outgoing.end('{}');
    };
    const body = await buffer(incoming);
    const send = (): void => {
      const target = [...healthy][(turn += 1) % healthy.size];
      if (target === undefined) return lose('no process is healthy');
      const sent = request({ agent, host: '127.0.0.1', port: target.port, method, path: url, headers }, (answer) => {
        const { statusCode = 502, headers: answerHeaders } = answer;
        if (statusCode >= 500) lost.push(`${method} ${url}: ${statusCode}`);
        else served += 1;
        // Whether a kept connection ends is between this proxy and the process.
        delete answerHeaders.connection;
        outgoing.writeHead(statusCode, answerHeaders);
        answer.on('error', (error) => lose(error.message));
        answer.pipe(outgoing);
      });
      sent.on('error', (error) => {
        if (!isUnseen(error)) return lose(error.message);
        healthy.delete(target);
        send();
      });
      sent.end(body);
    };
    send();
  };
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const one of processes) void check(one);
  return {
    port: (server.address() as AddressInfo).port,
    served: () => served,
    lost,
    close() {
      isOpen = false;
      agent.destroy();
      server.close();
    },
  };
}
