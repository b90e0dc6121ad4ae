import { join } from 'node:path';
import { type Config, readConfig } from '../services/shared/config.ts';
import { type Database, openEmbedded, openPostgres } from '../services/shared/db.ts';
import { lockFolder } from '../services/start/lockFolder.ts';

/**
 * Opens the database of a shop for a program beside it: the one of DATABASE_URL, which its processes share, or the embedded one, which has
 * one process. Ends this process with `held` when another one has it.
 */
export async function openShopDatabase(held: (pid: number, folder: string) => string): Promise<{ db: Database; config: Config }> {
  // Nobody who changes a database needs the bank or the senders of the shop.
  const config = readConfig({ ...process.env, SANDBOX: '1' });
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return { db: openPostgres(databaseUrl, 2), config };
  const lock = lockFolder(dataDir);
  if ('heldBy' in lock) {
    console.error(held(lock.heldBy, dataDir));
    process.exit(1);
  }
  process.once('exit', lock.release);
  return { db: await openEmbedded(join(dataDir, 'db')), config };
}
