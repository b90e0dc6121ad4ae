import { hasMosquitto, type Mosquitto, startMosquitto } from '../tests/support/mosquitto.ts';
import { hasPostgres, type Postgres, startPostgres } from '../tests/support/postgres.ts';
import { canInstall, install, refuseDefaultCluster } from './installPackages.ts';
import { run } from './runProgram.ts';

export type Servers = { postgres: Postgres; mosquitto: Mosquitto; stop: () => Promise<void> };

/** The variables that put the services on these servers. */
export const environmentOf = ({ postgres, mosquitto }: Servers) => ({ DATABASE_URL: postgres.url, MQTT_URL: mosquitto.url });

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Installs PostgreSQL and Mosquitto where they are missing and may be installed. Returns what is still missing. */
export async function ensureServers(): Promise<string[]> {
  const wanted = [
    { name: 'PostgreSQL', has: hasPostgres, get: installPostgres },
    { name: 'Mosquitto', has: hasMosquitto, get: installMosquitto },
  ];
  const missing: string[] = [];
  for (const { name, has, get } of wanted) {
    if (has()) continue;
    const failure = canInstall() ? await get() : 'not installed, and only root on Debian may install it here';
    if (failure !== undefined || !has()) missing.push(`${name}: ${failure ?? 'not found after its installation'}`);
  }
  return missing;
}

async function installPostgres(): Promise<string | undefined> {
  refuseDefaultCluster();
  return install('postgresql');
}

async function installMosquitto(): Promise<string | undefined> {
  const failure = await install('mosquitto');
  // The Debian package starts a broker on the standard port; tests start their own.
  if (failure === undefined) await run('service', ['mosquitto', 'stop'], { limit: 20_000 });
  return failure;
}

/** Starts both servers, or returns which are missing and why. */
export async function startServers(): Promise<Servers | { reason: string }> {
  const missing = await ensureServers();
  if (missing.length > 0) return { reason: missing.join('; ') };
  let postgres: Postgres;
  try {
    postgres = await startPostgres({ durable: false });
  } catch (error) {
    return { reason: `PostgreSQL: ${reasonOf(error)}` };
  }
  try {
    const mosquitto = await startMosquitto();
    return { postgres, mosquitto, stop: async () => void (await Promise.all([postgres.stop(), mosquitto.stop()])) };
  } catch (error) {
    await postgres.stop();
    return { reason: `Mosquitto: ${reasonOf(error)}` };
  }
}

if (import.meta.main) {
  const servers = await startServers();
  if ('reason' in servers) {
    console.error(servers.reason);
    process.exitCode = 1;
  } else {
    console.log(`DATABASE_URL=${servers.postgres.url}\nMQTT_URL=${servers.mosquitto.url}\nBoth run until you press Ctrl+C.`);
    const alive = setInterval(() => undefined, 60_000);
    const end = () => {
      clearInterval(alive);
      void servers.stop();
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  }
}
