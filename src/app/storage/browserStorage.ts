/** Storage for small values that outlive the page. No call throws. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser. Where the browser refuses it or has none, the memory of the page stores the values for the life of the tab.
 * `open` is called each time, because reading the property may throw.
 */
export function storeOver(open: () => Store | undefined): Store {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Store) => Result): { result: Result } | null => {
    try {
      const storage = open();
      return storage ? { result: action(storage) } : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.result ?? null,
    setItem(key, value) {
      memory.delete(key);
      if (attempt((storage) => storage.setItem(key, value))) return;
      memory.set(key, value);
      // When the storage is full, an older value must not return after a reload.
      attempt((storage) => storage.removeItem(key));
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Shared by the tabs of the shop; permanent. */
export const localStore: Store = storeOver(() => globalThis.localStorage);

/** Of this tab; survives a reload. */
export const tabStore: Store = storeOver(() => globalThis.sessionStorage);

/** Whether this tab's storage survives a reload. */
export function tabOutlivesPage(): boolean {
  const probe = 'anden.probe';
  try {
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** A stored value; undefined when it is missing or unreadable. */
export function readJson(store: Store, key: string): unknown {
  const text = store.getItem(key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(store: Store, key: string, value: unknown): void {
  store.setItem(key, JSON.stringify(value));
}
