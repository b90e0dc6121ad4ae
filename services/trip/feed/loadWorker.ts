import { parentPort, workerData } from 'node:worker_threads';
import { loadPacked, type LoadRequest } from './load.ts';

const { path, options }: LoadRequest = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of threads has no origin
parentPort?.postMessage(await loadPacked(path, options));
