-- Returns why a holder may not select these seats, or null. `p_new` are those that the holder does not hold yet. The run must be locked.
create or replace function trip.refuse_selection(
  p_run text, p_seats integer[], p_new integer[], p_legs int4range, p_holder text, p_limit integer, p_address text, p_places integer,
  p_share numeric, p_length interval, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  mine integer;
  of_address integer;
  of_others integer;
  again integer[];
begin
  select count(distinct seat) filter (where holder = p_holder and kind <> 'sold' and not seat = any (p_seats)),
    count(distinct seat) filter (where address = p_address),
    count(distinct seat) filter (where address is distinct from p_address)
  into mine, of_address, of_others
  from trip.claim
  where run_id = p_run and legs && p_legs and (expires_at is null or expires_at > p_now) and not seat = any (p_new);
  if mine + array_length(p_seats, 1) > p_limit then
    return jsonb_build_object('outcome', 'limit');
  end if;
  -- The end of a selection and its start are read from two clocks, a moment apart.
  select array_agg(seat order by seat) into again from trip.held_seat
  where run_id = p_run and holder = p_holder and seat = any (p_new) and ended_at > p_now - interval '1 hour'
    and held > p_length + interval '1 second';
  if again is not null then
    return jsonb_build_object('outcome', 'claimed-before', 'seats', to_jsonb(again));
  end if;
  -- The address has those of its claims that no proved person has: selections, and carts of guests who proved nothing. Whatever is left of a
  -- bus, it may select for two parties.
  if cardinality(p_new) > 0 and of_address + cardinality(p_new) > greatest(2 * p_limit, floor((p_places - of_others) * p_share)) then
    return jsonb_build_object('outcome', 'address-limit');
  end if;
  return null;
end $$;
