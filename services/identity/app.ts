import type { FastifyInstance } from 'fastify';
import { accessTokenCheck, bearer, publicKey, sameSecret } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
import { Problem, unauthorized } from '../shared/problem.ts';
import { sharedSecret } from '../shared/secrets.ts';
import type { Platform, Service } from '../shared/service.ts';
import type { operations } from '../../openapi/types/identity.ts';
import { demoUser, phoneOutcome } from '../shared/sandboxValues.ts';
import { ensureUser } from './accounts.ts';
import { createCodes } from './codes.ts';
import { hashPassword } from './domain/secret.ts';
import { openSigningKeys } from './keys.ts';
import { identityMigrations } from './migrations/index.ts';
import { createPasswords } from './passwords.ts';
import { createHandlers } from './routes/index.ts';
import { createSessions } from './sessions.ts';

/** Names the web shop among the applications of one account; not a secret. (API-047, API-048) */
const applicationKey = 'anden-web';

/** Codes an hour for one network address; mobile networks put many travellers behind one. */
const defaultSendsPerAddress = 200;

async function start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>> {
  const { config, db, clock, outbox, verifier } = platform;
  const secret = await sharedSecret(db, 'identity');
  const keys = await openSigningKeys(db, clock.date());
  const sessions = createSessions(db, clock, keys, secret);
  const codes = createCodes(db, clock, outbox, {
    sendsPerAddress: Number(process.env['OTP_SENDS_PER_ADDRESS'] ?? defaultSendsPerAddress),
    phoneOutcome: config.sandbox ? phoneOutcome : () => undefined,
  });
  const passwords = createPasswords(db, clock);
  if (config.sandbox) {
    const { password, ...user } = demoUser;
    await ensureUser(db, { ...user, passwordHash: await hashPassword(password) }, clock.date());
  }
  await mountContract<operations>(app, {
    document: new URL('../../openapi/identity.yaml', import.meta.url),
    prefix: '/identity-api',
    handlers: createHandlers({ db, clock, secret, keys, sessions, codes, passwords }),
    security: {
      publicKey: async (request) => {
        if (!sameSecret(bearer(request) ?? '', publicKey)) throw unauthorized('unauthorized');
        return undefined;
      },
      refreshToken: async (request) => {
        if (bearer(request) === undefined) throw unauthorized('unauthorized');
        return undefined;
      },
      accessToken: accessTokenCheck(verifier),
      applicationKey: async (request) => {
        const given = request.headers['application-key'];
        if (typeof given !== 'string' || !sameSecret(given, applicationKey))
          throw new Problem(403, 'application-key-wrong', 'Aplicación desconocida.');
        return undefined;
      },
    },
    sql: db,
    ownIdempotency: ['signUpGuest', 'verifyPhone', 'signIn'],
    config,
    clock,
  });
  return async () => undefined;
}

/** Accounts, guests, codes, sessions, preferences. */
export const identityService: Service = { schema: 'identity', migrations: identityMigrations, start };
