import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Milliseconds of one code, and how many codes before and after that of now are accepted, for the clock of a phone. (RFC 6238) */
export const stepMs = 30_000;
const window = 1;

const secretOf = (key: Buffer): Secret => new Secret({ buffer: Uint8Array.from(key).buffer });

const totp = (key: Buffer, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: secretOf(key), algorithm: 'SHA1', digits: 6, period: stepMs / 1000 });

/** The key of 20 bytes that an invitation offers, derived from its id, so that the page shows the same one whenever it is opened. */
export const keyOfInvitation = (id: string, serviceKey: string): Buffer =>
  createHmac('sha256', serviceKey).update(`authenticator:${id}`).digest().subarray(0, 20);

/** A key as a person types it, and as the address in a QR code. */
export const authenticatorFor = (key: Buffer, issuer: string, email: string): { key: string; uri: string } => ({
  key: secretOf(key).base32,
  uri: totp(key, issuer, email).toString(),
});

/** The bytes of a key in base32. */
export const keyIn = (base32: string): Buffer => Buffer.from(Secret.fromBase32(base32).bytes);

/** The step of a code at an instant in milliseconds; undefined for a code that is not of now. A step is accepted once, by the table. */
export function stepOf(key: Buffer, code: string, now: number): number | undefined {
  const delta = totp(key, '', '').validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / stepMs) + delta;
}

const sealingKey = (serviceKey: string): Buffer => Buffer.from(hkdfSync('sha256', serviceKey, '', 'authenticators of staff', 32));
const ivBytes = 12;
const tagBytes = 16;

/** The key of a person, encrypted for the table (AES-256-GCM, base64url): a copy of the table alone makes no code. */
export function sealKey(key: Buffer, person: string, serviceKey: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(serviceKey), iv).setAAD(Buffer.from(person));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for the key of another person, and for one that was sealed with another secret. */
export function openKey(sealed: string, person: string, serviceKey: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(serviceKey), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(person))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}
