import crypto from 'node:crypto';

/** What the machine's threads were asked, in that order. */
export interface Threads {
  /** Hands out the next result in the order of the questions. */
  deliverNext(): 'none' | 'unfinished' | 'delivered';
}

interface Held {
  deliver: (() => void) | undefined;
}

type AsyncMethod = (...values: never[]) => Promise<unknown>;
type Key = Extract<keyof SubtleCrypto, string>;

const subtleMethods: readonly Key[] = [
  ...(['digest', 'sign', 'verify', 'importKey', 'exportKey', 'generateKey', 'encrypt', 'decrypt'] as const),
  ...(['deriveBits', 'deriveKey', 'wrapKey', 'unwrapKey'] as const),
];

/**
 * Signatures and hashes are computed by threads of the machine, which end in any order. Each result waits until nothing else is left to do, and
 * until those that were asked for earlier have arrived.
 */
export function holdThreads(): Threads {
  const held: Held[] = [];
  const hold = <T>(work: Promise<T>): Promise<T> => {
    const one: Held = { deliver: undefined };
    held.push(one);
    return new Promise<T>((resolve, reject) => {
      work.then(
        (value) => (one.deliver = () => resolve(value)),
        (error: unknown) => (one.deliver = () => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    });
  };
  const { subtle } = globalThis.crypto;
  for (const name of subtleMethods) {
    // Only the promise is replaced; the arguments pass through.
    const method = (subtle[name] as AsyncMethod).bind(subtle) as (...values: unknown[]) => Promise<unknown>;
    Object.defineProperty(subtle, name, { value: (...values: unknown[]) => hold(method(...values)), configurable: true });
  }
  const { scryptSync } = crypto;
  crypto.scrypt = ((secret, salt, length, options, done) => {
    setImmediate(() => done(null, scryptSync(secret, salt, length, options)));
  }) as typeof crypto.scrypt;
  return {
    deliverNext() {
      const [first] = held;
      if (first === undefined) return 'none';
      if (first.deliver === undefined) return 'unfinished';
      held.shift();
      first.deliver();
      return 'delivered';
    },
  };
}
