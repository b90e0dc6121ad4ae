-- Locks the row of a run until the end of the transaction, and creates it when it is missing. Returns its version.
create or replace function trip.lock_run(p_run text) returns bigint language plpgsql as $$
declare
  v bigint;
begin
  select version into v from trip.run where id = p_run for update;
  if found then return v; end if;
  insert into trip.run (id) values (p_run) on conflict (id) do nothing;
  select version into v from trip.run where id = p_run for update;
  return v;
end $$;
