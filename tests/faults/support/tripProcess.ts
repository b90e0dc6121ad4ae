import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { noLimitsEnv } from '../../support/noLimits.ts';
import { freePort } from '../../support/ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the demo network. */
export const demoFeed = `${root}/services/trip/feed/demo`;

export interface TripProcess {
  readonly port: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * Starts the trip service as a separate process over PostgreSQL, with the demo network but no presold seats. It has the `PORT` of `env`, or a
 * free one. Resolves when it listens.
 */
export async function startTripProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<TripProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['services/trip/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...noLimitsEnv,
      MQTT_URL: '',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      FEED: demoFeed,
      ...env,
    },
  });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', end);
      resolve();
    });
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(`puerto ${port}`)) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`services/trip/server.ts ended with ${code}:\n${output}`)));
  });
  const finish = (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    return gone;
  };
  return { port, child, stop: () => finish('SIGTERM'), kill: () => finish('SIGKILL') };
}
