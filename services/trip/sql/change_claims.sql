-- Returns one answer for each request, in their order. Each request is all or none, and sees the changes of those before it.
create or replace function trip.change_claims(p_run text, p_requests jsonb) returns setof jsonb language plpgsql as $$
declare
  r record;
begin
  for r in
    select * from jsonb_to_recordset(p_requests) as request (
      verb text, key uuid, hash text, seats integer[], legs int4range, holder text, "limit" integer,
      address text, places integer, share numeric,
      "machineNow" timestamptz, "expiresAt" timestamptz, at timestamptz
    )
  loop
    if r.verb = 'select' then
      return next trip.select_once(
        r.key, r.hash, p_run, r.seats, r.legs, r.holder, r."limit", r.address, r.places, r.share, r."machineNow", r."expiresAt", r.at
      );
    else
      return next trip.unselect_once(r.key, r.hash, p_run, r.seats, r.legs, r.holder, r."machineNow", r.at);
    end if;
  end loop;
end $$;
