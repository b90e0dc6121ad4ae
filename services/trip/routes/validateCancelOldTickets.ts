import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { ownOlderTickets } from '../policies/olderTicket.ts';
import { cancelFaults, refundOf } from '../domain/olderTicket.ts';
import { withOperations } from '../store/olderTickets.ts';

/** API-107. `willRefund` is of the tickets that can be cancelled. */
export function validateCancelOldTickets(trip: Trip): Handler<operations['validateCancelOldTickets']> {
  return async ({ body, identity }) => {
    const operations = await withOperations(trip.db, body.boletoIds);
    const named = ownOlderTickets(policies.validateCancelOldTickets, identity, operations, body.boletoIds);
    const faults = cancelFaults(operations, body.boletoIds, trip.clock.date());
    const reservations = named.map((one) => ({
      _id: one.id,
      cancellable: faults.get(one.id) === undefined,
      firstName: one.ticket.nombre,
      lastName: one.ticket.apellidos,
      trxId: one.operation,
      reason: faults.get(one.id) ?? null,
      willRefund: refundOf(one),
    }));
    const willRefund = named.reduce((sum, ticket) => sum + (faults.get(ticket.id) === undefined ? refundOf(ticket) : 0), 0);
    return { status: 200, body: { willRefund, reservations } };
  };
}
