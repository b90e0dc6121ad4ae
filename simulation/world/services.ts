import type { Server } from 'node:http';
import { PerformanceObserver } from 'node:perf_hooks';
import { identityService } from '../../services/identity/app.ts';
import { paymentService } from '../../services/payment/app.ts';
import { sandboxService } from '../../services/sandbox/app.ts';
import { createSandbox } from '../../services/sandbox/sandbox.ts';
import { type Config, readConfig } from '../../services/shared/config.ts';
import type { Broker } from '../../services/shared/broker.ts';
import { createApp } from '../../services/shared/createApp.ts';
import type { Database } from '../../services/shared/db.ts';
import { serveHealth } from '../../services/shared/health.ts';
import { type OpenPlatform, openPlatform } from '../../services/shared/platform.ts';
import { ensureNetwork } from '../../services/start/network.ts';
import { storedRuns } from '../../services/start/storedRuns.ts';
import { tripService } from '../../services/trip/app.ts';
import { activeSummary } from '../../services/trip/store/networks.ts';
import type { Host } from './network.ts';
import { runAs, type Owner } from './owner.ts';
import { shareValidators } from './validators.ts';

shareValidators();
// The machine measures itself for each process that starts, and would keep every one that has ended.
PerformanceObserver.prototype.observe = () => undefined;

export const config: Config = readConfig(
  // A reservation ends while people live.
  { VALIDATE_RESPONSES: '1', LOG_LEVEL: 'silent', HOLDER_SECRET: 'simulation', CASH_EXPIRES_MINUTES: '15' },
  // The feeds of buses and delays are read by a thread of their own, which answers when the machine likes.
  { port: 80, sandboxPort: 81, vehiclePositionsUrl: undefined, tripUpdatesUrl: undefined },
);

/** Tells the browsers of all processes of a change. */
export type Bus = Broker['publish'];

/** A process of the shop that serves. */
export type Process = Required<Host> & Started;

/** Starts one process of the shop, with the bank, the till and the outbox behind an address of their own. It belongs to `owner`. */
export function startProcess(owner: Owner, db: Database, bus: Bus): Promise<Process> {
  return runAs(owner, async () => ({ owner, ...(await start(db, bus)) }));
}

/** The timetable of the demo. It is loaded from its files once, because files arrive when the machine likes. */
async function networkOf(platform: OpenPlatform): Promise<{ readonly timeZone: string; readonly currency: string }> {
  const stored = await activeSummary(platform.db);
  if (stored !== undefined) return stored;
  const network = await ensureNetwork(platform, undefined);
  if (network.failed) throw new Error(network.text);
  return network;
}

interface Started extends Required<Pick<Host, 'app' | 'sandbox'>> {
  /** The server of the live channel. */
  readonly server: Server;
  /** Publishes to the browsers of this process. */
  readonly publishLocal: Broker['publishLocal'];
  stop(): Promise<void>;
}

async function start(db: Database, bus: Bus): Promise<Started> {
  const main = [tripService(), identityService, paymentService];
  const simulated = sandboxService(storedRuns);
  const platform = await openPlatform(config, [...main, simulated], { db, sandbox: createSandbox });
  const shared = { ...platform, broker: { ...platform.broker, publish: bus } };
  const { timeZone, currency } = await networkOf(platform);
  const resolved: Config = { ...config, shopTimeZone: timeZone, currency, company: { ...platform.sandbox?.company } };
  const app = createApp(resolved, platform.clock, platform.sandbox);
  const sandbox = createApp(resolved, platform.clock, platform.sandbox);
  const stops: (() => Promise<void>)[] = [];
  for (const service of main) stops.push(await service.start(app, { ...shared, config: resolved }));
  serveHealth(app, platform);
  stops.push(await simulated.start(sandbox, { ...platform, config: resolved }));
  await Promise.all([app.ready(), sandbox.ready()]);
  platform.broker.attach(app.server);
  return {
    app,
    sandbox,
    server: app.server,
    publishLocal: platform.broker.publishLocal,
    async stop() {
      for (const stop of stops) await stop();
      await platform.close(app, sandbox);
    },
  };
}
