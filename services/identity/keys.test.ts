import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { type Database, migrate } from '../shared/db.ts';
import { openSigningKeys } from './keys.ts';
import { identityMigrations } from './migrations/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await migrate(db, 'identity', identityMigrations);
});
afterAll(() => db.close());

it('the newest key signs that is valid now; all are published', async () => {
  const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
  const first = await openSigningKeys(db, at(1));
  const copy = (kid: string, created: Date) =>
    db.query(
      'insert into identity.signing_key (kid, private_jwk, public_jwk, created_at) select $1, private_jwk, public_jwk, $2 from identity.signing_key limit 1',
      [kid, created],
    );
  await copy('second', at(5));
  await copy('third', at(9));
  expect((await openSigningKeys(db, at(4))).kid).toBe(first.kid);
  const keys = await openSigningKeys(db, at(6));
  expect(keys.kid).toBe('second');
  expect(keys.published).toHaveLength(3);
});
