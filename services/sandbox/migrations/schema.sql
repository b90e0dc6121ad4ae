create table sandbox.bank_card (
  token text not null,
  number_jwe text not null,
  created_at timestamptz not null,
  constraint bank_card_pkey primary key (token)
);
comment on table sandbox.bank_card is 'The bank keeps a number as the browser encrypted it.';

create table sandbox.bank_payment (
  payment_id text not null,
  status text not null,
  amount bigint not null,
  currency text not null,
  outcome text not null,
  brand text,
  last4 text,
  reason text,
  authorization_code text,
  challenge_token text,
  challenge_tries integer not null default 0,
  settle_at timestamptz,
  return_origin text not null default '',
  notify_url text not null default '',
  session text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bank_payment_pkey primary key (payment_id),
  constraint bank_payment_challenge_token_key unique (challenge_token),
  constraint bank_payment_status_check check (status in ('processing', 'challenge', 'authorised', 'captured', 'refused', 'voided', 'refunded'))
);
create index bank_payment_open on sandbox.bank_payment (settle_at) where status in ('processing', 'challenge');

create table sandbox.bank_entry (
  payment_id text not null,
  kind text not null,
  amount bigint not null,
  made_at timestamptz not null,
  key text not null default '',
  constraint bank_entry_pkey primary key (payment_id, kind, key),
  constraint bank_entry_kind_check check (kind in ('authorisation', 'capture', 'void', 'refund')),
  constraint bank_entry_payment_id_fkey foreign key (payment_id) references sandbox.bank_payment(payment_id)
);

create table sandbox.bank_event (
  id uuid not null default gen_random_uuid(),
  payment_id text not null,
  status text not null,
  url text not null,
  session text,
  happened_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz,
  constraint bank_event_pkey primary key (id),
  constraint bank_event_payment_id_fkey foreign key (payment_id) references sandbox.bank_payment(payment_id)
);
create index bank_event_waiting on sandbox.bank_event (next_try_at) where delivered_at is null;

create table sandbox.bank_key (
  kid text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  constraint bank_key_pkey primary key (kid)
);

create table sandbox.delay (
  trip_id text not null,
  service_date text not null,
  seconds integer not null,
  constraint delay_pkey primary key (trip_id, service_date)
);

create table sandbox.reading (
  number bigint generated always as identity,
  unit text not null,
  answer jsonb not null,
  read_at timestamptz not null,
  constraint reading_pkey primary key (number)
);
create index reading_of_unit on sandbox.reading (unit, number);

create table sandbox.stripe_call (
  key text not null,
  request text not null,
  status integer,
  body jsonb,
  made_at timestamptz not null,
  constraint stripe_call_pkey primary key (key)
);
comment on table sandbox.stripe_call is 'The answers of the double of Stripe by their idempotency keys.';

create table sandbox.stripe_object (
  id text not null,
  body jsonb not null,
  created_at timestamptz not null,
  constraint stripe_object_pkey primary key (id)
);
comment on table sandbox.stripe_object is 'What the double of Stripe adds to the books of the bank. Numbers and codes are encrypted for the bank.';

create table sandbox.till_movement (
  receipt text not null,
  reference text not null,
  amount bigint not null,
  outcome text not null,
  made_at timestamptz not null,
  constraint till_movement_pkey primary key (receipt)
);

create table sandbox.till_notice (
  receipt text not null,
  reference text not null,
  amount bigint not null,
  session text,
  due_at timestamptz not null,
  constraint till_notice_pkey primary key (receipt),
  constraint till_notice_receipt_fkey foreign key (receipt) references sandbox.till_movement(receipt)
);
comment on table sandbox.till_notice is 'What a till tells late, by the clock of its session.';
