import { type Config, readConfig } from './config.ts';
import { createApp } from './http.ts';
import { openPlatform } from './platform.ts';
import type { Service } from './service.ts';

/** Runs one service as a process of its own, on the port of the shop or of the sandbox, until it is told to end. */
export async function runAlone(service: Service, port: (config: Config) => number): Promise<void> {
  const config = readConfig();
  const platform = await openPlatform(config, [service]);
  const app = createApp(config, platform.clock, platform.db);
  const stop = await service.start(app, platform);
  await app.listen({ port: port(config), host: config.host });
  process.stdout.write(`${service.schema} listens on port ${port(config)}\n`);
  const end = async (): Promise<void> => {
    await app.close();
    await stop();
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
