import { createLocalJWKSet, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { accessToken, createVerifier } from '../../shared/auth.ts';
import { createClock } from '../../shared/clock.ts';
import { type Database, migrate } from '../../shared/db.ts';
import { accessLifeMs } from '../../shared/endedSessions.ts';
import { announceMs, openSigningKeys, rotateSigningKeys, type SigningKeys } from './signingKeys.ts';
import { identityMigrations } from '../migrations/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await migrate(db, 'identity', identityMigrations);
});
afterAll(() => db.close());

const tokenOf = (keys: SigningKeys, now: number): Promise<string> => {
  const { kid, privateKey } = keys.signing(now);
  return new SignJWT({ sub: 'u1', role: 'user' })
    .setProtectedHeader({ alg: keys.algorithm, kid, typ: accessToken.type })
    .setIssuer(accessToken.issuer)
    .setAudience(accessToken.audience)
    .setExpirationTime(new Date(now + accessLifeMs))
    .sign(privateKey);
};

const subjectOf = async (keys: SigningKeys, token: string, now: number): Promise<string> => {
  const published = createLocalJWKSet({ keys: keys.published().map((key) => ({ ...key })) });
  return (
    await createVerifier(
      published,
      createClock(() => now),
      { has: async () => false },
    ).verify(token)
  ).subject;
};

it('a rotated key signs nobody out: it is published first, and the old one verifies until its tokens end', async () => {
  const start = Date.UTC(2026, 10, 1);
  const keys = await openSigningKeys(db, new Date(start));
  const other = await openSigningKeys(db, new Date(start));
  expect(other.published()).toEqual(keys.published());
  const first = keys.signing(start).kid;

  const { kid, signsAt } = await rotateSigningKeys(db, new Date(start));
  await keys.refresh(start);
  expect(keys.signing(start).kid).toBe(first);
  expect(keys.published()).toHaveLength(2);

  // The last token of the old key, an instant before the new one signs.
  const last = await tokenOf(keys, signsAt.getTime() - 1);
  expect(keys.signing(signsAt.getTime()).kid).toBe(kid);
  await other.refresh(signsAt.getTime());
  const fresh = await tokenOf(keys, signsAt.getTime());
  expect(await subjectOf(other, fresh, signsAt.getTime())).toBe('u1');

  const end = signsAt.getTime() + accessLifeMs - 2000;
  await keys.refresh(end);
  expect(await subjectOf(keys, last, end)).toBe('u1');
  await keys.refresh(signsAt.getTime() + accessLifeMs + announceMs + 1);
  expect(keys.published().map((key) => key.kid)).toEqual([kid]);
});

it('two rotations on one day make two keys', async () => {
  const now = new Date(Date.UTC(2026, 10, 20));
  const made = [await rotateSigningKeys(db, now), await rotateSigningKeys(db, now)];
  const keys = await openSigningKeys(db, now);
  expect(keys.published().map((key) => key.kid)).toEqual(expect.arrayContaining(made.map((key) => key.kid)));
});
