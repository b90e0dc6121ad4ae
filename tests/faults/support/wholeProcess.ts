import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { holderEnv } from '../../support/holders.ts';
import { noLimitsEnv } from '../../support/noLimits.ts';

const servicesOnly = [process.execPath, fileURLToPath(new URL('servicesProcess.ts', import.meta.url))] as const;

/** The command by which the unit of docs/operations starts the shop, in this repository instead of its folder. */
export function shippedCommand(): readonly [string, ...string[]] {
  const unit = readFileSync(new URL('../../../docs/operations/anden@.service', import.meta.url), 'utf8');
  const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? '';
  const [program = '', ...options] = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').replace(folder, process.cwd()).split(' ');
  return [program, ...options];
}

export interface WholeProcess {
  /** All output so far. */
  log(): string;
  /** Ends it by SIGTERM, and by SIGKILL when it has not ended after `limitMs`. Resolves with the milliseconds that it took. */
  end(limitMs: number): Promise<number>;
}

/** Settings of one of several processes that share a database and a bank, and that soon stop serving after SIGTERM. */
export const sharingEnv = (ports: { shop: number; sandbox: number } | undefined, databaseUrl: string, bankPort: number) => ({
  PORT: String(ports?.shop),
  SANDBOX_PORT: String(ports?.sandbox),
  DATABASE_URL: databaseUrl,
  BANK_URL: `http://127.0.0.1:${bankPort}/bank`,
  DRAIN_SECONDS: '0.5',
  ...noLimitsEnv,
});

/** Starts all services as one separate process, or what the command starts. It builds no shop unless the command does. Resolves when it serves. */
export async function startWholeProcess(
  env: Readonly<Record<string, string>>,
  [program, ...options]: readonly [string, ...string[]] = servicesOnly,
): Promise<WholeProcess> {
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      VALIDATE_RESPONSES: '1',
      ...holderEnv,
      ...env,
    },
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = once(child, 'exit').then(() => void process.off('exit', kill));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      log += chunk.toString('utf8');
      if (/services are ready|^Listo en|^Servicio \w+ en el puerto/m.test(log)) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void gone.then(() => reject(new Error(log)));
  });
  return {
    log: () => log,
    async end(limitMs) {
      const started = performance.now();
      child.kill('SIGTERM');
      await Promise.race([gone, pause(limitMs).then(kill)]);
      await gone;
      return performance.now() - started;
    },
  };
}
