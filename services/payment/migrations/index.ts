import { sql } from 'kysely';
import type { Migrations } from '../../shared/db.ts';

export const paymentMigrations: Migrations = {
  '001-payment': {
    async up(db) {
      await sql`
        create table payment.payment (
          id text primary key,
          idempotency_key uuid not null unique,
          cart_id text not null,
          account_id text not null,
          folio text not null unique,
          reference text not null,
          state text not null check (state in ('created', 'asking', 'pending', 'challenged', 'unknown', 'authorised', 'ticketed', 'voiding', 'paid', 'refused', 'refunded')),
          amount bigint not null check (amount > 0),
          customer jsonb not null,
          session text,
          reason text,
          bank_id text,
          authorization_code text,
          challenge_id text,
          challenge_url text,
          order_id text,
          release text check (release in ('keep', 'drop')),
          retry_allowed boolean not null default false,
          created_at timestamptz not null,
          deadline_at timestamptz not null,
          bank_answered_at timestamptz,
          operation_at timestamptz,
          lease_until timestamptz,
          next_try_at timestamptz not null default now()
        )`.execute(db);
      // A cart has one open payment at a time, and none after it was paid.
      await sql`create unique index payment_one_per_cart on payment.payment (cart_id) where state not in ('refused', 'refunded')`.execute(
        db,
      );
      await sql`create index payment_of_cart on payment.payment (cart_id, created_at)`.execute(db);
      await sql`create index payment_of_order on payment.payment (order_id)`.execute(db);
      await sql`create index payment_open on payment.payment (next_try_at) where state not in ('paid', 'refused', 'refunded') or release is not null`.execute(
        db,
      );
      await sql`create table payment.bank_event (id text primary key, payment_id text not null, type text not null, received_at timestamptz not null)`.execute(
        db,
      );
    },
  },
  '002-closing': {
    async up(db) {
      await sql`alter table payment.payment drop constraint payment_state_check`.execute(db);
      await sql`
        alter table payment.payment add constraint payment_state_check check (state in
          ('created', 'asking', 'pending', 'challenged', 'closing', 'unknown', 'authorised', 'ticketed', 'voiding', 'paid', 'refused', 'refunded'))`.execute(
        db,
      );
    },
  },
  // An order without payment charges nothing and never involves a bank.
  '003-method': {
    async up(db) {
      await sql`
        alter table payment.payment
          add column method text not null default 'pasarela-de-pago' check (method in ('pasarela-de-pago', 'no_payment')),
          drop constraint payment_amount_check,
          add constraint payment_amount_check check (case method when 'no_payment' then amount = 0 else amount > 0 end),
          add constraint payment_without_bank check (
            method <> 'no_payment' or state in ('created', 'authorised', 'ticketed', 'paid', 'refused'))`.execute(db);
      await sql`alter table payment.payment alter column method drop default`.execute(db);
    },
  },
  // When the bank did not answer, nothing was charged, so the same key may begin another payment.
  '004-key-of-a-retry': {
    async up(db) {
      await sql`alter table payment.payment drop constraint payment_idempotency_key_key`.execute(db);
      await sql`
        create unique index payment_of_key on payment.payment (idempotency_key)
        where not (state = 'refused' and reason is not distinct from 'bank-unavailable')`.execute(db);
      await sql`create index payment_by_key on payment.payment (idempotency_key, created_at)`.execute(db);
    },
  },
  '005-resent-mails': {
    async up(db) {
      await sql`create table payment.resent_mail (order_id text not null, recipient text not null, sent_at timestamptz not null)`.execute(
        db,
      );
      await sql`create index resent_mail_order on payment.resent_mail (order_id, sent_at)`.execute(db);
    },
  },
  // A reservation has an order before it is paid. Its reference is what a till reads.
  '008-reservations': {
    async up(db) {
      await sql`
        alter table payment.payment
          drop constraint payment_state_check,
          add constraint payment_state_check check (state in ('created', 'reserved', 'asking', 'pending', 'challenged', 'closing', 'unknown',
            'authorised', 'ticketed', 'voiding', 'paid', 'refused', 'refunded')),
          drop constraint payment_method_check,
          add constraint payment_method_check check (method in ('pasarela-de-pago', 'pay_later', 'no_payment')),
          add constraint payment_at_a_till check (
            (method <> 'pay_later' and state <> 'reserved')
            or (method = 'pay_later' and state in ('created', 'reserved', 'authorised', 'ticketed', 'paid', 'refused')))`.execute(db);
      await sql`create unique index payment_of_reference on payment.payment (reference) where method = 'pay_later'`.execute(db);
      await sql`create index payment_reserved on payment.payment (account_id) where state = 'reserved'`.execute(db);
    },
  },
  '009-rides': {
    async up(db) {
      await sql`
        create table payment.ride_coupon (
          account_id text primary key,
          order_id text not null,
          codes jsonb not null,
          given_at timestamptz not null
        )`.execute(db);
    },
  },
  // Points are bookings of two entries whose amounts sum to zero; a balance is a sum. (decision 27)
  '010-wallet': {
    async up(db) {
      await sql`
        create table payment.saved_card (
          id text primary key,
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
          unique (account_id, fingerprint)
        )`.execute(db);
      await sql`create unique index saved_card_preferred on payment.saved_card (account_id) where preferred`.execute(db);
      await sql`
        create table payment.points_entry (
          id bigint generated always as identity primary key,
          reference text not null,
          account_id text not null,
          amount bigint not null check (amount <> 0),
          description text not null,
          made_at timestamptz not null,
          unique (reference, account_id)
        )`.execute(db);
      await sql`create index points_of_account on payment.points_entry (account_id, id)`.execute(db);
    },
  },
  // A coupon is used by a payment that has not failed, so a failed one gives it back by itself.
  '011-discounts': {
    async up(db) {
      await sql`
        create table payment.coupon (
          id text primary key,
          code text not null unique,
          value jsonb not null,
          account_id text,
          beneficiary text,
          valid_until timestamptz,
          once_per text not null check (once_per in ('shop', 'account'))
        )`.execute(db);
      await sql`
        create table payment.cart_coupon (
          cart_id text primary key,
          coupon_id text not null references payment.coupon (id)
        )`.execute(db);
      await sql`
        alter table payment.payment
          add column discount jsonb,
          add column points bigint not null default 0 check (points >= 0),
          add column coupon_use text,
          drop constraint payment_method_check,
          add constraint payment_method_check
            check (method in ('pasarela-de-pago', 'pay_later', 'no_payment', 'cortesia', 'puntos-viaja')),
          drop constraint payment_amount_check,
          add constraint payment_amount_check
            check (case when method in ('pasarela-de-pago', 'pay_later') then amount > 0 else amount = 0 end)`.execute(db);
      await sql`alter table payment.points_entry add column counts_from timestamptz`.execute(db);
      await sql`
        create unique index payment_coupon_use on payment.payment (coupon_use)
          where coupon_use is not null and state not in ('refused', 'refunded')`.execute(db);
    },
  },
  // The reservation of the older platform that a mailed link pays; only the hash of its token is stored.
  '012-links': {
    async up(db) {
      await sql`
        create table payment.reservation_link (
          token_hash text primary key,
          reservation_id text not null,
          made_at timestamptz not null
        )`.execute(db);
      await sql`
        alter table payment.payment
          drop constraint payment_method_check,
          add constraint payment_method_check
            check (method in ('pasarela-de-pago', 'pay_later', 'no_payment', 'cortesia', 'puntos-viaja', 'reservation')),
          drop constraint payment_amount_check,
          add constraint payment_amount_check
            check (case when method in ('pasarela-de-pago', 'pay_later', 'reservation') then amount > 0 else amount = 0 end)`.execute(db);
    },
  },
  '020-operator-acts': {
    async up(db) {
      await sql`
        create table payment.operator_act (
          id bigint generated always as identity primary key,
          payment_id text not null references payment.payment (id),
          act text not null check (act in ('ask', 'issue', 'mark-charged', 'mark-not-charged')),
          operator text not null,
          reason text not null,
          proof text,
          from_state text not null,
          made_at timestamptz not null
        )`.execute(db);
      await sql`create index operator_act_payment on payment.operator_act (payment_id, id)`.execute(db);
    },
  },
  // Points have an end, and a payment earns some. What was spent has no end; points that came back count like new ones.
  '021-earned-points': {
    async up(db) {
      await sql`
        alter table payment.payment
          add column earns bigint not null default 0 check (earns >= 0),
          add column reminded_at timestamptz`.execute(db);
      await sql`alter table payment.points_entry add column expires_at timestamptz`.execute(db);
      await sql`
        update payment.points_entry entry set expires_at = coalesce(entry.counts_from, entry.made_at) + interval '365 days'
        from payment.points_entry own
        where own.reference = entry.reference and own.account_id <> 'house' and own.amount > 0`.execute(db);
      await sql`create index points_expiring on payment.points_entry (expires_at) where expires_at is not null`.execute(db);
    },
  },
  // What was asked for a payment, and whether its payer wants the result by e-mail.
  '022-payment-log': {
    async up(db) {
      await sql`
        create table payment.payment_log (
          id bigint generated always as identity primary key,
          payment_id text not null references payment.payment (id),
          event text not null,
          at timestamptz not null,
          last_at timestamptz not null,
          times integer not null default 1
        )`.execute(db);
      await sql`create index payment_log_of on payment.payment_log (payment_id, id)`.execute(db);
      await sql`alter table payment.payment add column notice_asked boolean not null default false`.execute(db);
    },
  },
  // All payments before were in MXN. The default is for processes of the version before, which name no currency.
  '023-payment-currency': {
    async up(db) {
      await sql`alter table payment.payment add column currency text not null default 'MXN'`.execute(db);
    },
  },
  // Whoever registers finds the points of earlier purchases as a guest.
  '024-payments-of-guests': {
    async up(db) {
      await sql`
        create index payment_of_guest on payment.payment (lower(customer ->> 'email')) where (customer ->> 'isGuest')::boolean`.execute(db);
    },
  },
  // The marks by which unpaid reservations of a person are counted, until they are paid or end.
  '025-persons': {
    async up(db) {
      await sql`alter table payment.payment add column persons text[] not null default '{}'`.execute(db);
      await sql`
        create index payment_of_person on payment.payment using gin (persons)
          where method = 'pay_later' and state in ('created', 'reserved')`.execute(db);
    },
  },
  // The marks of the person who used a coupon or got one for a ride, so that another account of the same person has no other use.
  '026-coupon-uses': {
    async up(db) {
      await sql`
        create table payment.coupon_use (
          coupon_id text not null references payment.coupon (id),
          mark text not null,
          payment_id text not null references payment.payment (id),
          primary key (coupon_id, mark)
        )`.execute(db);
      await sql`create index coupon_use_of on payment.coupon_use (payment_id)`.execute(db);
      await sql`create table payment.ride_mark (mark text primary key, given_at timestamptz not null)`.execute(db);
    },
  },
  // The coupon of a cart that nobody bought ends with its age. The index finds names that are old.
  '027-retention': {
    async up(db) {
      await sql`alter table payment.cart_coupon add column made_at timestamptz not null default clock_timestamp()`.execute(db);
      await sql`
        create index payment_with_name on payment.payment (created_at) where customer ->> 'email' <> ''`.execute(db);
    },
  },
};
