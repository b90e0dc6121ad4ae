-- Writes a claim of a holder on a seat, in place of the holder's overlapping claims. Returns its version. The run must be locked.
create or replace function trip.put_claim(
  p_run text, p_seat integer, p_legs int4range, p_kind text, p_holder text, p_cart text, p_expires timestamptz, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v bigint;
begin
  delete from trip.claim
  where run_id = p_run and seat = p_seat and legs && p_legs and holder = p_holder and kind <> 'sold' and legs <> p_legs;
  v := trip.log_event(p_run, case p_kind when 'sold' then 'seat:sold' when 'blocked' then 'seat:blocked' else 'seat:selected' end,
    p_seat, p_legs, p_kind, p_holder, p_expires, p_now);
  update trip.claim set kind = p_kind, cart_id = p_cart, expires_at = p_expires, version = v
  where run_id = p_run and seat = p_seat and legs = p_legs and holder = p_holder and kind <> 'sold';
  if not found then
    insert into trip.claim (run_id, seat, legs, kind, holder, cart_id, expires_at, version)
    values (p_run, p_seat, p_legs, p_kind, p_holder, p_cart, p_expires, v);
  end if;
  return v;
end $$;
