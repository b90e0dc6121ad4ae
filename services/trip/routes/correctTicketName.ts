import type { operations } from '../../../openapi/types/trip.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { Trip } from '../context.ts';
import { newFolio } from '../domain/ids.ts';
import { renameMail } from '../domain/mails.ts';
import { nameFault, tidyName } from '../domain/rename.ts';
import { refuseChange } from '../domain/refusals.ts';
import { namedTickets } from '../store/carts.ts';
import { correctName } from '../store/nameChanges.ts';

/** Corrects a typing error in the name on a ticket. Its new folio ends the old QR code. */
export function correctTicketName(trip: Trip): Handler<operations['correctTicketName']> {
  return async ({ path, header, body, request }) => {
    const member = memberOf(request);
    await namedTickets(trip.db, [path.ticketId]);
    const name = tidyName(body);
    refuseChange(nameFault(name));
    const outcome = await correctName(trip.db, {
      ticketId: path.ticketId,
      name,
      itemId: `${newFolio()}-1`,
      key: header['idempotency-key'],
      now: trip.clock.date(),
      async tell(tx, before, itemId) {
        const mail = renameMail(before.body.email, { ticket: before, name, itemId, shopTimeZone: trip.shopTimeZone() });
        await trip.outbox.mail(tx, mail, before.accountId);
        const act = {
          act: 'correct-name',
          about: [before.orderId ?? '', before.id].filter((id) => id !== ''),
          label: itemId,
          reason: body.reason,
        };
        await writeAct(tx, trip.clock, member, act);
      },
    });
    if ('fault' in outcome) refuseChange(outcome.fault);
    const itemId = 'itemId' in outcome ? outcome.itemId : '';
    return { status: 200, body: { ticketId: path.ticketId, itemId } };
  };
}
