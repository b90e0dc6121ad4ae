-- Adds a selection that ends now to the time for which its holder held the seat. An hour after the last selection the count starts again.
create or replace function trip.count_held(
  p_run text, p_seat integer, p_holder text, p_since timestamptz, p_expires timestamptz, p_now timestamptz
) returns void language plpgsql as $$
begin
  if p_since is null then return; end if;
  insert into trip.held_seat as known (run_id, holder, seat, held, ended_at)
  values (p_run, p_holder, p_seat, greatest(least(p_expires, p_now) - p_since, interval '0'), p_now)
  on conflict (run_id, holder, seat) do update set
    held = excluded.held + case when known.ended_at > p_now - interval '1 hour' then known.held else interval '0' end,
    ended_at = excluded.ended_at;
end $$;
