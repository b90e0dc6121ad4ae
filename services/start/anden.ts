import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { identityService } from '../identity/app.ts';
import { paymentService } from '../payment/app.ts';
import { sandboxService } from '../sandbox/app.ts';
import { installFaults } from '../sandbox/switchboard/faults.ts';
import { createLiveEdge } from '../sandbox/switchboard/live.ts';
import { type Config, missingBus } from '../shared/config.ts';
import { serveHealth } from '../shared/health.ts';
import { createApp } from '../shared/http.ts';
import { openPlatform, type Parts } from '../shared/platform.ts';
import type { Platform, Service } from '../shared/service.ts';
import { tripService } from '../trip/app.ts';
import { distFolder } from './build.ts';
import { serveDocs } from './docs.ts';
import { ensureNetwork } from './network.ts';
import { serveShop } from './shop.ts';

export interface StartOptions extends Parts {
  /** A GTFS folder or zip instead of the demo network. */
  readonly feed?: string;
  /** Told what was done, one line per step, in Spanish. */
  readonly step?: (line: string) => void;
}

export interface Anden {
  readonly platform: Platform;
  readonly app: FastifyInstance;
  readonly sandbox: FastifyInstance | undefined;
  close(): Promise<void>;
}

/** A feed that could not be loaded; the message tells why, in Spanish. */
export class FeedError extends Error {}

/** Starts everything in this process: three services, the shop, the sandbox on its own port. */
export async function startAnden(config: Config, { feed, step = () => undefined, ...parts }: StartOptions = {}): Promise<Anden> {
  const main: readonly Service[] = [tripService(), identityService, paymentService];
  const platform = await openPlatform(config, config.sandbox ? [...main, sandboxService] : main, parts);
  const stops: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of stops.toReversed()) await stop();
    await platform.close();
  };
  try {
    step(config.databaseUrl === undefined ? `Base de datos integrada lista (${config.dataDir})` : 'PostgreSQL listo');
    const missing = missingBus(config);
    if (missing !== undefined) step(missing);
    const network = await ensureNetwork(platform, feed);
    if (network.failed) throw new FeedError(network.text);
    step(network.text);

    const app = createApp(config, platform.clock, platform.db);
    stops.push(() => app.close());
    await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
    if (config.sandbox) installFaults(app, platform.db);
    for (const service of main) stops.push(await service.start(app, platform));
    serveHealth(app, platform);
    serveDocs(app);
    await serveShop(app, config, distFolder);
    await app.listen({ port: config.port, host: config.host });
    platform.broker.attach(app.server, config.sandbox ? createLiveEdge(platform.db) : undefined);

    let sandbox: FastifyInstance | undefined;
    if (config.sandbox) {
      sandbox = createApp(config, platform.clock, platform.db);
      const started = sandbox;
      stops.push(() => started.close());
      stops.push(await sandboxService.start(sandbox, platform));
      await sandbox.listen({ port: config.sandboxPort, host: config.host });
    }
    step('Servicios listos');
    return { platform, app, sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}
