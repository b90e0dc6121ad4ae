create extension if not exists btree_gist;

create extension if not exists pg_trgm;

create sequence trip.order_number;

create table trip.cart (
  id text not null,
  account_id text not null,
  holder text not null,
  block_key uuid not null,
  status text not null,
  payment_id text,
  is_change boolean not null default false,
  total bigint not null,
  services_total bigint not null,
  created_at timestamptz not null,
  own_expires_at timestamptz not null,
  expires_at timestamptz not null,
  credits_total bigint not null default 0,
  earn_points bigint not null default 0,
  currency text not null,
  persons text[] not null default '{}'::text[],
  network text,
  ended_payments text[] not null default '{}'::text[],
  constraint cart_pkey primary key (id),
  constraint cart_account_id_block_key_key unique (account_id, block_key),
  constraint cart_credits_check check (credits_total >= 0 and credits_total <= (total + services_total)),
  constraint cart_earn_points_check check (earn_points >= 0),
  constraint cart_status_check check (status in ('open', 'paying', 'sold', 'reserved', 'released', 'expired'))
);
comment on table trip.cart is 'Money is in 1/100000 of the currency. credits_total is the value of the tickets that it changes. ended_payments have released it, and may not extend it again. persons and network are keyed hashes by which unpaid seats are counted; they go when the cart ends or is paid.';
create index cart_ended on trip.cart (expires_at) where status in ('released', 'expired');
create index cart_expiry on trip.cart (expires_at) where status in ('open', 'paying');
create index cart_holder on trip.cart (holder) where status in ('open', 'paying');

create table trip.older_ticket (
  id text not null,
  operation text not null,
  reservation text,
  email text not null,
  ikey text not null,
  ticket jsonb not null,
  departs_at timestamptz not null,
  release_at timestamptz,
  paid bigint not null,
  paid_with text,
  payment_id text,
  cancellation text,
  renamed boolean not null default false,
  changed_at timestamptz,
  used_at timestamptz,
  constraint older_ticket_pkey primary key (id),
  constraint older_ticket_check check (ikey = '' or paid_with is not null),
  constraint older_ticket_check1 check (ikey <> '' or release_at is not null),
  constraint older_ticket_paid_check check (paid >= 0),
  constraint older_ticket_paid_with_check check (paid_with in ('card', 'coupon', 'agreement'))
);
comment on table trip.older_ticket is 'The tickets of the older platform. ticket has the facts as it handed them over; name and key may change afterwards.';
create index older_ticket_of_email on trip.older_ticket (email, departs_at);
create index older_ticket_of_key on trip.older_ticket (ikey) where ikey <> '';
create index older_ticket_of_operation on trip.older_ticket (operation);
create index older_ticket_of_reservation on trip.older_ticket (reservation);

create table trip.cart_ticket (
  id text not null,
  cart_id text not null,
  position integer not null,
  run_id text not null,
  seat integer not null,
  legs int4range not null,
  status text not null,
  item_id text,
  body jsonb not null,
  replaces text,
  renamed boolean not null default false,
  replaces_older text,
  used_at timestamptz,
  constraint cart_ticket_pkey primary key (id),
  constraint cart_ticket_cart_id_position_key unique (cart_id, "position"),
  constraint cart_ticket_item_id_key unique (item_id),
  constraint cart_ticket_replaces_one check (replaces is null or replaces_older is null),
  constraint cart_ticket_status_check check (status in ('held', 'reserved', 'issued', 'cancelled', 'changed', 'released')),
  constraint cart_ticket_cart_id_fkey foreign key (cart_id) references trip.cart(id),
  constraint cart_ticket_replaces_fkey foreign key (replaces) references trip.cart_ticket(id),
  constraint cart_ticket_replaces_older_fkey foreign key (replaces_older) references trip.older_ticket(id)
);
comment on table trip.cart_ticket is 'replaces and replaces_older name the bought ticket that a new one replaces.';
create index cart_ticket_of_name on trip.cart_ticket using gin (translate(lower(((body ->> 'firstName') || ' ') || (body ->> 'lastName')), 'áéíóúüñ', 'aeiouun') gin_trgm_ops) where item_id is not null;
create index cart_ticket_of_run on trip.cart_ticket (run_id) where status = 'issued';
create index cart_ticket_replaces on trip.cart_ticket (replaces) where replaces is not null;
create index cart_ticket_replaces_older on trip.cart_ticket (replaces_older) where replaces_older is not null;
create index cart_ticket_reserved on trip.cart_ticket (run_id) where status = 'reserved';

create table trip.cancellation (
  ticket_id text not null,
  request_key uuid not null,
  cancelled_at timestamptz not null,
  constraint cancellation_pkey primary key (ticket_id),
  constraint cancellation_ticket_id_fkey foreign key (ticket_id) references trip.cart_ticket(id)
);
create index cancellation_request on trip.cancellation (request_key);

create table trip.run (
  id text not null,
  version bigint not null default 0,
  constraint run_pkey primary key (id)
);

create table trip.claim (
  id bigint generated always as identity,
  run_id text not null,
  seat integer not null,
  legs int4range not null,
  kind text not null,
  holder text not null,
  cart_id text,
  expires_at timestamptz,
  version bigint not null,
  address text,
  since timestamptz,
  constraint claim_pkey primary key (id),
  constraint claim_run_id_seat_legs_excl exclude using gist (run_id with =, seat with =, legs with &&),
  constraint claim_check check ((kind = 'sold') = (expires_at is null)),
  constraint claim_check1 check ((kind = 'blocked') <= (cart_id is not null)),
  constraint claim_kind_check check (kind in ('selected', 'blocked', 'sold')),
  constraint claim_legs_check check (not isempty(legs)),
  constraint claim_run_id_fkey foreign key (run_id) references trip.run(id)
);
comment on table trip.claim is 'Claims never overlap, on any number of processes. Every change of a run''s claims locks the row of the run first, so versions have no gaps. address and since are those of a selection.';
create index claim_cart on trip.claim (cart_id) where cart_id is not null;
create index claim_expiry on trip.claim (expires_at) where kind = 'selected';
create index claim_holder on trip.claim (run_id, holder);
create index claim_of_day on trip.claim ("right"(run_id, 10));

create table trip.door_device (
  id uuid not null,
  name text not null,
  key_hash text not null,
  request_key uuid not null,
  created_at timestamptz not null,
  staff_id text not null,
  staff_name text not null,
  last_seen_at timestamptz,
  ended_at timestamptz,
  constraint door_device_pkey primary key (id),
  constraint door_device_key_hash_key unique (key_hash),
  constraint door_device_request_key_key unique (request_key)
);
comment on table trip.door_device is 'key_hash is the SHA-256 of its key, in base64url.';

create table trip.departure_closed (
  run_id text not null,
  closed_at timestamptz not null,
  device_id uuid not null,
  constraint departure_closed_pkey primary key (run_id),
  constraint departure_closed_device_id_fkey foreign key (device_id) references trip.door_device(id)
);

create table trip.door_scan (
  device_id uuid not null,
  id uuid not null,
  run_id text not null,
  ticket_id text,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  refusal text,
  constraint door_scan_pkey primary key (device_id, id),
  constraint door_scan_refusal_check check (refusal in ('cancelled', 'replaced', 'not-paid', 'other-departure', 'unknown')),
  constraint door_scan_unknown check ((ticket_id is null) = (coalesce(refusal, '') = 'unknown')),
  constraint door_scan_device_id_fkey foreign key (device_id) references trip.door_device(id)
);
comment on table trip.door_scan is 'Every scan, in the time of the service. Of those of a ticket without a refusal the earliest boards. ticket_id is of either platform.';
create index door_scan_received on trip.door_scan (received_at);
create index door_scan_ticket on trip.door_scan (ticket_id) where ticket_id is not null;

create table trip.ended_code (
  item_id text not null,
  ticket_id text not null,
  ended_at timestamptz not null,
  constraint ended_code_pkey primary key (item_id)
);
comment on table trip.ended_code is 'A code that a new name ended stays known, so that a driver reads why it is not valid.';
create index ended_code_of_ticket on trip.ended_code (ticket_id);

create table trip.given_back (
  refund_id uuid not null,
  ticket_id text not null,
  amount bigint not null,
  constraint given_back_pkey primary key (refund_id, ticket_id),
  constraint given_back_amount_check check (amount > 0),
  constraint given_back_ticket_id_fkey foreign key (ticket_id) references trip.cart_ticket(id)
);
comment on table trip.given_back is 'What the payment service takes from the worth of tickets before it pays that back (decision 42), so that no cancellation gives it again.';

create table trip.held_seat (
  run_id text not null,
  holder text not null,
  seat integer not null,
  held interval not null,
  ended_at timestamptz not null,
  constraint held_seat_pkey primary key (run_id, holder, seat)
);
comment on table trip.held_seat is 'How long a holder selected a seat without a cart.';

create table trip.name_change (
  ticket_id text not null,
  request_key uuid not null,
  before text not null,
  after text not null,
  comments text not null,
  renamed_at timestamptz not null,
  constraint name_change_pkey primary key (ticket_id),
  constraint name_change_ticket_id_fkey foreign key (ticket_id) references trip.cart_ticket(id)
);

create table trip.name_correction (
  ticket_id text not null,
  request_key uuid not null,
  before text not null,
  after text not null,
  corrected_at timestamptz not null,
  constraint name_correction_pkey primary key (ticket_id, request_key),
  constraint name_correction_ticket_id_fkey foreign key (ticket_id) references trip.cart_ticket(id)
);
comment on table trip.name_correction is 'Typing errors that the company corrected. They do not use up the one change of name of the traveller.';

create table trip.network (
  version text not null,
  demo boolean not null,
  active boolean not null,
  loaded_at timestamptz not null,
  currency text not null,
  summary jsonb,
  constraint network_pkey primary key (version)
);
comment on table trip.network is 'The stored timetables. The transaction that activates a row retires the one before.';
create unique index network_active on trip.network (active) where active;

create table trip.network_part (
  version text not null,
  list text not null,
  number integer not null,
  items text not null,
  constraint network_part_pkey primary key (version, list, number),
  constraint network_part_version_fkey foreign key (version) references trip.network(version) on delete cascade
);
comment on table trip.network_part is 'A network is stored in parts, because one value of a large network held up every request that came while it was read.';

create table trip.refund (
  ticket_id text not null,
  account_id text not null,
  amount bigint not null,
  reference text not null,
  credit_key uuid not null default gen_random_uuid(),
  credited_at timestamptz,
  next_try_at timestamptz not null,
  constraint refund_pkey primary key (ticket_id),
  constraint refund_reference_key unique (reference),
  constraint refund_amount_check check (amount >= 0)
);
comment on table trip.refund is 'The refunds of both platforms. A row waits until the payment service has credited it under its reference and taken back what the ticket had earned.';
create index refund_due on trip.refund (next_try_at) where credited_at is null;

create table trip.seat_event (
  id bigint generated always as identity,
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
  constraint seat_event_pkey primary key (id),
  constraint seat_event_run_id_version_key unique (run_id, version)
);
create index seat_event_published on trip.seat_event (published_at) where published_at is not null;
create index seat_event_waiting on trip.seat_event (run_id, version) where published_at is null;

create table trip.taxi_sale (
  id text not null,
  status text not null,
  constraint taxi_sale_pkey primary key (id),
  constraint taxi_sale_status_check check (status in ('active', 'inactive'))
);
comment on table trip.taxi_sale is 'A sale has the id of its ticket, of either platform, because a ticket has one taxi.';

create table trip.ticket_order (
  number bigint not null,
  id text not null,
  cart_id text not null,
  payment_id text not null,
  account_id text not null,
  status text not null,
  method text not null,
  folio text not null,
  transaction_id text not null,
  created_at timestamptz not null,
  discount jsonb,
  reference text,
  pay_before timestamptz,
  departs_at timestamptz,
  reminded_at timestamptz,
  forgotten_at timestamptz,
  constraint ticket_order_pkey primary key (number),
  constraint ticket_order_cart_id_key unique (cart_id),
  constraint ticket_order_id_key unique (id),
  constraint ticket_order_payment_id_key unique (payment_id),
  constraint ticket_order_transaction_id_key unique (transaction_id),
  constraint ticket_order_status_check check (status in ('paid', 'reserved', 'cancelled')),
  constraint ticket_order_cart_id_fkey foreign key (cart_id) references trip.cart(id)
);
comment on table trip.ticket_order is 'discount is the coupon or the points that reduced it. Its buyer is reminded once of departs_at, the first departure. forgotten_at is when its names were deleted.';
create index ticket_order_account on trip.ticket_order (account_id);
create index ticket_order_to_forget on trip.ticket_order (departs_at) where forgotten_at is null;
create index ticket_order_to_remind on trip.ticket_order (departs_at) where reminded_at is null;
