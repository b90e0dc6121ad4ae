import mqtt from 'mqtt';
import { joinRun, type LineWord, type Pass, type RunTopics } from './joinRun.ts';

export type LineRequest = Pass & RunTopics;

/** Messages of the worker: first that its code has loaded, then those of its one line. */
export type WorkerWord = { type: 'ready' } | LineWord;

const say = (word: WorkerWord) => postMessage(word);

/** The worker receives and parses the messages, so that they take no time from the page's frames. */
addEventListener('message', ({ data: { url, clientId, ticket, ...run } }: MessageEvent<LineRequest>) => {
  const client = mqtt.connect(url, {
    protocolVersion: 4,
    clientId,
    username: clientId,
    password: ticket,
    clean: true,
    keepalive: 30,
    connectTimeout: 10_000,
    // The library's own timers need a worker from a blob, which the policy of the page forbids.
    timerVariant: 'native',
    // The library would precompute 65,536 numbers: 7 MB.
    writeCache: false,
    // A new connection needs a new ticket, so the library must not reconnect.
    reconnectPeriod: 0,
  });
  joinRun(client, { ...run, clientId }, say);
});

say({ type: 'ready' });
