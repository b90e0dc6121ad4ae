import type { Sql } from '../../shared/db.ts';
import type { SoldLegs } from '../domain/lostDepartures.ts';

/** The tickets that are sold or reserved and leave after an instant, by run and legs. */
export const soldLegsAfter = (sql: Sql, now: Date): Promise<SoldLegs[]> =>
  sql.query<SoldLegs & Record<string, unknown>>(
    `select run_id as "runId", lower(legs) as "legFrom", upper(legs) as "legTo", count(*)::int as tickets,
       body ->> 'departureDatetime' as departure, min(body ->> 'from') as "from", min(body ->> 'to') as "to"
     from trip.cart_ticket
     where status in ('issued', 'reserved') and (body ->> 'departureDatetime')::timestamptz > $1
     group by 1, 2, 3, 5 order by (body ->> 'departureDatetime')::timestamptz, 1`,
    [now],
  );
