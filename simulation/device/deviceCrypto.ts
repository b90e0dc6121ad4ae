import { constants, createCipheriv, createHash, createPublicKey, publicEncrypt, type JsonWebKey, type KeyObject } from 'node:crypto';

type Bytes = ArrayBufferView | ArrayBuffer;
type Algorithm = string | { name: string; hash?: string | { name: string } };
type Key = { type: string; algorithm: object; usages: readonly string[]; extractable: boolean; secret: KeyObject | Buffer };

const HASH = 'sha256';
const HASH_BYTES = 32;
const TAG_BYTES = 16;

/**
 * The `crypto` of a device, from its seeded source. The methods that the shop calls compute at once, because the threads of Node would
 * answer in an order of their own. Every other one throws.
 */
export function cryptoOf(random: () => number) {
  const fill = <View extends ArrayBufferView>(view: View): View => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
    return view;
  };
  const subtle = {
    digest: async (algorithm: Algorithm, data: Bytes) =>
      bufferOf(
        createHash(only(algorithm, 'SHA-256', HASH))
          .update(bytesOf(data))
          .digest(),
      ),
    importKey: async (
      format: string,
      data: Bytes | JsonWebKey,
      algorithm: Algorithm,
      extractable: boolean,
      usages: string[],
    ): Promise<Key> =>
      format === 'raw' ? secretKey(data as Bytes, algorithm, extractable, usages) : publicKey(data as JsonWebKey, algorithm, usages),
    encrypt: async (algorithm: Algorithm & { iv?: Bytes; additionalData?: Bytes }, key: Key, data: Bytes) =>
      bufferOf(nameOf(algorithm) === 'RSA-OAEP' ? sealRsa(key, bytesOf(data), fill) : sealAes(algorithm, key, bytesOf(data))),
  };
  return { getRandomValues: fill, randomUUID: () => uuidOf(fill(new Uint8Array(16))), subtle };
}

const bytesOf = (data: Bytes): Buffer =>
  ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
const nameOf = (algorithm: Algorithm): string => (typeof algorithm === 'string' ? algorithm : algorithm.name);

function only<Result>(algorithm: Algorithm, name: string, result: Result): Result {
  if (nameOf(algorithm) !== name) throw new DOMException(`A device of the simulation has no ${nameOf(algorithm)}.`, 'NotSupportedError');
  return result;
}

const asCryptoKey = { [Symbol.toStringTag]: 'CryptoKey' };

function secretKey(data: Bytes, algorithm: Algorithm, extractable: boolean, usages: string[]): Key {
  const secret = Buffer.from(bytesOf(data));
  return only(algorithm, 'AES-GCM', {
    ...asCryptoKey,
    type: 'secret',
    algorithm: { name: 'AES-GCM', length: secret.length * 8 },
    usages,
    extractable,
    secret,
  });
}

function publicKey(jwk: JsonWebKey, algorithm: Algorithm, usages: string[]): Key {
  const secret = createPublicKey({ key: jwk, format: 'jwk' });
  const modulusLength = secret.asymmetricKeyDetails?.modulusLength ?? 0;
  const known = { name: 'RSA-OAEP', hash: { name: 'SHA-256' }, modulusLength };
  return only(algorithm, 'RSA-OAEP', { ...asCryptoKey, type: 'public', algorithm: known, usages, extractable: true, secret });
}

function sealAes({ iv, additionalData }: { iv?: Bytes; additionalData?: Bytes }, { secret }: Key, data: Buffer): Buffer {
  if (!iv || !Buffer.isBuffer(secret)) throw new TypeError('AES-GCM needs a secret key and an iv');
  const cipher = createCipheriv(secret.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', secret, bytesOf(iv), { authTagLength: TAG_BYTES });
  if (additionalData) cipher.setAAD(bytesOf(additionalData));
  return Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
}

/** RSA-OAEP with SHA-256 (RFC 8017, 7.1.1). Node would take the seed from the system, so the text is padded here. */
function sealRsa({ secret }: Key, data: Buffer, fill: (bytes: Buffer) => Buffer): Buffer {
  if (Buffer.isBuffer(secret)) throw new TypeError('RSA-OAEP needs a public key');
  const length = (secret.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const block = Buffer.alloc(length - HASH_BYTES - 1);
  createHash(HASH).digest().copy(block);
  block[block.length - data.length - 1] = 1;
  data.copy(block, block.length - data.length);
  const seed = fill(Buffer.alloc(HASH_BYTES));
  const masked = xor(block, mask(seed, block.length));
  const padded = Buffer.concat([Buffer.alloc(1), xor(seed, mask(masked, HASH_BYTES)), masked]);
  return publicEncrypt({ key: secret, padding: constants.RSA_NO_PADDING }, padded);
}

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));

/** MGF1. */
function mask(seed: Buffer, length: number): Buffer {
  const parts = Array.from({ length: Math.ceil(length / HASH_BYTES) }, (_, index) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(index);
    return createHash(HASH).update(seed).update(counter).digest();
  });
  return Buffer.concat(parts).subarray(0, length);
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
