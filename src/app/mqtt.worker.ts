import mqtt from 'mqtt';
import { joinRun, type LineWord, type Pass, type RunTopics } from './mqtt.ts';

export type LineRequest = Pass & RunTopics;

/** What the worker says: that its code is there, and then what its one line says. */
export type WorkerWord = { type: 'ready' } | LineWord;

const say = (word: WorkerWord) => postMessage(word);

/** The connection has a thread of its own: what is heard is received and parsed beside the page, not in its frames. */
addEventListener('message', ({ data: { url, clientId, ticket, ...run } }: MessageEvent<LineRequest>) => {
  const client = mqtt.connect(url, {
    protocolVersion: 4,
    clientId,
    username: clientId,
    password: ticket,
    clean: true,
    keepalive: 30,
    connectTimeout: 10_000,
    // The library's own timers would be a worker from a blob, which the policy of the page forbids.
    timerVariant: 'native',
    // The library would make 65,536 numbers ahead of their use: 7 MB.
    writeCache: false,
    // A new connection needs a new pass.
    reconnectPeriod: 0,
  });
  joinRun(client, { ...run, clientId }, say);
});

say({ type: 'ready' });
