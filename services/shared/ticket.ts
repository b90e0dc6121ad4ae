import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';

export const ticketSeconds = 60;

/** Short passes for the live channel: whoever shows one within 60 s may connect (API-014). */
export interface Tickets {
  issue(subject: string): Promise<string>;
  /** The subject of a good ticket, or undefined. */
  check(ticket: string): Promise<string | undefined>;
}

/** Tickets signed with a secret that all processes share. */
export function createTickets(secret: string, clock: Clock): Tickets {
  const key = new TextEncoder().encode(secret);
  return {
    issue(subject) {
      const now = Math.floor(clock.machineNow() / 1000);
      return new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('live')
        .setIssuedAt(now)
        .setExpirationTime(now + ticketSeconds)
        .sign(key);
    },
    async check(ticket) {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          audience: 'live',
          algorithms: ['HS256'],
          currentDate: new Date(clock.machineNow()),
          requiredClaims: ['exp', 'sub'],
        });
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
