-- Releases the seats that a holder selected.
create or replace function trip.unselect_seats(p_run text, p_seats integer[], p_legs int4range, p_holder text, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  c record;
  released integer[] := '{}';
  v bigint;
begin
  v := trip.lock_run(p_run);
  for c in
    delete from trip.claim
    where run_id = p_run and seat = any (p_seats) and legs && p_legs and holder = p_holder and kind = 'selected'
    returning seat, legs, since, expires_at
  loop
    v := trip.log_event(p_run, 'seat:unselected', c.seat, c.legs, null, p_holder, null, p_now);
    perform trip.count_held(p_run, c.seat, p_holder, c.since, c.expires_at, p_now);
    released := released || c.seat;
  end loop;
  return jsonb_build_object('released', to_jsonb(released), 'version', v);
end $$;
