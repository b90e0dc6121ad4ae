import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { exampleFolder, realCompany } from '../../tests/support/realShop.ts';
import { readConfig } from '../shared/config.ts';

const read = (name: string): string => readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The variables that the operator writes into `.env`. */
const secrets: Readonly<Record<string, string>> = {
  PAYMENT_PROVIDER: 'stripe',
  DATABASE_PASSWORD: 'secret',
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
  SMS_URL: 'https://sms.example',
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_TOKEN: 'operator-of-the-example',
  ...realCompany,
};
const filled = (text: string): string => text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => secrets[name] ?? `missing ${name}`);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: readonly string[];
        readonly build?: { readonly context: string; readonly dockerfile: string };
        readonly environment?: Readonly<Record<string, string>>;
        readonly env_file?: string;
        readonly image: string;
        readonly volumes?: readonly string[];
      }
    >
  >;
}

it('the compose file starts two processes that share a database and a broker', () => {
  const { services } = load(filled(read('compose.yaml'))) as Compose;
  for (const name of ['first', 'second']) {
    const process = services[name];
    expect([process?.command, process?.env_file]).toEqual([undefined, '.env']);
    expect(process?.build).toEqual({ context: '../..', dockerfile: 'docs/operations/Dockerfile' });
    expect(process?.volumes).toEqual([`./shop:${process?.environment?.['SHOP_FOLDER']}:ro`]);
    const config = readConfig({ ...secrets, ...process?.environment, SHOP_FOLDER: exampleFolder });
    expect(config).toMatchObject({
      sandbox: false,
      port: 3000,
      trustProxy: 1,
      publicUrl: 'https://shop.example',
      mqttUrl: 'mqtt://broker',
    });
    expect(new URL(config.databaseUrl ?? '').hostname).toBe('database');
    expect(config.operatorToken).toBe('operator-of-the-example');
  }
  expect(read('Caddyfile')).toContain('reverse_proxy first:3000 second:3000');
});

it('the example of an environment file starts a shop, and a shell reads it as systemd does', () => {
  const lines = read('anden.env.example').split('\n');
  const values = lines.flatMap((line): [string, string][] => {
    const [, name = '', quoted, bare = ''] = /^(\w+)=(?:"([^"]*)"|([^\s"]*))$/.exec(line) ?? [];
    return name === '' ? [] : [[name, quoted ?? bare]];
  });
  expect(values).toHaveLength(lines.filter((line) => line !== '' && !line.startsWith('#')).length);
  expect(readConfig({ ...Object.fromEntries(values), SHOP_FOLDER: exampleFolder })).toMatchObject({
    sandbox: false,
    sms: { provider: 'twilio' },
  });
});

it('the image starts node itself, which gets the signal to stop', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  const [program, file] = JSON.parse(command);
  expect([program, existsSync(join(root, file))]).toEqual(['node', true]);
});

it('the unit starts node itself, which gets the signal to stop, and waits longer than its requests', () => {
  const unit = Object.fromEntries(
    read('anden@.service')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const [program = '', file = ''] = unit['ExecStart']?.split(' ') ?? [];
  expect(program).toBe(`${unit['WorkingDirectory']}/node_modules/.bin/node`);
  expect(existsSync(join(root, file))).toBe(true);
  expect(Number(unit['TimeoutStopSec'])).toBeGreaterThan(30);
});
