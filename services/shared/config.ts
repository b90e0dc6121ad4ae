import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type BankConfig, bankFaults, bankFrom } from './bankConfig.ts';
import { type Company, companyFrom, missingCompany, senderOf } from './company.ts';
import { isLocal } from './hosts.ts';
import type { CallLimits } from './limiter.ts';
import { StartError } from './startError.ts';
import { type AppleWalletKeys, type GoogleWalletKeys, walletKeysFrom } from './walletKeys.ts';

/** What one network address or caller may use. */
export interface Limits extends CallLimits {
  /** Ids of browsers that one network address gets in a minute. */
  readonly holdersPerAddress: number;
  /** Most of the free seats of a bus that one network address may select at a time, in percent. */
  readonly seatsPerAddress: number;
  /** Most seats of a run in unpaid reservations: of one person, of one network, and of all in percent of the bus. */
  readonly unpaidPerPerson: number;
  readonly unpaidPerNetwork: number;
  readonly unpaidShare: number;
}

/** The configuration from the environment. URLs have no trailing slash. */
export interface Config extends BankConfig {
  readonly port: number;
  readonly sandboxPort: number;
  /** Where to listen; `localhost` is both loopback addresses. */
  readonly host: string;
  /** More names under which clients reach this process. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mqttUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly smsUrl: string | undefined;
  /** Bearer for `smsUrl`. */
  readonly smsToken: string | undefined;
  /** Address of the shop in the traveller's browser. */
  readonly publicUrl: string;
  readonly sandboxUrl: string;
  /** The feed of bus positions, GTFS Realtime; undefined for none. */
  readonly vehiclePositionsUrl: string | undefined;
  /** The feed of delays, GTFS Realtime TripUpdates; undefined for none. */
  readonly tripUpdatesUrl: string | undefined;
  readonly tripUrl: string;
  readonly identityUrl: string;
  readonly paymentUrl: string;
  readonly serviceToken: string | undefined;
  /** Bearer of whoever reads /metrics and works on /operacion; without it both answer 404. */
  readonly operatorToken: string | undefined;
  readonly validateResponses: boolean;
  readonly sandbox: boolean;
  readonly logLevel: string;
  /** Collector of traces, OTLP over HTTP; undefined for none. */
  readonly tracesUrl: string | undefined;
  /** Seconds after SIGTERM in which the process still accepts every request, while /healthz answers 503. */
  readonly drainSeconds: number;
  /** The number of proxies in front of the services, or their networks; false for none. */
  readonly trustProxy: number | readonly string[] | false;
  /** The shop's own zone; it overrides the zone of the feed (decision 7). */
  readonly shopTimeZone: string | undefined;
  /** The currency of the shop: only fares of the feed in it are read. Undefined for the currency of the feed (decision 23). */
  readonly currency: string | undefined;
  /** Address of the map's tiles with `{z}`, `{x}` and `{y}`; without it a map has a plain ground and requests nothing. */
  readonly mapTilesUrl: string | undefined;
  /** Last day on sale, in days from today at the origin (decision 24). */
  readonly saleDays: number;
  /** Whether the shop sells the promotion of the way back. */
  readonly returnPromotion: boolean;
  /** Whether orders get discounts for rides to and from terminals. (CONF-014) */
  readonly rides: boolean;
  /** Terms of a reservation that is paid at a till. A cutoff of 0 offers none. (CONST-050, CONST-051) */
  readonly cash: { readonly cutoffMinutes: number; readonly expiresMinutes: number };
  /** Limits of each operation whose document has a 429, and of what strangers may claim. */
  readonly limits: Limits;
  /** What signs passes for the wallets of phones; undefined where they are not offered. */
  readonly appleWallet: AppleWalletKeys | undefined;
  readonly googleWallet: GoogleWalletKeys | undefined;
  /** Who sells, and whom a traveller calls; without the sandbox it is whole. (decision 46) */
  readonly company: Partial<Company>;
  /** Secret that signs the ids of browsers; undefined for the generated one. */
  readonly holderSecret: string | undefined;
  /** Most open sockets of the live channel on one process, from one network and in all. */
  readonly liveSockets: { readonly perAddress: number; readonly inAll: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} debe ser un puerto entre 0 y 65535, no "${text}".`);
  return port;
}

/** The policy of the page names the origin, and the page contains the address, so it must be a plain URL. */
function tilesFrom(text: string | undefined, name: string): string | undefined {
  if (text === undefined || text === '') return undefined;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:\/\/[A-Za-z0-9.:-]+\/[^\s"'<>;,&]*$/.test(text);
  if (!isWhole) throw new ConfigError(`${name} debe ser una dirección con {z}, {x} y {y}, no "${text}".`);
  return text;
}

function feedFrom(text: string | undefined, name: string): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new ConfigError(`${name} debe ser una dirección http o https.`);
  return text;
}

function countFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const count = Number(text);
  if (!(count >= 1)) throw new ConfigError(`${name} debe ser un número desde 1, no "${text}".`);
  return count;
}

function percentFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const percent = Number(text);
  if (!(percent >= 1 && percent <= 100)) throw new ConfigError(`${name} debe ser un porcentaje entre 1 y 100, no "${text}".`);
  return percent;
}

function secondsFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 300)) throw new ConfigError(`${name} debe ser un número de segundos entre 0 y 300, no "${text}".`);
  return seconds;
}

function minutesFrom(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 10_080)
    throw new ConfigError(`${name} debe ser un número de minutos entre 0 y 10080, no "${text}".`);
  return minutes;
}

const listFrom = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const mostSaleDays = 730;

function saleDaysFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 60;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > mostSaleDays)
    throw new ConfigError(`SALE_DAYS debe ser un número de días entre 1 y ${mostSaleDays}, no "${text}".`);
  return days;
}

function timeZoneFrom(text: string | undefined, name: string): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return new Intl.DateTimeFormat('es-MX', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigError(`${name} debe ser una zona horaria, no "${text}".`);
  }
}

function currencyFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!Intl.supportedValuesOf('currency').includes(text)) throw new ConfigError(`CURRENCY debe ser una moneda como MXN, no "${text}".`);
  return text;
}

function readCompany(env: Environment): Partial<Company> {
  const { company, faults } = companyFrom(env);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return company;
}

const mostProxies = 9;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // A proxy that could be anybody is no proxy.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The proxies whose header names the client: their number, or their networks. Anybody may write that header, so no other form is accepted. */
function proxiesFrom(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError(`TRUST_PROXY debe ser el número de proxies (hasta ${mostProxies}) o sus redes separadas por comas, no "${text}".`);
}

/** An invalid value of the environment. The message is Spanish and for the console. */
export class ConfigError extends StartError {}

/** Throws unless a process without the sandbox has what the sandbox would provide. */
function refuseIncomplete(env: Environment): void {
  const missing = [
    ...bankFaults(env),
    ...(env['SMS_URL'] ? [] : ['Sin el buzón de pruebas (SANDBOX=0) falta SMS_URL, la dirección que envía los SMS.']),
    ...(URL.parse(env['PUBLIC_URL'] ?? '')?.protocol === 'https:'
      ? []
      : ['Sin el banco de pruebas (SANDBOX=0), PUBLIC_URL debe ser la dirección de la tienda con https.']),
    ...missingCompany(env).map((name) => `Sin los datos de prueba (SANDBOX=0) falta ${name}: quién vende y a quién se llama.`),
  ];
  if (missing.length > 0) throw new ConfigError(missing.join('\n'));
}

/** Reads the environment; `overrides` win. Throws ConfigError on an invalid value. */
export function readConfig(env: Environment = process.env, overrides: Partial<Config> = {}): Config {
  if (env['SANDBOX'] === '0') refuseIncomplete(env);
  const port = overrides.port ?? portFrom(env['PORT'], 3000, 'PORT');
  const sandboxPort = overrides.sandboxPort ?? portFrom(env['SANDBOX_PORT'], port + 1, 'SANDBOX_PORT');
  const company = readCompany(env);
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const inside = `http://127.0.0.1:${port}`;
  const sandboxUrl = env['SANDBOX_URL'] ?? `http://${new URL(publicUrl).hostname}:${sandboxPort}`;
  return {
    port,
    sandboxPort,
    host: env['HOST'] || 'localhost',
    allowedHosts: listFrom(env['ALLOWED_HOSTS']),
    dataDir: resolve(env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    mqttUrl: env['MQTT_URL'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    smsUrl: env['SMS_URL'] || undefined,
    smsToken: env['SMS_TOKEN'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? senderOf(company),
    publicUrl,
    sandboxUrl,
    ...bankFrom(env, sandboxUrl),
    vehiclePositionsUrl:
      feedFrom(env['VEHICLE_POSITIONS_URL'], 'VEHICLE_POSITIONS_URL') ??
      (env['SANDBOX'] === '0' ? undefined : `${sandboxUrl}/gtfs-rt/vehicle-positions`),
    tripUpdatesUrl:
      feedFrom(env['TRIP_UPDATES_URL'], 'TRIP_UPDATES_URL') ?? (env['SANDBOX'] === '0' ? undefined : `${sandboxUrl}/gtfs-rt/trip-updates`),
    tripUrl: env['TRIP_URL'] ?? `${inside}/trip-api`,
    identityUrl: env['IDENTITY_URL'] ?? `${inside}/identity-api`,
    paymentUrl: env['PAYMENT_URL'] ?? `${inside}/payment-api`,
    serviceToken: env['SERVICE_TOKEN'] || undefined,
    operatorToken: env['OPERATOR_TOKEN'] || (env['SANDBOX'] === '0' ? undefined : 'operacion-de-prueba'),
    holderSecret: env['HOLDER_SECRET'] || undefined,
    ...walletKeysFrom(env, (message) => {
      throw new ConfigError(message);
    }),
    validateResponses: env['VALIDATE_RESPONSES'] === '1',
    sandbox: env['SANDBOX'] !== '0',
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    tracesUrl: env['OTEL_EXPORTER_OTLP_ENDPOINT']?.replace(/\/+$/, '') || undefined,
    drainSeconds: secondsFrom(env['DRAIN_SECONDS'], 1, 'DRAIN_SECONDS'),
    trustProxy: proxiesFrom(env['TRUST_PROXY']),
    shopTimeZone: timeZoneFrom(env['SHOP_TIME_ZONE'], 'SHOP_TIME_ZONE'),
    currency: currencyFrom(env['CURRENCY']),
    company,
    mapTilesUrl: tilesFrom(env['MAP_TILES_URL'], 'MAP_TILES_URL'),
    saleDays: saleDaysFrom(env['SALE_DAYS']),
    returnPromotion: env['RETURN_PROMOTION'] !== '0',
    rides: (env['RIDE_COUPONS'] ?? (env['SANDBOX'] === '0' ? '0' : '1')) === '1',
    cash: {
      cutoffMinutes: minutesFrom(env['CASH_CUTOFF_MINUTES'], env['SANDBOX'] === '0' ? 0 : 120, 'CASH_CUTOFF_MINUTES'),
      expiresMinutes: minutesFrom(env['CASH_EXPIRES_MINUTES'], env['SANDBOX'] === '0' ? 60 : 1440, 'CASH_EXPIRES_MINUTES'),
    },
    limits: {
      perAddress: countFrom(env['CALLS_PER_ADDRESS'], 6000, 'CALLS_PER_ADDRESS'),
      perCaller: countFrom(env['CALLS_PER_CALLER'], 240, 'CALLS_PER_CALLER'),
      holdersPerAddress: countFrom(env['HOLDERS_PER_ADDRESS'], 60, 'HOLDERS_PER_ADDRESS'),
      unpaidPerPerson: countFrom(env['UNPAID_SEATS_PER_PERSON'], 10, 'UNPAID_SEATS_PER_PERSON'),
      unpaidPerNetwork: countFrom(env['UNPAID_SEATS_PER_NETWORK'], 10, 'UNPAID_SEATS_PER_NETWORK'),
      unpaidShare: percentFrom(env['UNPAID_SEATS_SHARE'], 40, 'UNPAID_SEATS_SHARE'),
      seatsPerAddress: percentFrom(env['ANONYMOUS_SEATS_PER_ADDRESS'], 33, 'ANONYMOUS_SEATS_PER_ADDRESS'),
    },
    liveSockets: {
      perAddress: countFrom(env['LIVE_SOCKETS_PER_ADDRESS'], 2000, 'LIVE_SOCKETS_PER_ADDRESS'),
      inAll: countFrom(env['LIVE_SOCKETS'], 5000, 'LIVE_SOCKETS'),
    },
    ...overrides,
  };
}

/** A warning for a process that shares its database but has no broker between processes. In Spanish. */
export function missingBus({ databaseUrl, mqttUrl }: Pick<Config, 'databaseUrl' | 'mqttUrl'>): string | undefined {
  if (databaseUrl === undefined || mqttUrl !== undefined) return undefined;
  return 'Sin MQTT_URL: si otros procesos usan esta base de datos, sus cambios no se ven aquí en vivo; da a todos el mismo MQTT_URL';
}

/** A warning for a sandbox that other machines reach. In Spanish. */
export function openSandbox({ sandbox, host }: Pick<Config, 'sandbox' | 'host'>): string | undefined {
  if (!sandbox || isLocal(host)) return undefined;
  return `Aviso: HOST=${host} abre a otras máquinas el banco de pruebas y el buzón con todos los códigos; para vender de verdad usa SANDBOX=0`;
}
