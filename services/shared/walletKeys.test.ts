import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const oneLine = (pem: string): string => pem.trim().replaceAll(/\r?\n/g, String.raw`\n`);
const passphrase = 'una frase secreta';
// Forge takes seconds for a key.
const makeKeys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const type = 'pkcs8';
  const pem = String(privateKey.export({ type, format: 'pem' }));
  return {
    pem,
    locked: String(privateKey.export({ type, format: 'pem', cipher: 'aes-256-cbc', passphrase })),
    private: forge.pki.privateKeyFromPem(pem),
    public: forge.pki.publicKeyFromPem(String(publicKey.export({ type: 'spki', format: 'pem' }))),
  };
};
const [issuer, owner, stranger] = [makeKeys(), makeKeys(), makeKeys()];

function certify(of: typeof owner, by: typeof owner): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = of.public;
  certificate.serialNumber = '01';
  certificate.validity.notAfter = new Date('2049-01-01');
  certificate.setSubject([
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.mx.anden' },
    { name: 'organizationalUnitName', value: 'A1B2C3D4E5' },
  ]);
  certificate.sign(by.private, forge.md.sha256.create());
  return oneLine(forge.pki.certificateToPem(certificate));
}

const key = oneLine(owner.pem);
const apple = {
  APPLE_PASS_TYPE_ID: 'pass.mx.anden',
  APPLE_PASS_TEAM_ID: 'A1B2C3D4E5',
  APPLE_PASS_CERTIFICATE: certify(owner, issuer),
  APPLE_PASS_KEY: key,
  APPLE_PASS_INTERMEDIATE: certify(issuer, issuer),
};
const google = { GOOGLE_WALLET_ISSUER_ID: '3388', GOOGLE_WALLET_EMAIL: 'pases@example.com', GOOGLE_WALLET_KEY: key };
const cut = (pem: string): string => pem.replace(/(?<=-----\\n.{40}).*(?=\\n-----)/, '');
const curve = oneLine(String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })));

describe('the keys of the wallets', () => {
  it('are none, those of one, or those of both; a PEM may be one line', () => {
    expect(readConfig({})).toMatchObject({ appleWallet: undefined, googleWallet: undefined });
    expect(readConfig(apple)).toMatchObject({
      appleWallet: { teamId: 'A1B2C3D4E5', key: owner.pem.trim(), passphrase: undefined },
      googleWallet: undefined,
    });
    expect(readConfig({ ...apple, ...google }).googleWallet?.issuerId).toBe('3388');
  });

  it('may have a passphrase', () => {
    const locked = { ...apple, APPLE_PASS_KEY: oneLine(owner.locked) };
    expect(readConfig({ ...locked, APPLE_PASS_KEY_PASSPHRASE: passphrase }).appleWallet?.passphrase).toBe(passphrase);
    expect(() => readConfig(locked)).toThrow('APPLE_PASS_KEY no se puede leer.');
    expect(() => readConfig({ ...locked, APPLE_PASS_KEY_PASSPHRASE: 'secreta' })).toThrow(
      'APPLE_PASS_KEY no se puede leer con su contraseña.',
    );
  });

  it.each([
    [{ APPLE_PASS_TEAM_ID: 'A1B2C3D4E5' }, 'Falta APPLE_PASS_TYPE_ID'],
    [{ ...google, GOOGLE_WALLET_EMAIL: '' }, 'Falta GOOGLE_WALLET_EMAIL.'],
    [{ ...google, GOOGLE_WALLET_KEY: 'secreta' }, 'GOOGLE_WALLET_KEY debe ser un PEM.'],
    [{ ...google, GOOGLE_WALLET_KEY: key.replaceAll('PRIVATE', 'RSA PRIVATE') }, 'GOOGLE_WALLET_KEY debe ser un PEM.'],
    [{ ...google, GOOGLE_WALLET_KEY: cut(key) }, 'GOOGLE_WALLET_KEY no se puede leer.'],
    [{ ...google, GOOGLE_WALLET_KEY: curve }, 'GOOGLE_WALLET_KEY debe ser una llave RSA.'],
    [{ ...apple, APPLE_PASS_KEY: apple.APPLE_PASS_CERTIFICATE }, 'APPLE_PASS_KEY debe ser un PEM.'],
    [{ ...apple, APPLE_PASS_KEY: cut(key) }, 'APPLE_PASS_KEY no se puede leer.'],
    [
      { ...apple, APPLE_PASS_CERTIFICATE: cut(apple.APPLE_PASS_CERTIFICATE) },
      'APPLE_PASS_CERTIFICATE no es un certificado que se pueda leer.',
    ],
    [
      { ...apple, APPLE_PASS_INTERMEDIATE: cut(apple.APPLE_PASS_INTERMEDIATE) },
      'APPLE_PASS_INTERMEDIATE no es un certificado que se pueda leer.',
    ],
    [{ ...apple, APPLE_PASS_KEY: oneLine(stranger.pem) }, 'APPLE_PASS_KEY no es la llave de APPLE_PASS_CERTIFICATE.'],
    [{ ...apple, APPLE_PASS_INTERMEDIATE: certify(stranger, stranger) }, 'APPLE_PASS_INTERMEDIATE no firmó APPLE_PASS_CERTIFICATE.'],
    [{ ...apple, APPLE_PASS_TYPE_ID: 'pass.mx.otra' }, 'APPLE_PASS_TYPE_ID no es el de APPLE_PASS_CERTIFICATE.'],
    [{ ...apple, APPLE_PASS_TEAM_ID: 'E5D4C3B2A1' }, 'APPLE_PASS_TEAM_ID no es el de APPLE_PASS_CERTIFICATE.'],
  ])('an incomplete or false one is refused at the start, without its value', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow('secreta');
  });
});
