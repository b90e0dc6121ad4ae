import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShop } from './start/build.ts';
import { closeOnSignal } from './start/closeInOrder.ts';
import { lockFolder } from './start/lockFolder.ts';
import { type Config, readConfig } from './shared/config.ts';
import { freeFrom, isTaken } from './shared/listen.ts';
import { StartError } from './shared/startError.ts';
import { pathFault } from './trip/feed/source.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** First port to advise. It is higher than the default ports 3000 and 3001. */
const firstOther = 3100;

async function refuseTakenPorts({ port, sandboxPort, host, sandbox }: Config): Promise<void> {
  if (await isTaken(port, host)) fail(`El puerto ${port} está ocupado. Elige otro así: PORT=${await freeFrom(firstOther, host)} npm start`);
  if (sandbox && (await isTaken(sandboxPort, host))) {
    fail(
      `El puerto ${sandboxPort}, del banco y el buzón de prueba, está ocupado. Elige otro así: SANDBOX_PORT=${await freeFrom(Math.max(firstOther, port + 1), host)} npm start`,
    );
  }
}

function readArguments(): { feed?: string | undefined; allModes: boolean } {
  try {
    const { values } = parseArgs({ options: { feed: { type: 'string' }, 'all-modes': { type: 'boolean', default: false } } });
    return { feed: values.feed, allModes: values['all-modes'] || process.env['ALL_MODES'] === '1' };
  } catch {
    return fail('Uso: npm start -- --feed ruta/a/gtfs.zip (o una carpeta) [--all-modes]');
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function build(started: number): Promise<void> {
  const shop = await buildShop();
  if (shop.result === 'failed') throw new StartError(`La tienda no se pudo construir:\n${shop.output}`);
  say(
    { built: `Tienda construida (${seconds(started)})`, fresh: 'Tienda al día', 'no-sources': 'Sin tienda: solo los servicios' }[
      shop.result
    ],
  );
}

async function main(): Promise<void> {
  const { feed, allModes } = readArguments();
  const config = readConfig();
  const fault = feed === undefined ? undefined : await pathFault(feed);
  if (fault !== undefined) fail(fault);
  await refuseTakenPorts(config);
  const lock = config.databaseUrl === undefined ? lockFolder(config.dataDir) : { release: () => undefined };
  if ('heldBy' in lock) {
    fail(
      `Otra copia de Andén (proceso ${lock.heldBy}) usa ${config.dataDir}. Ciérrala, o elige otra carpeta: DATA_DIR=otra PORT=${await freeFrom(firstOther, config.host)} npm start`,
    );
  }
  process.once('exit', lock.release);

  const started = performance.now();
  const built = build(started);
  // The start may end with another error before anybody waits for this one.
  built.catch(() => undefined);
  // Loaded now, so that the build does not wait for it. Node keeps its compiled code for the next start.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
  const { startAnden } = await import('./start/startAnden.ts');
  const anden = await startAnden(config, { step: say, built, allModes, ...(feed === undefined ? {} : { feed }) });
  closeOnSignal(config, anden.close);

  say('');
  say(`Tienda           ${config.publicUrl}/compra/`);
  if (config.sandbox) {
    say(`Correos y SMS    ${config.sandboxUrl}/outbox`);
    say(`Tablero          ${config.sandboxUrl}/switchboard`);
  }
  say(`Documentos API   ${config.publicUrl}/docs/`);
  say(`Listo en ${seconds(started)}`);
}

try {
  await main();
} catch (error) {
  if (error instanceof StartError) fail(error.message);
  throw error;
}
