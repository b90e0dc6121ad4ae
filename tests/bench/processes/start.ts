import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A process of the bench, and the messages it sends. */
export type Started = {
  child: ChildProcess;
  /** Sends a message and resolves with the next answer. */
  ask: (message: object) => Promise<unknown>;
  /** The next message, including one that has arrived already. */
  next: () => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Starts a file of this folder as a separate process and waits for its first message. The process ends with this one at the latest. */
export async function start(file: string, env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...env }, serialization: 'advanced' });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', end);
      resolve();
    });
  });

  const heard: unknown[] = [];
  let wanted: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  child.on('message', (message) => {
    if (wanted) wanted.resolve(message);
    else heard.push(message);
    wanted = undefined;
  });
  child.once('exit', (code) => wanted?.reject(new Error(`${file} ended with ${code}`)));
  const next = (): Promise<unknown> =>
    heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise((resolve, reject) => (wanted = { resolve, reject }));

  await next();
  return {
    child,
    next,
    ask: (message) => {
      child.send(message);
      return next();
    },
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
