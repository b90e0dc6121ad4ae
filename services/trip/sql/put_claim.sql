-- Writes a claim of a holder on a seat, in place of the holder's overlapping claims. Returns its version. The run must be locked. A cart makes
-- the holder's earlier selections of the seat forgotten; `p_address` is that of a selection.
create or replace function trip.put_claim(
  p_run text, p_seat integer, p_legs int4range, p_kind text, p_holder text, p_cart text, p_expires timestamptz, p_now timestamptz,
  p_address text default null
) returns bigint language plpgsql as $$
declare
  v bigint;
  begun timestamptz := case p_kind when 'selected' then p_now end;
begin
  delete from trip.held_seat where run_id = p_run and holder = p_holder and seat = p_seat;
  delete from trip.claim
  where run_id = p_run and seat = p_seat and legs && p_legs and holder = p_holder and kind <> 'sold' and legs <> p_legs;
  v := trip.log_event(p_run, case p_kind when 'sold' then 'seat:sold' when 'blocked' then 'seat:blocked' else 'seat:selected' end,
    p_seat, p_legs, p_kind, p_holder, p_expires, p_now);
  update trip.claim set kind = p_kind, cart_id = p_cart, expires_at = p_expires, version = v, address = p_address, since = begun
  where run_id = p_run and seat = p_seat and legs = p_legs and holder = p_holder and kind <> 'sold';
  if not found then
    insert into trip.claim (run_id, seat, legs, kind, holder, cart_id, expires_at, version, address, since)
    values (p_run, p_seat, p_legs, p_kind, p_holder, p_cart, p_expires, v, p_address, begun);
  end if;
  return v;
end $$;
