import { parentPort, workerData } from 'node:worker_threads';
import { loadPacked, type LoadRequest } from './load.ts';

const { path, options }: LoadRequest = workerData;
// A port of threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await loadPacked(path, options));
