import { rotateSigningKeys } from '../services/identity/store/signingKeys.ts';
import { openShopDatabase } from './openShopDatabase.ts';

// Makes a new key of the access tokens: `npm run rotate-keys`, with the DATABASE_URL or the DATA_DIR of the shop.
const { db } = await openShopDatabase(
  (pid, folder) => `Process ${pid} uses ${folder}. Stop it first; over PostgreSQL nothing has to stop.`,
);
try {
  const { kid, signsAt } = await rotateSigningKeys(db, new Date());
  console.log(`The key ${kid} signs from ${signsAt.toISOString()}. Nobody is signed out, and no process has to restart.`);
} finally {
  await db.close();
}
