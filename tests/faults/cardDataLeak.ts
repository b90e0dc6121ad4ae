import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import { luhn } from '../../services/sandbox/values.ts';
import { openEmbedded } from '../../services/shared/db.ts';
import { fault } from '../support/fault.ts';
import { makeReservation, reservationBody } from '../support/older.ts';
import { freePort } from '../support/ports.ts';
import { cardSealer } from '../support/card.ts';
import { removePerson } from './support/removedPerson.ts';
import { newShopper } from './support/shopper.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

/** A unique card number that the bank authorises. */
function newPan(prefix: string, length: number): string {
  for (;;) {
    const digits = prefix + Array.from({ length: length - prefix.length }, () => randomInt(10)).join('');
    if (luhn(digits)) return digits;
  }
}

/** The notations of a number or a word. */
function writings(secret: string): string[] {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return [
    secret,
    groups.join(' '),
    groups.join('-'),
    groups.join('%20'),
    groups.join('+'),
    Buffer.from(secret).toString('base64').replaceAll('=', ''),
    Buffer.from(secret).toString('hex'),
  ];
}

/**
 * The four digits of a CVV also occur in counts, schedules and years. They count beside a field name, and where those of all cards occur.
 * Each card is therefore tried first with a word as its CVV, which the bank accepts and nothing else contains.
 */
const standsIn = (text: string, cvv: string): boolean => new RegExp(`(?<![\\w.:+/=-])${cvv}(?![\\w.:+/=-])`).test(text);
const cvvIn = (text: string, cvv: string): boolean => new RegExp(`(cvv|cvc|security.?code|código)\\W{1,8}${cvv}(?!\\d)`, 'i').test(text);

interface Trace {
  readonly name: string;
  readonly text: string;
}

const folderFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

await fault('card data leak', async ({ short }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-canary-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const [url, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`];
  const services = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    NODE_DEBUG: 'http',
  });

  const traces: Trace[] = [];
  const secrets: { pan: string; cvv: string; word: string }[] = [];
  /** Tokens of links, which the mail alone may contain. */
  const links: string[] = [];
  /** What a person had whose account was removed. */
  let removed: readonly string[] = [];
  let control = '';
  try {
    const shopper = await newShopper(url, sandboxUrl);
    control = shopper.phone;
    const { body: pass } = await shopper.call<{ data: { ticket: string; clientId: string } }>('GET', '/trip-api/seat/map/access-token');
    const live: string[] = [];
    const client = await mqtt.connectAsync(`ws://localhost:${port}/mqtt`, {
      protocolVersion: 4,
      clientId: pass.data.clientId,
      username: pass.data.clientId,
      password: pass.data.ticket,
    });
    client.on('message', (topic, payload) => live.push(`${topic} ${payload.toString()}`));
    const runs = new Set<string>();
    const seal = await cardSealer(sandboxUrl);

    const rounds = short ? 3 : 40;
    for (let round = 0; round < rounds; round += 1) {
      const amex = round % 3 === 2;
      const [pan, cvv] = [amex ? newPan('37', 15) : newPan('4', 16), String(randomInt(1000, 10_000))];
      const word = randomBytes(15).toString('hex');
      secrets.push({ pan, cvv, word });
      const cart = await shopper.fillCart();
      const { body } = await shopper.call<{
        newCart: { tickets: { run: { routeId: string; scheduleId: string; manifestDate: string } }[] };
      }>('GET', `/payment-api/payment/cart/${cart.cartId}`);
      for (const { run } of body.newCart.tickets) {
        const topic = `seatmap:${run.routeId}_${run.scheduleId}_${run.manifestDate}/events`;
        if (!runs.has(topic)) await client.subscribeAsync(topic);
        runs.add(topic);
      }
      const refused = await shopper.pay(cart, pan, word);
      if (refused.body.code !== 'cvv-wrong') throw new Error(`a word for a CVV is answered ${JSON.stringify(refused.body)}`);
      traces.push({ name: 'answer to a word for a CVV', text: JSON.stringify(refused.body) });
      const request = await shopper.cardBody(cart, pan, cvv);
      // A faulty browser sends numbers unencrypted, in body and address. They must be refused and leave no trace.
      const payment = { ...(request['payment'] as object), ccnumber: pan, cvv: word };
      const clear = await shopper.call('POST', '/payment-api/payment', { ...request, payment });
      if (clear.status !== 400) throw new Error(`a card in the clear answers ${clear.status}`);
      traces.push({ name: 'answer to a card in the clear', text: JSON.stringify(clear.body) });
      await shopper.call('GET', `/payment-api/payment/transaction/x?ccnumber=${pan}&cvv=${word}`);
      const paid = await shopper.call<{ responsePayment?: { id: string; orderId: string | null; status: string } }>(
        'POST',
        '/payment-api/payment',
        request,
      );
      if (paid.body.responsePayment?.status !== 'AUTHORISED')
        throw new Error(`the canary was not authorised: ${JSON.stringify(paid.body)}`);
      const detail = await shopper.call('GET', `/payment-api/payment/detail/cart/${paid.body.responsePayment.orderId}`);
      const transaction = await shopper.call('GET', `/payment-api/payment/transaction/${paid.body.responsePayment.id}`);
      traces.push({ name: 'answers', text: JSON.stringify([paid.body, detail.body, transaction.body]) });
      const held = await makeReservation(sandboxUrl);
      const { token: linkToken } = (await shopper.call<{ token: string }>('GET', `/payment-api/reservation/resolve?token=${held.token}`))
        .body;
      const byLink = await reservationBody(seal, held, { number: pan, cvv, linkToken });
      const link = await shopper.call('POST', '/payment-api/payment-reservation', byLink);
      if (link.status !== 200) throw new Error(`the canary was not authorised by its link: ${JSON.stringify(link.body)}`);
      traces.push({ name: 'answers', text: JSON.stringify(link.body) });
      links.push(held.token, linkToken);
    }
    removed = await removePerson(url, sandboxUrl);
    for (const path of ['/', '/outbox', '/outbox.json?limit=500', '/switchboard'])
      traces.push({ name: `sandbox ${path}`, text: await (await fetch(`${sandboxUrl}${path}`)).text() });
    await pause(500);
    traces.push({ name: 'live channel', text: live.join('\n') });
    if (live.length === 0) throw new Error('nothing was heard on the live channel');
    await client.endAsync(true);
  } finally {
    await services.end(10_000);
  }
  const log = services.log();
  traces.push({ name: 'log', text: log });

  const db = await openEmbedded(join(dataDir, 'db'));
  const tables = await db.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('platform', 'identity', 'trip', 'payment', 'sandbox')",
  );
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`select t::text as row from ${name} t`);
    traces.push({ name: `table ${name}`, text: rows.map(({ row }) => row).join('\n') });
  }
  await db.close();

  // A search that misses known values would miss a card too.
  if (!traces.some(({ name, text }) => name.startsWith('table') && text.includes(control)) || !log.includes('services are ready'))
    throw new Error('the search is blind');
  const finds: string[] = [];
  for (const { name, text } of traces) {
    for (const { pan, cvv, word } of secrets) {
      for (const writing of writings(pan)) if (text.includes(writing)) finds.push(`card number in ${name}`);
      if (cvvIn(text, cvv) || writings(word).some((writing) => text.includes(writing))) finds.push(`CVV in ${name}`);
    }
  }
  for (const { name, text } of traces) {
    const small = name.startsWith('table ') || name.startsWith('sandbox ') ? text.toLowerCase() : '';
    for (const word of removed) if (small.includes(word.toLowerCase())) finds.push(`${word} of a removed person in ${name}`);
  }
  const isMail = (name: string): boolean => name === 'table platform.outbox' || name.startsWith('sandbox /outbox');
  for (const { name, text } of traces) {
    if (!isMail(name) && links.some((token) => text.includes(token))) finds.push(`the token of a link in ${name}`);
  }
  for (const [name, same] of Map.groupBy(traces, (trace) => trace.name)) {
    const text = same.map((trace) => trace.text).join('\n');
    if (secrets.every(({ cvv }) => standsIn(text, cvv))) finds.push(`every CVV in ${name}`);
  }
  // The database files also contain deleted rows and the write-ahead log.
  const files = folderFiles(dataDir);
  if (!files.some((file) => readFileSync(file).includes(control))) throw new Error('the search of the files is blind');
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const { pan, word } of secrets)
      for (const writing of [...writings(pan), ...writings(word)])
        if (bytes.includes(writing)) finds.push(`card number or CVV in the file ${file}`);
  }
  rmSync(dataDir, { recursive: true, force: true });
  if (finds.length > 0) throw new Error(finds.join('\n'));
  return `${secrets.length} cards and a removed person found nowhere: ${tables.length} tables, ${files.length} database files, ${Math.round(log.length / 1024)} kB of log, outbox, pages, live channel, answers`;
});
