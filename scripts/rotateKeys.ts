import { join } from 'node:path';
import { rotateSigningKeys } from '../services/identity/store/signingKeys.ts';
import { readConfig } from '../services/shared/config.ts';
import { openEmbedded, openPostgres } from '../services/shared/db.ts';
import { lockFolder } from '../services/start/lockFolder.ts';

// Makes a new key of the access tokens: `npm run rotate-keys`, with the DATABASE_URL or the DATA_DIR of the shop.
const { databaseUrl, dataDir } = readConfig({ ...process.env, SANDBOX: '1' });
const lock = databaseUrl === undefined ? lockFolder(dataDir) : undefined;
if (lock !== undefined && 'heldBy' in lock) {
  console.error(`Process ${lock.heldBy} uses ${dataDir}. Stop it first; over PostgreSQL nothing has to stop.`);
  process.exit(1);
}
if (lock !== undefined) process.once('exit', lock.release);

const db = databaseUrl === undefined ? await openEmbedded(join(dataDir, 'db')) : openPostgres(databaseUrl, 1);
try {
  const { kid, signsAt } = await rotateSigningKeys(db, new Date());
  console.log(`The key ${kid} signs from ${signsAt.toISOString()}. Nobody is signed out, and no process has to restart.`);
} finally {
  await db.close();
}
