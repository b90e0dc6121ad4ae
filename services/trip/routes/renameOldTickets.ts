import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { mailedOlder, renameMail } from '../domain/mails.ts';
import { policies } from '../policies/index.ts';
import { ownOlderTickets } from '../policies/olderTicket.ts';
import { checkedName, type NameFault, renameFault } from '../domain/olderTicket.ts';
import { lockWithOperations, renameTicket } from '../store/olderTickets.ts';

const details: Readonly<Record<NonNullable<ReturnType<typeof renameFault>> | NameFault, string>> = {
  'name-invalid': 'Escribe al menos 2 letras',
  'name-too-long': 'El nombre completo no puede exceder los 30 caracteres',
  'already-renamed': 'El nombre de este boleto ya se cambió una vez.',
  'too-late': 'El nombre se puede cambiar hasta la salida.',
  'ticket-not-live': 'Este boleto ya no es válido.',
  'ticket-used': 'Este boleto ya se usó para abordar.',
};
const refuse = (code: keyof typeof details): never => {
  throw new Problem(422, code, details[code]);
};

/** API-108. All names or none. A new name ends the old code. (RENAME-012, RENAME-014) */
export function renameOldTickets(trip: Trip): Handler<operations['renameOldTickets']> {
  return async ({ body, identity }) => {
    const ids = body.boletos.map(({ boletoId }) => boletoId);
    await trip.db.transaction(async (tx) => {
      const named = ownOlderTickets(policies.renameOldTickets, identity, await lockWithOperations(tx, ids), ids);
      const byId = new Map(named.map((ticket) => [ticket.id, ticket]));
      for (const { boletoId, ...name } of body.boletos) {
        const ticket = byId.get(boletoId);
        if (ticket === undefined) continue;
        const fault = renameFault(ticket, trip.clock.date());
        if (fault !== undefined) refuse(fault);
        const checked = checkedName(name);
        if (typeof checked === 'string') refuse(checked);
        else if (!(await renameTicket(tx, ticket, { ...checked, now: trip.clock.date() }))) refuse('already-renamed');
        else {
          const given = { firstName: checked.nombre, lastName: checked.apellidos };
          await trip.outbox.mail(
            tx,
            renameMail(ticket.email, { ticket: mailedOlder(ticket), name: given, shopTimeZone: trip.shopTimeZone() }),
          );
        }
      }
    });
    return { status: 200, body: { changed: [...new Set(ids)] } };
  };
}
