import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from './clock.ts';
import type { SecurityCheck } from './contract.ts';
import { unauthorized, unavailable } from './problem.ts';

export type Role = 'guest' | 'user';

/** Who asks, as the access token says it. */
export interface Identity {
  readonly subject: string;
  readonly role: Role;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** Constants of an access token: identity writes them, everybody checks them. */
export const accessToken = { issuer: 'anden-identity', audience: 'anden', algorithms: ['EdDSA', 'ES256'], type: 'at+jwt' } as const;

/** Fixed bearer of sign-up, sign-in and verification addresses (API-058). */
export const publicKey = 'anden-public-key';

export interface Verifier {
  /** Identity of a bearer access token. Throws Problem 401 `unauthorized` or `session-expired`, 503 when the keys are out of reach. */
  verify(token: string): Promise<Identity>;
}

/** Checks access tokens against the published keys of identity. `keys` replaces the network in tests. */
export function createVerifier(jwksUrl: string, clock: Clock, keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl))): Verifier {
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: accessToken.issuer,
          audience: accessToken.audience,
          algorithms: [...accessToken.algorithms],
          typ: accessToken.type,
          currentDate: clock.date(),
          requiredClaims: ['sub', 'exp', 'role'],
        });
        const { sub, role, email, phone } = payload;
        if (sub === undefined || (role !== 'guest' && role !== 'user')) throw new errors.JWTInvalid('claims');
        return {
          subject: sub,
          role,
          email: typeof email === 'string' ? email : undefined,
          phone: typeof phone === 'string' ? phone : undefined,
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw unauthorized('session-expired');
        if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw unauthorized('unauthorized');
        throw unavailable('No se pudo comprobar la sesión. Intenta de nuevo.');
      }
    },
  };
}

/** The bearer of a request, or undefined. */
export function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/** Compares two secrets without telling how much of them is equal. */
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

/** Security check of operations that only other services may call: header `service-token`. */
export function serviceTokenCheck(expected: string): SecurityCheck {
  return async (request) => {
    const given = request.headers['service-token'];
    if (typeof given !== 'string' || !sameSecret(given, expected)) throw unauthorized('unauthorized');
    return undefined;
  };
}
