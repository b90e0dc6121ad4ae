import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Aedes } from 'aedes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { realShopEnv } from '../../tests/support/realShop.ts';
import { readConfig } from '../shared/config.ts';
import { examineShop } from './doctor.ts';
import { missingNetwork } from './network.ts';
import { startAnden } from './startAnden.ts';

const open: (() => Promise<unknown>)[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anden-doctor-'));
});
afterAll(async () => {
  for (const close of open) await close();
  await rm(folder, { recursive: true });
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('connection', (socket) => open.unshift(async () => socket.destroy()));
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

/** Servers that answer: a bank and a gateway of SMS, a mail server, a broker. */
async function answering(): Promise<Record<string, string>> {
  const web = await portOf(createHttpServer((_request, response) => response.writeHead(405).end()));
  const mail = await portOf(
    createServer((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (line) => void socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 mail\r\n'));
    }),
  );
  const broker = await Aedes.createBroker();
  open.push(() => new Promise<void>((resolve) => broker.close(resolve)));
  return {
    BANK_URL: `http://127.0.0.1:${web}/bank`,
    SMS_URL: `http://127.0.0.1:${web}/sms`,
    SMTP_URL: `smtp://127.0.0.1:${mail}`,
    MQTT_URL: `mqtt://127.0.0.1:${await portOf(createServer(broker.handle))}`,
  };
}

/** Nobody listens there. */
const silent = async (): Promise<Record<string, string>> => {
  const nobody = `127.0.0.1:${await freePort()}`;
  return {
    BANK_URL: `http://${nobody}`,
    SMS_URL: `http://${nobody}`,
    SMTP_URL: `smtp://${nobody}`,
    MQTT_URL: `mqtt://${nobody}`,
    DATABASE_URL: `postgres://${nobody}/anden`,
    TRIP_UPDATES_URL: `http://${nobody}/?key=secret`,
  };
};

/** The exit code and the output of `npm run doctor`. */
const doctor = (env: Record<string, string>): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/doctor.ts'], { env: { PATH: process.env['PATH'], ...env } }, (_error, said) =>
      resolve({ code: child.exitCode, said }),
    );
  });

describe('an examination', () => {
  it('finds whoever does not answer, without their addresses', async () => {
    const { faults, warnings, good } = await examineShop({ ...realShopEnv, ...(await silent()) });
    for (const name of ['MQTT_URL', 'SMTP_URL', 'SMS_URL', 'BANK_URL', 'La base de datos'])
      expect(faults, name).toContainEqual(expect.stringMatching(new RegExp(`^${name} no contesta: .*(ECONNREFUSED|ESOCKET)[.]$`)));
    expect(warnings).toContainEqual(expect.stringMatching(/^TRIP_UPDATES_URL no contesta: ECONNREFUSED\.$/));
    expect(good).toEqual([]);
    expect(JSON.stringify({ faults, warnings })).not.toContain('secret');
  });

  it('finds a wrong key of Stripe, and a script that is not there', async () => {
    const double = createHttpServer((request, response) => {
      const isKnown = request.headers.authorization === 'Bearer sk_live_right';
      response.statusCode = request.url === '/fields.js' ? 200 : request.url?.startsWith('/v1/') !== true ? 404 : isKnown ? 404 : 401;
      response.end();
    });
    const url = `http://127.0.0.1:${await portOf(double)}`;
    const env = { ...realShopEnv, ...(await answering()), DATA_DIR: join(folder, 'none'), PAYMENT_PROVIDER: 'stripe' };
    const stripe = {
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      STRIPE_API_URL: url,
      STRIPE_SCRIPT_URL: `${url}/fields.js`,
    };
    const said = async (more: Record<string, string>) => {
      const { faults, good } = await examineShop({ ...env, ...stripe, STRIPE_SECRET_KEY: 'sk_live_right', ...more });
      return { faults: faults.filter((fault) => fault !== missingNetwork), good: good.filter((one) => one.startsWith('Stripe')) };
    };
    expect(await said({})).toEqual({ faults: [], good: ['Stripe contesta.'] });
    expect((await said({ STRIPE_SECRET_KEY: 'sk_live_wrong' })).faults).toEqual(['Stripe no contesta: no acepta STRIPE_SECRET_KEY.']);
    expect((await said({ STRIPE_SCRIPT_URL: `${url}/nope.js` })).faults).toEqual(['Stripe no contesta: STRIPE_SCRIPT_URL contesta 404.']);
    const cash = { CASH_CUTOFF_MINUTES: '60', BANK_SIGNING_SECRET: '' };
    expect((await said(cash)).faults).toEqual(['Con CASH_CUTOFF_MINUTES falta BANK_SIGNING_SECRET, el secreto con que firman las cajas.']);
  });

  it('does not ask the sandbox, which does not run yet, whatever bank it plays', async () => {
    for (const PAYMENT_PROVIDER of ['anden', 'stripe']) {
      const { faults, good } = await examineShop({ PAYMENT_PROVIDER, PORT: '1', DATA_DIR: join(folder, 'none') }, 300);
      expect([faults, good], PAYMENT_PROVIDER).toEqual([[], []]);
    }
  });

  it('gives up a server that accepts and says nothing', async () => {
    const mute = await portOf(createServer(() => undefined));
    const env = { ...realShopEnv, ...(await answering()), DATA_DIR: join(folder, 'none') };
    const { faults } = await examineShop({ ...env, SMS_URL: `http://127.0.0.1:${mute}` }, 300);
    expect(faults).toEqual([missingNetwork, 'SMS_URL no contesta: pasó el tiempo.']);
  });

  it('says the faults and the warnings of the start, and asks for a feed', async () => {
    const { faults, warnings } = await examineShop({
      ...realShopEnv,
      ...(await answering()),
      SHOP_PHONE: '1',
      DATA_DIR: join(folder, 'none'),
    });
    expect(faults).toEqual(['SHOP_PHONE debe ser un teléfono de 10 dígitos, o con + y su país, no "1".', missingNetwork]);
    expect(warnings).toContainEqual(expect.stringMatching(/^Sin OPERATOR_TOKEN/));
  });

  it('reads the network that an earlier start loaded, and leaves a database that is in use', async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const config = readConfig({}, { port, sandboxPort, dataDir: folder, host: '127.0.0.1', logLevel: 'silent' });
    const feed = join(import.meta.dirname, '../trip/feed/odd/no-fares');
    await (await startAnden(config, { feed, shop: folder })).close();

    const env = { ...realShopEnv, ...(await answering()), DATA_DIR: folder };
    const { faults, warnings, good } = await examineShop(env);
    expect(faults).toEqual([]);
    expect(good).toContainEqual(expect.stringMatching(/^Red de viajes: \d+ líneas?, /));
    for (const name of ['MQTT_URL', 'SMTP_URL', 'SMS_URL', 'BANK_URL']) expect(good).toContain(`${name} contesta.`);
    expect(warnings).toContain('La red no tiene precios: la tienda los calcula por distancia, con su propia tarifa.');

    expect(await doctor(env)).toEqual({ code: 0, said: expect.stringMatching(/^Bien:\n[^]+\nAvisos:\n[^]+\nLa tienda puede abrir\.\n$/) });
    const said: unknown = expect.stringMatching(/\nFallas:\n {2}Sin el buzón [^]+\nLa tienda no puede abrir\.\n$/);
    expect(await doctor({ ...env, SMS_URL: '' })).toEqual({ code: 1, said });

    await writeFile(join(folder, 'pid'), String(process.ppid));
    expect((await examineShop(env)).good).toContainEqual(expect.stringContaining(`en uso por el proceso ${process.ppid}`));
  });
});
