-- Selects seats with claims: deletes lapsed ones, renews own ones, refuses those of others.
create or replace function trip.select_contested(
  p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer, p_now timestamptz, p_expires timestamptz
) returns jsonb language plpgsql as $$
declare
  lost integer[];
  mine integer;
  s integer;
  own record;
  v bigint;
begin
  perform trip.lock_run(p_run);
  perform trip.clear_expired(p_run, p_seats, p_legs, p_holder, p_now);
  select array_agg(distinct seat order by seat) into lost from trip.claim
  where run_id = p_run and seat = any (p_seats) and legs && p_legs
    and (holder <> p_holder or kind = 'sold' or (kind = 'blocked' and legs <> p_legs));
  if lost is not null then
    select version into v from trip.run where id = p_run;
    return jsonb_build_object('outcome', 'taken', 'lost', to_jsonb(lost), 'version', v);
  end if;
  select count(distinct seat) into mine from trip.claim
  where run_id = p_run and holder = p_holder and kind <> 'sold' and expires_at > p_now and legs && p_legs and not seat = any (p_seats);
  if mine + array_length(p_seats, 1) > p_limit then
    return jsonb_build_object('outcome', 'limit');
  end if;
  foreach s in array p_seats loop
    select * into own from trip.claim where run_id = p_run and seat = s and legs && p_legs and kind = 'blocked';
    continue when found;
    delete from trip.claim where run_id = p_run and seat = s and legs && p_legs and holder = p_holder and kind = 'selected' and legs <> p_legs;
    v := trip.log_event(p_run, 'seat:selected', s, p_legs, 'selected', p_holder, p_expires, p_now);
    update trip.claim set expires_at = p_expires, version = v
    where run_id = p_run and seat = s and legs = p_legs and holder = p_holder and kind = 'selected';
    if not found then
      insert into trip.claim (run_id, seat, legs, kind, holder, expires_at, version)
      values (p_run, s, p_legs, 'selected', p_holder, p_expires, v);
    end if;
  end loop;
  select version into v from trip.run where id = p_run;
  return jsonb_build_object('outcome', 'claimed', 'version', v, 'claims', (
    select jsonb_agg(jsonb_build_object(
      'seat', seat, 'from', lower(legs), 'to', upper(legs), 'kind', kind, 'cartId', cart_id, 'expiresAt', expires_at, 'version', version
    ) order by seat)
    from trip.claim where run_id = p_run and seat = any (p_seats) and legs && p_legs and holder = p_holder
  ));
end $$;
