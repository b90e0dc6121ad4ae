import { parentPort, workerData } from 'node:worker_threads';
import { loadPacked, type LoadRequest } from './load.ts';

const { path, options }: LoadRequest = workerData;
parentPort?.postMessage(await loadPacked(path, options));
