import { sql } from 'kysely';
import type { Migrations } from '../../shared/db.ts';

export const identityMigrations: Migrations = {
  '001-identity': {
    async up(db) {
      await sql`
        create table identity.account (
          id uuid primary key default gen_random_uuid(),
          kind text not null check (kind in ('guest', 'user')),
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
          deleted_at timestamptz
        )`.execute(db);
      await sql`create unique index account_phone on identity.account (phone) where phone_verified and deleted_at is null`.execute(db);
      await sql`create unique index account_email on identity.account (email) where kind = 'user' and deleted_at is null`.execute(db);
      await sql`
        create table identity.code (
          id uuid primary key default gen_random_uuid(),
          phone text not null,
          email text not null,
          purpose text not null check (purpose in ('sign-up', 'sign-in')),
          account_id uuid references identity.account,
          code_hash text not null,
          tries integer not null default 0,
          sent_at timestamptz not null,
          expires_at timestamptz not null,
          replaced_at timestamptz,
          verified_at timestamptz
        )`.execute(db);
      await sql`create index code_by_phone on identity.code (phone, purpose, email, sent_at)`.execute(db);
      await sql`
        create table identity.code_request (
          tid uuid primary key default gen_random_uuid(),
          code_id uuid not null references identity.code,
          made_at timestamptz not null,
          verified_at timestamptz,
          used_at timestamptz
        )`.execute(db);
      await sql`create table identity.send (phone text not null, address text not null, sent_at timestamptz not null)`.execute(db);
      await sql`create index send_phone on identity.send (phone, sent_at)`.execute(db);
      await sql`create index send_address on identity.send (address, sent_at)`.execute(db);
      await sql`create table identity.sign_in_failure (subject text not null, failed_at timestamptz not null)`.execute(db);
      await sql`create index sign_in_failure_subject on identity.sign_in_failure (subject, failed_at)`.execute(db);
      await sql`
        create table identity.refresh_family (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references identity.account,
          created_at timestamptz not null,
          revoked_at timestamptz
        )`.execute(db);
      await sql`
        create table identity.refresh_token (
          hash text primary key,
          family_id uuid not null references identity.refresh_family,
          expires_at timestamptz not null,
          rotated_at timestamptz
        )`.execute(db);
      await sql`
        create table identity.signing_key (
          kid text primary key,
          private_jwk jsonb not null,
          public_jwk jsonb not null,
          created_at timestamptz not null
        )`.execute(db);
      await sql`create table identity.preference (account_id uuid primary key references identity.account, data jsonb not null)`.execute(
        db,
      );
    },
  },
  '002-requesters': {
    async up(db) {
      // A code belongs to the request that asked for it, so its id is the `tid`. Codes live ten minutes; those of before end.
      await sql`drop table identity.code_request`.execute(db);
      await sql`delete from identity.code`.execute(db);
      await sql`alter table identity.code add column device text not null, add column used_at timestamptz`.execute(db);
      await sql`drop index identity.code_by_phone`.execute(db);
      await sql`create index code_by_device on identity.code (device, phone, purpose, email, sent_at)`.execute(db);
      await sql`drop table identity.send`.execute(db);
      await sql`
        create table identity.asking (
          phone text not null,
          address text not null,
          device text not null,
          kind text not null check (kind in ('stranger', 'owner', 'told')),
          asked_at timestamptz not null
        )`.execute(db);
      await sql`create index asking_phone on identity.asking (phone, asked_at)`.execute(db);
      await sql`create index asking_address on identity.asking (address, asked_at)`.execute(db);
      await sql`drop table identity.sign_in_failure`.execute(db);
      await sql`
        create table identity.password_try (
          id uuid primary key default gen_random_uuid(),
          email text not null,
          address text not null,
          device text not null,
          known boolean not null,
          tried_at timestamptz not null
        )`.execute(db);
      await sql`create index password_try_email on identity.password_try (email, tried_at)`.execute(db);
      await sql`create index password_try_address on identity.password_try (address, tried_at)`.execute(db);
      await sql`
        create table identity.known_device (
          device text not null,
          account_id uuid not null references identity.account,
          seen_at timestamptz not null,
          primary key (device, account_id)
        )`.execute(db);
    },
  },
  '003-mail-links': {
    async up(db) {
      await sql`alter table identity.asking rename column phone to recipient`.execute(db);
      await sql`
        create table identity.sign_up (
          token_hash text primary key,
          email text not null,
          password_hash text not null,
          nombre text not null,
          paterno text not null,
          materno text not null,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`
        create table identity.password_reset (
          token_hash text primary key,
          account_id uuid references identity.account,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`create index password_reset_account on identity.password_reset (account_id) where used_at is null`.execute(db);
    },
  },
  '004-profiles': {
    async up(db) {
      await sql`
        alter table identity.account
          add column sexo text check (sexo in ('Male', 'Female')),
          add column birthday date,
          add column cellphone text,
          add column viaja text`.execute(db);
      await sql`update identity.account set cellphone = phone`.execute(db);
      await sql`
        create table identity.passenger (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references identity.account,
          name text not null,
          last_name text not null,
          plain_name text not null,
          birthdate date not null,
          category_id integer not null,
          enrolled boolean not null default false,
          created_at timestamptz not null,
          unique (account_id, category_id, plain_name)
        )`.execute(db);
    },
  },
  '005-removals': {
    async up(db) {
      // The other services still have data of these deleted accounts.
      await sql`
        create table identity.removal (
          account_id uuid primary key references identity.account,
          next_try_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '006-social': {
    async up(db) {
      await sql`
        create table identity.social_flow (
          state_hash text primary key,
          provider text not null,
          device text not null,
          address text not null,
          begun_at timestamptz not null,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`create index social_flow_device on identity.social_flow (device, begun_at)`.execute(db);
      await sql`create index social_flow_address on identity.social_flow (address, begun_at)`.execute(db);
      await sql`
        create table identity.social_proof (
          token_hash text primary key,
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
          used_at timestamptz
        )`.execute(db);
      await sql`
        create table identity.social_link (
          provider text not null,
          subject text not null,
          account_id uuid not null references identity.account,
          linked_at timestamptz not null,
          primary key (provider, subject)
        )`.execute(db);
      await sql`create index social_link_account on identity.social_link (account_id)`.execute(db);
    },
  }, // Tickets of the older platform belong to an e-mail, which goes with the row.
  '007-removals-by-email': {
    async up(db) {
      await sql`alter table identity.removal add column email text`.execute(db);
    },
  },
  '008-passkeys': {
    async up(db) {
      await sql`
        create table identity.passkey_challenge (
          challenge_hash text primary key,
          account_id uuid references identity.account,
          device text not null,
          address text not null,
          asked_at timestamptz not null,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`create index passkey_challenge_device on identity.passkey_challenge (device, asked_at)`.execute(db);
      await sql`create index passkey_challenge_address on identity.passkey_challenge (address, asked_at)`.execute(db);
      await sql`
        create table identity.passkey (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references identity.account,
          credential_id text not null unique,
          public_key text not null,
          counter bigint not null,
          name text not null,
          kind text not null check (kind in ('phone', 'tablet', 'computer', 'key')),
          device text not null,
          created_at timestamptz not null,
          last_used_at timestamptz
        )`.execute(db);
      await sql`create index passkey_account on identity.passkey (account_id)`.execute(db);
    },
  },
  '009-open-sessions': {
    async up(db) {
      // Sessions of before have no browser; they were last seen when they began.
      await sql`
        alter table identity.refresh_family
          add column browser text,
          add column system text,
          add column kind text not null default 'computer' check (kind in ('phone', 'tablet', 'computer')),
          add column seen_at timestamptz`.execute(db);
      await sql`create index refresh_family_account on identity.refresh_family (account_id) where revoked_at is null`.execute(db);
      await sql`alter table identity.social_link add column email text`.execute(db);
    },
  },
  '010-proved-mailboxes': {
    async up(db) {
      // Whoever registered with an e-mail of another may have set the passwords of before.
      await sql`alter table identity.account add column password_by_mailbox boolean not null default false`.execute(db);
      await sql`alter table identity.sign_up add column device text not null default ''`.execute(db);
      await sql`create index sign_up_email on identity.sign_up (email) where used_at is null`.execute(db);
      await sql`alter table identity.password_reset add column id uuid not null default gen_random_uuid()`.execute(db);
      await sql`alter table identity.known_device add column signed_out_at timestamptz`.execute(db);
    },
  },
};
