import type { FastifyInstance } from 'fastify';
import { accessTokenCheck, bearer, publicKey, sameSecret } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
import { startLoop, startLoopNow, stopLoops } from '../shared/loop.ts';
import { forgetDue } from '../shared/retention.ts';
import { retentions } from './workers/retention.ts';
import { Problem, unauthorized } from '../shared/problem.ts';
import { sharedSecret } from '../shared/secrets.ts';
import { readShopTimeZone } from '../shared/shopTimeZone.ts';
import type { Platform, Service } from '../shared/service.ts';
import type { operations } from '../../openapi/types/identity.ts';
import { createUser } from './store/accounts.ts';
import { createAskings } from './store/sendLimits.ts';
import { createCodes } from './store/codes.ts';
import { createDevices } from './store/devices.ts';
import { relyingPartyOf } from './domain/passkeys.ts';
import { hashPassword } from './domain/secret.ts';
import { openSigningKeys } from './store/signingKeys.ts';
import { createMailLinks } from './store/mailLinks.ts';
import { createMails } from './domain/mails.ts';
import { identityMigrations } from './migrations/index.ts';
import { createPasskeys } from './store/passkeys.ts';
import { createPasswordChanges } from './store/passwordChanges.ts';
import { createPassengers } from './store/passengers.ts';
import { createPasswords } from './store/passwords.ts';
import type { IdentityParts } from './context.ts';
import { createAccountGateway } from './gateways/account.ts';
import { createRefreshCookies } from './routes/browser/refreshCookies.ts';
import { createRemovals } from './workers/removals.ts';
import * as routes from './routes/index.ts';
import { createSessions } from './store/sessions.ts';
import { mountAppleReturn } from './routes/browser/appleReturn.ts';
import { createSocialGateways } from './gateways/socialProviders.ts';
import { socialSettings } from './gateways/socialSettings.ts';
import { createSocial } from './store/social.ts';

/** Identifies the web shop among the applications of one account; not a secret. (API-047, API-048) */
const applicationKey = 'anden-web';

/** Limit of codes and mails an hour for one network address. It is high, because mobile networks share one address among many travellers. */
const defaultSendsPerAddress = 200;

/** Interval in milliseconds in which removals of accounts that other services did not finish are tried again. */
const removalMs = 5000;
/** Interval in milliseconds in which a process reads the keys of the access tokens. */
const keysMs = 60_000;

async function start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>> {
  const { config, db, clock, outbox, verifier, endedSessions, sandbox, serviceToken } = platform;
  const secret = await sharedSecret(db, 'identity');
  const keys = await openSigningKeys(db, new Date(clock.machineNow()));
  const sessions = createSessions(db, clock, keys, secret, endedSessions);
  const devices = createDevices(clock, { secure: config.publicUrl.startsWith('https:') });
  const refreshCookies = createRefreshCookies(config);
  const askings = createAskings(clock, {
    sendsPerAddress: Number(process.env['OTP_SENDS_PER_ADDRESS'] ?? defaultSendsPerAddress),
    devices,
  });
  const codes = createCodes(db, clock, outbox, { askings, publicUrl: config.publicUrl, sandbox });
  const mails = createMails(config.publicUrl);
  const mailLinks = createMailLinks(db, clock, outbox, {
    secret,
    askings,
    mails,
    sessions,
    shopTimeZone: async (sql) => config.shopTimeZone ?? (await readShopTimeZone(sql)),
  });
  const passwords = createPasswords(db, clock, devices);
  const passwordChanges = createPasswordChanges(db, clock, outbox, { passwords, mails, sessions });
  const passkeys = createPasskeys(db, clock, outbox, { shop: relyingPartyOf(config.publicUrl), mails });
  const social = createSocial(db, clock, outbox, {
    secret,
    gateways: createSocialGateways(socialSettings(config)),
    askings,
    mails,
    passwords,
    sessions,
    devices,
  });
  const passengers = createPassengers(db, clock);
  const gateway = createAccountGateway({ tripUrl: config.tripUrl, paymentUrl: config.paymentUrl, serviceToken });
  const removals = createRemovals(db, clock, { sessions, gateway });
  if (sandbox !== undefined) {
    const { password, favourites, ...user } = sandbox.demoAccount;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const made = await createUser(db, { ...user, passwordHash }, clock.date());
    if (made) await passengers.ensure(made.id, favourites ?? []);
  }
  await app.register(async (scope) => {
    devices.attach(scope);
    refreshCookies.attach(scope);
    await mountContract<operations, IdentityParts>(scope, {
      service: 'identity',
      routes,
      parts: {
        db,
        clock,
        secret,
        keys,
        sessions,
        devices,
        refreshCookies,
        codes,
        passwords,
        passwordChanges,
        passkeys,
        mailLinks,
        passengers,
        removals,
        social,
      },
      security: {
        publicKey: async (request) => {
          if (!sameSecret(bearer(request) ?? '', publicKey)) throw unauthorized('unauthorized');
          return undefined;
        },
        refreshToken: async (request) => {
          if (bearer(request) === undefined) throw unauthorized('unauthorized');
          return undefined;
        },
        refreshCookie: async (request) => {
          if (refreshCookies.read(request) === undefined) throw unauthorized('unauthorized');
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
      ownIdempotency: [
        'signUpGuest',
        'verifyPhone',
        'signIn',
        'signUp',
        'confirmEmail',
        'resetPassword',
        'finishSocialSignIn',
        'proveSocialAccount',
        'signInGoogle',
        'signInFacebook',
        'signInApple',
        'signInPasskey',
        'changePassword',
      ],
      config,
      clock,
    });
  });
  await mountAppleReturn(app, config.publicUrl);
  const forget = async (): Promise<boolean> => {
    await askings.forget(db);
    await codes.forget();
    await mailLinks.forget();
    await passwords.forget();
    await social.forget();
    await passkeys.forget();
    await devices.forget(db);
    await removals.forgetGuests();
    return forgetDue(db, retentions, clock.machineNow());
  };
  const loops = [
    startLoopNow(3_600_000, forget, (error) => app.log.error({ err: error }, 'old tries were not deleted')),
    startLoop(
      keysMs,
      () => keys.refresh(clock.machineNow()),
      (error) => app.log.error({ err: error }, 'the keys were not read'),
    ),
    startLoop(
      removalMs,
      () => removals.finishAll(),
      (error) => app.log.error({ err: error }, 'a removal waits'),
    ),
  ];
  return () => stopLoops(loops);
}

/** The identity service: accounts, guests, codes, sessions, preferences. */
export const identityService: Service = { schema: 'identity', migrations: identityMigrations, start };
