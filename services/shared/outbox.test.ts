import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from './clock.ts';
import { type Database, migrate } from './db.ts';
import { platformMigrations } from './migrations/platform.ts';
import { stopLoops } from './loop.ts';
import { createOutbox, startSenders } from './outbox.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await migrate(db, 'platform', platformMigrations);
});
afterAll(() => db.close());

it('a message is posted once to the SMS gateway, again after a failure, and no error names it', async () => {
  const received: { body: unknown; bearer: string | undefined }[] = [];
  const gateway = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ body, bearer: request.headers.authorization });
      response.writeHead(received.length === 1 ? 500 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  const errors: string[] = [];
  const config = { smtpUrl: undefined, mailFrom: '', smsUrl: `http://127.0.0.1:${port}/send`, smsToken: 'of-the-shop' };
  const senders = startSenders(db, config, (error) => errors.push(String(error)));
  const told = { body: { to: '8112345678', text: 'Tu código es 123456' }, bearer: 'Bearer of-the-shop' };
  await createOutbox(createClock()).sms(db, told.body);
  await expect.poll(() => received, { timeout: 5000 }).toEqual([told]);

  await db.query("update platform.outbox set next_try_at = '-infinity'");
  await expect.poll(() => received, { timeout: 5000 }).toEqual([told, told]);
  await expect
    .poll(() => db.query('select tries from platform.outbox where sent_at is not null'), { timeout: 5000 })
    .toEqual([{ tries: 2 }]);
  await stopLoops(senders);
  expect(errors).toEqual(['Error: the SMS gateway answered 500']);
  gateway.close();
});
