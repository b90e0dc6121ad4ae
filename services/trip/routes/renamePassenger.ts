import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { authorizeEach } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { newFolio } from '../domain/ids.ts';
import { nameFault, tidyName } from '../domain/rename.ts';
import { renameMail } from '../domain/mails.ts';
import { refuseChange } from '../domain/refusals.ts';
import { namedTickets } from '../store/carts.ts';
import { renameTicket } from '../store/nameChanges.ts';

/** Changes the name on a ticket. Its new folio ends the old QR code. (API-098, RENAME-001, RENAME-005) */
export function renamePassenger(trip: Trip): Handler<operations['renamePassenger']> {
  return async ({ path, header, body, identity }) => {
    authorizeEach(policies.renamePassenger, identity, await namedTickets(trip.db, [path.ticketId]));
    const name = tidyName(body);
    refuseChange(nameFault(name));
    const itemId = `${newFolio()}-1`;
    const fault = await renameTicket(trip.db, {
      ticketId: path.ticketId,
      name,
      comments: body.comments,
      itemId,
      key: header['idempotency-key'],
      now: trip.clock.date(),
      async tell(tx, before) {
        const mail = renameMail(identity?.email ?? before.body.email, { ticket: before, name, itemId, shopTimeZone: trip.shopTimeZone() });
        await trip.outbox.mail(tx, mail, identity?.subject);
      },
    });
    refuseChange(fault);
    crashPoint('name-saved');
    return { status: 200, body: { _id: path.ticketId, ...name, renamed: true } };
  };
}
