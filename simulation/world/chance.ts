import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { oneOf, randomAt } from '../../tests/support/random.ts';

/** A source of random numbers that a seed determines. */
export interface Chance {
  /** A number from 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  isIn(share: number): boolean;
  pick<T>(of: readonly T[]): T;
  bytes(count: number): Buffer;
}

/** A source of its own for each name. */
export function createChance(seed: number, name: string): Chance {
  const next = randomAt(seed, name);
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    isIn: (share) => next() < share,
    pick: (of) => oneOf(next, of),
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => next() * 256)),
  };
}

/** Takes a random UUID from a source. */
export function uuidFrom(chance: Chance): `${string}-${string}-${string}-${string}-${string}` {
  const hex = chance.bytes(16);
  hex[6] = ((hex[6] ?? 0) & 0x0f) | 0x40;
  hex[8] = ((hex[8] ?? 0) & 0x3f) | 0x80;
  const text = hex.toString('hex');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}

/** Size of the pool of random bytes that the embedded database draws at once, and then uses byte by byte. */
const poolBytes = 1024;
let pools = 0;

/** Number of pools of random bytes that the embedded database has drawn. */
export const drawnPools = (): number => pools;

let current: Chance | undefined;
const source = (): Chance => {
  if (current === undefined) throw new Error('the world has no seed yet');
  return current;
};

/**
 * Every random number of this process comes from the world's seed: those of Node, of the web's `crypto`, of `Math`, and of the embedded
 * database, which asks `crypto.getRandomValues`. Import it before anything that imports `node:crypto`.
 */
export function installChance(): void {
  const fill = <T extends ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    if (bytes.length === poolBytes) pools += 1;
    bytes.set(source().bytes(bytes.length));
    return view;
  };
  const randomInt = (least: number, most?: number): number =>
    most === undefined ? source().between(0, least - 1) : source().between(least, most - 1);
  Object.assign(crypto, {
    randomBytes: (count: number) => source().bytes(count),
    randomUUID: () => uuidFrom(source()),
    randomInt,
    randomFillSync: fill,
  });
  syncBuiltinESMExports();
  globalThis.crypto.getRandomValues = fill;
  globalThis.crypto.randomUUID = () => uuidFrom(source());
  Math.random = () => source().next();
}

/** Begins the world's randomness anew. */
export function seedChance(chance: Chance): void {
  current = chance;
}
