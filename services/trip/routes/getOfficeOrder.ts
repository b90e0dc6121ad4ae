import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { wholeName } from '../../shared/names.ts';
import { orRefuse } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import { seesTravellers } from '../../shared/staffMember.ts';
import type { Trip } from '../context.ts';
import { cancellableItems } from '../domain/cancellation.ts';
import { lineOf, seatLabelOf } from '../domain/departures.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { correctionFault } from '../domain/rename.ts';
import type { CartTicket } from '../domain/ticket.ts';
import { partiesOf } from '../store/carts.ts';
import { changesByTicket, pointsGiven, scansByTicket } from '../store/officeOrders.ts';
import { orderOfId } from '../store/transactions.ts';

/** The line of a ticket as the timetable has it now; the brand where it has it no more. */
function lineOfTicket(trip: Trip, { runId, body }: CartTicket): string {
  const timetable = trip.timetable();
  const run = timetable.run(runId);
  return run === undefined ? body.brand.name : lineOf(timetable, run);
}

/** An order with what happened to its tickets, and what may be done with them. */
export function getOfficeOrder(trip: Trip): Handler<operations['getOfficeOrder']> {
  return async ({ path, request }) => {
    const isNamed = seesTravellers(memberOf(request));
    const order = orRefuse(await orderOfId(trip.db, path.orderId), orderNotFound);
    const ids = order.tickets.map(({ id }) => id);
    const now = trip.clock.now();
    const [party, changes, scans, points] = await Promise.all([
      partiesOf(trip.db, [order.cartId]),
      changesByTicket(trip.db, ids),
      scansByTicket(trip.db, order.tickets),
      pointsGiven(trip.db, ids),
    ]);
    const cancellable = new Map(cancellableItems(order, { party, now }).reservations.map((item) => [item._id, item]));
    const toWire = (ticket: CartTicket): components['schemas']['OfficeTicket'] => {
      const { id, status, itemId, runId, body } = ticket;
      const item = cancellable.get(id);
      return {
        ticketId: id,
        itemId,
        status: status === 'released' ? 'cancelled' : status,
        name: isNamed ? wholeName(body) : null,
        firstName: isNamed ? body.firstName : null,
        lastName: isNamed ? body.lastName : null,
        passengerType: body.fare,
        seat: seatLabelOf(ticket),
        from: body.from,
        to: body.to,
        departsAt: body.departureDatetime,
        timeZone: body.fromTimeZone,
        runId,
        line: lineOfTicket(trip, ticket),
        serviceName: body.serviceClass.name,
        amount: body.displayPrice + body.totalServices,
        givenBack: (body.refunded ?? 0) + (points.get(id) ?? 0),
        scans: scans.get(id) ?? [],
        changes: (changes.get(id) ?? []).map((change) =>
          isNamed || change.kind !== 'name' ? change : { ...change, from: null, to: null },
        ),
        mayCorrectName: correctionFault(ticket, now) === undefined,
        mayCancel: item?.cancellable === true,
        cancelPoints: item?.cancellable === true ? item.willRefund : 0,
      };
    };
    return { status: 200, body: { orderId: order.id, tickets: order.tickets.map(toWire) } };
  };
}
