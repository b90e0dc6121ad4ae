import { afterEach, describe, expect, test, vi } from 'vitest';
import { localStore, readJson, storeOver, tabOutlivesPage, tabStore, writeJson, type Store } from './browserStorage.ts';
import { loadPurchase } from './loadPurchase.ts';
import { benefitsPreference, layoutPreference } from './preferences.ts';
import { clearPurchase, savePurchase } from './savePurchase.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

function mapStore(data: Map<string, string>): Store {
  return {
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => void data.set(key, value),
    removeItem: (key) => void data.delete(key),
  };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a storage of the browser', () => {
  test('is used while it works', () => {
    const data = new Map<string, string>();
    const store = storeOver(() => mapStore(data));
    store.setItem('a', '1');
    expect([...data]).toEqual([['a', '1']]);
    data.set('a', '2');
    expect(store.getItem('a')).toBe('2');
    store.removeItem('a');
    expect(data.size).toBe(0);
  });

  const broken: Record<string, () => Store | undefined> = {
    'that is absent': () => undefined,
    'that throws when it is looked at': refuse,
    'that throws on every access': () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    'that may only be read': () => ({ getItem: () => null, setItem: full, removeItem: () => {} }),
  };
  test.each(Object.entries(broken))('%s is replaced by memory, without a throw', (_, open) => {
    const store = storeOver(open);
    expect(store.getItem('a')).toBeNull();
    store.setItem('a', '1');
    expect(store.getItem('a')).toBe('1');
    store.removeItem('a');
    expect(store.getItem('a')).toBeNull();
  });

  test('that is full deletes the older value, which would be wrong after a reload', () => {
    const data = new Map([['a', 'old']]);
    const store = storeOver(() => ({ ...mapStore(data), setItem: full }));
    store.setItem('a', 'new');
    expect([store.getItem('a'), data.get('a')]).toEqual(['new', undefined]);
  });

  test('ignores an unreadable value', () => {
    const data = new Map([['a', '{']]);
    const store = storeOver(() => mapStore(data));
    expect([readJson(store, 'a'), readJson(store, 'b')]).toEqual([undefined, undefined]);
    writeJson(store, 'a', { b: 1 });
    expect(readJson(store, 'a')).toEqual({ b: 1 });
  });
});

test('blocked storages keep the preferences and the purchase of the tab in memory', () => {
  const blocked = { get: refuse, configurable: true };
  const known = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  Object.defineProperties(globalThis, { localStorage: blocked, sessionStorage: blocked });
  try {
    expect(tabOutlivesPage()).toBe(false);
    benefitsPreference.write('included');
    layoutPreference.write('list');
    expect([benefitsPreference.read(), layoutPreference.read()]).toEqual(['included', 'list']);
    const chart = { status: 'active', context: {}, children: {} };
    const purchase = { step: 'seats', purchase: { departure: null, passengers: [], cartId: null }, chart };
    // The test needs only the shape that a restore reads.
    savePurchase(purchase as unknown as Parameters<typeof savePurchase>[0]);
    expect(loadPurchase()).toMatchObject(purchase);
    clearPurchase();
    expect(loadPurchase()).toBeNull();
  } finally {
    tabStore.removeItem('anden.benefits');
    localStore.removeItem('anden.layout');
    for (const [name, descriptor] of known) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
});
