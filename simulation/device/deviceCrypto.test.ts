import { createHash, generateKeyPairSync, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { cryptoOf } from './deviceCrypto.ts';

/** A source of random numbers that repeats. */
function counting(): () => number {
  let count = 0;
  return () => ((count += 37) % 256) / 256;
}

const text = new TextEncoder().encode('4111111111111111');

test('a digest is that of the browser', async () => {
  const { subtle } = cryptoOf(counting());
  expect(Buffer.from(await subtle.digest('SHA-256', text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
  await expect(subtle.digest('SHA-1', text)).rejects.toThrow('has no SHA-1');
});

test('two devices of one seed seal a key alike, and its owner opens it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const seal = async () => {
    const { subtle } = cryptoOf(counting());
    const key = await subtle.importKey('jwk', publicKey.export({ format: 'jwk' }), algorithm, true, ['encrypt']);
    return subtle.encrypt(algorithm, key, text);
  };
  const [one, other] = [await seal(), await seal()];
  expect(one).toEqual(other);
  const owner = await webcrypto.subtle.importKey('jwk', privateKey.export({ format: 'jwk' }), algorithm, false, ['decrypt']);
  expect(new Uint8Array(await webcrypto.subtle.decrypt(algorithm, owner, one))).toEqual(text);
});

test('a text under a secret key opens in the browser', async () => {
  const { subtle, getRandomValues } = cryptoOf(counting());
  const raw = getRandomValues(new Uint8Array(32));
  const algorithm = { name: 'AES-GCM', iv: getRandomValues(new Uint8Array(12)), additionalData: text };
  const sealed = await subtle.encrypt(algorithm, await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']), text);
  const key = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  expect(new Uint8Array(await webcrypto.subtle.decrypt(algorithm, key, sealed))).toEqual(text);
});
