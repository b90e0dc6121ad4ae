import { readConfig } from '../shared/config.ts';
import { createApp } from '../shared/http.ts';
import { openPlatform } from '../shared/platform.ts';
import { serveHealth } from '../start/health.ts';
import { ensureNetwork } from '../start/network.ts';
import { tripService } from './app.ts';

/** The trip service alone: search, seats, carts and the live channel on PORT. Several may run over one PostgreSQL and one MQTT_URL. */
const config = readConfig();
const service = tripService();
const platform = await openPlatform(config, [service]);
const network = await ensureNetwork(platform, process.env['FEED']);
if (network.failed) {
  process.stderr.write(`${network.text}\n`);
  process.exit(1);
}
const app = createApp(config, platform.clock, platform.db);
const stop = await service.start(app, platform);
serveHealth(app, platform);
await app.listen({ port: config.port, host: config.host });
platform.broker.attach(app.server);
process.stdout.write(`Servicio de viajes en el puerto ${config.port}\n`);

const end = (): void => {
  void app
    .close()
    .then(stop)
    .then(() => platform.close())
    .then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
