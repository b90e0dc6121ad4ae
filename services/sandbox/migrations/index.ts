import { sql } from 'kysely';
import type { Migrations } from '../../shared/db.ts';

/** The bank's own books. No card number and no CVV: only brand and last four digits. */
export const sandboxMigrations: Migrations = {
  '001-bank': {
    async up(db) {
      await sql`
        create table sandbox.bank_key (
          kid text primary key,
          private_jwk jsonb not null,
          public_jwk jsonb not null,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create table sandbox.bank_payment (
          payment_id text primary key,
          status text not null check (status in ('processing', 'challenge', 'authorised', 'captured', 'refused', 'voided', 'refunded')),
          amount bigint not null,
          currency text not null,
          outcome text not null,
          brand text,
          last4 text,
          reason text,
          authorization_code text,
          challenge_token text unique,
          challenge_tries integer not null default 0,
          settle_at timestamptz,
          return_origin text not null default '',
          notify_url text not null default '',
          session text,
          created_at timestamptz not null,
          updated_at timestamptz not null
        )`.execute(db);
      await sql`create index bank_payment_open on sandbox.bank_payment (settle_at) where status in ('processing', 'challenge')`.execute(db);
      await sql`
        create table sandbox.bank_entry (
          payment_id text not null references sandbox.bank_payment,
          kind text not null check (kind in ('authorisation', 'capture', 'void', 'refund')),
          amount bigint not null,
          made_at timestamptz not null,
          primary key (payment_id, kind)
        )`.execute(db);
      await sql`
        create table sandbox.bank_event (
          id uuid primary key default gen_random_uuid(),
          payment_id text not null references sandbox.bank_payment,
          status text not null,
          url text not null,
          session text,
          happened_at timestamptz not null,
          tries integer not null default 0,
          next_try_at timestamptz not null default now(),
          delivered_at timestamptz
        )`.execute(db);
      await sql`create index bank_event_waiting on sandbox.bank_event (next_try_at) where delivered_at is null`.execute(db);
    },
  },
  '002-till': {
    async up(db) {
      await sql`
        create table sandbox.till_movement (
          receipt text primary key,
          reference text not null,
          amount bigint not null,
          outcome text not null,
          made_at timestamptz not null
        )`.execute(db);
    },
  },
  // The bank keeps a number as the browser encrypted it.
  '003-cards': {
    async up(db) {
      await sql`create table sandbox.bank_card (token text primary key, number_jwe text not null, created_at timestamptz not null)`.execute(
        db,
      );
    },
  },
  '004-readings': {
    async up(db) {
      await sql`
        create table sandbox.reading (
          number bigint generated always as identity primary key,
          unit text not null,
          answer jsonb not null,
          read_at timestamptz not null
        )`.execute(db);
      await sql`create index reading_of_unit on sandbox.reading (unit, number)`.execute(db);
    },
  },
  '005-delays': {
    async up(db) {
      await sql`
        create table sandbox.delay (
          trip_id text not null,
          service_date text not null,
          seconds integer not null,
          primary key (trip_id, service_date)
        )`.execute(db);
    },
  },
  // What a till tells late, by the clock of its session.
  '006-till-notices': {
    async up(db) {
      await sql`
        create table sandbox.till_notice (
          receipt text primary key references sandbox.till_movement,
          reference text not null,
          amount bigint not null,
          session text,
          due_at timestamptz not null
        )`.execute(db);
    },
  },
};
