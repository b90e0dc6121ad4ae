import { describe, expect, it } from 'vitest';
import { realCompany, realShopEnv } from '../../tests/support/realShop.ts';
import { createClock } from './clock.ts';
import { ConfigError, examineConfig, readConfig } from './config.ts';
import { createApp } from './createApp.ts';

describe('the limits of calls', () => {
  it('come from the environment, else the defaults', () => {
    expect(readConfig({ CALLS_PER_ADDRESS: '', CALLS_PER_CALLER: '30' }).limits).toEqual({
      perAddress: 6000,
      perCaller: 30,
      holdersPerAddress: 60,
      seatsPerAddress: 33,
      unpaidPerPerson: 10,
      unpaidPerNetwork: 10,
      unpaidShare: 40,
    });
  });

  it.each(['seis mil', '0', '-1'])('are never %s, which would allow all calls or none', (text) => {
    expect(() => readConfig({ CALLS_PER_CALLER: text })).toThrow(ConfigError);
    expect(() => readConfig({ ANONYMOUS_SEATS_PER_ADDRESS: text })).toThrow(ConfigError);
  });
});

it('the zone of the shop must exist', () => {
  expect(readConfig({}).shopTimeZone).toBeUndefined();
  expect(readConfig({ SHOP_TIME_ZONE: 'America/Tijuana' }).shopTimeZone).toBe('America/Tijuana');
  expect(() => readConfig({ SHOP_TIME_ZONE: '-06:00:99' })).toThrow(ConfigError);
});

it('the tiles of a map have an address of one origin', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';
  expect(readConfig({ MAP_TILES_URL: tiles }).mapTilesUrl).toBe(tiles);
  expect(readConfig({}).mapTilesUrl).toBeUndefined();
  for (const wrong of ['https://tiles.example.com/', 'javascript:{z}{x}{y}', "https://a.example/{z}/{x}/{y}; script-src 'none'"])
    expect(() => readConfig({ MAP_TILES_URL: wrong })).toThrow(ConfigError);
});

it('the days on sale are a whole number', () => {
  expect(readConfig({}).saleDays).toBe(60);
  expect(readConfig({ SALE_DAYS: '90' }).saleDays).toBe(90);
  for (const text of ['0', '1.5', 'Infinity', 'dos']) expect(() => readConfig({ SALE_DAYS: text })).toThrow(ConfigError);
});

describe('the proxies in front', () => {
  it.each([
    ['', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.1', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']],
  ])('are "%s": %j', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it.each(['true', '1.5', '-1', '10', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8,', 'proxy.internal'])('are never "%s"', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
  });

  it.each([
    [1, '203.0.113.7'],
    [2, '198.51.100.1'],
    [['127.0.0.0/8', '203.0.113.0/24'], '198.51.100.1'],
    [false, '127.0.0.1'],
  ] as const)('%j tell the address of the client, and no client writes it itself', async (trustProxy, seen) => {
    const app = createApp(readConfig({}, { trustProxy, logLevel: 'silent' }), createClock(), undefined);
    app.get('/', (request, reply) => reply.send(request.ip));
    const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.99, 198.51.100.1, 203.0.113.7' } });
    expect(body).toBe(seen);
    await app.close();
  });
});

it('every fault is said at once, each in a sentence', () => {
  const wrong = { SANDBOX: '0', PORT: '70000', SALE_DAYS: '0', PUBLIC_URL: 'https://shop.example', SHOP_PHONE: '1', TRUST_PROXY: 'yes' };
  const { config, faults } = examineConfig({ ...realShopEnv, ...wrong, SMS_URL: '' });
  expect(faults).toEqual([
    'Sin el buzón de pruebas (SANDBOX=0) falta SMS_URL, la dirección que envía los SMS.',
    'PORT debe ser un puerto entre 0 y 65535, no "70000".',
    'SHOP_PHONE debe ser un teléfono de 10 dígitos, o con + y su país, no "1".',
    'TRUST_PROXY debe ser el número de proxies (hasta 9) o sus redes separadas por comas, no "yes".',
    'SALE_DAYS debe ser un número de días entre 1 y 730, no "0".',
  ]);
  expect([config.port, config.saleDays]).toEqual([3000, 60]);
});

describe('an address', () => {
  it.each([
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/tienda'],
    ['PUBLIC_URL', 'https://shop.example?a=1'],
    ['BANK_URL', 'bank.example'],
    ['TRIP_URL', 'localhost:3000'],
    ['DATABASE_URL', 'mysql://localhost/anden'],
    ['MQTT_URL', 'http://broker'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_URL', 'ftp://sms.example'],
  ])('%s is never %s', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(new RegExp(`^${name} debe ser [^\n]+\\.$`));
  });

  it('ends without a slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
    expect(readConfig({ PUBLIC_URL: 'http://localhost:80' }).publicUrl).toBe('http://localhost:80');
    expect(readConfig({ TRIP_URL: 'http://trip:3000/trip-api/' }).tripUrl).toBe('http://trip:3000/trip-api');
  });
});

describe('who sells', () => {
  it('comes from the environment, value by value', () => {
    expect(readConfig({}).company).toEqual({});
    expect(readConfig({ SHOP_PHONE: ' 81 1234 5678 ', SHOP_EMAIL: '' }).company).toEqual({ phone: '81 1234 5678' });
    expect(readConfig(realShopEnv).company).toEqual({
      name: realCompany.SHOP_NAME,
      company: realCompany.SHOP_COMPANY,
      address: realCompany.SHOP_ADDRESS,
      phone: realCompany.SHOP_PHONE,
      whatsapp: realCompany.SHOP_WHATSAPP,
      email: realCompany.SHOP_EMAIL,
      hours: realCompany.SHOP_HOURS,
    });
  });

  it.each([
    ['SHOP_NAME', 'x'.repeat(201)],
    ['SHOP_HOURS', 'de 9 a 18\nSet-Cookie: a'],
    ['SHOP_PHONE', '81 1234 567'],
    ['SHOP_PHONE', 'llámanos'],
    ['SHOP_WHATSAPP', '+52'],
    ['SHOP_EMAIL', 'ayuda'],
    ['SHOP_CHAT_URL', 'javascript:alert(1)'],
    ['SHOP_INVOICE_URL', 'http://factura.example/'],
  ])('%s is never "%s"', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: text })).toThrow(name);
  });
});

describe('without the sandbox', () => {
  it('a process with a bank, senders, texts and an https address may start', () => {
    expect(readConfig(realShopEnv).sandbox).toBe(false);
  });

  it('[CONST-050][CONST-051] no reservation is offered by default, and a store payment waits 60 minutes', () => {
    expect(readConfig(realShopEnv).cash).toEqual({ cutoffMinutes: 0, expiresMinutes: 60 });
    const terms = { CASH_CUTOFF_MINUTES: '90', CASH_EXPIRES_MINUTES: '30' };
    expect(readConfig({ ...realShopEnv, ...terms }).cash).toEqual({ cutoffMinutes: 90, expiresMinutes: 30 });
  });

  it.each<[string, string | undefined]>([
    ['BANK_URL', undefined],
    ['BANK_KEY', undefined],
    ['BANK_SIGNING_SECRET', ''],
    ['PAYMENT_PROVIDER', 'other'],
    ['SMTP_URL', undefined],
    ['SMS_URL', ''],
    ['SHOP_FOLDER', undefined],
    ['SHOP_FOLDER', '/none'],
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://shop.example'],
    ...Object.keys(realCompany).map((name): [string, string] => [name, ' ']),
  ])('%s may not be %s', (name, text) => {
    expect(() => readConfig({ ...realShopEnv, [name]: text })).toThrow(ConfigError);
    expect(() => readConfig({ ...realShopEnv, [name]: text })).toThrow(name);
  });
});

it('only this machine reaches a process without HOST', () => {
  expect(readConfig({}).host).toBe('localhost');
});

describe('the Host of a request', () => {
  const config = readConfig(
    {
      PUBLIC_URL: 'https://shop.example',
      SANDBOX_URL: 'https://bank.example:8443',
      HOST: '192.0.2.7',
      ALLOWED_HOSTS: 'anden-1, shop.internal',
    },
    { logLevel: 'silent' },
  );

  it.each([
    ...['localhost:3000', 'shop.localhost', '127.0.0.1:3000', '[::1]:3000', 'shop.example', 'SHOP.example:443', 'bank.example:8443'],
    ...['192.0.2.7:3000', 'anden-1:3000', 'shop.internal'],
  ])('may be %s', async (host) => {
    const app = createApp(config, createClock(), undefined);
    app.get('/', async () => 'good');
    expect((await app.inject({ url: '/', headers: { host } })).body).toBe('good');
    await app.close();
  });

  it.each(['evil.example', 'localhost.evil.example', 'shop.example.evil.example', '192.0.2.8', 'a b'])('may not be "%s"', async (host) => {
    const app = createApp(config, createClock(), undefined);
    app.get('/', async () => 'good');
    const probes = ['/livez', '/healthz', '/readyz'];
    for (const probe of probes) app.get(probe, async () => 'good');
    const answer = await app.inject({ url: '/', headers: { host } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect((await app.inject({ url: '/none', headers: { host } })).statusCode).toBe(400);
    for (const probe of probes) expect((await app.inject({ url: probe, headers: { host } })).body).toBe('good');
    await app.close();
  });
});

it('bus positions and delays are those of the sandbox, of the operator, or none', () => {
  expect(readConfig({ PORT: '4000' }).tripUpdatesUrl).toBe('http://localhost:4001/gtfs-rt/trip-updates');
  expect(readConfig({ PORT: '4000' }).vehiclePositionsUrl).toBe('http://localhost:4001/gtfs-rt/vehicle-positions');
  expect(readConfig(realShopEnv).vehiclePositionsUrl).toBeUndefined();
  expect(readConfig(realShopEnv).tripUpdatesUrl).toBeUndefined();
  expect(() => readConfig({ TRIP_UPDATES_URL: 'ftp://buses.example' })).toThrow(ConfigError);
  const feed = 'https://buses.example/positions.pb?key=1';
  expect(readConfig({ ...realShopEnv, VEHICLE_POSITIONS_URL: feed }).vehiclePositionsUrl).toBe(feed);
  expect(() => readConfig({ VEHICLE_POSITIONS_URL: 'file:///etc/passwd' })).toThrow(ConfigError);
});

describe('the bank', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it('is Stripe with keys of its own', () => {
    const { BANK_URL: _url, BANK_KEY: _key, BANK_SIGNING_SECRET: _secret, ...others } = realShopEnv;
    expect(readConfig({ ...others, ...keys, PAYMENT_PROVIDER: 'stripe' }).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'https://api.stripe.com',
      scriptUrl: 'https://js.stripe.com/clover/stripe.js',
      framesOrigin: 'https://hooks.stripe.com',
    });
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...others, ...keys, PAYMENT_PROVIDER: 'stripe', [name]: '' })).toThrow(name);
  });

  it('is the double of Stripe in a sandbox without keys, and never another address with test keys', () => {
    const { stripe } = readConfig({ PAYMENT_PROVIDER: 'stripe' });
    expect(stripe).toMatchObject({
      secretKey: 'sk_test_sandbox',
      apiUrl: 'http://localhost:3001',
      framesOrigin: 'http://localhost:3001',
    });
    // A part of the keys, or a name with an error, would charge at another bank than somebody meant.
    for (const name of Object.keys(keys)) expect(() => readConfig({ ...keys, PAYMENT_PROVIDER: 'stripe', [name]: '' })).toThrow(name);
    expect(readConfig({ ...keys, PAYMENT_PROVIDER: 'stripe' }).stripe?.secretKey).toBe('sk_live_1');
    expect(() => readConfig({ PAYMENT_PROVIDER: 'Stripe' })).toThrow('PAYMENT_PROVIDER debe ser anden o stripe, no "Stripe".');
    expect(readConfig({}).stripe).toBeUndefined();
  });

  it('has the keys that the environment names, and generated ones in a sandbox; none follows from SERVICE_TOKEN', () => {
    expect(readConfig(realShopEnv)).toMatchObject({ bankKey: 'key-at-the-bank', bankSecret: 'secret-of-the-bank' });
    expect(readConfig({ SERVICE_TOKEN: 'shared' })).toMatchObject({ bankKey: undefined, bankSecret: undefined });
  });
});
