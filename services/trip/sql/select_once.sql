-- A selection and its stored answer are one transaction. Two equal requests at once select twice: the second changes nothing, and the first answer stays.
create or replace function trip.select_once(
  p_key uuid, p_hash text, p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer,
  p_address text, p_places integer, p_share numeric, p_now timestamptz, p_expires timestamptz, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  answer jsonb := trip.stored_answer(p_key, 'selectSeat', p_hash);
begin
  if answer is not null then return answer; end if;
  answer := trip.select_seats(p_run, p_seats, p_legs, p_holder, p_limit, p_address, p_places, p_share, p_now, p_expires, p_at) || jsonb_build_object('at', p_at);
  insert into platform.idempotency (key, route, body_hash, status, body, locked_until)
  values (p_key, 'selectSeat', p_hash, 200, answer::text, p_now) on conflict (key, route) do nothing;
  if not found then return trip.stored_answer(p_key, 'selectSeat', p_hash); end if;
  return answer;
end $$;
