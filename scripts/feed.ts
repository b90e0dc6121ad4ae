import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../services/shared/config.ts';
import { openEmbedded, openPostgres } from '../services/shared/db.ts';
import { lockFolder } from '../services/start/lockFolder.ts';
import { switchFeed } from '../services/start/switchFeed.ts';

// Loads a feed into a running shop: `npm run feed -- path/to/gtfs.zip`, with the DATABASE_URL of the shop. See docs/operations.md.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, 'all-modes': { type: 'boolean', default: false } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Uso: npm run feed -- ruta/a/gtfs.zip [--all-modes] [--accept]');
  process.exit(1);
}
const config = readConfig({ ...process.env, SANDBOX: '1' });
const { databaseUrl, dataDir } = config;
const lock = databaseUrl === undefined ? lockFolder(dataDir) : undefined;
if (lock !== undefined && 'heldBy' in lock) {
  console.error(`El proceso ${lock.heldBy} usa ${dataDir}. Con la base integrada detén la tienda y usa npm start -- --feed.`);
  process.exit(1);
}
if (lock !== undefined) process.once('exit', lock.release);

const db = databaseUrl === undefined ? await openEmbedded(join(dataDir, 'db')) : openPostgres(databaseUrl, 2);
try {
  const allModes = values['all-modes'] || process.env['ALL_MODES'] === '1';
  const { result, text } = await switchFeed({ db, config, now: new Date() }, path, { allModes, accepts: values.accept });
  console.log(text);
  process.exitCode = { switched: 0, same: 0, asked: 2, refused: 1 }[result];
} finally {
  await db.close();
}
