import { type Kysely, sql } from 'kysely';

/**
 * A claim is a row under an exclusion constraint over run, seat and legs: no two overlap, on any number of processes.
 * Every change of a run's claims takes the row of the run first, so that its versions have no gaps and no two changes cross.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table trip.run (
      id text primary key,
      version bigint not null default 0
    )`.execute(db);
  await sql`
    create table trip.claim (
      id bigint generated always as identity primary key,
      run_id text not null references trip.run (id),
      seat integer not null,
      legs int4range not null check (not isempty(legs)),
      kind text not null check (kind in ('selected', 'blocked', 'sold')),
      holder text not null,
      cart_id text,
      expires_at timestamptz,
      version bigint not null,
      check ((kind = 'sold') = (expires_at is null)),
      check ((kind = 'blocked') <= (cart_id is not null)),
      exclude using gist (run_id with =, seat with =, legs with &&)
    )`.execute(db);
  await sql`create index claim_cart on trip.claim (cart_id) where cart_id is not null`.execute(db);
  await sql`create index claim_expiry on trip.claim (expires_at) where kind = 'selected'`.execute(db);
  await sql`create index claim_holder on trip.claim (run_id, holder)`.execute(db);
  await sql`
    create table trip.seat_event (
      id bigint generated always as identity primary key,
      run_id text not null,
      version bigint not null,
      type text not null,
      seat integer not null,
      legs int4range not null,
      kind text,
      holder text not null,
      expires_at timestamptz,
      happened_at timestamptz not null,
      published_at timestamptz,
      unique (run_id, version)
    )`.execute(db);
  await sql`create index seat_event_waiting on trip.seat_event (run_id, version) where published_at is null`.execute(db);

  await sql`
    create function trip.lock_run(p_run text) returns bigint language plpgsql as $$
    declare
      v bigint;
    begin
      select version into v from trip.run where id = p_run for update;
      if found then return v; end if;
      insert into trip.run (id) values (p_run) on conflict (id) do nothing;
      select version into v from trip.run where id = p_run for update;
      return v;
    end $$`.execute(db);

  await sql`
    create function trip.log_event(
      p_run text, p_type text, p_seat integer, p_legs int4range, p_kind text, p_holder text, p_expires timestamptz, p_now timestamptz
    ) returns bigint language plpgsql as $$
    declare
      v bigint;
    begin
      update trip.run set version = version + 1 where id = p_run returning version into v;
      insert into trip.seat_event (run_id, version, type, seat, legs, kind, holder, expires_at, happened_at)
      values (p_run, v, p_type, p_seat, p_legs, p_kind, p_holder, p_expires, p_now);
      return v;
    end $$`.execute(db);

  // Removes claims of a run whose time is over; those of the holder p_keep stay, to be renewed in place.
  await sql`
    create function trip.clear_expired(p_run text, p_seats integer[], p_legs int4range, p_keep text, p_now timestamptz)
    returns integer language plpgsql as $$
    declare
      c record;
      n integer := 0;
    begin
      for c in
        delete from trip.claim
        where run_id = p_run and kind <> 'sold' and expires_at <= p_now and legs && p_legs
          and (p_seats is null or seat = any (p_seats)) and (p_keep is null or holder <> p_keep)
        returning seat, legs, holder, kind
      loop
        perform trip.log_event(p_run, 'seat:expired', c.seat, c.legs, c.kind, c.holder, null, p_now);
        n := n + 1;
      end loop;
      return n;
    end $$`.execute(db);

  await sql`
    create function trip.select_seats(
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
    end $$`.execute(db);

  await sql`
    create function trip.unselect_seats(p_run text, p_seats integer[], p_legs int4range, p_holder text, p_now timestamptz)
    returns jsonb language plpgsql as $$
    declare
      c record;
      released integer[] := '{}';
      v bigint;
    begin
      v := trip.lock_run(p_run);
      for c in
        delete from trip.claim
        where run_id = p_run and seat = any (p_seats) and legs && p_legs and holder = p_holder and kind = 'selected'
        returning seat, legs
      loop
        v := trip.log_event(p_run, 'seat:unselected', c.seat, c.legs, null, p_holder, null, p_now);
        released := released || c.seat;
      end loop;
      return jsonb_build_object('released', to_jsonb(released), 'version', v);
    end $$`.execute(db);

  await sql`
    create function trip.put_claim(
      p_run text, p_seat integer, p_legs int4range, p_kind text, p_holder text, p_cart text, p_expires timestamptz, p_now timestamptz
    ) returns bigint language plpgsql as $$
    declare
      v bigint;
    begin
      delete from trip.claim
      where run_id = p_run and seat = p_seat and legs && p_legs and holder = p_holder and kind <> 'sold' and legs <> p_legs;
      v := trip.log_event(p_run, case p_kind when 'sold' then 'seat:sold' when 'blocked' then 'seat:blocked' else 'seat:selected' end,
        p_seat, p_legs, p_kind, p_holder, p_expires, p_now);
      update trip.claim set kind = p_kind, cart_id = p_cart, expires_at = p_expires, version = v
      where run_id = p_run and seat = p_seat and legs = p_legs and holder = p_holder and kind <> 'sold';
      if not found then
        insert into trip.claim (run_id, seat, legs, kind, holder, cart_id, expires_at, version)
        values (p_run, p_seat, p_legs, p_kind, p_holder, p_cart, p_expires, v);
      end if;
      return v;
    end $$`.execute(db);

  await sql`
    create function trip.expire_selections(p_run text, p_now timestamptz) returns integer language plpgsql as $$
    declare
      c record;
      n integer := 0;
    begin
      perform trip.lock_run(p_run);
      for c in
        delete from trip.claim where run_id = p_run and kind = 'selected' and expires_at <= p_now returning seat, legs, holder, kind
      loop
        perform trip.log_event(p_run, 'seat:expired', c.seat, c.legs, c.kind, c.holder, null, p_now);
        n := n + 1;
      end loop;
      return n;
    end $$`.execute(db);

  // The stored answer of a key, or undefined; another body under the same key is told as such. Same table as all other stored answers.
  await sql`
    create function trip.stored_answer(p_key uuid, p_route text, p_hash text) returns jsonb language plpgsql as $$
    declare
      r record;
    begin
      select body_hash, body into r from platform.idempotency where key = p_key and route = p_route;
      if not found then return null; end if;
      if r.body_hash <> p_hash then return jsonb_build_object('outcome', 'key-reused'); end if;
      return r.body::jsonb || jsonb_build_object('replayed', true);
    end $$`.execute(db);

  // A selection and its stored answer are one transaction. Two equal requests at once do the same twice: it is renewed, and the first answer stays.
  await sql`
    create function trip.select_once(
      p_key uuid, p_hash text, p_run text, p_seats integer[], p_legs int4range, p_holder text, p_limit integer,
      p_now timestamptz, p_expires timestamptz, p_at timestamptz
    ) returns jsonb language plpgsql as $$
    declare
      answer jsonb := trip.stored_answer(p_key, 'selectSeat', p_hash);
    begin
      if answer is not null then return answer; end if;
      answer := trip.select_seats(p_run, p_seats, p_legs, p_holder, p_limit, p_now, p_expires) || jsonb_build_object('at', p_at);
      insert into platform.idempotency (key, route, body_hash, status, body, locked_until)
      values (p_key, 'selectSeat', p_hash, 200, answer::text, p_now) on conflict (key, route) do nothing;
      if not found then return trip.stored_answer(p_key, 'selectSeat', p_hash); end if;
      return answer;
    end $$`.execute(db);

  await sql`
    create function trip.unselect_once(
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
    end $$`.execute(db);
}
