import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../../services/shared/config.ts';
import { noLimitsEnv } from '../../support/noLimits.ts';
import { bankKey, bankSecret, serviceToken } from './world.ts';

const server = fileURLToPath(new URL('../../../services/payment/server.ts', import.meta.url));

export interface PaymentProcess {
  readonly gone: Promise<NodeJS.Signals | null>;
  kill(): Promise<void>;
  output(): string;
}

/** Starts the payment service as a separate process with an optional crash point. Resolves when it listens. */
export async function startPaymentProcess(
  config: Config,
  { port, database, crashAt }: { port: number; database: Readonly<Record<string, string>>; crashAt?: string },
): Promise<PaymentProcess> {
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: config.publicUrl,
      SANDBOX_URL: config.sandboxUrl,
      BANK_URL: config.bankUrl,
      ...(config.stripe && { PAYMENT_PROVIDER: 'stripe' }),
      TRIP_URL: config.tripUrl,
      IDENTITY_URL: config.identityUrl,
      PAYMENT_URL: `http://127.0.0.1:${port}/payment-api`,
      SERVICE_TOKEN: serviceToken,
      BANK_KEY: bankKey,
      BANK_SIGNING_SECRET: bankSecret,
      VALIDATE_RESPONSES: '1',
      ...noLimitsEnv,
      ...database,
      ...(crashAt === undefined ? {} : { CRASH_AT: crashAt }),
    },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const gone = once(child, 'exit').then(([, signal]: (NodeJS.Signals | null)[]) => {
    process.off('exit', end);
    return signal ?? null;
  });
  const listening = new Promise<void>((resolve) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(`puerto ${port}`)) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  const first = await Promise.race([listening.then(() => 'listening' as const), gone]);
  if (first !== 'listening' && crashAt === undefined) throw new Error(`the payment service ended (${String(first)}):\n${output}`);
  return {
    gone,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
