import { crashPoint } from '../../shared/crashPoint.ts';
import type { Database, Sql } from '../../shared/db.ts';
import { type TicketName, wholeName } from '../../shared/names.ts';
import { correctionFault, type NameFault, type RenameFault, renameFault } from '../domain/rename.ts';
import { endCode } from './endedCodes.ts';
import { ownedTickets } from './carts.ts';
import type { OwnedTicket } from '../domain/ticket.ts';

export interface RenameAsk {
  readonly ticketId: string;
  readonly name: TicketName;
  readonly comments: string;
  /** The new folio, which ends the code of the old one. */
  readonly itemId: string;
  /** Idempotency key of the request. */
  readonly key: string;
  readonly now: Date;
  /** Writes the mail. */
  readonly tell: (tx: Sql, before: OwnedTicket) => Promise<void>;
}

/**
 * Changes the name on a ticket, once, or returns why not. A repeated request finds what its earlier try did. The lock of the ticket orders it
 * with a cancellation and with a change. (RENAME-005, RENAME-012)
 */
export function renameTicket(db: Database, ask: RenameAsk): Promise<RenameFault | undefined> {
  const { ticketId, name, comments, itemId, key, now, tell } = ask;
  return db.transaction(async (tx) => {
    await tx.query('select 1 from trip.cart_ticket where id = $1 for update', [ticketId]);
    const earlier = await tx.query('select 1 from trip.name_change where ticket_id = $1 and request_key = $2', [ticketId, key]);
    if (earlier.length > 0) return undefined;
    const [ticket] = await ownedTickets(tx, [ticketId]);
    if (ticket === undefined) throw new Error(`ticket ${ticketId} is missing`);
    const fault = renameFault(ticket, now.getTime());
    if (fault !== undefined) return fault;
    const changed = await tx.query(
      `update trip.cart_ticket set renamed = true, item_id = $2, body = body || $3
       where id = $1 and status = 'issued' and not renamed returning id`,
      [ticketId, itemId, JSON.stringify(name)],
    );
    if (changed.length === 0) throw new Error(`ticket ${ticketId} changed behind its lock`);
    await tx.query(
      'insert into trip.name_change (ticket_id, request_key, before, after, comments, renamed_at) values ($1, $2, $3, $4, $5, $6)',
      [ticketId, key, wholeName(ticket.body), wholeName(name), comments, now],
    );
    await endCode(tx, { itemId: ticket.itemId, ticketId, at: now });
    crashPoint('name-written');
    await tell(tx, ticket);
    return undefined;
  });
}

export interface CorrectAsk extends Omit<RenameAsk, 'comments' | 'tell'> {
  /** Writes the mail and the act, with the new folio. */
  readonly tell: (tx: Sql, before: OwnedTicket, itemId: string) => Promise<void>;
}

/** Why a name is not corrected: as a change of name, or `name-same`. */
export type CorrectFault = RenameFault | NameFault | { readonly code: 'name-same'; readonly detail: string };

/**
 * Corrects the name on a ticket, and leaves the traveller their change of name. Returns the new folio, or why not. A repeated request finds
 * what its earlier try did. The lock of the ticket orders it with a cancellation, a boarding and a change.
 */
export function correctName(db: Database, ask: CorrectAsk): Promise<{ readonly itemId: string } | { readonly fault: CorrectFault }> {
  const { ticketId, name, itemId, key, now, tell } = ask;
  return db.transaction(async (tx) => {
    await tx.query('select 1 from trip.cart_ticket where id = $1 for update', [ticketId]);
    const [ticket] = await ownedTickets(tx, [ticketId]);
    if (ticket === undefined) throw new Error(`ticket ${ticketId} is missing`);
    const earlier = await tx.query('select 1 from trip.name_correction where ticket_id = $1 and request_key = $2', [ticketId, key]);
    if (earlier.length > 0) return { itemId: ticket.itemId ?? '' };
    const fault = correctionFault(ticket, now.getTime());
    if (fault !== undefined) return { fault };
    if (wholeName(ticket.body) === wholeName(name)) return { fault: { code: 'name-same', detail: 'El boleto ya tiene ese nombre.' } };
    await tx.query('update trip.cart_ticket set item_id = $2, body = body || $3 where id = $1', [ticketId, itemId, JSON.stringify(name)]);
    await tx.query('insert into trip.name_correction (ticket_id, request_key, before, after, corrected_at) values ($1, $2, $3, $4, $5)', [
      ticketId,
      key,
      wholeName(ticket.body),
      wholeName(name),
      now,
    ]);
    await endCode(tx, { itemId: ticket.itemId, ticketId, at: now });
    crashPoint('name-corrected');
    await tell(tx, ticket, itemId);
    return { itemId };
  });
}
