/** A place for small values that outlive the page. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();

/** Stands in where the browser refuses its own storage. */
const memoryStore: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** The storage of the browser, or the memory of the page when it is closed to us. */
export function localStore(): Store {
  try {
    return globalThis.localStorage ?? memoryStore;
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

/** Stores a value; a full or closed storage loses it. */
export function writeJson(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    memoryStore.setItem(key, JSON.stringify(value));
  }
}
