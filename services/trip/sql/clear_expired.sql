-- Deletes lapsed claims of a run. Those of the holder p_keep stay, so that a cart can still have them.
create or replace function trip.clear_expired(p_run text, p_seats integer[], p_legs int4range, p_keep text, p_now timestamptz)
returns integer language plpgsql as $$
declare
  c record;
  n integer := 0;
begin
  for c in
    delete from trip.claim
    where run_id = p_run and kind <> 'sold' and expires_at <= p_now and legs && p_legs
      and (p_seats is null or seat = any (p_seats)) and (p_keep is null or holder <> p_keep)
    returning seat, legs, holder, kind, since, expires_at
  loop
    perform trip.log_event(p_run, 'seat:expired', c.seat, c.legs, c.kind, c.holder, null, p_now);
    perform trip.count_held(p_run, c.seat, c.holder, c.since, c.expires_at, p_now);
    n := n + 1;
  end loop;
  return n;
end $$;
