import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config.ts';
import { serveHealth } from './health.ts';
import { createApp } from './http.ts';
import { openPlatform } from './platform.ts';
import type { Platform, Service } from './service.ts';

/** What a service needs beside itself when it runs alone. */
export interface Alone {
  /** The port of the shop or of the sandbox. */
  port(config: Config): number;
  /** What has to be there before it starts. */
  prepare?(platform: Platform): Promise<void>;
  /** What listens beside its routes. */
  attach?(app: FastifyInstance, platform: Platform): void;
}

/** Runs one service as a process of its own until it is told to end. */
export async function runAlone(service: Service, { port, prepare, attach }: Alone): Promise<void> {
  const config = readConfig();
  const platform = await openPlatform(config, [service]);
  await prepare?.(platform);
  const app = createApp(config, platform.clock, platform.db);
  const stop = await service.start(app, platform);
  serveHealth(app, platform);
  await app.listen({ port: port(config), host: config.host });
  attach?.(app, platform);
  process.stdout.write(`Servicio ${service.schema} en el puerto ${port(config)}\n`);
  const end = async (): Promise<void> => {
    await app.close();
    await stop();
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
