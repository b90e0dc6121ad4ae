import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { digestOf } from '../../shared/digest.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// OWASP's parameters with 32 MiB: a burst of sign-ins needs a quarter of the memory that N = 2^17 with p = 1 needs. The tests of the
// services try dozens of passwords, so vitest.config.ts sets a cheap one.
const passwordCost: Cost = { N: Number(process.env['SCRYPT_N'] ?? 32_768), r: 8, p: 3 };
// A code lives ten minutes and five tries. This cost has to resist a thief of the table for those minutes only.
const codeCost: Cost = { N: 4096, r: 8, p: 1 };

function derive(secret: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const named = ({ N, r, p }: Cost): string => ['scrypt', N, r, p, ''].join('$');

async function hash(secret: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost);
  return `${named(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

async function matches(secret: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(secret, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return found.length === expected.length && timingSafeEqual(found, expected);
}

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);
export const hashCode = (code: string): Promise<string> => hash(code, codeCost);
export const secretMatches = matches;

/** Whether a password was hashed at another cost than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(named(passwordCost));

let dummy: Promise<string> | undefined;

/** A hash that no password has. It is compared when there is no account, so that the answer takes as long. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(newToken());
  return dummy;
}

/** A random token of 32 characters, in base64url. The table stores its hash. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** The token of a link for a new password, derived from its row, so that every mail has the same one and the table stores no usable token. */
export const resetToken = (id: string, serviceKey: string): string =>
  createHmac('sha256', serviceKey).update(`reset:${id}`).digest('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The successor of a refresh token, derived from it with a key of the service. Two tabs therefore get the same one, and the table stores no
 * usable token.
 */
export const successorOf = (token: string, serviceKey: string): string =>
  createHmac('sha256', serviceKey).update(`refresh:${token}`).digest('base64url');

/** The hash of a random token, stored in the table. */
export const tokenHash = digestOf;

/** The hash of a request, keyed by the service. The table stores it instead of the body, which may contain a password or a code. */
export const keyedHash = (body: unknown, serviceKey: string): string =>
  createHmac('sha256', serviceKey).update(JSON.stringify(body)).digest('base64url');

/** A secret of a social sign-in, derived from its state, so that the table stores hashes only. */
export const socialSecret = (purpose: 'nonce' | 'verifier' | 'proof', state: string, serviceKey: string): string =>
  createHmac('sha256', serviceKey).update(`social-${purpose}:${state}`).digest('base64url');
