import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../scripts/schema.ts';
import { forgetTries } from '../../services/identity/store/tries.ts';
import { forgetGuests } from '../../services/identity/workers/removals.ts';
import { retentions as ofIdentity } from '../../services/identity/workers/retention.ts';
import { retentions as ofPayment } from '../../services/payment/workers/retention.ts';
import { createClock } from '../../services/shared/clock.ts';
import { type Database, migrate } from '../../services/shared/db.ts';
import { retentions as ofPlatform } from '../../services/shared/platform.ts';
import { forgetDue } from '../../services/shared/retention.ts';
import { retentions as ofTrip } from '../../services/trip/workers/retention.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const { schema, migrations } of schemas) await migrate(db, schema, migrations);
});
afterAll(() => db.close());

/** The rows of the table in docs/operations.md: personal data and days, by table. */
async function documented(): Promise<ReadonlyMap<string, { personal: string; kept: string }>> {
  const text = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, section = ''] = text.split('## What is kept, and how long');
  return new Map(
    [...section.matchAll(/^\| `([a-z]+\.[a-z_]+)` \| ([^|]*) \| ([^|]*) \|/gm)].map(([, table = '', personal = '', kept = '']) => [
      table,
      { personal: personal.trim(), kept: kept.trim() },
    ]),
  );
}

/** Columns that may have personal data, by their names. */
const personal =
  /^(email|phone|recipient|about|text|body|html|customer|nombre|paterno|materno|full_name|cellphone|name|last_name|birthdate|birthday|address|device|browser|holder|holder_name|before|after|persons|network|marks?|ticket|codes)$/;

describe('docs/operations.md', () => {
  it('says for each table how long it is kept, and for each one with personal data which', async () => {
    const columns = await db.query<{ table: string; column: string }>(
      `select table_schema || '.' || table_name as "table", column_name as "column" from information_schema.columns
       where table_schema in ('platform', 'trip', 'identity', 'payment') and table_name not in ('migration', 'migration_lock', 'function_text') order by 1, 2`,
    );
    const known = await documented();
    const byTable = Map.groupBy(columns, ({ table }) => table);
    expect([...known.keys()].toSorted()).toEqual([...byTable.keys()].toSorted());
    const unsaid = [...byTable].filter(([table, all]) => {
      const named = all.some(({ column }) => personal.test(column));
      return named && (known.get(table)?.personal ?? '—') === '—';
    });
    expect(unsaid.map(([table]) => table)).toEqual([]);
  });
});

const now = Date.parse('2026-11-26T12:00:00Z');
const at = (days: number, seconds: number): Date => new Date(now - days * 86_400_000 - seconds * 1000);
let next = 0;
const id = (): string => `r_${(next += 1)}`;

/** Inserts a row of an age and resolves with a query that counts it while its personal data is there. */
type Insert = (age: Date) => Promise<() => Promise<unknown[]>>;

async function insertCart(status: string, age: Date): Promise<string> {
  const cart = id();
  await db.query(
    `insert into trip.cart (id, account_id, holder, block_key, status, total, services_total, created_at, own_expires_at, expires_at, currency)
     values ($1, 'u', 'h', gen_random_uuid(), $2, 0, 0, $3, $3, $3, 'MXN')`,
    [cart, status, age],
  );
  await db.query(
    `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, body)
     values ($1, $2, 0, 'R_S_2026-01-01', 1, '[0,1)', 'held', '{"firstName": "Ana"}')`,
    [`t${cart}`, cart],
  );
  return cart;
}

async function insertMessage(age: Date, values: string): Promise<() => Promise<unknown[]>> {
  const key = id();
  await db.query(
    `insert into platform.outbox (recipient, text, created_at, kind, sent_at, try_until, useful) values ($1, '', $2, ${values})`,
    [key, age],
  );
  return () => db.query('select 1 from platform.outbox where recipient = $1', [key]);
}

async function insertDevice(endedAt: Date | null): Promise<string> {
  const [device] = await db.query<{ id: string }>(
    `insert into trip.door_device values (gen_random_uuid(), 'Puerta 4', $1, gen_random_uuid(), now(), 's', 'Ana', null, $2) returning id`,
    [id(), endedAt],
  );
  return device?.id ?? '';
}

const inserts: readonly (readonly [what: string, days: number, insert: Insert])[] = [
  ['a sent SMS', 1, (age) => insertMessage(age, "'sms', now(), now(), '1 day'")],
  ['an SMS with a code', 1, (age) => insertMessage(age, "'sms', null, now() - interval '1 second', '10 minutes'")],
  ['an SMS that was given up', 7, (age) => insertMessage(age, "'sms', null, now() - interval '1 second', '1 day'")],
  ['a sent mail', 7, (age) => insertMessage(age, "'mail', now(), now(), '1 day'")],
  ['a mail that was given up', 7, (age) => insertMessage(age, "'mail', null, now() - interval '1 second', '1 day'")],
  [
    'an answer',
    7,
    async (age) => {
      const key = id();
      await db.query(
        "insert into platform.idempotency (key, route, body_hash, locked_until, created_at) values (gen_random_uuid(), $1, '', $2, $2)",
        [key, age],
      );
      return () => db.query('select 1 from platform.idempotency where route = $1', [key]);
    },
  ],
  [
    'a cart without an order',
    7,
    async (age) => {
      const cart = await insertCart('expired', age);
      return () => db.query('select 1 from trip.cart_ticket where cart_id = $1', [cart]);
    },
  ],
  [
    'the names of an order',
    400,
    async (age) => {
      const cart = await insertCart('sold', age);
      await db.query(
        `insert into trip.ticket_order (number, id, cart_id, payment_id, account_id, status, method, folio, transaction_id, created_at, departs_at)
         values (nextval('trip.order_number'), $1, $1, $1, 'u', 'paid', 'm', 'f', $1, $2, $2)`,
        [cart, age],
      );
      return () => db.query("select 1 from trip.cart_ticket where cart_id = $1 and body ->> 'firstName' = 'Ana'", [cart]);
    },
  ],
  [
    'the name on a ticket of the older platform',
    400,
    async (age) => {
      const key = id();
      await db.query(
        `insert into trip.older_ticket (id, operation, email, ikey, ticket, departs_at, paid, paid_with) values ($1, $1, 'a@b.mx', $1, '{"nombre": "Ana"}', $2, 0, 'card')`,
        [key, age],
      );
      return () => db.query("select 1 from trip.older_ticket where id = $1 and email = 'a@b.mx' and ticket ->> 'nombre' = 'Ana'", [key]);
    },
  ],
  [
    'an ended code',
    400,
    async (age) => {
      const key = id();
      await db.query('insert into trip.ended_code (item_id, ticket_id, ended_at) values ($1, $1, $2)', [key, age]);
      return () => db.query('select 1 from trip.ended_code where item_id = $1', [key]);
    },
  ],
  [
    'a corrected name',
    400,
    async (age) => {
      const cart = await insertCart('sold', age);
      await db.query(
        `insert into trip.ticket_order (number, id, cart_id, payment_id, account_id, status, method, folio, transaction_id, created_at, departs_at)
         values (nextval('trip.order_number'), $1, $1, $1, 'u', 'paid', 'm', 'f', $1, $2, $2)`,
        [cart, age],
      );
      const ticket = `t${cart}`;
      await db.query("insert into trip.name_correction values ($1, gen_random_uuid(), 'Ana', 'Eva', $2)", [ticket, age]);
      return () => db.query('select 1 from trip.name_correction where ticket_id = $1', [ticket]);
    },
  ],
  [
    'a scan at a door',
    400,
    async (age) => {
      const device = await insertDevice(null);
      await db.query("insert into trip.door_scan values ($1, gen_random_uuid(), 'r', null, $2, $2, 'unknown')", [device, age]);
      return () => db.query('select 1 from trip.door_scan where device_id = $1', [device]);
    },
  ],
  [
    'a closed boarding',
    400,
    async (age) => {
      const [run, device] = [id(), await insertDevice(null)];
      await db.query('insert into trip.departure_closed values ($1, $2, $3)', [run, age, device]);
      return () => db.query('select 1 from trip.departure_closed where run_id = $1', [run]);
    },
  ],
  [
    'a device of a door',
    400,
    async (age) => {
      const device = await insertDevice(age);
      return () => db.query('select 1 from trip.door_device where id = $1', [device]);
    },
  ],
  [
    'the name of a payer',
    400,
    async (age) => {
      const key = id();
      await db.query(
        `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, currency, customer, created_at, deadline_at)
         values ($1, gen_random_uuid(), $1, 'u', $1, $1, 'paid', 'pasarela-de-pago', 1, 'MXN', '{"email": "a@b.mx"}', $2, $2)`,
        [key, age],
      );
      return () => db.query("select 1 from payment.payment where id = $1 and customer ->> 'email' = 'a@b.mx'", [key]);
    },
  ],
  [
    'a recipient of a mail that was asked for again',
    1,
    async (age) => {
      const key = id();
      await db.query("insert into payment.resent_mail (order_id, recipient, sent_at) values ($1, 'a@b.mx', $2)", [key, age]);
      return () => db.query('select 1 from payment.resent_mail where order_id = $1', [key]);
    },
  ],
  [
    'a link that pays a reservation',
    400,
    async (age) => {
      const key = id();
      await db.query("insert into payment.reservation_link (token_hash, reservation_id, made_at) values ($1, 'r', $2)", [key, age]);
      return () => db.query('select 1 from payment.reservation_link where token_hash = $1', [key]);
    },
  ],
  [
    'a token of a session',
    1,
    async (age) => {
      const key = id();
      const [account] = await db.query<{ id: string }>(
        "insert into identity.account (kind, email, nombre, full_name, created_at, updated_at) values ('guest', '', '', '', $1, $1) returning id",
        [age],
      );
      const [family] = await db.query<{ id: string }>(
        'insert into identity.refresh_family (account_id, created_at) values ($1, $2) returning id',
        [account?.id, new Date(now)],
      );
      await db.query('insert into identity.refresh_token (hash, family_id, expires_at) values ($1, $2, $3)', [key, family?.id, age]);
      return () => db.query('select 1 from identity.refresh_token where hash = $1', [key]);
    },
  ],
  [
    'an invitation to the office',
    30,
    async (age) => {
      const key = id();
      await db.query(
        `insert into identity.staff_invitation (token_hash, email, roles, staff_id, created_at, expires_at)
         values ($1, $1, '{sell}', gen_random_uuid(), $2, $2)`,
        [key, age],
      );
      return () => db.query('select 1 from identity.staff_invitation where token_hash = $1', [key]);
    },
  ],
  [
    'a session of the office',
    30,
    async (age) => {
      const key = id();
      const [person] = await db.query<{ id: string }>(
        "insert into identity.staff (email, name, roles, joined_at) values ($1, 'Ana', '{sell}', $2) returning id",
        [key, age],
      );
      await db.query(
        `insert into identity.staff_session (id, staff_id, token_hash, device, opened_at, seen_at, expires_at)
         values (gen_random_uuid(), $1, $2, 'd', $3, $3, $3)`,
        [person?.id, key, age],
      );
      return () => db.query('select 1 from identity.staff_session where token_hash = $1', [key]);
    },
  ],
  [
    'an event of the bank',
    400,
    async (age) => {
      const key = id();
      await db.query("insert into payment.bank_event (id, payment_id, type, received_at) values ($1, 'p', 't', $2)", [key, age]);
      return () => db.query('select 1 from payment.bank_event where id = $1', [key]);
    },
  ],
];

it.each(inserts)('%s ends after %i days, and no second earlier', async (_what, days, insert) => {
  const [old, young] = [await insert(at(days, 1)), await insert(at(days, -1))];
  await forgetDue(db, [...ofPlatform, ...ofTrip, ...ofIdentity, ...ofPayment], now);
  expect([await old(), await young()]).toEqual([[], [expect.anything()]]);
});

it.each(['mail', 'sms'])('a message by %s that is still tried stays, however old it is', async (kind) => {
  const rows = await insertMessage(at(30, 0), `'${kind}', null, now() + interval '1 hour', '1 day'`);
  await forgetDue(db, ofPlatform, now);
  expect(await rows()).toEqual([expect.anything()]);
});

it('the claims of a run end after 7 days', async () => {
  const runs = ['R_S_2026-11-18', 'R_S_2026-11-19'];
  for (const run of runs) {
    await db.query('insert into trip.run (id) values ($1)', [run]);
    await db.query("insert into trip.claim (run_id, seat, legs, kind, holder, version) values ($1, 1, '[0,1)', 'sold', 'h', 0)", [run]);
  }
  await forgetDue(db, ofTrip, now);
  expect(await db.query('select run_id from trip.claim where run_id = any ($1)', [runs])).toEqual([{ run_id: 'R_S_2026-11-19' }]);
});

it('a guest whom nobody has seen for 400 days is removed, unless a ticket is live', async () => {
  const guest = async (seen: Date): Promise<string> => {
    const [account] = await db.query<{ id: string }>(
      `insert into identity.account (kind, email, nombre, full_name, created_at, updated_at) values ('guest', $1, '', '', $2, $2) returning id`,
      [`${id()}@example.com`, at(500, 0)],
    );
    await db.query('insert into identity.refresh_family (account_id, created_at, seen_at) values ($1, $2, $3)', [
      account?.id,
      at(500, 0),
      seen,
    ]);
    return account?.id ?? '';
  };
  const [gone, here, travelling] = [await guest(at(400, 1)), await guest(at(400, -1)), await guest(at(400, 1))];
  await forgetGuests({
    db,
    clock: createClock(() => now),
    endedSessions: { add: async () => {}, has: async () => false },
    accountGateway: {
      tickets: async ({ accountId }) => ({ liveTickets: accountId === travelling ? 1 : 0, payingCarts: 0 }),
      forget: async () => true,
    },
  });
  const left = await db.query<{ id: string }>("select id from identity.account where email <> '' and id = any ($1)", [
    [gone, here, travelling],
  ]);
  expect(new Set(left.map((row) => row.id))).toEqual(new Set([here, travelling]));
});

it.each(['password_try', 'staff_try'])('a try in %s ends after 15 minutes', async (table) => {
  const tried = async (seconds: number): Promise<() => Promise<unknown[]>> => {
    const key = id();
    await db.query(`insert into identity.${table} (email, address, device, known, tried_at) values ($1, 'a', 'd', false, $2)`, [
      key,
      at(0, seconds),
    ]);
    return () => db.query(`select 1 from identity.${table} where email = $1`, [key]);
  };
  const [old, young] = [await tried(901), await tried(899)];
  await forgetTries({ db, clock: createClock(() => now) });
  expect([await old(), await young()]).toEqual([[], [expect.anything()]]);
});

it('a large table ends in small batches', async () => {
  await db.query('delete from payment.resent_mail');
  await db.query("insert into payment.resent_mail (order_id, recipient, sent_at) select 'o', 'a@b.mx', $1 from generate_series(1, 450)", [
    at(2, 0),
  ]);
  const left = async () => (await db.query('select 1 from payment.resent_mail')).length;
  const rounds: [boolean, number][] = [];
  for (let round = 0; round < 3; round += 1) rounds.push([await forgetDue(db, ofPayment, now), await left()]);
  expect(rounds).toEqual([
    [true, 250],
    [true, 50],
    [false, 0],
  ]);
});
