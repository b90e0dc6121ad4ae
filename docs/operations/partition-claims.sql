-- Divides the claims into 8 partitions by the run, each with the exclusion constraint itself (PostgreSQL 15 has none on the whole). A claim
-- concerns one run, so no other statement of the services changes. Run it while the services are stopped; they need the same schema before it.
begin;
alter table trip.claim rename to claim_whole;
create sequence trip.claim_number;
select setval('trip.claim_number', coalesce(max(id), 0) + 1) from trip.claim_whole;
create table trip.claim (like trip.claim_whole including constraints) partition by hash (run_id);
alter table trip.claim alter column id set default nextval('trip.claim_number'), add foreign key (run_id) references trip.run (id);
alter sequence trip.claim_number owned by trip.claim.id;
do $$
begin
  for part in 0 .. 7 loop
    execute format('create table trip.claim_%s partition of trip.claim for values with (modulus 8, remainder %s)', part, part);
    execute format(
      'alter table trip.claim_%s add primary key (id), add exclude using gist (run_id with =, seat with =, legs with &&)', part);
  end loop;
end $$;
insert into trip.claim select * from trip.claim_whole;
drop table trip.claim_whole;
create index claim_cart on trip.claim (cart_id) where cart_id is not null;
create index claim_expiry on trip.claim (expires_at) where kind = 'selected';
create index claim_holder on trip.claim (run_id, holder);
create index claim_of_day on trip.claim (right(run_id, 10));
commit;
