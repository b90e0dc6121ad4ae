/** Characters that a browser keeps for one origin. */
const BROWSER_QUOTA = 5_000_000;

/** A change of a value; null for a missing one, and a null `key` for a cleared storage. */
export type StorageChange = { key: string | null; oldValue: string | null; newValue: string | null };

/** What one storage contains: that of a device, which its tabs share, or that of a tab. */
export class StorageArea {
  /** Characters of keys and values. With 0 the storage is full, and every write throws. */
  quota = BROWSER_QUOTA;
  readonly #values = new Map<string, string>();

  /** A copy, as a duplicated tab gets it. */
  copy(): StorageArea {
    const copy = new StorageArea();
    copy.quota = this.quota;
    for (const [key, value] of this.#values) copy.#values.set(key, value);
    return copy;
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  read(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  /** Throws a QuotaExceededError, as a browser does. */
  write(key: string, value: string): void {
    const others = [...this.#values].reduce((sum, [name, text]) => (name === key ? sum : sum + name.length + text.length), 0);
    if (others + key.length + value.length > this.quota) throw new DOMException('The storage is full.', 'QuotaExceededError');
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}

/** The `Storage` that a page sees. `report` learns of each change; a page that has ended changes nothing. */
export function storageOf(area: StorageArea, isOver: () => boolean, report: (change: StorageChange) => void): Storage {
  const change = (key: string, newValue: string | null, act: () => void) => {
    if (isOver()) return;
    const oldValue = area.read(key);
    act();
    if (oldValue !== newValue) report({ key, oldValue, newValue });
  };
  return {
    get length() {
      return area.keys().length;
    },
    key: (index) => area.keys()[index] ?? null,
    getItem: (key) => area.read(key),
    setItem: (key, value) => change(key, value, () => area.write(key, value)),
    removeItem: (key) => change(key, null, () => area.remove(key)),
    clear() {
      if (isOver() || area.keys().length === 0) return;
      area.clear();
      report({ key: null, oldValue: null, newValue: null });
    },
  };
}
