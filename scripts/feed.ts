import { parseArgs } from 'node:util';
import { switchFeed } from '../services/start/switchFeed.ts';
import { openShopDatabase } from './openShopDatabase.ts';

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
const { db, config } = await openShopDatabase(
  (pid, folder) => `El proceso ${pid} usa ${folder}. Con la base integrada detén la tienda y usa npm start -- --feed.`,
);
try {
  const allModes = values['all-modes'] || process.env['ALL_MODES'] === '1';
  const { result, text } = await switchFeed({ db, config, now: new Date() }, path, { allModes, accepts: values.accept });
  console.log(text);
  process.exitCode = { switched: 0, same: 0, asked: 2, refused: 1 }[result];
} finally {
  await db.close();
}
