import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const certificate = '-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----';
const key = '-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----';
const apple = {
  APPLE_PASS_TYPE_ID: 'pass.mx.anden',
  APPLE_PASS_TEAM_ID: 'A1B2C3D4E5',
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: key,
  APPLE_PASS_INTERMEDIATE: certificate,
};
const google = { GOOGLE_WALLET_ISSUER_ID: '3388', GOOGLE_WALLET_EMAIL: 'pases@example.com', GOOGLE_WALLET_KEY: key };

describe('the keys of the wallets', () => {
  it('are none, those of one, or those of both; a PEM may be one line', () => {
    expect(readConfig({})).toMatchObject({ appleWallet: undefined, googleWallet: undefined });
    expect(readConfig(apple)).toMatchObject({
      appleWallet: { teamId: 'A1B2C3D4E5', key: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', passphrase: undefined },
      googleWallet: undefined,
    });
    expect(readConfig({ ...apple, ...google }).googleWallet?.issuerId).toBe('3388');
  });

  it.each([
    [{ APPLE_PASS_TEAM_ID: 'A1B2C3D4E5' }, 'Falta APPLE_PASS_TYPE_ID'],
    [{ ...google, GOOGLE_WALLET_EMAIL: '' }, 'Falta GOOGLE_WALLET_EMAIL.'],
    [{ ...google, GOOGLE_WALLET_KEY: 'secreta' }, 'GOOGLE_WALLET_KEY debe ser un PEM.'],
    [{ ...google, GOOGLE_WALLET_KEY: key.replaceAll('PRIVATE', 'RSA PRIVATE') }, 'GOOGLE_WALLET_KEY debe ser un PEM.'],
    [{ ...apple, APPLE_PASS_KEY: certificate }, 'APPLE_PASS_KEY debe ser un PEM.'],
  ])('an incomplete or false one is refused, without its value', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow('secreta');
  });
});
