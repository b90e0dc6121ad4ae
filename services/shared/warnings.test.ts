import { expect, it } from 'vitest';
import { realShopEnv } from '../../tests/support/realShop.ts';
import { readConfig } from './config.ts';
import { noFolder } from './shopFolder.ts';
import { warningsOf } from './warnings.ts';

/** A shop about which there is nothing to say. */
const sound = {
  ...realShopEnv,
  DATABASE_URL: 'postgres://localhost/anden',
  MQTT_URL: 'mqtt://broker',
  TRUST_PROXY: '1',
  HOST: '0.0.0.0',
  OPERATOR_TOKEN: 'x'.repeat(20),
  MAIL_FROM: 'Camino <boletos@shop.example>',
  SHOP_INVOICE_URL: 'https://factura.example/?venta=',
  CASH_CUTOFF_MINUTES: '120',
};

const said = (env: Record<string, string | undefined>, overrides: Parameters<typeof readConfig>[1] = {}) =>
  warningsOf(readConfig({ ...sound, ...env }, overrides));

it('nothing is odd about a shop with everything', () => {
  expect(said({})).toEqual([]);
});

it.each<[Record<string, string | undefined>, string]>([
  [{ MQTT_URL: '' }, 'Sin MQTT_URL'],
  [{ DATABASE_URL: '', MQTT_URL: '' }, 'Sin DATABASE_URL'],
  [{ TRUST_PROXY: '' }, 'Sin TRUST_PROXY'],
  [{ HOST: '' }, 'HOST=localhost'],
  [{ HOST: '127.0.0.1' }, 'HOST=127.0.0.1'],
  [{ OPERATOR_TOKEN: '' }, 'Sin OPERATOR_TOKEN'],
  [{ OPERATOR_TOKEN: 'x'.repeat(19) }, 'OPERATOR_TOKEN tiene menos de 20 caracteres'],
  [{ SERVICE_TOKEN: 'x'.repeat(19) }, 'SERVICE_TOKEN tiene menos de 20 caracteres'],
  [{ HOLDER_SECRET: 'x'.repeat(19) }, 'HOLDER_SECRET tiene menos de 20 caracteres'],
  [{ MAIL_FROM: 'boletos@other.example' }, 'MAIL_FROM envía desde other.example'],
  [{ MAIL_FROM: '"Camino" <boletos@notshop.example>' }, 'MAIL_FROM envía desde notshop.example'],
  [{ SMS_URL: 'http://sms.example' }, 'SMS_URL no tiene https'],
  [{ SHOP_INVOICE_URL: '' }, 'Sin SHOP_INVOICE_URL'],
  [{ CASH_CUTOFF_MINUTES: '' }, 'CASH_CUTOFF_MINUTES=0'],
])('%j is one warning: %s', (env, start) => {
  expect(said(env)).toEqual([expect.stringMatching(new RegExp(`^${start.replaceAll('.', '[.]')}.*[.]$`))]);
});

it('a mail may come from the host of the shop, above it and below it', () => {
  for (const host of ['shop.example', 'mail.shop.example', 'SHOP.example', 'example'])
    expect(said({ MAIL_FROM: `a@${host}` }), host).toEqual([]);
});

it('a folder without pictures, and with a file that nobody reads, are said', () => {
  const { folder } = readConfig(sound);
  expect(said({}, { folder: { ...folder, pictures: noFolder.pictures, unread: ['logo.jpg'] } })).toEqual([
    'SHOP_FOLDER: la tienda no lee logo.jpg; lee terms.md, privacy.md, help.md, logo.svg, logo.png, logo-dark.svg, logo-dark.png, mark.svg, app-180.png, app-192.png, app-512.png y app-mask-512.png.',
    'SHOP_FOLDER no tiene logo.svg ni logo-dark.svg: el nombre se muestra como texto.',
    'SHOP_FOLDER no tiene íconos: la tienda instalada y los pases tienen tres franjas.',
  ]);
});

it('a sandbox is warned of other machines and of a missing bus only', () => {
  expect(warningsOf(readConfig({}))).toEqual([]);
  expect(warningsOf(readConfig({ HOST: '::1' }))).toEqual([]);
  expect(warningsOf(readConfig({ HOST: '0.0.0.0' }))).toEqual([expect.stringMatching(/^HOST=0\.0\.0\.0 abre a otras máquinas/)]);
  expect(warningsOf(readConfig({ DATABASE_URL: 'postgres://localhost/anden' }))).toEqual([expect.stringMatching(/^Sin MQTT_URL/)]);
});
