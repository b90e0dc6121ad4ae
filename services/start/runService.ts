import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../sandbox/sandbox.ts';
import { type Config, readConfig } from '../shared/config.ts';
import { serveHealth } from '../shared/health.ts';
import { createApp } from '../shared/createApp.ts';
import { listen } from '../shared/listen.ts';
import { openPlatform } from '../shared/platform.ts';
import { serveMetrics } from '../shared/serveMetrics.ts';
import type { Platform, Service } from '../shared/service.ts';
import { warningsOf } from '../shared/warnings.ts';
import { closeInOrder, closeOnSignal } from './closeInOrder.ts';

/** The requirements of a service that runs in its own process. */
export interface ServiceProcess {
  /** The port of the shop or of the sandbox. */
  port(config: Config): number;
  /** Runs before the service starts. */
  prepare?(platform: Platform): Promise<void>;
  /** Attaches listeners beside the routes. */
  attach?(app: FastifyInstance, platform: Platform): void;
}

/** Runs one service as its own process until a signal ends it. */
export async function runService(service: Service, { port, prepare, attach }: ServiceProcess): Promise<void> {
  const config = readConfig();
  const platform = await openPlatform(config, [service], { sandbox: createSandbox });
  await prepare?.(platform);
  const app = createApp(config, platform.clock, platform.sandbox);
  serveMetrics(app, platform);
  const stop = await service.start(app, platform);
  serveHealth(app, platform);
  await listen(app, { port: port(config), host: config.host });
  attach?.(app, platform);
  for (const warning of warningsOf(config)) process.stdout.write(`Aviso: ${warning}\n`);
  process.stdout.write(`Servicio ${service.schema} en el puerto ${port(config)}\n`);
  closeOnSignal(config, (noticeMs) => closeInOrder({ servers: [app], stops: [stop], platform }, noticeMs));
}
