import { runService } from '../start/runService.ts';
import { ensureNetwork } from '../start/network.ts';
import { tripService } from './app.ts';
import { pathFault } from './feed/source.ts';

/** The trip service alone: search, seats, carts and the live channel on PORT. Several may run over one PostgreSQL and one MQTT_URL. */
const feed = process.env['FEED'];
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
const fault = feed === undefined ? undefined : await pathFault(feed);
if (fault !== undefined) fail(fault);

await runService(tripService(), {
  port: (config) => config.port,
  async prepare(platform) {
    const network = await ensureNetwork(platform, feed, { allModes: process.env['ALL_MODES'] === '1' });
    if (network.failed) fail(network.text);
    process.stdout.write(`${network.text}\n`);
  },
  attach: (app, platform) => platform.broker.attach(app.server),
});
