import { join, resolve } from 'node:path';
import type { CallLimits } from './limiter.ts';

/** Everything the environment decides. URLs carry no trailing slash; `sharedSecret` proves one service to another. */
export interface Config {
  readonly port: number;
  readonly sandboxPort: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mqttUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Address of the shop as the traveller's browser sees it. */
  readonly publicUrl: string;
  readonly sandboxUrl: string;
  /** Address of the bank, the same for the services and for the frames in the browser. */
  readonly bankUrl: string;
  readonly tripUrl: string;
  readonly identityUrl: string;
  readonly paymentUrl: string;
  readonly serviceToken: string | undefined;
  readonly validateResponses: boolean;
  readonly sandbox: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** For each operation whose document answers 429. */
  readonly limits: CallLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} debe ser un puerto entre 0 y 65535, no "${text}".`);
  return port;
}

function countFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const count = Number(text);
  if (!(count >= 1)) throw new ConfigError(`${name} debe ser un número desde 1, no "${text}".`);
  return count;
}

/** A value of the environment that cannot be used; the message is for the console, in Spanish. */
export class ConfigError extends Error {}

/** Reads the environment; `overrides` win. Throws ConfigError on a value that cannot be used. */
export function readConfig(env: Environment = process.env, overrides: Partial<Config> = {}): Config {
  const port = overrides.port ?? portFrom(env['PORT'], 3000, 'PORT');
  const sandboxPort = overrides.sandboxPort ?? portFrom(env['SANDBOX_PORT'], port + 1, 'SANDBOX_PORT');
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const inside = `http://127.0.0.1:${port}`;
  const sandboxUrl = env['SANDBOX_URL'] ?? `http://${new URL(publicUrl).hostname}:${sandboxPort}`;
  return {
    port,
    sandboxPort,
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: resolve(env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    mqttUrl: env['MQTT_URL'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'Andén <boletos@anden.example>',
    publicUrl,
    sandboxUrl,
    bankUrl: env['BANK_URL'] ?? `${sandboxUrl}/bank`,
    tripUrl: env['TRIP_URL'] ?? `${inside}/trip-api`,
    identityUrl: env['IDENTITY_URL'] ?? `${inside}/identity-api`,
    paymentUrl: env['PAYMENT_URL'] ?? `${inside}/payment-api`,
    serviceToken: env['SERVICE_TOKEN'] || undefined,
    validateResponses: env['VALIDATE_RESPONSES'] === '1',
    sandbox: env['SANDBOX'] !== '0',
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    trustProxy: env['TRUST_PROXY'] === '1',
    limits: {
      perAddress: countFrom(env['CALLS_PER_ADDRESS'], 6000, 'CALLS_PER_ADDRESS'),
      perCaller: countFrom(env['CALLS_PER_CALLER'], 240, 'CALLS_PER_CALLER'),
    },
    ...overrides,
  };
}

/** What to tell at the start of a process that could share its database with others, but not what happens live. In Spanish. */
export function missingBus({ databaseUrl, mqttUrl }: Pick<Config, 'databaseUrl' | 'mqttUrl'>): string | undefined {
  if (databaseUrl === undefined || mqttUrl !== undefined) return undefined;
  return 'Sin MQTT_URL: si otros procesos usan esta base de datos, sus cambios no se ven aquí en vivo; da a todos el mismo MQTT_URL';
}
