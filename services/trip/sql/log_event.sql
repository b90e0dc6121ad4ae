-- Inserts an event with the next version of its run. Returns that version. The run must be locked.
create or replace function trip.log_event(
  p_run text, p_type text, p_seat integer, p_legs int4range, p_kind text, p_holder text, p_expires timestamptz, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v bigint;
begin
  update trip.run set version = version + 1 where id = p_run returning version into v;
  insert into trip.seat_event (run_id, version, type, seat, legs, kind, holder, expires_at, happened_at)
  values (p_run, v, p_type, p_seat, p_legs, p_kind, p_holder, p_expires, p_now);
  return v;
end $$;
