import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { Problem } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { refuseChange } from '../domain/refusals.ts';
import { policies } from '../policies/index.ts';
import { orderOfTransaction } from '../store/transactions.ts';
import { otherItemsFault } from '../domain/cancellation.ts';
import { sumTakenBack } from '../domain/promotion.ts';
import { cancellationMail } from '../domain/mails.ts';
import { cancelTickets as cancel } from '../store/cancellations.ts';

/** Cancels tickets and credits their refund (API-096, CANCEL-001). */
export function cancelTickets(trip: Trip): Handler<operations['cancelTickets']> {
  return async ({ body, header, identity }) => {
    const order = authorize(policies.cancelTickets, identity, await orderOfTransaction(trip.db, body.trxId));
    refuseChange(otherItemsFault(body));
    const outcome = await cancel(trip.db, {
      order,
      ticketIds: body.tickets,
      key: header['idempotency-key'],
      now: trip.clock.date(),
      machineNow: new Date(trip.clock.machineNow()),
      async tell(tx, tickets, { sum, taken }) {
        const to = identity?.email ?? tickets[0]?.body.email ?? '';
        await trip.outbox.mail(
          tx,
          cancellationMail(to, {
            tickets,
            refund: sum,
            takenBack: sumTakenBack(taken),
            currency: trip.timetable().network.currency,
            shopTimeZone: trip.shopTimeZone(),
            isGuest: identity?.role === 'guest',
          }),
          order.accountId,
        );
      },
    });
    trip.wake();
    if (outcome.outcome === 'refused') throw new Problem(422, outcome.fault.code, outcome.fault.detail);
    crashPoint('tickets-cancelled');
    trip.recount(outcome.freed);
    await trip.refunds.creditNow(outcome.ticketIds);
    return { status: 200, body: { cancelled: [...outcome.ticketIds], refunded: outcome.refund } };
  };
}
