import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';

export const ticketSeconds = 60;

/** Short-lived tickets for the live channel. A ticket allows one connection of one client id within 60 s (API-014). */
export interface Tickets {
  /** Each client id is issued once, so it identifies its ticket. */
  issue(clientId: string): Promise<string>;
  /** Whether a ticket allows a connection of this client id. It does so once in each process; processes do not share what was redeemed. */
  redeem(ticket: string, clientId: string): Promise<boolean>;
}

/** Tickets signed with a secret that all processes share. */
export function createTickets(secret: string, clock: Clock): Tickets {
  const key = new TextEncoder().encode(secret);
  /** Client ids with a redeemed ticket in the order of use, and the instant after which the ticket is expired anyway. */
  const redeemed = new Map<string, number>();
  return {
    issue(clientId) {
      const now = Math.floor(clock.machineNow() / 1000);
      return new SignJWT({ sub: clientId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('live')
        .setIssuedAt(now)
        .setExpirationTime(now + ticketSeconds)
        .sign(key);
    },
    async redeem(ticket, clientId) {
      const now = clock.machineNow();
      try {
        await jwtVerify(ticket, key, {
          audience: 'live',
          algorithms: ['HS256'],
          currentDate: new Date(now),
          subject: clientId,
          requiredClaims: ['exp'],
        });
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
      for (const [id, until] of redeemed) {
        if (until > now) break;
        redeemed.delete(id);
      }
      if (redeemed.has(clientId)) return false;
      redeemed.set(clientId, now + ticketSeconds * 1000);
      return true;
    },
  };
}
