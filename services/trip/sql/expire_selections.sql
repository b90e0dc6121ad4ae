-- Deletes the lapsed selections of a run. Returns their number.
create or replace function trip.expire_selections(p_run text, p_now timestamptz) returns integer language plpgsql as $$
declare
  c record;
  n integer := 0;
begin
  perform trip.lock_run(p_run);
  for c in
    delete from trip.claim where run_id = p_run and kind = 'selected' and expires_at <= p_now
    returning seat, legs, holder, kind, since, expires_at
  loop
    perform trip.log_event(p_run, 'seat:expired', c.seat, c.legs, c.kind, c.holder, null, p_now);
    perform trip.count_held(p_run, c.seat, c.holder, c.since, c.expires_at, p_now);
    n := n + 1;
  end loop;
  return n;
end $$;
