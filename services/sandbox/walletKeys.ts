import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';
import type { AppleWalletKeys } from '../shared/walletKeys.ts';

const DAY_MS = 86_400_000;

/** A certificate that signs itself, made anew at each start. A phone refuses its passes; every other reader opens them. */
export function makeAppleWalletKeys(now: number): AppleWalletKeys {
  // Forge takes seconds for a key.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A number that begins with zeros has two spellings, and a reader that writes it again changes the certificate.
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = new Date(now - DAY_MS);
  certificate.validity.notAfter = new Date(now + 365 * DAY_MS);
  const name = [{ name: 'commonName', value: 'Pases de prueba' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  const pem = forge.pki.certificateToPem(certificate);
  return {
    passTypeId: 'pass.example.anden',
    teamId: 'ANDENTEST1',
    certificate: pem,
    key: privateKey,
    passphrase: undefined,
    intermediate: pem,
  };
}
