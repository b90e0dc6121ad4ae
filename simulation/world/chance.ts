import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** A source of random numbers that a seed determines. */
export interface Chance {
  /** A number from 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  isIn(share: number): boolean;
  pick<T>(of: readonly T[]): T;
  bytes(count: number): Buffer;
  /** Another source, which this one determines: what one person does must not change what the next one meets. */
  fork(): Chance;
}

/** The generator sfc32: 128 bits of state, passes PractRand, and is ten lines. A name makes another source of the same seed. */
export function createChance(seed: number, name = ''): Chance {
  let [a, b, c, d] = [0x9e3779b9 | 0, 0x243f6a88 | 0, seed | 0, Math.floor(seed / 2 ** 32) ^ 1];
  for (const letter of name) b = Math.imul(b ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm += 1) word();
  const chance: Chance = {
    next: () => word() / 2 ** 32,
    between: (least, most) => least + Math.floor(chance.next() * (most - least + 1)),
    isIn: (share) => chance.next() < share,
    pick(of) {
      const one = of[Math.floor(chance.next() * of.length)];
      if (one === undefined && of.length === 0) throw new Error('nothing to pick from');
      // The index is below the length.
      return one as (typeof of)[number];
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => word() & 0xff)),
    fork: () => createChance(word() * 2 ** 21 + word()),
  };
  return chance;
}

/** Takes a random UUID from a source. */
export function uuidFrom(chance: Chance): `${string}-${string}-${string}-${string}-${string}` {
  const hex = chance.bytes(16);
  hex[6] = ((hex[6] ?? 0) & 0x0f) | 0x40;
  hex[8] = ((hex[8] ?? 0) & 0x3f) | 0x80;
  const text = hex.toString('hex');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}

/** Bytes that the embedded database draws at once and then hands out one by one. */
const poolBytes = 1024;
let pools = 0;

/** How often the embedded database has drawn a pool of random bytes. What is left of one would belong to an earlier run. */
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
