import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from './clock.ts';
import { type Database, migrate } from './db.ts';
import { platformMigrations } from './migrations/platform.ts';
import { stopLoops } from './loop.ts';
import { createOutbox, forgetMessages, mostTries, startSenders } from './outbox.ts';

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
  const config = {
    smtpUrl: undefined,
    mailFrom: '',
    sms: { provider: 'gateway', url: `http://127.0.0.1:${port}/send`, token: 'of-the-shop' },
  } as const;
  const outbox = createOutbox(createClock());
  const senders = startSenders(db, outbox, config, (error) => errors.push(String(error)));
  const message = { body: { to: '+528112345678', text: 'Tu código es 123456' }, bearer: 'Bearer of-the-shop' };
  await outbox.sms(db, { to: '8112345678', text: 'Tu código es 123456' });
  await expect.poll(() => received).toEqual([message]);

  await db.query("update platform.outbox set next_try_at = '-infinity'");
  await expect.poll(() => received).toEqual([message, message]);
  await expect
    .poll(() => db.query('select tries from platform.outbox where sent_at is not null'), { timeout: 5000 })
    .toEqual([{ tries: 2 }]);
  await stopLoops(senders);
  expect(errors).toEqual(['Error: the SMS gateway answered 500']);
  gateway.close();
});

/** A mail server that keeps what it receives. */
async function mailServer() {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let data: string | undefined;
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 good\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('a mail is sent with what its attachment shows then, by a process that renders it, and without it at the last try', async () => {
  const { received, url, close } = await mailServer();
  const config = { smtpUrl: url, mailFrom: 'tienda@example.com', sms: undefined };
  const errors: string[] = [];
  const outbox = createOutbox(createClock(), { text: ' · ayuda', html: '' });
  const senders = startSenders(db, outbox, config, (error) => errors.push(String(error)));
  const mail = { to: 'ana@example.com', subject: 'Tus boletos', text: 'Ana Peña' };
  await outbox.mail(db, { ...mail, attachment: { kind: 'tickets', id: 'p_1' } }, 'u_1');
  await outbox.mail(db, { ...mail, to: 'eva@example.com' });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toContain('To: eva@example.com');
  // =C2=B7 is the dot between them.
  expect(received[0]).toContain('Ana Pe=C3=B1a =C2=B7 ayuda');

  outbox.renders('tickets', async (id) => ({
    filename: 'b.pdf',
    contentType: 'application/pdf',
    content: Buffer.from(`document of ${id}`),
  }));
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]).toContain(Buffer.from('document of p_1').toString('base64'));

  outbox.renders('tickets', () => Promise.reject(new Error('no order')));
  await outbox.mail(db, { ...mail, to: 'otra@example.com', attachment: { kind: 'tickets', id: 'p_2' } });
  await expect.poll(() => errors).toEqual(['Error: no order']);
  await db.query("update platform.outbox set next_try_at = '-infinity', tries = $1 where sent_at is null and kind = 'mail'", [
    mostTries - 1,
  ]);
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]).not.toContain('application/pdf');
  await stopLoops(senders);
  close();
});

it('[PROFILE-034] the messages to a person and about the person are deleted, and no others', async () => {
  await db.query('delete from platform.outbox');
  const outbox = createOutbox(createClock());
  await outbox.mail(db, { to: 'ana@example.com', subject: '', text: 'own' });
  await outbox.mail(db, { to: 'socia@example.com', subject: '', text: 'about' }, 'u_1');
  await outbox.mail(db, { to: 'socia@example.com', subject: '', text: 'other' }, 'u_2');
  await forgetMessages(db, 'u_1', ['ana@example.com']);
  expect(await db.query('select text from platform.outbox')).toEqual([{ text: 'other' }]);
});
