-- Without claims on any of the seats, nothing has to be cleared, renewed or refused.
create or replace function trip.select_seats(
  p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer, p_now timestamptz, p_expires timestamptz
) returns jsonb language plpgsql as $$
declare
  n integer := array_length(p_seats, 1);
  mine integer;
  v bigint;
begin
  perform trip.lock_run(p_run);
  if exists (select from trip.claim where run_id = p_run and seat = any (p_seats) and legs && p_legs) then
    return trip.select_contested(p_run, p_seats, p_legs, p_holder, p_limit, p_now, p_expires);
  end if;
  select count(distinct seat) into mine from trip.claim
  where run_id = p_run and holder = p_holder and kind <> 'sold' and expires_at > p_now and legs && p_legs;
  if mine + n > p_limit then
    return jsonb_build_object('outcome', 'limit');
  end if;
  update trip.run set version = version + n where id = p_run returning version - n into v;
  insert into trip.seat_event (run_id, version, type, seat, legs, kind, holder, expires_at, happened_at)
  select p_run, v + place, 'seat:selected', seat, p_legs, 'selected', p_holder, p_expires, p_now
  from unnest(p_seats) with ordinality as asked (seat, place);
  insert into trip.claim (run_id, seat, legs, kind, holder, expires_at, version)
  select p_run, seat, p_legs, 'selected', p_holder, p_expires, v + place
  from unnest(p_seats) with ordinality as asked (seat, place);
  return jsonb_build_object('outcome', 'claimed', 'version', v + n, 'claims', (
    select jsonb_agg(jsonb_build_object(
      'seat', seat, 'from', lower(p_legs), 'to', upper(p_legs), 'kind', 'selected', 'cartId', null, 'expiresAt', p_expires,
      'version', v + place
    ) order by seat)
    from unnest(p_seats) with ordinality as asked (seat, place)
  ));
end $$;
