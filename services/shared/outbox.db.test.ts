import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from './clock.ts';
import { type Database, migrate } from './db.ts';
import { platformMigrations } from './migrations/platform.ts';
import { stopLoops } from './loop.ts';
import { createOutbox, forgetMessages, resendGivenUp, unsentState } from './outbox.ts';
import { startSenders } from './senders.ts';
import { smsGatewayFrom } from './smsGateway.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await migrate(db, 'platform', platformMigrations);
});
afterAll(() => db.close());

const outbox = createOutbox(createClock());
const noMail = { smtpUrl: undefined, mailFrom: '' };

/** A gateway of SMS that answers what `statusOf` says of the number of a request. */
async function smsServer(statusOf: (request: number) => number) {
  const received: { path: string | undefined; authorization: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, authorization: request.headers.authorization, body });
      response.writeHead(statusOf(received.length)).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, url, close: () => server.close() };
}
const gatewayAt = (url: string) => ({ ...noMail, sms: { provider: 'gateway', url, token: 'of-the-shop' } as const });
const tryNow = () => db.query("update platform.outbox set next_try_at = '-infinity' where sent_at is null");
const states = async () => {
  const rows = await db.query<{ kind: string; state: string; reason: string; count: number }>(
    `select kind, ${unsentState} as state, coalesce(refused, '') as reason, count(*)::int as count
     from platform.outbox where sent_at is null group by 1, 2, 3 order by 1, 2, 3`,
  );
  return rows.map(({ kind, state, reason, count }) => [kind, state, reason, count]);
};
beforeEach(() => db.query('delete from platform.outbox'));

it('a message is posted once to the SMS gateway, again after a failure, and no error names it', async () => {
  const { received, url, close } = await smsServer((request) => (request === 1 ? 500 : 200));
  const errors: string[] = [];
  const senders = startSenders(db, outbox, gatewayAt(`${url}/send`), (error) => errors.push(String(error)));
  const message = { path: '/send', authorization: 'Bearer of-the-shop', body: '{"to":"+528112345678","text":"Tu código es 123456"}' };
  await outbox.sms(db, { to: '8112345678', text: 'Tu código es 123456' });
  await expect.poll(() => received).toEqual([message]);

  await tryNow();
  await expect.poll(() => received).toEqual([message, message]);
  await expect
    .poll(() => db.query('select tries from platform.outbox where sent_at is not null'), { timeout: 5000 })
    .toEqual([{ tries: 2 }]);
  await stopLoops(senders);
  expect(errors).toEqual(['Error: the SMS gateway answered 500']);
  close();
});

it.each([
  [0, 30],
  [1, 60],
  [6, 1920],
  [7, 3600],
  [40, 3600],
])('after %i tries and one more, the next one follows %i s later', async (tries, seconds) => {
  const { received, url, close } = await smsServer(() => 500);
  await outbox.sms(db, { to: '8112345678', text: '' });
  await db.query('update platform.outbox set tries = $1', [tries]);
  const [before] = await db.query<{ at: Date }>('select clock_timestamp() as at');
  const senders = startSenders(db, outbox, gatewayAt(url), () => undefined);
  await expect.poll(() => received.length).toBe(1);
  await stopLoops(senders);
  const [after] = await db.query<{ at: Date; next: Date }>('select clock_timestamp() as at, next_try_at as next from platform.outbox');
  const at = after?.next.getTime() ?? 0;
  expect(at).toBeGreaterThanOrEqual((before?.at.getTime() ?? 0) + seconds * 1000);
  expect(at).toBeLessThanOrEqual((after?.at.getTime() ?? 0) + seconds * 1000);
  close();
});

it('a message waits for a day and is sent again when somebody says so; a code waits for ten minutes and is of no use then', async () => {
  const { received, url, close } = await smsServer(() => 503);
  await outbox.sms(db, { to: '8112345678', text: 'ticket' });
  await outbox.sms(db, { to: '8112345678', text: 'code', usefulMs: 600_000 });
  const ages = await db.query('select text, extract(epoch from try_until - now())::int as seconds from platform.outbox order by id');
  expect(ages.map(({ seconds }) => Math.round(Number(seconds) / 60))).toEqual([1440, 10]);
  expect(await states()).toEqual([['sms', 'waiting', '', 2]]);

  const senders = startSenders(db, outbox, gatewayAt(url), () => undefined);
  await expect.poll(() => received.length).toBe(2);
  expect(await states()).toEqual([['sms', 'waiting', '', 2]]);
  // The next try would come 30 s later: 29 s are too short, 60 s are not.
  for (const seconds of [60, 29]) {
    await db.query(
      "update platform.outbox set tries = 0, next_try_at = '-infinity', try_until = clock_timestamp() + make_interval(secs => $1)",
      [seconds],
    );
    const count = received.length + 2;
    await expect.poll(() => received.length).toBe(count);
    await expect.poll(states).toEqual(
      seconds === 60
        ? [['sms', 'waiting', '', 2]]
        : [
            ['sms', 'expired', '', 1],
            ['sms', 'given-up', '', 1],
          ],
    );
  }
  expect(await resendGivenUp(db)).toBe(1);
  await expect.poll(() => received.length).toBe(7);
  expect(await states()).toEqual([
    ['sms', 'expired', '', 1],
    ['sms', 'waiting', '', 1],
  ]);
  expect(await resendGivenUp(db)).toBe(0);
  await stopLoops(senders);
  close();
});

it('what was never tried is tried after its day, because no process ran; a code is not', async () => {
  const { received, url, close } = await smsServer(() => 200);
  await outbox.sms(db, { to: '8112345678', text: 'ticket' });
  await outbox.sms(db, { to: '8112345678', text: 'code', usefulMs: 600_000 });
  await db.query("update platform.outbox set try_until = now() - interval '1 second'");
  const senders = startSenders(db, outbox, gatewayAt(url), () => undefined);
  await expect.poll(() => received.map(({ body }) => body)).toEqual(['{"to":"+528112345678","text":"ticket"}']);
  await expect.poll(states).toEqual([['sms', 'expired', '', 1]]);
  await stopLoops(senders);
  close();
});

it.each([
  [400, 'given-up'],
  [422, 'given-up'],
  [499, 'given-up'],
  [401, 'waiting'],
  [403, 'waiting'],
  [404, 'waiting'],
  [408, 'waiting'],
  [425, 'waiting'],
  [429, 'waiting'],
  [500, 'waiting'],
])('a gateway that answers %i leaves a message %s', async (status, state) => {
  const { received, url, close } = await smsServer(() => status);
  await outbox.sms(db, { to: '8112345678', text: '' });
  const senders = startSenders(db, outbox, gatewayAt(url), () => undefined);
  await expect.poll(() => received.length).toBe(1);
  await stopLoops(senders);
  expect(await states()).toEqual([['sms', state, state === 'given-up' ? `HTTP ${status}` : '', 1]]);
  close();
});

it('a process that ends between the sending and its note sends again', async () => {
  const { received, url, close } = await smsServer(() => 201);
  let isGone = false;
  const ending: Pick<Database, 'query'> = {
    async query(statement, values) {
      if (!isGone && statement.includes('set sent_at')) {
        isGone = true;
        throw new Error('gone');
      }
      return db.query(statement, values);
    },
  };
  await outbox.sms(db, { to: '8112345678', text: '' });
  const senders = startSenders(ending, outbox, gatewayAt(url), () => undefined);
  await expect.poll(() => isGone).toBe(true);
  await tryNow();
  await expect.poll(() => received.length).toBe(2);
  await expect.poll(states).toEqual([]);
  await stopLoops(senders);
  close();
});

it('the Messages API of Twilio gets a form with the phone in E.164', async () => {
  const { received, url, close } = await smsServer(() => 201);
  const sms = smsGatewayFrom({ SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 's:1', SMS_FROM: '+15005550006' }, url, (message) =>
    expect.fail(message),
  );
  const senders = startSenders(db, outbox, { ...noMail, sms }, () => undefined);
  await outbox.sms(db, { to: '8112345678', text: 'Tu código es 123456\n\n@shop #123456' });
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(states).toEqual([]);
  await stopLoops(senders);
  expect(received[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(received[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:s:1').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    To: '+528112345678',
    From: '+15005550006',
    Body: 'Tu código es 123456\n\n@shop #123456',
  });
  close();
});

/** A mail server that keeps what it receives. `answers` replaces what it says to a command. */
async function mailServer(answers: Readonly<Record<string, string>> = {}) {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let data: string | undefined;
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const line = chunk.toString('latin1');
      if (data !== undefined) {
        data += line;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
      } else if (answers[line.slice(0, 4)] !== undefined) socket.write(`${answers[line.slice(0, 4)]}\r\n`);
      else if (line.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 good\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it.each([
  ['a recipient for good', { RCPT: '550 no such mailbox' }, [['mail', 'given-up', 'SMTP 550', 1]]],
  ['a text for good', { DATA: '554 no' }, [['mail', 'given-up', 'SMTP 554', 1]]],
  ['a recipient for now', { RCPT: '450 later' }, [['mail', 'waiting', '', 1]]],
  ['the shop', { MAIL: '550 who are you' }, [['mail', 'waiting', '', 1]]],
  ['nobody', {}, []],
])('a mail server that refuses %s', async (_, answers, left) => {
  const { url, close } = await mailServer(answers);
  const config = { smtpUrl: url, mailFrom: 'tienda@example.com', sms: undefined };
  await outbox.mail(db, { to: 'ana@example.com', subject: '', text: '' });
  const errors: unknown[] = [];
  const senders = startSenders(db, outbox, config, (error) => errors.push(error));
  await expect.poll(async () => errors.length > 0 || (await states()).length === 0).toBe(true);
  await stopLoops(senders);
  expect(await states()).toEqual(left);
  close();
});

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
  await db.query("update platform.outbox set next_try_at = '-infinity', try_until = now() + interval '1 minute' where sent_at is null");
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]).not.toContain('application/pdf');
  await stopLoops(senders);
  close();
});

it('[PROFILE-034] the messages to a person and about the person are deleted, and no others', async () => {
  await outbox.mail(db, { to: 'ana@example.com', subject: '', text: 'own' });
  await outbox.mail(db, { to: 'socia@example.com', subject: '', text: 'about' }, 'u_1');
  await outbox.mail(db, { to: 'socia@example.com', subject: '', text: 'other' }, 'u_2');
  await forgetMessages(db, 'u_1', ['ana@example.com']);
  expect(await db.query('select text from platform.outbox')).toEqual([{ text: 'other' }]);
});
