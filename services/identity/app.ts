import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { accessTokenCheck, bearer, publicKey, sameSecret, serviceTokenCheck } from '../shared/auth.ts';
import { shopName } from '../shared/company.ts';
import { mountContract } from '../shared/contract.ts';
import { Problem, unauthorized } from '../shared/problem.ts';
import { sharedSecret } from '../shared/secrets.ts';
import { readShopTimeZone } from '../shared/shopTimeZone.ts';
import type { Platform, Service } from '../shared/service.ts';
import { staffTokenCheck } from '../shared/staff.ts';
import { staffRoles } from '../shared/staffMember.ts';
import type { operations } from '../../openapi/types/identity.ts';
import type { IdentityParts } from './context.ts';
import { keyIn, sealKey } from './domain/authenticator.ts';
import { createMails } from './domain/mails.ts';
import { relyingPartyOf } from './domain/passkeys.ts';
import { hashPassword } from './domain/secret.ts';
import { staffSessionLifeMs } from './domain/staff.ts';
import { createAccountGateway } from './gateways/account.ts';
import { createSocialGateways } from './gateways/socialProviders.ts';
import { socialSettings } from './gateways/socialSettings.ts';
import { identityMigrations } from './migrations/index.ts';
import { mountAppleReturn } from './routes/browser/appleReturn.ts';
import { readDevices } from './routes/browser/devices.ts';
import { createRefreshCookies } from './routes/browser/refreshCookies.ts';
import { createSessionCookie } from './routes/browser/sessionCookie.ts';
import { policies } from './policies/index.ts';
import * as routes from './routes/index.ts';
import { createUser } from './store/accounts.ts';
import { ensurePassengers } from './store/passengers.ts';
import { openSigningKeys } from './store/signingKeys.ts';
import { createPerson, personByEmail } from './store/staff.ts';
import { startLoops } from './workers/loops.ts';

/** Identifies the web shop among the applications of one account; not a secret. (API-047, API-048) */
const applicationKey = 'anden-web';

/** Limit of codes and mails an hour for one network address. It is high, because mobile networks share one address among many travellers. */
const defaultSendsPerAddress = 200;

/** Creates the demo account of the sandbox. */
async function ensureDemoAccount({ sandbox, db, clock }: Platform): Promise<void> {
  if (sandbox === undefined) return;
  const { password, favourites, ...user } = sandbox.demoAccount;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const made = await createUser(db, { ...user, passwordHash }, clock.date());
  if (made) await ensurePassengers({ db, clock }, made.id, favourites ?? []);
}

/** Creates the person of the company in the sandbox, with every role. */
async function ensureDemoStaff({ sandbox, clock }: Platform, { db, secret }: Pick<IdentityParts, 'db' | 'secret'>): Promise<void> {
  if (sandbox === undefined || (await personByEmail(db, sandbox.demoStaff.email))) return;
  const { email, name, password, authenticator } = sandbox.demoStaff;
  const id = randomUUID();
  const way = { passwordHash: await hashPassword(password), authenticator: sealKey(keyIn(authenticator), id, secret) };
  await createPerson(db, { id, email, name, roles: [...staffRoles] }, clock.date(), way);
}

async function start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>> {
  const { config, db, clock, outbox, verifier, endedSessions, sandbox, serviceToken } = platform;
  const { publicUrl, tripUrl, paymentUrl } = config;
  const name = shopName(config, sandbox);
  const refreshCookies = createRefreshCookies(config);
  const staffCookie = createSessionCookie(config, { name: 'staff', path: '/identity-api/v1/staff', lifeMs: staffSessionLifeMs });
  const parts: IdentityParts = {
    db,
    clock,
    outbox,
    endedSessions,
    sandbox,
    publicUrl,
    secret: await sharedSecret(db, 'identity'),
    keys: await openSigningKeys(db, new Date(clock.machineNow())),
    mails: createMails(publicUrl, name),
    shop: relyingPartyOf(publicUrl, name),
    sendsPerAddress: Number(process.env['OTP_SENDS_PER_ADDRESS'] ?? defaultSendsPerAddress),
    shopTimeZone: async (sql) => config.shopTimeZone ?? (await readShopTimeZone(sql)),
    refreshCookies,
    staffCookie,
    providers: createSocialGateways(socialSettings(config)),
    accountGateway: createAccountGateway({ tripUrl, paymentUrl, serviceToken }),
  };
  await ensureDemoAccount(platform);
  await ensureDemoStaff(platform, parts);
  await app.register(async (scope) => {
    readDevices(scope, { secure: publicUrl.startsWith('https:') });
    refreshCookies.attach(scope);
    staffCookie.attach(scope);
    await mountContract<operations, IdentityParts>(scope, {
      service: 'identity',
      routes,
      parts,
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
        staffCookie: async (request) => {
          if (staffCookie.read(request) === undefined) throw unauthorized('unauthorized');
          return undefined;
        },
        accessToken: accessTokenCheck(verifier),
        serviceToken: serviceTokenCheck(serviceToken),
        staffToken: staffTokenCheck(verifier, policies),
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
        'acceptStaffInvitation',
        'signInStaff',
        'signInStaffPasskey',
      ],
      config,
      clock,
    });
  });
  await mountAppleReturn(app, publicUrl);
  return startLoops(app.log, parts);
}

/** The identity service: accounts, guests, codes, sessions, preferences. */
export const identityService: Service = { schema: 'identity', migrations: identityMigrations, start };
