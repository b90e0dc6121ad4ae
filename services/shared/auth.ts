import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from './clock.ts';
import type { EndedSessions } from './endedSessions.ts';
import { Problem, unauthorized, unavailable } from './problem.ts';
import { isStaffRole, type StaffMember } from './staffMember.ts';

export type Role = 'guest' | 'user';

/** The caller, as named by the access token. */
export interface Identity {
  readonly subject: string;
  readonly role: Role;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** A code proved the phone. */
  readonly phoneVerified: boolean;
  /** The only order that the caller may touch, for the link of a mail. */
  readonly orderId?: string;
}

/** Checks one security scheme of a document. Resolves with the identity, or throws Problem 401 or 403. */
export type SecurityCheck = (request: FastifyRequest) => Promise<Identity | undefined>;

/** Claims of an access token: identity writes them, every service checks them. */
export const accessToken = { issuer: 'anden-identity', audience: 'anden', algorithms: ['EdDSA', 'ES256'], type: 'at+jwt' } as const;

/** The audience of the tokens of the back office: a token of a traveller opens nothing there, nor the other way round. */
export const staffAudience = 'anden-office';

/** Fixed bearer of the sign-up, sign-in and verification operations (API-058). */
export const publicKey = 'anden-public-key';

export interface Verifier {
  /** The identity of a bearer access token. Throws Problem 401 `unauthorized` or `session-expired`, 503 when the keys cannot be fetched. */
  verify(token: string): Promise<Identity>;
  /** The person of a bearer access token of the back office. Throws as `verify`. */
  verifyStaff(token: string): Promise<StaffMember>;
}

/** Checks access tokens against the published keys of identity, and against the sessions that ended. */
export function createVerifier(keys: JWTVerifyGetKey, clock: Clock, ended: Pick<EndedSessions, 'has'>): Verifier {
  /** What `read` makes of the claims of a token for an audience. */
  const check = async <Caller>(token: string, audience: string, required: readonly string[], read: (claims: JWTPayload) => Caller) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: accessToken.issuer,
        audience,
        algorithms: [...accessToken.algorithms],
        typ: accessToken.type,
        currentDate: clock.date(),
        requiredClaims: ['sub', 'exp', ...required],
      });
      const caller = read(payload);
      if (typeof payload['sid'] === 'string' && (await ended.has(payload['sid']))) throw unauthorized('session-expired');
      return caller;
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (error instanceof errors.JWTExpired) throw unauthorized('session-expired');
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw unauthorized('unauthorized');
      throw unavailable('No se pudo comprobar la sesión. Intenta de nuevo.');
    }
  };
  return {
    verify: (token) => check(token, accessToken.audience, ['role'], travellerIn),
    verifyStaff: (token) => check(token, staffAudience, ['name', 'roles', 'sid'], memberIn),
  };
}

function travellerIn({ sub, role, email, phone, verify_guest: phoneVerified }: JWTPayload): Identity {
  if (sub === undefined || (role !== 'guest' && role !== 'user')) throw new errors.JWTInvalid('claims');
  return {
    subject: sub,
    role,
    email: typeof email === 'string' ? email : undefined,
    phone: typeof phone === 'string' ? phone : undefined,
    phoneVerified: phoneVerified === true,
  };
}

function memberIn({ sub, name, roles, sid }: JWTPayload): StaffMember {
  if (sub === undefined || typeof name !== 'string' || typeof sid !== 'string' || !Array.isArray(roles))
    throw new errors.JWTInvalid('claims');
  return { id: sub, name, roles: roles.filter(isStaffRole), session: sid };
}

/** The bearer of a request, or undefined. */
export function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Security check of operations for a signed-in traveller. */
export function accessTokenCheck(verifier: Verifier): SecurityCheck {
  return async (request) => {
    const token = bearer(request);
    if (token === undefined) throw unauthorized('unauthorized');
    return verifier.verify(token);
  };
}

/** Security check of operations for other services only: header `service-token`. */
export function serviceTokenCheck(expected: string): SecurityCheck {
  return async (request) => {
    const given = request.headers['service-token'];
    if (typeof given !== 'string' || !sameSecret(given, expected)) throw unauthorized('unauthorized');
    return undefined;
  };
}
