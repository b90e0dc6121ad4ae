import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type BankConfig, bankFaults, bankFrom } from './bankConfig.ts';
import { type Company, companyFrom, missingCompany, senderOf } from './company.ts';
import type { CallLimits } from './limiter.ts';
import { listText } from './listText.ts';
import { noFolder, readShopFolder, type ShopFolder } from './shopFolder.ts';
import { type SmsGateway, smsGatewayFrom } from './smsGateway.ts';
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
  /** Where SMS go; undefined for the outbox alone. */
  readonly sms: SmsGateway | undefined;
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
  /** Bearer of whoever reads /metrics; without it nobody does, and it answers 404. */
  readonly operatorToken: string | undefined;
  readonly validateResponses: boolean;
  readonly sandbox: boolean;
  readonly logLevel: string;
  /** Collector of traces, OTLP over HTTP; undefined for none. */
  readonly tracesUrl: string | undefined;
  /** Seconds after SIGTERM in which the process still accepts every request, while /healthz and /readyz answer 503. */
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
  /** Its texts and pictures; without the sandbox it has texts. */
  readonly folder: ShopFolder;
  /** Secret that signs the ids of browsers; undefined for the generated one. */
  readonly holderSecret: string | undefined;
  /** Most open sockets of the live channel on one process, from one network and in all. */
  readonly liveSockets: { readonly perAddress: number; readonly inAll: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Takes a sentence about a value with which no process starts. */
type Fault = (sentence: string) => void;

interface Range {
  readonly least: number;
  readonly most?: number;
  /** Whether a fraction is refused. */
  readonly whole?: true;
  /** "un puerto entre 0 y 65535". */
  readonly what: string;
}

const ports: Range = { least: 0, most: 65_535, whole: true, what: 'un puerto entre 0 y 65535' };
const counts: Range = { least: 1, what: 'un número desde 1' };
const percents: Range = { least: 1, most: 100, what: 'un porcentaje entre 1 y 100' };
const seconds: Range = { least: 0, most: 300, what: 'un número de segundos entre 0 y 300' };
const minutes: Range = { least: 0, most: 10_080, whole: true, what: 'un número de minutos entre 0 y 10080' };
const saleDays: Range = { least: 1, most: 730, whole: true, what: 'un número de días entre 1 y 730' };

/** The policy of the page names the origin, and the page contains the address, so it must be a plain URL. */
function tilesFrom(text: string | undefined, fault: Fault): string | undefined {
  if (text === undefined || text === '') return undefined;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:\/\/[A-Za-z0-9.:-]+\/[^\s"'<>;,&]*$/.test(text);
  if (!isWhole) fault(`MAP_TILES_URL debe ser una dirección con {z}, {x} y {y}, no "${text}".`);
  return text;
}

const listFrom = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function timeZoneFrom(text: string | undefined, fault: Fault): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return new Intl.DateTimeFormat('es-MX', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    fault(`SHOP_TIME_ZONE debe ser una zona horaria, no "${text}".`);
    return undefined;
  }
}

function currencyFrom(text: string | undefined, fault: Fault): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!Intl.supportedValuesOf('currency').includes(text)) fault(`CURRENCY debe ser una moneda como MXN, no "${text}".`);
  return text;
}

function readCompany(env: Environment, fault: Fault): Partial<Company> {
  const { company, faults } = companyFrom(env);
  for (const sentence of faults) fault(sentence);
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
function proxiesFrom(text: string | undefined, fault: Fault): Config['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (!networks.every(isNetwork))
    fault(`TRUST_PROXY debe ser el número de proxies (hasta ${mostProxies}) o sus redes separadas por comas, no "${text}".`);
  return networks;
}

/** Invalid values of the environment. The message is Spanish and for the console, a line for each fault. */
export class ConfigError extends StartError {}

function readWallets(env: Environment, fault: Fault): Pick<Config, 'appleWallet' | 'googleWallet'> {
  try {
    return walletKeysFrom(env, (message) => {
      throw new ConfigError(message);
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    fault(error.message);
    return { appleWallet: undefined, googleWallet: undefined };
  }
}

/** Names what a process without the sandbox lacks of what the sandbox would provide. */
function refuseIncomplete(env: Environment, fault: Fault): void {
  const missing = [
    ...(env['SMTP_URL'] ? [] : ['Sin el buzón de pruebas (SANDBOX=0) falta SMTP_URL, el servidor que envía los correos con los boletos.']),
    ...(env['SMS_URL'] || env['SMS_PROVIDER'] === 'twilio'
      ? []
      : ['Sin el buzón de pruebas (SANDBOX=0) falta SMS_URL, la dirección que envía los SMS.']),
    ...(env['SHOP_FOLDER']
      ? []
      : ['Sin los textos de prueba (SANDBOX=0) falta SHOP_FOLDER, la carpeta con los términos, el aviso de privacidad y la ayuda.']),
    ...(URL.parse(env['PUBLIC_URL'] ?? '')?.protocol === 'https:'
      ? []
      : ['Fuera de las pruebas (SANDBOX=0), PUBLIC_URL debe ser la dirección de la tienda con https.']),
    ...missingCompany(env).map((name) => `Sin los datos de prueba (SANDBOX=0) falta ${name}: quién vende y a quién se llama.`),
  ];
  for (const sentence of missing) fault(sentence);
}

/** Reads the environment; `overrides` win. Throws ConfigError with every fault. */
export function readConfig(env: Environment = process.env, overrides: Partial<Config> = {}): Config {
  const { config, faults } = examineConfig(env, overrides);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

/** The configuration of an environment, and a sentence for each fault. With a fault no process starts, and the configuration has its default. */
export function examineConfig(env: Environment, overrides: Partial<Config> = {}): { config: Config; faults: readonly string[] } {
  const faults: string[] = [];
  const fault: Fault = (sentence) => void faults.push(sentence);
  const sandbox = env['SANDBOX'] !== '0';
  bankFaults(env, sandbox).forEach(fault);
  if (!sandbox) refuseIncomplete(env, fault);

  const number = (name: string, fallback: number, { least, most = Infinity, whole, what }: Range): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    fault(`${name} debe ser ${what}, no "${text}".`);
    return fallback;
  };
  // The address may contain a key, so it is not printed.
  const address = (name: string, schemes: readonly string[]): string | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    if (schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? '')) return text;
    fault(`${name} debe ser una dirección que empieza con ${listText(schemes.map((scheme) => `${scheme}://`))}.`);
    return undefined;
  };
  const web = (name: string): string | undefined => address(name, ['http', 'https'])?.replace(/\/+$/, '');

  const port = overrides.port ?? number('PORT', 3000, ports);
  const sandboxPort = overrides.sandboxPort ?? number('SANDBOX_PORT', port + 1, ports);
  const company = readCompany(env, fault);
  const publicUrl = web('PUBLIC_URL') ?? `http://localhost:${port}`;
  const { hostname, origin, pathname, search, hash } = new URL(publicUrl);
  if (pathname + search + hash !== '/') fault(`PUBLIC_URL debe ser solo ${origin}, porque la tienda está en ${origin}/compra/.`);
  const inside = `http://127.0.0.1:${port}`;
  const sandboxUrl = web('SANDBOX_URL') ?? `http://${hostname}:${sandboxPort}`;
  const path = env['SHOP_FOLDER'];
  const folder = path ? readShopFolder(resolve(path), fault) : noFolder;
  const walletKeys = readWallets(env, fault);
  const config: Config = {
    port,
    sandboxPort,
    host: env['HOST'] || 'localhost',
    allowedHosts: listFrom(env['ALLOWED_HOSTS']),
    dataDir: resolve(env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data')),
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    mqttUrl: address('MQTT_URL', ['mqtt', 'mqtts', 'ws', 'wss']),
    smtpUrl: address('SMTP_URL', ['smtp', 'smtps']),
    sms: smsGatewayFrom(env, web('SMS_URL'), fault),
    mailFrom: env['MAIL_FROM'] || senderOf(company, hostname),
    publicUrl,
    sandboxUrl,
    ...bankFrom(env, sandboxUrl, web),
    vehiclePositionsUrl:
      address('VEHICLE_POSITIONS_URL', ['http', 'https']) ?? (sandbox ? `${sandboxUrl}/gtfs-rt/vehicle-positions` : undefined),
    tripUpdatesUrl: address('TRIP_UPDATES_URL', ['http', 'https']) ?? (sandbox ? `${sandboxUrl}/gtfs-rt/trip-updates` : undefined),
    tripUrl: web('TRIP_URL') ?? `${inside}/trip-api`,
    identityUrl: web('IDENTITY_URL') ?? `${inside}/identity-api`,
    paymentUrl: web('PAYMENT_URL') ?? `${inside}/payment-api`,
    serviceToken: env['SERVICE_TOKEN'] || undefined,
    operatorToken: env['OPERATOR_TOKEN'] || (sandbox ? 'operacion-de-prueba' : undefined),
    holderSecret: env['HOLDER_SECRET'] || undefined,
    ...walletKeys,
    validateResponses: env['VALIDATE_RESPONSES'] === '1',
    sandbox,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    tracesUrl: env['OTEL_EXPORTER_OTLP_ENDPOINT']?.replace(/\/+$/, '') || undefined,
    drainSeconds: number('DRAIN_SECONDS', 1, seconds),
    trustProxy: proxiesFrom(env['TRUST_PROXY'], fault),
    shopTimeZone: timeZoneFrom(env['SHOP_TIME_ZONE'], fault),
    currency: currencyFrom(env['CURRENCY'], fault),
    company,
    folder,
    mapTilesUrl: tilesFrom(env['MAP_TILES_URL'], fault),
    saleDays: number('SALE_DAYS', 60, saleDays),
    returnPromotion: env['RETURN_PROMOTION'] !== '0',
    rides: (env['RIDE_COUPONS'] ?? (sandbox ? '1' : '0')) === '1',
    cash: {
      cutoffMinutes: number('CASH_CUTOFF_MINUTES', sandbox ? 120 : 0, minutes),
      expiresMinutes: number('CASH_EXPIRES_MINUTES', sandbox ? 1440 : 60, minutes),
    },
    limits: {
      perAddress: number('CALLS_PER_ADDRESS', 6000, counts),
      perCaller: number('CALLS_PER_CALLER', 240, counts),
      holdersPerAddress: number('HOLDERS_PER_ADDRESS', 60, counts),
      unpaidPerPerson: number('UNPAID_SEATS_PER_PERSON', 10, counts),
      unpaidPerNetwork: number('UNPAID_SEATS_PER_NETWORK', 10, counts),
      unpaidShare: number('UNPAID_SEATS_SHARE', 40, percents),
      seatsPerAddress: number('ANONYMOUS_SEATS_PER_ADDRESS', 33, percents),
    },
    liveSockets: {
      perAddress: number('LIVE_SOCKETS_PER_ADDRESS', 2000, counts),
      inAll: number('LIVE_SOCKETS', 5000, counts),
    },
    ...overrides,
  };
  return { config, faults };
}
