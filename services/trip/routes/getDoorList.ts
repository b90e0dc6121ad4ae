import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { digestOf } from '../../shared/digest.ts';
import { wholeName } from '../../shared/names.ts';
import type { Trip } from '../context.ts';
import { seatLabelOf } from '../domain/departures.ts';
import { qrPayload } from '../domain/ids.ts';
import { type RunTicket, ticketsOfRun } from '../store/departures.ts';
import { endedCodesOf } from '../store/endedCodes.ts';
import { departureOf, namedRun } from './departures/departures.ts';

type DoorTicket = components['schemas']['DoorTicket'];

const statuses: Readonly<Partial<Record<RunTicket['status'], DoorTicket['status']>>> = {
  issued: 'valid',
  reserved: 'not-paid',
  changed: 'changed',
};

/** What a door needs to check a departure without a network. It has the hashes of codes, so a lost device prints no tickets. */
export function getDoorList(trip: Trip): Handler<operations['getDoorList']> {
  return async ({ path }) => {
    const run = namedRun(trip, path.runId);
    const codeOf = (itemId: string): string => digestOf(qrPayload(trip.ticketSecret, itemId));
    const found = await ticketsOfRun(trip.db, run.id);
    const tickets = found.map((ticket): DoorTicket => ({
      ticketId: ticket.id,
      code: codeOf(ticket.itemId ?? ''),
      seat: seatLabelOf(ticket),
      name: wholeName(ticket.body),
      passengerType: ticket.body.fare,
      from: ticket.body.fromCity ?? ticket.body.from,
      to: ticket.body.toCity ?? ticket.body.to,
      status: statuses[ticket.status] ?? 'cancelled',
      scannedAt: ticket.usedAt?.toISOString() ?? null,
    }));
    const ended = await endedCodesOf(
      trip.db,
      found.map(({ id }) => id),
    );
    const departure = await departureOf(trip, run);
    const list = {
      tickets,
      endedCodes: ended.map(({ ticketId, itemId }) => ({ ticketId, code: codeOf(itemId) })),
    };
    // A cart that holds a seat changes the departure, and nothing for the door.
    const version = digestOf(JSON.stringify([list, departure.closedAt])).slice(0, 22);
    return { status: 200, body: { departure, ...list, version } };
  };
}
