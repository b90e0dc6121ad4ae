import { Worker } from 'node:worker_threads';

/** Far more than the tests of a chart's folder take. */
const MOST_MILLISECONDS = 20_000;

// A changed chart can send events in a circle for ever. Only another thread can end such a process; the run then counts as failed.
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${MOST_MILLISECONDS})`, { eval: true }).unref();
