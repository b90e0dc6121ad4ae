-- Returns the stored answer of a key, or null. Another body under the same key returns the outcome key-reused.
create or replace function trip.stored_answer(p_key uuid, p_route text, p_hash text) returns jsonb language plpgsql as $$
declare
  r record;
begin
  select body_hash, body into r from platform.idempotency where key = p_key and route = p_route;
  if not found then return null; end if;
  if r.body_hash <> p_hash then return jsonb_build_object('outcome', 'key-reused'); end if;
  return r.body::jsonb || jsonb_build_object('replayed', true);
end $$;
