import type { operations } from '../../../openapi/types/trip.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { orRefuse, Problem } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { Trip } from '../context.ts';
import { cancellationMail } from '../domain/mails.ts';
import { sumTakenBack } from '../domain/promotion.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { cancelTickets } from '../store/cancellations.ts';
import { orderOfId } from '../store/transactions.ts';

/** Cancels tickets for a traveller who asked the company, as the traveller could. */
export function cancelForTraveller(trip: Trip): Handler<operations['cancelForTraveller']> {
  return async ({ path, body, header, request }) => {
    const member = memberOf(request);
    const order = orRefuse(await orderOfId(trip.db, path.orderId), orderNotFound);
    const machineNow = new Date(trip.clock.machineNow());
    const outcome = await cancelTickets(trip.db, {
      order,
      ticketIds: body.ticketIds,
      key: header['idempotency-key'],
      now: trip.clock.date(),
      machineNow,
      async tell(tx, tickets, { sum, taken }) {
        const mail = cancellationMail(tickets[0]?.body.email ?? '', {
          tickets,
          refund: sum,
          takenBack: sumTakenBack(taken),
          currency: trip.timetable().network.currency,
          shopTimeZone: trip.shopTimeZone(),
        });
        await trip.outbox.mail(tx, mail, order.accountId);
        const act = {
          act: 'cancel',
          about: [order.id, ...tickets.map(({ id }) => id)],
          label: tickets[0]?.itemId ?? null,
          reason: body.reason,
          detail: { tickets: tickets.length, points: sum },
        };
        await writeAct(tx, trip.clock, member, act);
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
