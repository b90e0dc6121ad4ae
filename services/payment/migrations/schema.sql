create table payment.bank_event (
  id text not null,
  payment_id text not null,
  type text not null,
  received_at timestamptz not null,
  constraint bank_event_pkey primary key (id)
);

create table payment.coupon (
  id text not null,
  code text not null,
  value jsonb not null,
  account_id text,
  beneficiary text,
  valid_until timestamptz,
  once_per text not null,
  constraint coupon_pkey primary key (id),
  constraint coupon_code_key unique (code),
  constraint coupon_once_per_check check (once_per in ('shop', 'account'))
);
comment on table payment.coupon is 'A coupon is used by a payment that has not failed, so a failed one gives it back by itself.';

create table payment.cart_coupon (
  cart_id text not null,
  coupon_id text not null,
  made_at timestamptz not null default clock_timestamp(),
  constraint cart_coupon_pkey primary key (cart_id),
  constraint cart_coupon_coupon_id_fkey foreign key (coupon_id) references payment.coupon(id)
);
comment on table payment.cart_coupon is 'The coupon of a cart that nobody bought ends with its age.';

create table payment.closed_key (
  idempotency_key uuid not null,
  account_id text not null,
  closed_at timestamptz not null default clock_timestamp(),
  constraint closed_key_pkey primary key (idempotency_key, account_id)
);
comment on table payment.closed_key is 'Keys whose account was told what became of them: no payment of this account begins with one any more. Another account closes nothing.';

create table payment.payment (
  id text not null,
  idempotency_key uuid not null,
  cart_id text not null,
  account_id text not null,
  folio text not null,
  reference text not null,
  state text not null,
  amount bigint not null,
  customer jsonb not null,
  session text,
  reason text,
  bank_id text,
  authorization_code text,
  challenge_id text,
  challenge_url text,
  order_id text,
  release text,
  retry_allowed boolean not null default false,
  created_at timestamptz not null,
  deadline_at timestamptz not null,
  bank_answered_at timestamptz,
  operation_at timestamptz,
  lease_until timestamptz,
  next_try_at timestamptz not null default now(),
  method text not null,
  discount jsonb,
  points bigint not null default 0,
  coupon_use text,
  earns bigint not null default 0,
  reminded_at timestamptz,
  notice_asked boolean not null default false,
  currency text not null default 'MXN',
  persons text[] not null default '{}'::text[],
  capture_refused_at timestamptz,
  constraint payment_pkey primary key (id),
  constraint payment_folio_key unique (folio),
  constraint payment_amount_check check (
case
    when method in ('pasarela-de-pago', 'pay_later', 'reservation') then amount > 0
    else amount = 0
end),
  constraint payment_at_a_till check (method <> 'pay_later' and state <> 'reserved' or method = 'pay_later' and (state in ('created', 'reserved', 'authorised', 'ticketed', 'paid', 'refused'))),
  constraint payment_earns_check check (earns >= 0),
  constraint payment_method_check check (method in ('pasarela-de-pago', 'pay_later', 'no_payment', 'cortesia', 'puntos-viaja', 'reservation')),
  constraint payment_points_check check (points >= 0),
  constraint payment_release_check check (release in ('keep', 'drop')),
  constraint payment_state_check check (state in ('created', 'reserved', 'asking', 'pending', 'challenged', 'closing', 'unknown', 'authorised', 'ticketed', 'voiding', 'paid', 'refused', 'refunded')),
  constraint payment_without_bank check (method <> 'no_payment' or (state in ('created', 'authorised', 'ticketed', 'paid', 'refused')))
);
comment on table payment.payment is 'A cart has one open payment at a time, and none after it was paid. When the bank did not answer, nothing was charged, so the same key may begin another payment. Methods without an amount never involve a bank. A till reads the reference of a reservation. persons has the marks by which unpaid reservations of a person are counted, until they are paid or end.';
create index payment_by_key on payment.payment (idempotency_key, created_at);
create unique index payment_coupon_use on payment.payment (coupon_use) where coupon_use is not null and (state not in ('refused', 'refunded'));
create index payment_of_cart on payment.payment (cart_id, created_at);
create index payment_of_email on payment.payment (lower(customer ->> 'email'), created_at);
create index payment_of_guest on payment.payment (lower(customer ->> 'email')) where (customer ->> 'isGuest')::boolean;
create unique index payment_of_key on payment.payment (idempotency_key) where not (state = 'refused' and not reason is distinct from 'bank-unavailable');
create index payment_of_order on payment.payment (order_id);
create index payment_of_person on payment.payment using gin (persons) where method = 'pay_later' and (state in ('created', 'reserved'));
create unique index payment_of_reference on payment.payment (reference) where method = 'pay_later';
create unique index payment_one_per_cart on payment.payment (cart_id) where state not in ('refused', 'refunded');
create index payment_open on payment.payment (next_try_at) where (state not in ('paid', 'refused', 'refunded')) or release is not null;
create index payment_reserved on payment.payment (account_id) where state = 'reserved';
create index payment_with_name on payment.payment (created_at) where (customer ->> 'email') <> '';

create table payment.coupon_use (
  coupon_id text not null,
  mark text not null,
  payment_id text not null,
  constraint coupon_use_pkey primary key (coupon_id, mark),
  constraint coupon_use_coupon_id_fkey foreign key (coupon_id) references payment.coupon(id),
  constraint coupon_use_payment_id_fkey foreign key (payment_id) references payment.payment(id)
);
comment on table payment.coupon_use is 'The marks of the person who used a coupon, so that another account of the same person has no other use.';
create index coupon_use_of on payment.coupon_use (payment_id);

create table payment.payment_log (
  id bigint generated always as identity,
  payment_id text not null,
  event text not null,
  at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  constraint payment_log_pkey primary key (id),
  constraint payment_log_payment_id_fkey foreign key (payment_id) references payment.payment(id)
);
comment on table payment.payment_log is 'What was asked for a payment.';
create index payment_log_of on payment.payment_log (payment_id, id);

create table payment.points_entry (
  id bigint generated always as identity,
  reference text not null,
  account_id text not null,
  amount bigint not null,
  description text not null,
  made_at timestamptz not null,
  counts_from timestamptz,
  expires_at timestamptz,
  constraint points_entry_pkey primary key (id),
  constraint points_entry_reference_account_id_key unique (reference, account_id),
  constraint points_entry_amount_check check (amount <> 0)
);
comment on table payment.points_entry is 'A booking is two entries whose amounts sum to zero; a balance is a sum (decision 27). What was spent has no end; points that came back count like new ones.';
create index points_expiring on payment.points_entry (expires_at) where expires_at is not null;
create index points_of_account on payment.points_entry (account_id, id);

create table payment.refund (
  id uuid not null,
  payment_id text not null,
  ticket_id text,
  amount bigint not null,
  state text not null default 'asked',
  operator text not null,
  reason text not null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  next_try_at timestamptz not null default clock_timestamp(),
  way text not null default 'bank',
  constraint refund_pkey primary key (id),
  constraint refund_amount_check check (amount > 0),
  constraint refund_state_check check (state in ('asked', 'done', 'refused', 'exceeded')),
  constraint refund_way_check check (way in ('bank', 'till', 'points')),
  constraint refund_payment_id_fkey foreign key (payment_id) references payment.payment(id)
);
comment on table payment.refund is 'What an operator gives back (decision 42). The id is its key at the bank and in the ledger of points, so it is given once.';
create index refund_of_payment on payment.refund (payment_id);
create index refund_open on payment.refund (next_try_at) where state = 'asked';

create table payment.resent_mail (
  order_id text not null,
  recipient text not null,
  sent_at timestamptz not null
);
create index resent_mail_order on payment.resent_mail (order_id, sent_at);

create table payment.reservation_link (
  token_hash text not null,
  reservation_id text not null,
  made_at timestamptz not null,
  constraint reservation_link_pkey primary key (token_hash)
);
comment on table payment.reservation_link is 'The reservation of the older platform that a mailed link pays; only the hash of its token is stored.';

create table payment.ride_coupon (
  account_id text not null,
  order_id text not null,
  codes jsonb not null,
  given_at timestamptz not null,
  constraint ride_coupon_pkey primary key (account_id)
);

create table payment.ride_mark (
  mark text not null,
  given_at timestamptz not null,
  constraint ride_mark_pkey primary key (mark)
);
comment on table payment.ride_mark is 'The marks of the persons who got a coupon for a ride.';

create table payment.saved_card (
  id text not null,
  account_id text not null,
  brand text not null,
  last4 text not null,
  holder_name text not null,
  expiry_month text not null,
  expiry_year text not null,
  token text not null,
  fingerprint text not null,
  preferred boolean not null,
  created_at timestamptz not null,
  constraint saved_card_pkey primary key (id),
  constraint saved_card_account_id_fingerprint_key unique (account_id, fingerprint)
);
create unique index saved_card_preferred on payment.saved_card (account_id) where preferred;
