import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localStore } from '../storage/browserStorage.ts';
import { deviceId } from './deviceId.ts';
import { holder, ownerOf } from './holderId.ts';

let data: Map<string, string>;

beforeEach(() => {
  data = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the holder', () => {
  test('is generated once, random, and of the documented shape', () => {
    const made = holder();
    expect(made).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
    expect(holder()).toBe(made);
    data.clear();
    expect(holder()).not.toBe(made);
  });

  test('is generated again when it is invalid', () => {
    data.set('anden.holder', '"short"');
    expect(holder()).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  });

  test('differs from the id of the browser for the bank', () => {
    expect(deviceId()).toMatch(/^web-/);
    expect(deviceId()).toBe(deviceId());
    expect(deviceId()).not.toContain(holder());
  });

  test('stays the same while the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
    expect(holder()).toBe(holder());
    localStore.removeItem('anden.holder');
  });

  test('is named on the live channel by the start of its digest', async () => {
    const digest = createHash('sha256').update('Zk3vQ9xW1tLr8mPa0bYc7d').digest('base64url');
    await expect(ownerOf('Zk3vQ9xW1tLr8mPa0bYc7d')).resolves.toBe(digest.slice(0, 16));
  });
});
