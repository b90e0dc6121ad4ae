import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visitProvider } from '../../tests/support/visitProvider.ts';
import { cardBody, cardSealer } from '../../tests/support/card.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { holderSecret, newHolder } from '../../tests/support/holders.ts';
import { freePort } from '../../tests/support/ports.ts';
import { realShopEnv } from '../../tests/support/realShop.ts';
import { blockBody, mapPath, seatsIn, type TripOffer } from '../../tests/support/trip.ts';
import { sandboxService } from '../sandbox/app.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { makeAppleWalletKeys } from '../sandbox/walletKeys.ts';
import { readConfig } from '../shared/config.ts';
import { createApp } from '../shared/createApp.ts';
import { openPlatform } from '../shared/platform.ts';
import { demoFeedPath } from '../trip/feed/load.ts';
import { buildShop, distFolder } from './build.ts';
import { type Anden, startAnden } from './startAnden.ts';
import { storedRuns } from './storedRuns.ts';

const serviceToken = 'service-token-of-a-real-shop';
const operatorToken = 'operator-of-a-real-shop';

/** Words of the demonstration. */
const demo = /[Dd]emostraci|de prueba|[Ff]icti|anden\.example|[Ss]andbox|(?<!\p{L})Andén(?!\p{L})/gu;
/** A terminal has an «Andén» too, and a frame of the bank has a `sandbox`. */
const meant = /platform:"Andén"|"label":"Andén"|sandbox:"(allow-|sandbox")|\.sandbox\.add\(/;

function expectNone(text: string, where: string): void {
  const around = [...text.matchAll(demo)].map(({ index }) => text.slice(Math.max(index - 60, 0), index + 60));
  expect(
    around.filter((words) => !meant.test(words)),
    where,
  ).toEqual([]);
}

/** The files of this build; those of earlier ones stay beside them for a week. */
function builtFiles(): string[] {
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8'),
  );
  return [...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}

const { privateKey: googleKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let anden: Anden;
let shop: string;
let closeBank: () => Promise<void>;
let bank: string;
const said: string[] = [];

/** The bank of the sandbox stands for a real one, with a database of its own. */
async function startBank(paymentUrl: string): Promise<void> {
  const port = await freePort();
  bank = `http://127.0.0.1:${port}`;
  const config = readConfig(
    { BANK_KEY: realShopEnv.BANK_KEY, BANK_SIGNING_SECRET: realShopEnv.BANK_SIGNING_SECRET },
    { sandboxUrl: bank, bankUrl: `${bank}/bank`, publicUrl: realShopEnv.PUBLIC_URL, serviceToken, paymentUrl, logLevel: 'silent' },
  );
  const service = sandboxService(storedRuns);
  const platform = await openPlatform(config, [service], { db: await openTestDatabase(), sandbox: createSandbox });
  const app = createApp(config, platform.clock, platform.sandbox);
  const stop = await service.start(app, platform);
  await app.listen({ port, host: '127.0.0.1' });
  closeBank = async () => {
    await stop();
    await platform.close(app);
  };
}

beforeAll(async () => {
  const built = await buildShop();
  if (built.result === 'failed') throw new Error(built.output);
  const port = await freePort();
  shop = `http://127.0.0.1:${port}`;
  const inside = { tripUrl: `${shop}/trip-api`, identityUrl: `${shop}/identity-api`, paymentUrl: `${shop}/payment-api` };
  await startBank(inside.paymentUrl);
  // A provider of sign-in in another process, with keys and a client of its own.
  vi.stubEnv('GOOGLE_ISSUER', `${bank}/social/google`);
  vi.stubEnv('GOOGLE_CLIENT_ID', 'anden');
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'secreto-de-prueba');
  const config = readConfig(realShopEnv, {
    ...inside,
    port,
    host: '127.0.0.1',
    bankUrl: `${bank}/bank`,
    serviceToken,
    operatorToken,
    holderSecret,
    // Mails and messages stay in their table, where they are read.
    smtpUrl: undefined,
    sms: undefined,
    appleWallet: makeAppleWalletKeys(Date.now()),
    googleWallet: { issuerId: '1', email: 'wallet@camino.example', key: googleKey },
    logLevel: 'silent',
  });
  anden = await startAnden(config, { db: await openTestDatabase(), feed: demoFeedPath, step: (line) => said.push(line) });
}, 240_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await anden.close();
  await closeBank();
});

interface Ask {
  readonly token?: string;
  readonly holder?: string;
  readonly body?: unknown;
}

async function call<Body>(path: string, { token, holder, body }: Ask = {}): Promise<Body> {
  const response = await fetch(`${shop}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(holder === undefined ? {} : { holder }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
  });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  expectNone(text, path);
  return JSON.parse(text);
}

const messages = (kind: 'mail' | 'sms'): Promise<{ recipient: string; subject: string | null; text: string; html: string | null }[]> =>
  anden.platform.db.query('select recipient, subject, text, html from platform.outbox where kind = $1 order by id', [kind]);

/** A guest whose phone an SMS proved. */
async function guest() {
  const [email, phone, ip] = [`${randomUUID()}@example.com`, '8130000177', '203.0.113.7'];
  const key = { token: 'anden-public-key' };
  const { tid: pin } = await call<{ tid: string }>('/identity-api/v2/send-verification', { ...key, body: { phone, email, ip } });
  const code = /#(\w+)$/.exec((await messages('sms')).at(-1)?.text ?? '')?.[1];
  await call('/identity-api/v2/verify-phone', { ...key, body: { phone, code, pin, sign: false, ip } });
  const body = { email, email_confirmation: email, phone, pin, ip };
  const { token } = await call<{ token: string }>('/identity-api/v2/signup-guest', { ...key, body });
  return { email, token, holder: newHolder() };
}

/** Buys a ticket with a card, and returns its order and its ticket. */
async function buy() {
  const buyer = await guest();
  const departureDate = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const search = new URLSearchParams({ originId: 'MTY', destinationId: 'SLW', departureDate });
  const [trip] = (await call<{ oneWayTrips: TripOffer[] }>(`/trip-api/trip?${search}`)).oneWayTrips;
  if (trip === undefined) throw new Error('no trip');
  const seat = seatsIn(await call(`/trip-api${mapPath(trip)}`)).find(({ state }) => state === 'free');
  if (seat === undefined) throw new Error('the bus is full');
  const cart = await call<{ cartId: string; displayTotal: number }>('/trip-api/seat/block', {
    ...buyer,
    body: blockBody([{ trip, seat }]),
  });
  await call('/payment-api/payment/providers', buyer);
  const card = { cartId: cart.cartId, amount: cart.displayTotal, number: '4242424242424242', cvv: '123', email: buyer.email };
  const paid = await call<{ responsePayment: { orderId: string } }>('/payment-api/payment', {
    ...buyer,
    body: await cardBody(await cardSealer(bank), card),
  });
  const { orderId } = paid.responsePayment;
  const order = await call<{ tickets: { itemId: string }[] }>(`/payment-api/payment/detail/cart/${orderId}`, buyer);
  return { buyer, orderId, itemId: order.tickets[0]?.itemId ?? '' };
}

const open = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const text = await (await fetch(`${shop}${path}`, { headers: { accept: 'text/html', ...headers } })).text();
  expectNone(text, path);
  return text;
};

/** The files of a zip archive whose sizes are in its central directory. */
function fileIn(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(name, undefined, 'latin1') - 46;
  const [method, size, local] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)];
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const data = zip.subarray(start, start + size);
  return (method === 0 ? data : inflateRawSync(data)).toString();
}

/** The words of a PDF, as each of its fonts would map them. */
function wordsIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const fonts = streams
    .filter((text) => text.includes('beginbfrange'))
    .map((map) =>
      [...(/\[(.*)\]/s.exec(map)?.[1]?.matchAll(/<([0-9a-f ]+)>/gi) ?? [])].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      ),
    );
  const shown = streams.flatMap((text) =>
    [...text.matchAll(/\[(.*)\] TJ/g)].map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) => hex).join('')),
  );
  return fonts
    .map((letters) =>
      shown.map((glyphs) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)]).join('')).join('\n'),
    )
    .join('\n');
}

describe('without the sandbox no word of the demonstration is', () => {
  it('on the page, in its files, in the manifest and in the service worker', async () => {
    const files = builtFiles();
    expect(files.length).toBeGreaterThan(50);
    for (const path of ['sw.js', 'icons/mark.svg', ...files]) expect(await open(`/compra/${path}`), path).not.toBe('');
    for (const path of ['', 'ayuda', 'manifest.webmanifest']) expect(await open(`/compra/${path}`)).toContain('Camino');
    const own = (await open('/compra/')).match(/\/compra\/own\/[\w.-]+/g) ?? [];
    expect(new Set(own).size).toBe(5);
    for (const path of own) expect(await open(path), path).not.toBe('');
  });

  it('in the documents, on the page of a problem and in the metrics', async () => {
    for (const path of [
      '/docs/',
      '/docs/trip.yaml',
      '/docs/identity.yaml',
      '/docs/payment.yaml',
      '/docs/live-seats.asyncapi.yaml',
      '/none',
      '/trip-api/none',
    ])
      await open(path);
    expect(await open('/metrics', { authorization: `Bearer ${operatorToken}` })).toContain('anden_payments_open');
  });

  it('in what the start says', () => {
    expect(said.length).toBeGreaterThan(3);
    expectNone(said.join('\n'), 'start');
  });

  it('in the answers, messages and tickets of a purchase', async () => {
    const { buyer, orderId, itemId } = await buy();
    const authorization = `Bearer ${buyer.token}`;
    const file = async (path: string): Promise<Buffer> => {
      const answer = await fetch(`${shop}/payment-api${path}`, { headers: { authorization } });
      expect(answer.status, path).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const words = wordsIn(await file(`/payment/tickets/${orderId}`));
    expect(words).toContain('Camino');
    expectNone(words, 'PDF');
    const pass = fileIn(await file(`/payment/tickets/${orderId}/${itemId}/apple`), 'pass.json');
    expect(pass).toContain('"logoText":"Camino"');
    expectNone(pass, 'Apple Wallet');

    const saved = await fetch(`${shop}/payment-api/payment/tickets/${orderId}/${itemId}/google`, {
      headers: { authorization },
      redirect: 'manual',
    });
    const claims = Buffer.from(saved.headers.get('location')?.split('.').at(-2) ?? '', 'base64url').toString();
    expect(claims).toContain('"issuerName":"Camino"');
    expectNone(claims, 'Google Wallet');

    const [mails, [sms]] = [await messages('mail'), await messages('sms')];
    expect(sms?.text).toContain('Camino');
    expectNone(sms?.text ?? '', 'SMS');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Tus boletos/)]);
    for (const { subject, text, html } of mails) {
      expect(text).toContain('Llama al 81 1234 5678');
      expectNone([anden.platform.config.mailFrom, subject, text, html].join('\n'), 'mail');
    }
  });
});

describe('sign-in with Google from outside', () => {
  it('[API-036] only the provider with variables is offered, and makes an account', async () => {
    const key = { token: 'anden-public-key' };
    expect(await call<{ providers: string[] }>('/identity-api/v2/signin/social', key)).toEqual({ providers: ['google'] });
    const device = randomBytes(24).toString('base64url');
    const post = async <Body>(path: string, body: object): Promise<Body> => {
      const answer = await fetch(`${shop}/identity-api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          authorization: 'Bearer anden-public-key',
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          cookie: `__Host-device=${device}`,
        },
      });
      return answer.json();
    };
    const ip = '203.0.113.7';
    const { url } = await post<{ url: string }>('/v2/signin/social/begin', { provider: 'google', ip });
    expect(url).toContain(`redirect_uri=${encodeURIComponent(`${realShopEnv.PUBLIC_URL}/compra/oauth-redirect`)}`);
    const email = `${randomUUID()}@example.com`;
    const back = await visitProvider(url, { persona: 'otra', correo: email }, device);
    const proof = await post<{ token: string; next: string }>('/v2/signin/social/finish', {
      ...{ state: back.get('state'), code: back.get('code'), error: back.get('error'), iss: back.get('iss') },
    });
    expect(proof.next).toBe('session');
    expect(await post('/v2/signin/google', { token: proof.token, ip })).toMatchObject({ role: 'user', user: { email } });
  });
});
