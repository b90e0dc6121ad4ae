import type { Sql } from '../../shared/db.ts';
import { type FareUse, quotasExceeded } from '../domain/quotas.ts';
import type { FarePlaces } from '../feed/quotas.ts';
import type { Legs } from '../domain/claim.ts';

/**
 * Seats of the given fares over the legs, with the version of the run; one statement reads both. Selected seats have no fare yet. Lapsed
 * holds, the carts `without` and the tickets `changing` are not counted.
 */
export async function faresUsed(
  sql: Sql,
  ask: {
    runId: string;
    legs: Legs;
    fareIds: readonly string[];
    machineNow: Date;
    without?: readonly string[];
    changing?: readonly string[];
  },
): Promise<{ version: number; uses: readonly FareUse[] }> {
  const rows = await sql.query<{ version: number; fareId: string | null; leg: number | null; used: number | null }>(
    `select run.version, u.* from trip.run
     left join lateral (
       select ticket.body ->> 'fareId' as "fareId", leg, count(*)::int as used
       from trip.claim
       join trip.cart_ticket ticket on ticket.cart_id = claim.cart_id and ticket.run_id = claim.run_id and ticket.seat = claim.seat
       cross join lateral generate_series(greatest(lower(claim.legs), $2::int), least(upper(claim.legs), $3::int) - 1) as leg
       where claim.run_id = run.id and claim.legs && int4range($2, $3) and claim.kind in ('blocked', 'sold')
         and (claim.expires_at is null or claim.expires_at > $5)
         and ticket.status <> 'released' and ticket.body ->> 'fareId' = any ($4) and claim.cart_id <> all ($6)
         and ticket.id <> all ($7)
       group by 1, 2
     ) u on true
     where run.id = $1`,
    [ask.runId, ask.legs.from, ask.legs.to, ask.fareIds, ask.machineNow, ask.without ?? [], ask.changing ?? []],
  );
  const uses = rows.flatMap(({ fareId, leg, used }) => (fareId === null || leg === null || used === null ? [] : [{ fareId, leg, used }]));
  return { version: rows[0]?.version ?? 0, uses };
}

/** Places at reduced fares on the bus of a run. */
export type QuotasOf = (runId: string) => readonly FarePlaces[];

/** A quota that a cart exceeds; `left` is the number of places left. */
export interface ExceededQuota extends FarePlaces {
  readonly runId: string;
  readonly left: number;
}

/** The fields of a ticket that the quotas need. */
export interface CountedTicket {
  readonly runId: string;
  readonly body: { readonly fareId: string };
}

type FittedTicket = CountedTicket & Legs & { readonly replaces: string | null };

/**
 * The quotas of reduced fares that these tickets exceed beside those of other carts. The places of the tickets that they replace count as
 * free, so a student may change the seat on a full bus. The runs must be locked, so nobody counts at the same time. Tickets without a
 * reduced fare cause no query.
 */
export async function exceededQuotas(
  tx: Sql,
  tickets: readonly FittedTicket[],
  ask: { quotasOf: QuotasOf; machineNow: Date; without: readonly string[] },
): Promise<readonly ExceededQuota[]> {
  const exceeded: ExceededQuota[] = [];
  const changing = tickets.flatMap(({ replaces }) => replaces ?? []);
  for (const [runId, ofRun] of Map.groupBy(tickets, (ticket) => ticket.runId)) {
    const [legs] = ofRun;
    const fareIds = ofRun.map(({ body }) => body.fareId);
    const quotas = ask.quotasOf(runId).filter(({ fareId }) => fareIds.includes(fareId));
    if (legs === undefined || quotas.length === 0) continue;
    const { uses } = await faresUsed(tx, { ...ask, runId, legs, changing, fareIds: quotas.map(({ fareId }) => fareId) });
    exceeded.push(...quotasExceeded(quotas, uses, legs, fareIds).map((quota) => ({ ...quota, runId })));
  }
  return exceeded;
}
