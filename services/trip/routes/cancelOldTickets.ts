import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { callerOf } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { cancellationMail, mailedOlder } from '../domain/mails.ts';
import { policies } from '../policies/index.ts';
import { ownOlderTickets } from '../policies/olderTicket.ts';
import { type CancelFault, cancelFaults, refundOf } from '../domain/olderTicket.ts';
import { cancelTicket, lockWithOperations } from '../store/olderTickets.ts';

const refusals: Readonly<Record<CancelFault, readonly [code: string, detail: string]>> = {
  'payment-method': ['not-cancellable', 'La forma de pago no aplica para reembolso...'],
  'last-adult': ['last-adult', 'No puedes cancelar este boleto, ya que es el único adulto en el viaje'],
  'too-late': ['too-late', 'Este boleto ya no se puede cancelar.'],
  'ticket-used': ['ticket-used', 'Este boleto ya se usó para abordar.'],
  'already-cancelled': ['already-cancelled', 'Este boleto ya está cancelado.'],
};

/** API-106. All tickets or none. The refund is promised in the same transaction. (CANCEL-001, CANCEL-011) */
export function cancelOldTickets(trip: Trip): Handler<operations['cancelOldTickets']> {
  return async ({ body, identity }) => {
    const refunded = await trip.db.transaction(async (tx) => {
      const operations = await lockWithOperations(tx, body.boletoIds);
      const named = ownOlderTickets(policies.cancelOldTickets, identity, operations, body.boletoIds);
      const { subject } = callerOf(policies.cancelOldTickets, identity);
      const faults = cancelFaults(operations, body.boletoIds, trip.clock.date());
      for (const fault of faults.values()) if (fault !== undefined) throw new Problem(422, ...refusals[fault]);
      for (const ticket of named) await cancelTicket(tx, ticket.id, subject, refundOf(ticket));
      const refund = named.reduce((sum, ticket) => sum + refundOf(ticket), 0);
      const tickets = named.map(mailedOlder);
      await trip.outbox.mail(
        tx,
        cancellationMail(named[0]?.email ?? '', {
          tickets,
          refund,
          currency: trip.timetable().network.currency,
          shopTimeZone: trip.shopTimeZone(),
        }),
      );
      return refund;
    });
    await trip.refunds.creditNow(body.boletoIds);
    return { status: 200, body: { cancelled: [...new Set(body.boletoIds)], refunded } };
  };
}
