import { logFailure } from './log.ts';

/** A place for small values that outlive the page. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();

/** Stands in where the browser refuses its own storage. */
const memoryStore: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

const PROBE = 'anden.probe';
let probed: { store: Store; isOpen: boolean } | null = null;

/** Some browsers have a storage and refuse to write to it. */
function isOpen(store: Store): boolean {
  if (probed?.store === store) return probed.isOpen;
  probed = { store, isOpen: true };
  try {
    store.setItem(PROBE, PROBE);
    store.removeItem(PROBE);
  } catch {
    probed.isOpen = false;
  }
  return probed.isOpen;
}

/** The storage of the browser, or the memory of the page when it is closed to us. */
export function localStore(): Store {
  try {
    const store = globalThis.localStorage;
    return store && isOpen(store) ? store : memoryStore;
  } catch {
    return memoryStore;
  }
}

/** A stored value, or undefined when there is none or it cannot be read. */
export function readJson(store: Store, key: string): unknown {
  try {
    const text = store.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value; a full storage loses it. */
export function writeJson(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch (error) {
    logFailure('storage', error);
  }
}
