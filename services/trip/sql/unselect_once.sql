-- A release and its stored answer are one transaction.
create or replace function trip.unselect_once(
  p_key uuid, p_hash text, p_run text, p_seats integer[], p_legs int4range, p_holder text, p_now timestamptz, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  answer jsonb := trip.stored_answer(p_key, 'unselectSeat', p_hash);
begin
  if answer is not null then return answer; end if;
  answer := trip.unselect_seats(p_run, p_seats, p_legs, p_holder, p_now) || jsonb_build_object('at', p_at, 'claims', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'seat', seat, 'from', lower(legs), 'to', upper(legs), 'kind', kind, 'cartId', cart_id, 'expiresAt', expires_at, 'version', version
    ) order by seat), '[]')
    from trip.claim where run_id = p_run and holder = p_holder and (expires_at is null or expires_at > p_at)
  ));
  insert into platform.idempotency (key, route, body_hash, status, body, locked_until)
  values (p_key, 'unselectSeat', p_hash, 200, answer::text, p_now) on conflict (key, route) do nothing;
  if not found then return trip.stored_answer(p_key, 'unselectSeat', p_hash); end if;
  return answer;
end $$;
