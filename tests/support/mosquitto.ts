import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { endServer, findProgram, MissingProgram, serverAccount, startServer } from './serverPrograms.ts';

const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin', '/opt/homebrew/opt/mosquitto/sbin'];

export type Mosquitto = {
  /** Websocket address that services and browsers connect to. */
  url: string;
  stop: () => Promise<void>;
  /** Drops every client and restarts on the same port after `whileDown`. */
  restart: (whileDown?: () => Promise<void>) => Promise<void>;
};

export const hasMosquitto = (): boolean => findProgram('mosquitto', places) !== undefined;

/**
 * Starts a Mosquitto broker on a free port with websockets, for this machine only, open to all, without persistence. Throws MissingProgram
 * without Mosquitto.
 */
export async function startMosquitto(): Promise<Mosquitto> {
  const mosquitto = findProgram('mosquitto', places);
  if (!mosquitto) throw new MissingProgram('Mosquitto is not installed (mosquitto was not found)');

  const account = serverAccount(['mosquitto', 'nobody']);
  const folder = mkdtempSync(join(tmpdir(), 'anden-mosquitto-'));
  const config = join(folder, 'mosquitto.conf');
  const port = await freePort();
  const plainPort = await freePort();
  const settings = [
    // Mosquitto 2.0.11 exits when it has websockets only, and opens them to the network without an IPv4 address.
    ...[`listener ${plainPort} 127.0.0.1`, `listener ${port} 127.0.0.1`, 'protocol websockets', 'socket_domain ipv4'],
    ...['allow_anonymous true', 'persistence false'],
  ];
  writeFileSync(config, settings.join('\n'));
  if (account) for (const path of [folder, config]) chownSync(path, account.uid, account.gid);

  const start = () => startServer(mosquitto, ['-c', config], { ready: ' running', cwd: folder, ...account });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let server = await start();
  process.once('exit', remove);
  return {
    url: `ws://127.0.0.1:${port}/mqtt`,
    stop: async () => {
      await endServer(server, 'SIGTERM');
      process.off('exit', remove);
      remove();
    },
    restart: async (whileDown) => {
      await endServer(server, 'SIGTERM');
      await whileDown?.();
      server = await start();
    },
  };
}
