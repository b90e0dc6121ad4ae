import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holderEnv } from './holders.ts';
import { freePort } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type RunningServices = {
  /** Address of shop and services, without a trailing slash. */
  url: string;
  /** Address of the sandbox: bank, outbox, switchboard. */
  sandboxUrl: string;
  dataDir: string;
  output: () => string;
  /** Resolves with code and signal after the process has ended for any reason. */
  gone: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Stops it in order. A data folder created here is deleted. */
  stop: () => Promise<void>;
  /** kill -9; the data stays for the next start (pass `dataDir`, `port` and `sandboxPort`). */
  kill: () => Promise<void>;
};

export type ServicesOptions = {
  /** More environment variables: DATABASE_URL, MQTT_URL, CRASH_AT, … */
  env?: Record<string, string | undefined>;
  port?: number;
  sandboxPort?: number;
  dataDir?: string;
};

/**
 * Starts `services/main.ts` as a separate process. Resolves when it has printed the shop's address; rejects with its output when it exits
 * before.
 */
export async function startServices(options: ServicesOptions = {}): Promise<RunningServices> {
  const port = options.port ?? (await freePort());
  const sandboxPort = options.sandboxPort ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'anden-services-'));
  const child = spawn(process.execPath, ['services/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      VALIDATE_RESPONSES: '1',
      ...holderEnv,
      ...options.env,
    },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      resolve({ code, signal });
    });
  });

  let output = '';
  const readyMark = `:${port}/compra/`;
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(readyMark)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    void gone.then(({ code, signal }) => reject(new Error(`services/main.ts ended with ${code ?? signal}:\n${output}`)));
  });

  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    output: () => output,
    gone,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
