import type { Sql } from '../../shared/db.ts';
import { quotasExceeded } from '../domain/quotas.ts';
import type { FarePlaces } from '../feed/quotas.ts';
import type { Legs } from './claims.ts';

/** How many seats of a fare are in carts or sold over one leg of a run. */
export interface FareUse {
  readonly fareId: string;
  readonly leg: number;
  readonly used: number;
}

/**
 * Seats of the given fares over the legs, with the version of the run they belong to: one statement, one snapshot. Seats that are only selected
 * have no fare yet; holds that lapsed, the carts `without` and the tickets `changing` are not counted.
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

/** A quota that a cart does not fit in; `left` is what it could have had. */
export interface ExceededQuota extends FarePlaces {
  readonly runId: string;
  readonly left: number;
}

/** A ticket as far as the quotas are concerned. */
export interface CountedTicket {
  readonly runId: string;
  readonly body: { readonly fareId: string };
}

type FittedTicket = CountedTicket & Legs & { readonly replaces: string | null };

/**
 * The quotas of reduced fares that these tickets do not fit in beside those of other carts; the places of the tickets that they replace are free for
 * them: who is a student on a full bus may change the seat. Their runs must be locked, as every change of a run
 * locks them: so nobody counts at the same time, and who buys no reduced fare is not asked anything more.
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
