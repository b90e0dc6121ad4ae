import { runService } from '../start/runService.ts';
import { missingBus } from '../shared/config.ts';
import { ensureNetwork } from '../start/network.ts';
import { tripService } from './app.ts';

/** The trip service alone: search, seats, carts and the live channel on PORT. Several may run over one PostgreSQL and one MQTT_URL. */
await runService(tripService(), {
  port: (config) => config.port,
  async prepare(platform) {
    const missing = missingBus(platform.config);
    if (missing !== undefined) process.stdout.write(`${missing}\n`);
    const network = await ensureNetwork(platform, process.env['FEED']);
    if (!network.failed) return;
    process.stderr.write(`${network.text}\n`);
    process.exit(1);
  },
  attach: (app, platform) => platform.broker.attach(app.server),
});
