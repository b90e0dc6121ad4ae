-- Without claims on any of the seats, nothing has to be cleared, kept or refused to others.
create or replace function trip.select_seats(
  p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer, p_address text, p_places integer, p_share numeric,
  p_now timestamptz, p_expires timestamptz, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  n integer := array_length(p_seats, 1);
  refusal jsonb;
  v bigint;
begin
  perform trip.lock_run(p_run);
  if exists (select from trip.claim where run_id = p_run and seat = any (p_seats) and legs && p_legs) then
    return trip.select_contested(p_run, p_seats, p_legs, p_holder, p_limit, p_address, p_places, p_share, p_now, p_expires, p_at);
  end if;
  refusal := trip.refuse_selection(
    p_run, p_seats, p_seats, p_legs, p_holder, p_limit, p_address, p_places, p_share, p_expires - p_at, p_now
  );
  if refusal is not null then return refusal; end if;
  update trip.run set version = version + n where id = p_run returning version - n into v;
  insert into trip.seat_event (run_id, version, type, seat, legs, kind, holder, expires_at, happened_at)
  select p_run, v + place, 'seat:selected', seat, p_legs, 'selected', p_holder, p_expires, p_now
  from unnest(p_seats) with ordinality as asked (seat, place);
  insert into trip.claim (run_id, seat, legs, kind, holder, expires_at, version, address, since)
  select p_run, seat, p_legs, 'selected', p_holder, p_expires, v + place, p_address, p_now
  from unnest(p_seats) with ordinality as asked (seat, place);
  return jsonb_build_object('outcome', 'claimed', 'version', v + n, 'claims', (
    select jsonb_agg(jsonb_build_object(
      'seat', seat, 'from', lower(p_legs), 'to', upper(p_legs), 'kind', 'selected', 'cartId', null, 'expiresAt', p_expires,
      'version', v + place
    ) order by seat)
    from unnest(p_seats) with ordinality as asked (seat, place)
  ));
end $$;
