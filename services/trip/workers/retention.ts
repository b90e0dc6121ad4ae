import { deleteOld, type Retention } from '../../shared/retention.ts';

/** The run id ends with the date of its departure. */
const isPast = "right(run_id, 10) < to_char($1::timestamptz, 'YYYY-MM-DD')";

const noName = `'{"firstName": "", "lastName": "", "email": ""}'`;

/**
 * Carts that ended without an order, the claims of past runs, and the names of travellers 400 days after their trip, when points have ended
 * and no claim is open.
 */
export const retentions: readonly Retention[] = [
  {
    days: 7,
    sql: `
      with old as (
        select id from trip.cart
        where status in ('released', 'expired') and expires_at < $1 and not exists (select from trip.ticket_order where cart_id = cart.id)
        order by expires_at limit $2
      ), tickets as (delete from trip.cart_ticket where cart_id in (select id from old))
      delete from trip.cart where id in (select id from old) returning 1`,
  },
  { days: 7, sql: `delete from trip.claim where ctid in (select ctid from trip.claim where ${isPast} limit $2) returning 1` },
  {
    days: 400,
    sql: `
      with old as (
        select cart_id from trip.ticket_order where departs_at < $1 and forgotten_at is null order by departs_at limit $2
      ), tickets as (
        update trip.cart_ticket set body = body || ${noName} where cart_id in (select cart_id from old)
      ), names as (
        delete from trip.name_change using trip.cart_ticket ticket where ticket.id = ticket_id and ticket.cart_id in (select cart_id from old)
      ), corrections as (
        delete from trip.name_correction using trip.cart_ticket ticket where ticket.id = ticket_id and ticket.cart_id in (select cart_id from old)
      ), holders as (update trip.cart set holder = '' where id in (select cart_id from old))
      update trip.ticket_order set forgotten_at = clock_timestamp() where cart_id in (select cart_id from old) returning 1`,
  },
  {
    days: 400,
    sql: `
      update trip.older_ticket set email = 'forgotten ' || id, ticket = ticket || '{"nombre": "", "apellidos": ""}'
      where id in (
        select id from trip.older_ticket where departs_at < $1 and email not like 'forgotten %' order by departs_at limit $2
      ) returning 1`,
  },
  { days: 400, sql: deleteOld('trip.ended_code', 'ended_at') },
  { days: 400, sql: deleteOld('trip.door_scan', 'received_at') },
  { days: 400, sql: deleteOld('trip.departure_closed', 'closed_at') },
  // What a device scanned and closed names it.
  {
    days: 400,
    sql: deleteOld(
      'trip.door_device',
      'ended_at',
      'not exists (select from trip.door_scan where device_id = door_device.id) and not exists (select from trip.departure_closed where device_id = door_device.id)',
    ),
  },
];
