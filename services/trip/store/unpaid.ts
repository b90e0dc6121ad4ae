import type { Sql } from '../../shared/db.ts';
import { alwaysSeats, unpaidFault, type UnpaidLimits } from '../domain/unpaid.ts';

/** The places of the bus of a run. */
export type PlacesOf = (runId: string) => number;

/** Marks of a buyer, see `services/shared/persons.ts`. */
export interface Buyer {
  readonly persons: readonly string[];
  readonly network: string;
}

/** Counts the unpaid reservations of runs. */
export interface UnpaidRules {
  readonly limits: UnpaidLimits;
  readonly placesOf: PlacesOf;
}

/** Why a cart cannot become an unpaid reservation, or undefined. Its runs must be locked, so that nobody counts at the same time. */
export async function unpaidFaultOf(
  tx: Sql,
  cartId: string,
  tickets: readonly { readonly runId: string }[],
  { limits, placesOf }: UnpaidRules,
): Promise<ReturnType<typeof unpaidFault>> {
  for (const [runId, ofRun] of Map.groupBy(tickets, (ticket) => ticket.runId)) {
    const [seats] = await tx.query<{ inAll: number; ofPerson: number; ofNetwork: number }>(
      `select count(distinct ticket.seat)::int as "inAll",
         (count(*) filter (where other.persons && own.persons))::int as "ofPerson",
         (count(*) filter (where other.network = own.network))::int as "ofNetwork"
       from trip.cart own
       join trip.cart_ticket ticket on ticket.run_id = $2 and ticket.status = 'reserved'
       join trip.cart other on other.id = ticket.cart_id
       where own.id = $1`,
      [cartId, runId],
    );
    const fault = unpaidFault(ofRun.length, seats ?? { inAll: 0, ofPerson: 0, ofNetwork: 0 }, placesOf(runId), limits);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Deletes the marks of a cart that no longer holds unpaid seats. */
export async function forgetMarks(tx: Sql, cartId: string): Promise<void> {
  await tx.query(`update trip.cart set persons = '{}', network = null where id = $1`, [cartId]);
}

/**
 * Whether a guest who proved nothing would hold too many seats of a run with its network: the selections and the carts of such guests there.
 * `share` is that of the seats that are free for the network. The run must be locked.
 */
export async function isAboveNetworkShare(
  tx: Sql,
  ask: { readonly address: string; readonly share: number; readonly machineNow: Date; readonly without: readonly string[] },
  run: { readonly id: string; readonly seats: readonly number[]; readonly from: number; readonly to: number; readonly places: number },
): Promise<boolean> {
  const [held] = await tx.query<{ own: number; others: number }>(
    `select (count(distinct seat) filter (where address = $2))::int as own,
       (count(distinct seat) filter (where address is distinct from $2))::int as others
     from trip.claim
     where run_id = $1 and legs && int4range($3, $4) and (expires_at is null or expires_at > $5) and not seat = any ($6)
       and (cart_id is null or cart_id <> all ($7))`,
    [run.id, ask.address, run.from, run.to, ask.machineNow, run.seats, ask.without],
  );
  const { own, others } = held ?? { own: 0, others: 0 };
  return own + run.seats.length > Math.max(alwaysSeats, Math.floor((run.places - others) * ask.share));
}
