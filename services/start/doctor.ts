import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mqtt from 'mqtt';
import { createTransport } from 'nodemailer';
import type { StripeConfig } from '../shared/bankConfig.ts';
import { type Config, examineConfig } from '../shared/config.ts';
import { type Database, openEmbedded, openPostgres, type Sql } from '../shared/db.ts';
import { warningsOf } from '../shared/warnings.ts';
import { dayIn } from '../trip/domain/timetable.ts';
import { describeSummary } from '../trip/feed/describe.ts';
import { activeSummary } from '../trip/store/networks.ts';
import { lockFolder } from './lockFolder.ts';
import { missingNetwork } from './network.ts';

/** What an examination found, in Spanish, a sentence each. With a fault the shop does not start or does not sell. */
export interface Findings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  readonly good: readonly string[];
}

type Finding = Partial<Findings>;

const leastVersion = 15;

/** Why nobody answered, without the address, which may contain a key. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
    if (cause.name === 'TimeoutError') return 'pasó el tiempo';
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Any answer is one: nothing is sent or charged. */
async function reach(url: string, patienceMs: number): Promise<void> {
  await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
}

async function examineNetwork(sql: Sql, { sandbox }: Config): Promise<Finding> {
  const [table] = await sql.query<{ name: string | null }>("select to_regclass('trip.network')::text as name");
  const network = table?.name ? await activeSummary(sql) : undefined;
  if (network === undefined || (network.demo && !sandbox)) return sandbox ? {} : { faults: [missingNetwork] };
  const text = describeSummary(network, dayIn(network.timeZone, Date.now()));
  const isPriced = network.tariff === null || network.demo;
  return {
    good: [`Red de viajes: ${text}`],
    warnings: isPriced ? [] : ['La red no tiene precios: la tienda los calcula por distancia, con su propia tarifa.'],
  };
}

async function examineServer(db: Database): Promise<Finding> {
  const [row] = await db.query<{ version: string }>("select current_setting('server_version_num') as version");
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < leastVersion) return { faults: [`DATABASE_URL: PostgreSQL ${version} es anterior a ${leastVersion}.`] };
  return { good: [`La base de datos contesta: PostgreSQL ${version}.`] };
}

const together = (...findings: readonly Finding[]): Findings => ({
  faults: findings.flatMap(({ faults = [] }) => faults),
  warnings: findings.flatMap(({ warnings = [] }) => warnings),
  good: findings.flatMap(({ good = [] }) => good),
});

async function examineDatabase(config: Config): Promise<Finding> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) {
    const db = openPostgres(databaseUrl, 1);
    try {
      return together(await examineServer(db), await examineNetwork(db, config));
    } finally {
      await db.close();
    }
  }
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) return config.sandbox ? {} : { faults: [missingNetwork] };
  const lock = lockFolder(dataDir);
  if ('heldBy' in lock)
    return { good: [`La base de datos integrada está en uso por el proceso ${lock.heldBy}; su red de viajes no se examina.`] };
  try {
    const db = await openEmbedded(folder);
    try {
      return await examineNetwork(db, config);
    } finally {
      await db.close();
    }
  } finally {
    lock.release();
  }
}

async function examineBroker(url: string, patienceMs: number): Promise<void> {
  const client = await mqtt.connectAsync(url, { connectTimeout: patienceMs, reconnectPeriod: 0 }, false);
  await client.endAsync(true);
}

async function examineMail(url: string, patienceMs: number): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** An intent that does not exist is told to whoever has the key, and the script of the fields is there. */
async function examineStripe({ apiUrl, secretKey, scriptUrl }: StripeConfig, patienceMs: number): Promise<void> {
  const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  const { status } = await ask(`${apiUrl}/v1/payment_intents/pi_none`, { authorization: `Bearer ${secretKey}` });
  if (status === 401) throw new Error('no acepta STRIPE_SECRET_KEY');
  const script = await ask(scriptUrl);
  if (!script.ok) throw new Error(`STRIPE_SCRIPT_URL contesta ${script.status}`);
}

/** Asks each server whether it answers, for at most `patienceMs`. */
async function examineServers(config: Config, patienceMs: number): Promise<readonly Finding[]> {
  const { sandbox, mqttUrl, smtpUrl, sms, bankUrl, stripe, publicUrl, sandboxUrl, vehiclePositionsUrl, tripUpdatesUrl } = config;
  const asked = (
    name: string,
    url: string | undefined,
    ask: (url: string, patienceMs: number) => Promise<void>,
    severity: 'faults' | 'warnings' = 'faults',
  ): Promise<Finding>[] => {
    // The sandbox does not run yet.
    if (url === undefined || (sandbox && new URL(url).origin === new URL(sandboxUrl).origin)) return [];
    return [
      ask(url, patienceMs).then(
        () => ({ good: [`${name} contesta.`] }),
        (error: unknown) => ({ [severity]: [`${name} no contesta: ${reasonOf(error)}.`] }),
      ),
    ];
  };
  return Promise.all([
    ...asked('MQTT_URL', mqttUrl, examineBroker),
    ...asked('SMTP_URL', smtpUrl, examineMail),
    ...asked('SMS_URL', sms?.url, reach),
    ...(stripe === undefined ? asked('BANK_URL', bankUrl, reach) : asked('Stripe', stripe.apiUrl, () => examineStripe(stripe, patienceMs))),
    // A network may hide its own public address from itself, and nobody needs the buses to sell.
    ...asked('PUBLIC_URL', !sandbox && publicUrl.startsWith('https:') ? publicUrl : undefined, reach, 'warnings'),
    ...asked('VEHICLE_POSITIONS_URL', vehiclePositionsUrl, reach, 'warnings'),
    ...asked('TRIP_UPDATES_URL', tripUpdatesUrl, reach, 'warnings'),
  ]);
}

/** Examines what the start reads and whom the shop calls. It starts, sends and changes nothing. */
export async function examineShop(env: Readonly<Record<string, string | undefined>>, patienceMs = 3000): Promise<Findings> {
  const { config, faults } = examineConfig(env);
  const servers = examineServers(config, patienceMs);
  const database = await examineDatabase(config).catch((error: unknown): Finding => ({
    faults: [`La base de datos no contesta: ${reasonOf(error)}.`],
  }));
  return together({ faults, warnings: warningsOf(config) }, database, ...(await servers));
}
