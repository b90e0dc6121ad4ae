create table identity.account (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  email text not null,
  phone text,
  phone_verified boolean not null default false,
  nombre text not null default '',
  paterno text not null default '',
  materno text not null default '',
  full_name text not null,
  password_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  sexo text,
  birthday date,
  cellphone text,
  viaja text,
  password_by_mailbox boolean not null default false,
  constraint account_pkey primary key (id),
  constraint account_kind_check check (kind in ('guest', 'user')),
  constraint account_sexo_check check (sexo in ('Male', 'Female'))
);
comment on table identity.account is 'password_by_mailbox is false for a password that somebody may have set who does not read the mailbox.';
create unique index account_email on identity.account (email) where kind = 'user' and deleted_at is null;
create unique index account_phone on identity.account (phone) where phone_verified and deleted_at is null;

create table identity.asking (
  recipient text not null,
  address text not null,
  device text not null,
  kind text not null,
  asked_at timestamptz not null,
  constraint asking_kind_check check (kind in ('stranger', 'owner', 'told'))
);
create index asking_address on identity.asking (address, asked_at);
create index asking_phone on identity.asking (recipient, asked_at);

create table identity.code (
  id uuid not null default gen_random_uuid(),
  phone text not null,
  email text not null,
  purpose text not null,
  account_id uuid,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  verified_at timestamptz,
  device text not null,
  used_at timestamptz,
  constraint code_pkey primary key (id),
  constraint code_purpose_check check (purpose in ('sign-up', 'sign-in')),
  constraint code_account_id_fkey foreign key (account_id) references identity.account(id)
);
comment on table identity.code is 'A code belongs to the request that asked for it, so its id is the tid.';
create index code_by_device on identity.code (device, phone, purpose, email, sent_at);

create table identity.known_device (
  device text not null,
  account_id uuid not null,
  seen_at timestamptz not null,
  signed_out_at timestamptz,
  constraint known_device_pkey primary key (device, account_id),
  constraint known_device_account_id_fkey foreign key (account_id) references identity.account(id)
);

create table identity.passenger (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  name text not null,
  last_name text not null,
  plain_name text not null,
  birthdate date not null,
  category_id integer not null,
  enrolled boolean not null default false,
  created_at timestamptz not null,
  constraint passenger_pkey primary key (id),
  constraint passenger_account_id_category_id_plain_name_key unique (account_id, category_id, plain_name),
  constraint passenger_account_id_fkey foreign key (account_id) references identity.account(id)
);

create table identity.passkey (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  name text not null,
  kind text not null,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_pkey primary key (id),
  constraint passkey_credential_id_key unique (credential_id),
  constraint passkey_kind_check check (kind in ('phone', 'tablet', 'computer', 'key')),
  constraint passkey_account_id_fkey foreign key (account_id) references identity.account(id)
);
create index passkey_account on identity.passkey (account_id);

create table identity.passkey_challenge (
  challenge_hash text not null,
  account_id uuid,
  device text not null,
  address text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  invitation_id uuid,
  is_staff boolean not null default false,
  constraint passkey_challenge_pkey primary key (challenge_hash),
  constraint passkey_challenge_account_id_fkey foreign key (account_id) references identity.account(id)
);
create index passkey_challenge_address on identity.passkey_challenge (address, asked_at);
create index passkey_challenge_device on identity.passkey_challenge (device, asked_at);

create table identity.password_reset (
  token_hash text not null,
  account_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  id uuid not null default gen_random_uuid(),
  constraint password_reset_pkey primary key (token_hash),
  constraint password_reset_account_id_fkey foreign key (account_id) references identity.account(id)
);
create index password_reset_account on identity.password_reset (account_id) where used_at is null;

create table identity.password_try (
  id uuid not null default gen_random_uuid(),
  email text not null,
  address text not null,
  device text not null,
  known boolean not null,
  tried_at timestamptz not null,
  constraint password_try_pkey primary key (id)
);
create index password_try_address on identity.password_try (address, tried_at);
create index password_try_email on identity.password_try (email, tried_at);

create table identity.preference (
  account_id uuid not null,
  data jsonb not null,
  constraint preference_pkey primary key (account_id),
  constraint preference_account_id_fkey foreign key (account_id) references identity.account(id)
);

create table identity.refresh_family (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  browser text,
  system text,
  kind text not null default 'computer',
  seen_at timestamptz,
  constraint refresh_family_pkey primary key (id),
  constraint refresh_family_kind_check check (kind in ('phone', 'tablet', 'computer')),
  constraint refresh_family_account_id_fkey foreign key (account_id) references identity.account(id)
);
create index refresh_family_account on identity.refresh_family (account_id) where revoked_at is null;

create table identity.refresh_token (
  hash text not null,
  family_id uuid not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_family_id_fkey foreign key (family_id) references identity.refresh_family(id)
);

create table identity.removal (
  account_id uuid not null,
  next_try_at timestamptz not null default now(),
  email text,
  constraint removal_pkey primary key (account_id),
  constraint removal_account_id_fkey foreign key (account_id) references identity.account(id)
);
comment on table identity.removal is 'The deleted accounts of which other services still have data. Tickets of the older platform belong to the e-mail.';

create table identity.sign_up (
  token_hash text not null,
  email text not null,
  password_hash text not null,
  nombre text not null,
  paterno text not null,
  materno text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  device text not null default '',
  constraint sign_up_pkey primary key (token_hash)
);
create index sign_up_email on identity.sign_up (email) where used_at is null;

create table identity.signing_key (
  kid text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  constraint signing_key_pkey primary key (kid)
);

create table identity.social_flow (
  state_hash text not null,
  provider text not null,
  device text not null,
  address text not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint social_flow_pkey primary key (state_hash)
);
create index social_flow_address on identity.social_flow (address, begun_at);
create index social_flow_device on identity.social_flow (device, begun_at);

create table identity.social_link (
  provider text not null,
  subject text not null,
  account_id uuid not null,
  linked_at timestamptz not null,
  email text,
  constraint social_link_pkey primary key (provider, subject),
  constraint social_link_account_id_fkey foreign key (account_id) references identity.account(id)
);
create index social_link_account on identity.social_link (account_id);

create table identity.social_proof (
  token_hash text not null,
  provider text not null,
  subject text not null,
  device text not null,
  email text,
  email_verified boolean not null,
  nombre text not null,
  paterno text not null,
  proved_at timestamptz,
  code_hash text,
  code_email text,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint social_proof_pkey primary key (token_hash)
);

create table identity.staff (
  id uuid not null default gen_random_uuid(),
  email text not null,
  name text not null,
  roles text[] not null,
  password_hash text,
  authenticator text,
  last_step integer,
  joined_at timestamptz not null,
  seen_at timestamptz,
  ended_at timestamptz,
  constraint staff_pkey primary key (id),
  constraint staff_roles_check check (cardinality(roles) > 0)
);
comment on table identity.staff is 'Persons of the company. authenticator is the key of their codes, sealed with the secret of the service; last_step is the step of the last code, which no older one follows.';
create unique index staff_email on identity.staff (email) where ended_at is null;

create table identity.staff_invitation (
  id uuid not null default gen_random_uuid(),
  token_hash text not null,
  email text not null,
  roles text[] not null,
  staff_id uuid not null,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz,
  constraint staff_invitation_pkey primary key (id),
  constraint staff_invitation_token_hash_key unique (token_hash),
  constraint staff_invitation_invited_by_fkey foreign key (invited_by) references identity.staff(id)
);
comment on table identity.staff_invitation is 'staff_id is assigned before the person exists, because the passkey contains it.';
create unique index staff_invitation_open on identity.staff_invitation (email) where used_at is null and withdrawn_at is null;

create table identity.staff_passkey (
  credential_id text not null,
  staff_id uuid not null,
  public_key text not null,
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint staff_passkey_pkey primary key (credential_id),
  constraint staff_passkey_staff_id_fkey foreign key (staff_id) references identity.staff(id)
);
create index staff_passkey_person on identity.staff_passkey (staff_id);

create table identity.staff_session (
  id uuid not null,
  staff_id uuid not null,
  token_hash text not null,
  device text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint staff_session_pkey primary key (id),
  constraint staff_session_token_hash_key unique (token_hash),
  constraint staff_session_staff_id_fkey foreign key (staff_id) references identity.staff(id)
);
create index staff_session_person on identity.staff_session (staff_id, device);

create table identity.staff_try (
  id uuid not null default gen_random_uuid(),
  email text not null,
  address text not null,
  device text not null,
  known boolean not null,
  tried_at timestamptz not null,
  constraint staff_try_pkey primary key (id)
);
create index staff_try_address on identity.staff_try (address, tried_at);
create index staff_try_email on identity.staff_try (email, tried_at);
