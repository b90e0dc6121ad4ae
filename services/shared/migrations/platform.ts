import { sql } from 'kysely';
import type { Migrations } from '../db.ts';

/** Tables that all services share: stored answers, outbox, secrets, sandbox sessions, counted calls. */
export const platformMigrations: Migrations = {
  '001-platform': {
    async up(db) {
      await sql`
        create table platform.idempotency (
          key uuid not null,
          route text not null,
          body_hash text not null,
          status integer,
          body text,
          locked_until timestamptz not null,
          created_at timestamptz not null default now(),
          primary key (key, route)
        )`.execute(db);
      await sql`
        create table platform.outbox (
          id bigint generated always as identity primary key,
          kind text not null check (kind in ('mail', 'sms')),
          recipient text not null,
          subject text,
          text text not null,
          html text,
          attachments jsonb not null default '[]',
          dedupe_key text unique,
          created_at timestamptz not null,
          sent_at timestamptz,
          tries integer not null default 0
        )`.execute(db);
      await sql`create index outbox_unsent on platform.outbox (id) where sent_at is null`.execute(db);
      await sql`create table platform.secret (name text primary key, value text not null)`.execute(db);
      await sql`
        create table platform.sandbox_session (
          id text primary key,
          shift_ms bigint not null default 0,
          faults jsonb not null default '{}',
          updated_at timestamptz not null default now()
        )`.execute(db);
    },
  },
  '002-calls': {
    async up(db) {
      // Its rows are valid for one minute, so the table is unlogged and no call waits for the write-ahead log.
      await sql`
        create unlogged table platform.call_count (
          service text not null,
          minute bigint not null,
          caller text not null,
          calls integer not null,
          primary key (service, minute, caller)
        )`.execute(db);
    },
  },
  '003-ended-sessions': {
    async up(db) {
      await sql`create table platform.ended_session (session text primary key, ended_at timestamptz not null)`.execute(db);
    },
  },
  '004-next-try': {
    async up(db) {
      await sql`alter table platform.outbox add column next_try_at timestamptz not null default '-infinity'`.execute(db);
    },
  },
  '005-settings': {
    async up(db) {
      await sql`create table platform.setting (name text primary key, value text not null)`.execute(db);
    },
  },
  '006-call-levels': {
    async up(db) {
      await sql`drop table platform.call_count`.execute(db);
      // Its rows sink to zero within a minute, so the table is unlogged and no call waits for the write-ahead log.
      await sql`
        create unlogged table platform.call_level (
          service text not null,
          caller text not null,
          level double precision not null,
          per_minute double precision not null,
          at double precision not null,
          primary key (service, caller)
        )`.execute(db);
    },
  },
  // A mail names its attachment, and the account whose data it has. An answer names the account that asked.
  '007-about': {
    async up(db) {
      await sql`
        alter table platform.outbox drop column attachments, add column attachment jsonb, add column about text`.execute(db);
      await sql`create index outbox_about on platform.outbox (about) where about is not null`.execute(db);
      await sql`create index outbox_recipient on platform.outbox (recipient)`.execute(db);
      await sql`alter table platform.idempotency add column subject text`.execute(db);
      await sql`create index idempotency_subject on platform.idempotency (subject) where subject is not null`.execute(db);
    },
  },
};
