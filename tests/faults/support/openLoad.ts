import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, openConnection } from '../../bench/keepAlive.ts';

/** One request of the load; resolves with its status. */
export type Ask = (connection: Connection) => Promise<number>;

export interface Served {
  readonly seconds: number;
  readonly asked: number;
  /** Milliseconds of each answer below 500. */
  readonly good: readonly number[];
  readonly shed: number;
  /** Answers of 5xx other than 503, and connections without an answer. */
  readonly wrong: readonly string[];
}

/**
 * Connections of the crowd, opened before it comes and kept, as by a proxy: Node accepts one connection in each turn of its loop, which says
 * nothing about requests. A request that finds none free counts as refused.
 */
const connections = 1000;
const tickMs = 5;

function record() {
  const good: number[] = [];
  const wrong: string[] = [];
  const counts = { asked: 0, shed: 0 };
  const send = async (connection: Connection, ask: Ask): Promise<boolean> => {
    counts.asked += 1;
    const started = performance.now();
    try {
      const status = await ask(connection);
      if (status < 500) good.push(performance.now() - started);
      else if (status === 503) counts.shed += 1;
      else wrong.push(String(status));
      return true;
    } catch (error) {
      wrong.push(String(error));
      return false;
    }
  };
  return { good, wrong, counts, send };
}

/** Each client asks again after its answer: what the service can do. */
export async function closedLoad(port: number, clients: number, ms: number, next: () => Ask): Promise<Served> {
  const { good, wrong, counts, send } = record();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await openConnection(port);
      while (performance.now() - started < ms && (await send(connection, next())));
      connection.close();
    }),
  );
  return { seconds: (performance.now() - started) / 1000, good, wrong, ...counts };
}

/** Requests arrive at a rate, whether earlier ones are answered or not: a crowd. */
export async function openLoad(port: number, perSecond: number, ms: number, next: () => Ask): Promise<Served> {
  const { good, wrong, counts, send } = record();
  const idle: Connection[] = [];
  for (let count = 0; count < connections; count += 1) idle.push(await openConnection(port));
  const running = new Set<Promise<void>>();
  const arrive = async (): Promise<void> => {
    const connection = idle.pop();
    if (connection === undefined) {
      counts.asked += 1;
      counts.shed += 1;
      return;
    }
    const open = connection.isClosed() ? await openConnection(port) : connection;
    if (await send(open, next())) idle.push(open);
  };
  const started = performance.now();
  let sent = 0;
  for (let passed = 0; passed < ms; passed = performance.now() - started) {
    for (; sent < (passed / 1000) * perSecond; sent += 1) {
      const request = arrive();
      running.add(request);
      void request.then(() => running.delete(request));
    }
    await pause(tickMs);
  }
  await Promise.all(running);
  // The last answers count, so the time until them counts too.
  const seconds = (performance.now() - started) / 1000;
  for (const connection of idle) connection.close();
  return { seconds, good, wrong, ...counts };
}
