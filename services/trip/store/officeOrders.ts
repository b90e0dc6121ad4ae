import type { components } from '../../../openapi/types/trip.ts';
import type { Sql } from '../../shared/db.ts';
import { outcomesOf, type StoredScan } from '../domain/doorScans.ts';
import type { CartTicket } from '../domain/ticket.ts';

type Schemas = components['schemas'];

type Change = Omit<Schemas['OfficeTicketChange'], 'at'> & { readonly at: Date; readonly ticketId: string };

/** What happened to these tickets, by ticket, the earliest first. A change of the departure belongs to the old and to the new ticket. */
export async function changesByTicket(
  sql: Sql,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, Schemas['OfficeTicketChange'][]>> {
  const rows = await sql.query<Change & Record<string, unknown>>(
    `select ticket_id as "ticketId", 'name' as kind, renamed_at as at, before as "from", after as "to"
     from trip.name_change where ticket_id = any ($1)
     union all
     select ticket_id, 'name', corrected_at, before, after from trip.name_correction where ticket_id = any ($1)
     union all
     select ticket_id, 'cancelled', cancelled_at, null, null from trip.cancellation where ticket_id = any ($1)
     union all
     select asked.id, 'departure', o.created_at, old.body ->> 'departureDatetime', replacing.body ->> 'departureDatetime'
     from unnest($1::text[]) as asked (id)
     join trip.cart_ticket replacing on replacing.id = asked.id or replacing.replaces = asked.id
     join trip.cart_ticket old on old.id = replacing.replaces and old.status = 'changed'
     join trip.ticket_order o on o.cart_id = replacing.cart_id
     order by at, "ticketId"`,
    [ticketIds],
  );
  const changes = Map.groupBy(rows, ({ ticketId }) => ticketId);
  return new Map(
    [...changes].map(([ticketId, ofTicket]) => [
      ticketId,
      ofTicket.map(({ at, kind, from, to }) => ({ at: at.toISOString(), kind, from, to })),
    ]),
  );
}

/** The scans of these tickets at the doors, by ticket, the earliest first. */
export async function scansByTicket(
  sql: Sql,
  tickets: readonly Pick<CartTicket, 'id' | 'usedAt'>[],
): Promise<ReadonlyMap<string, Schemas['TicketScan'][]>> {
  const scans = await sql.query<StoredScan & { by: string } & Record<string, unknown>>(
    `select scan.device_id as "deviceId", scan.id, scan.ticket_id as "ticketId", scan.scanned_at as at, scan.refusal, device.name as by
     from trip.door_scan scan join trip.door_device device on device.id = scan.device_id
     where scan.ticket_id = any ($1) order by scan.scanned_at, scan.id`,
    [tickets.map(({ id }) => id)],
  );
  const outcomes = outcomesOf(scans, new Map(tickets.map(({ id, usedAt }) => [id, usedAt])));
  return new Map(
    tickets.map(({ id, usedAt }) => {
      const told = scans
        .filter(({ ticketId }) => ticketId === id)
        .map((scan) => ({ at: scan.at, by: scan.by as string | null, outcome: outcomes.get(scan) ?? ('unknown' as const) }));
      const byScanner = usedAt === null || told.some(({ outcome }) => outcome === 'boarded') ? [] : [usedAt];
      const all = [...byScanner.map((at) => ({ at, by: null, outcome: 'boarded' as const })), ...told];
      return [
        id,
        all.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ at, by, outcome }) => ({ at: at.toISOString(), by, outcome })),
      ];
    }),
  );
}

/** What the ends of these tickets gave as points, by ticket, in 1/100000 peso. */
export async function pointsGiven(sql: Sql, ticketIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ id: string; amount: number }>(
    'select ticket_id as id, amount from trip.refund where ticket_id = any ($1)',
    [ticketIds],
  );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}
