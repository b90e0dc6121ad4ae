import { parseArgs } from 'node:util';
import { FeedError, startAnden } from './start/anden.ts';
import { buildShop } from './start/build.ts';
import { lockFolder } from './start/lock.ts';
import { ConfigError, readConfig } from './shared/config.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function addressInUse(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE' || !('port' in error)) return undefined;
  return Number(error.port);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { feed: { type: 'string' } } });
  const config = readConfig();
  const lock = config.databaseUrl === undefined ? lockFolder(config.dataDir) : { release: () => undefined };
  if ('heldBy' in lock) {
    fail(`Otra copia de Andén (proceso ${lock.heldBy}) usa ${config.dataDir}. Ciérrala, o elige otra carpeta: DATA_DIR=otra PORT=3100 npm start`);
  }
  process.once('exit', lock.release);

  const started = performance.now();
  const build = await buildShop();
  if (build.result === 'failed') fail(`La tienda no se pudo construir:\n${build.output}`);
  say({ built: `Tienda construida (${seconds(started)})`, fresh: 'Tienda al día', 'no-sources': 'Sin tienda: solo los servicios' }[build.result]);

  const anden = await startAnden(config, { step: say, ...(values.feed === undefined ? {} : { feed: values.feed }) });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    anden.close().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

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
  const port = addressInUse(error);
  if (port !== undefined) fail(`El puerto ${port} está ocupado. Elige otro: PORT=3100 npm start (el banco y el buzón usan SANDBOX_PORT, que es PORT + 1)`);
  if (error instanceof ConfigError || error instanceof FeedError) fail(error.message);
  throw error;
}
