import { join } from 'node:path';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { identityService } from '../identity/app.ts';
import { paymentService } from '../payment/app.ts';
import { sandboxService } from '../sandbox/app.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { installFaults } from '../sandbox/switchboard/faults.ts';
import { createLiveEdge } from '../sandbox/switchboard/live.ts';
import type { Config } from '../shared/config.ts';
import { serveHealth } from '../shared/health.ts';
import { createApp } from '../shared/createApp.ts';
import { serveMetrics } from '../shared/serveMetrics.ts';
import { serveFailures } from './failures.ts';
import { listen } from '../shared/listen.ts';
import { openPlatform, type Parts } from '../shared/platform.ts';
import type { Platform, Service } from '../shared/service.ts';
import type { ShopFolder } from '../shared/shopFolder.ts';
import type { Pictures } from '../shared/shopPictures.ts';
import { StartError } from '../shared/startError.ts';
import { warningsOf } from '../shared/warnings.ts';
import { tripService } from '../trip/app.ts';
import { storedRuns } from './storedRuns.ts';
import { distFolder, officeFolder } from './build.ts';
import { closeInOrder } from './closeInOrder.ts';
import { serveDocs } from './docs.ts';
import { ensureNetwork } from './network.ts';
import { serveOffice } from './office.ts';
import { serveShop } from './shop.ts';

export interface StartOptions extends Parts {
  /** A GTFS folder or zip instead of the demo network. */
  readonly feed?: string;
  /** Sells the routes of the feed that are no buses too (decision 24). */
  readonly allModes?: boolean;
  /** The folder of the built shop; `dist` by default. */
  readonly shop?: string;
  /** Resolves when that folder is complete. Database and services start meanwhile; a rejection ends the start. */
  readonly built?: Promise<void>;
  /** Receives one line per step, in Spanish. */
  readonly step?: (line: string) => void;
}

export interface Anden {
  readonly platform: Platform;
  readonly app: FastifyInstance;
  readonly sandbox: FastifyInstance | undefined;
  /** Ends in order: the proxy has `noticeMs` to send its requests elsewhere, then running requests end, then the workers. */
  close(noticeMs?: number): Promise<void>;
}

/** The demo has its own logos, but no company of another name has them. */
const withPictures = (folder: ShopFolder, pictures: Pictures = new Map()): ShopFolder => ({
  ...folder,
  pictures: new Map([...pictures, ...folder.pictures]),
});

/** Starts three services, the shop and the sandbox (on its own port) in this process. */
export async function startAnden(
  config: Config,
  { feed, shop = distFolder, built, allModes = false, step = () => undefined, ...parts }: StartOptions = {},
): Promise<Anden> {
  const main: readonly Service[] = [tripService(), identityService, paymentService];
  const simulated = sandboxService(storedRuns);
  const platform = await openPlatform(config, config.sandbox ? [...main, simulated] : main, { sandbox: createSandbox, ...parts });
  const servers: FastifyInstance[] = [];
  const stops: (() => Promise<void>)[] = [];
  const close: Anden['close'] = (noticeMs = 0) => closeInOrder({ servers, stops, platform }, noticeMs);
  try {
    step(config.databaseUrl === undefined ? `Base de datos integrada lista (${config.dataDir})` : 'PostgreSQL listo');
    for (const warning of warningsOf(config)) step(`Aviso: ${warning}`);
    const network = await ensureNetwork(platform, feed, { allModes });
    if (network.failed) throw new StartError(network.text);
    step(network.text);
    const resolved: Config = {
      ...config,
      // What the feed says, for the services that do not read it.
      shopTimeZone: config.shopTimeZone ?? network.timeZone,
      currency: network.currency,
      company: { ...platform.sandbox?.company, ...config.company },
      folder: config.company.name === undefined ? withPictures(config.folder, platform.sandbox?.pictures) : config.folder,
    };

    const app = createApp(config, platform.clock, platform.sandbox);
    servers.push(app);
    serveMetrics(app, platform);
    await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
    if (config.sandbox) installFaults(app, platform.db, platform.clock);
    for (const service of main) stops.push(await service.start(app, { ...platform, config: resolved }));
    serveHealth(app, platform);
    serveDocs(app);
    serveFailures(app, platform.clock);
    await built;
    await serveShop(app, resolved, shop);
    await serveOffice(app, resolved, join(shop, officeFolder));
    await listen(app, config);
    platform.broker.attach(app.server, config.sandbox ? createLiveEdge(platform.db) : undefined);

    let sandbox: FastifyInstance | undefined;
    if (config.sandbox) {
      sandbox = createApp(config, platform.clock, platform.sandbox);
      servers.push(sandbox);
      stops.push(await simulated.start(sandbox, { ...platform, config: resolved }));
      await listen(sandbox, { port: config.sandboxPort, host: config.host });
    }
    step('Servicios listos');
    return { platform, app, sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}
