import { randomBytes } from 'node:crypto';
import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { ticketSeconds } from '../../shared/liveTicket.ts';
import type { Trip } from '../context.ts';

/** A ticket for the live seat channel (API-014). */
export function getSeatChannelTicket(trip: Trip): Handler<operations['getSeatChannelTicket']> {
  return async () => {
    const clientId = `an-${randomBytes(9).toString('base64url')}`;
    const ticket = await trip.tickets.issue(clientId);
    return { status: 200, body: { data: { ticket, url: '/mqtt', clientId, expiresAt: trip.in(ticketSeconds).toISOString() } } };
  };
}
