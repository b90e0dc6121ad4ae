create table platform.act (
  id bigint generated always as identity,
  made_at timestamptz not null,
  staff_id text not null,
  staff_name text not null,
  session text not null,
  act text not null,
  about text[] not null,
  label text,
  reason text,
  detail jsonb not null default '{}'::jsonb,
  request_key uuid,
  constraint act_pkey primary key (id)
);
comment on table platform.act is 'What persons of the company did. Each row is written in the transaction of its act and never changed. session is for an audit. request_key is set where nothing else finds the earlier try of a request.';
create index act_about on platform.act using gin (about);
create index act_made on platform.act (made_at);
create index act_of_person on platform.act (staff_id, id);
create unique index act_of_request on platform.act (request_key, act) where request_key is not null;

create unlogged table platform.call_level (
  service text not null,
  caller text not null,
  level double precision not null,
  per_minute double precision not null,
  at double precision not null,
  constraint call_level_pkey primary key (service, caller)
);
comment on table platform.call_level is 'Its rows sink to zero within a minute, so the table is unlogged and no call waits for the write-ahead log.';

create table platform.ended_session (
  session text not null,
  ended_at timestamptz not null,
  constraint ended_session_pkey primary key (session)
);

create table platform.idempotency (
  key uuid not null,
  route text not null,
  body_hash text not null,
  status integer,
  body text,
  locked_until timestamptz not null,
  created_at timestamptz not null default now(),
  subject text,
  constraint idempotency_pkey primary key (key, route)
);
comment on table platform.idempotency is 'The answers to calls that change something. subject is the account that asked.';
create index idempotency_subject on platform.idempotency (subject) where subject is not null;

create table platform.outbox (
  id bigint generated always as identity,
  kind text not null,
  recipient text not null,
  subject text,
  text text not null,
  html text,
  dedupe_key text,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default '-infinity'::timestamptz,
  attachment jsonb,
  about text,
  useful interval not null default '1 day'::interval,
  try_until timestamptz not null default (now() + '1 day'::interval),
  refused text,
  constraint outbox_pkey primary key (id),
  constraint outbox_dedupe_key_key unique (dedupe_key),
  constraint outbox_kind_check check (kind in ('mail', 'sms'))
);
comment on table platform.outbox is 'about is the account whose data a mail with an attachment has, refused what a server said that will never take the message.';
create index outbox_about on platform.outbox (about) where about is not null;
create index outbox_recipient on platform.outbox (recipient);
create index outbox_unsent on platform.outbox (id) where sent_at is null;

create table platform.sandbox_session (
  id text not null,
  shift_ms bigint not null default 0,
  faults jsonb not null default '{}'::jsonb,
  updated_at timestamptz not null default now(),
  constraint sandbox_session_pkey primary key (id)
);

create table platform.secret (
  name text not null,
  value text not null,
  constraint secret_pkey primary key (name)
);

create table platform.setting (
  name text not null,
  value text not null,
  constraint setting_pkey primary key (name)
);
