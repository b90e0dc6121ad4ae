-- Selects seats with claims: deletes lapsed ones, refuses those of others, and keeps own ones with their end.
create or replace function trip.select_contested(
  p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer, p_address text, p_places integer, p_share numeric,
  p_now timestamptz, p_expires timestamptz, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  lost integer[];
  own integer[];
  refusal jsonb;
  s integer;
  c record;
  kept_end timestamptz;
  kept_since timestamptz;
  v bigint;
begin
  perform trip.lock_run(p_run);
  perform trip.clear_expired(p_run, p_seats, p_legs, null, p_now);
  select array_agg(distinct seat order by seat) into lost from trip.claim
  where run_id = p_run and seat = any (p_seats) and legs && p_legs
    and (holder <> p_holder or kind = 'sold' or (kind = 'blocked' and legs <> p_legs));
  if lost is not null then
    select version into v from trip.run where id = p_run;
    return jsonb_build_object('outcome', 'taken', 'lost', to_jsonb(lost), 'version', v);
  end if;
  -- The holder's own time may be ahead, in a session of the sandbox.
  for c in
    delete from trip.claim
    where run_id = p_run and seat = any (p_seats) and legs && p_legs and kind = 'selected' and expires_at <= p_at
    returning seat, since, expires_at
  loop
    perform trip.count_held(p_run, c.seat, p_holder, c.since, c.expires_at, p_now);
  end loop;
  select coalesce(array_agg(distinct seat), '{}') into own from trip.claim where run_id = p_run and seat = any (p_seats) and legs && p_legs;
  refusal := trip.refuse_selection(
    p_run, p_seats, array(select seat from unnest(p_seats) as asked (seat) where not seat = any (own)), p_legs, p_holder, p_limit,
    p_address, p_places, p_share, p_expires - p_at, p_now
  );
  if refusal is not null then return refusal; end if;
  foreach s in array p_seats loop
    -- A cart keeps its own end.
    continue when exists (
      select from trip.claim
      where run_id = p_run and seat = s and legs = p_legs and (kind = 'blocked' or expires_at <= p_expires)
    );
    select min(expires_at), min(since) into kept_end, kept_since from trip.claim where run_id = p_run and seat = s and legs && p_legs;
    delete from trip.claim where run_id = p_run and seat = s and legs && p_legs;
    v := trip.log_event(p_run, 'seat:selected', s, p_legs, 'selected', p_holder, least(kept_end, p_expires), p_now);
    insert into trip.claim (run_id, seat, legs, kind, holder, expires_at, version, address, since)
    values (p_run, s, p_legs, 'selected', p_holder, least(kept_end, p_expires), v, p_address, coalesce(kept_since, p_now));
  end loop;
  select version into v from trip.run where id = p_run;
  return jsonb_build_object('outcome', 'claimed', 'version', v, 'claims', (
    select jsonb_agg(jsonb_build_object(
      'seat', seat, 'from', lower(legs), 'to', upper(legs), 'kind', kind, 'cartId', cart_id, 'expiresAt', expires_at, 'version', version
    ) order by seat)
    from trip.claim where run_id = p_run and seat = any (p_seats) and legs && p_legs and holder = p_holder
  ));
end $$;
