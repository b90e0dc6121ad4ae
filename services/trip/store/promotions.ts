import type { Sql } from '../../shared/db.ts';
import { endingByChange, followedWaysOut, type TakenBack, takenBack } from '../domain/promotion.ts';
import { partiesOf } from './carts.ts';
import type { CartTicket, OwnedTicket } from '../domain/ticket.ts';

/** Locks the valid tickets of the parties that bought these carts, in one fixed order, and returns those that are still valid. */
export async function lockParties(tx: Sql, cartIds: readonly string[]): Promise<OwnedTicket[]> {
  if (cartIds.length === 0) return [];
  const party = await partiesOf(tx, cartIds);
  // `for no key update`, not `for update`: a block that names several of these tickets locks their keys in its own order.
  await tx.query('select 1 from trip.cart_ticket where id = any ($1) order by id for no key update', [party.map(({ id }) => id)]);
  return partiesOf(tx, cartIds);
}

const writePromotion = (tx: Sql, ticketId: string, changes: object): Promise<unknown> =>
  tx.query(`update trip.cart_ticket set body = jsonb_set(body, '{promotion}', body -> 'promotion' || $2) where id = $1`, [
    ticketId,
    JSON.stringify(changes),
  ]);

/** Notes on tickets back what was taken back of their promotion. They must be locked. */
export async function writeTakenBack(tx: Sql, taken: readonly TakenBack[]): Promise<void> {
  for (const { back, amount } of taken) await writePromotion(tx, back.id, { returned: amount });
}

/** Notes the new ways out of a change on the tickets back of its party. They must be locked. */
export async function writeChangedWaysOut(
  tx: Sql,
  party: readonly OwnedTicket[],
  { replaced, tickets }: { readonly replaced: readonly OwnedTicket[]; readonly tickets: readonly CartTicket[] },
): Promise<void> {
  const taken = takenBack(party, endingByChange(replaced, tickets));
  await writeTakenBack(tx, taken);
  const ended = new Set(taken.map(({ back }) => back.id));
  for (const { back, wayOutId, wayOutDate } of followedWaysOut(party, tickets)) {
    if (!ended.has(back.id)) await writePromotion(tx, back.id, { wayOutId, wayOutDate });
  }
}
