import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceId } from './deviceId.ts';
import { holder, ownerOf } from './holder.ts';
import { publicIp } from './publicIp.ts';
import { queries } from './queries.ts';
import { uuid } from './random.ts';
import { recentPlaces, rememberPlaces } from './recentPlaces.ts';

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
  queries.clear();
});

describe('the holder', () => {
  test('is made once, random, and of the documented shape', () => {
    const made = holder();
    expect(made).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
    expect(holder()).toBe(made);
    data.clear();
    expect(holder()).not.toBe(made);
  });

  test('one that was spoilt is made again', () => {
    data.set('anden.holder', '"short"');
    expect(holder()).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  });

  test('is another than the name by which the bank knows the browser', () => {
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
  });

  test('is known on the live channel by the start of its digest', async () => {
    const digest = createHash('sha256').update('Zk3vQ9xW1tLr8mPa0bYc7d').digest('base64url');
    await expect(ownerOf('Zk3vQ9xW1tLr8mPa0bYc7d')).resolves.toBe(digest.slice(0, 16));
  });
});

test('keys are random UUIDs of version 4', () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid()).not.toBe(uuid());
});

test('[SEARCH-017] places of earlier searches are kept, the latest first, six at most', () => {
  expect(recentPlaces()).toEqual([]);
  rememberPlaces('mty', 'slp');
  rememberPlaces('mty', 'tam');
  expect(recentPlaces()).toEqual(['mty', 'tam', 'slp']);
  rememberPlaces('a', 'b');
  rememberPlaces('c', 'd');
  expect(recentPlaces()).toEqual(['c', 'd', 'a', 'b', 'mty', 'tam']);
});

describe('[API-034] the public address', () => {
  const answers = (...list: (Response | Error)[]) => {
    const fetch = vi.fn(async () => {
      const next = list.shift() ?? new Error('no more');
      if (next instanceof Error) throw next;
      return next;
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  test('comes from the first service and is asked for once', async () => {
    const fetch = answers(Response.json({ ip: '203.0.113.7' }));
    await expect(publicIp()).resolves.toBe('203.0.113.7');
    await expect(publicIp()).resolves.toBe('203.0.113.7');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('comes from the second when the first is silent or talks nonsense', async () => {
    answers(new TypeError('lost'), Response.json({ ip: '2001:db8::1' }));
    await expect(publicIp()).resolves.toBe('2001:db8::1');
    queries.clear();
    answers(Response.json({ address: 1 }), Response.json({ ip: '203.0.113.8' }));
    await expect(publicIp()).resolves.toBe('203.0.113.8');
  });

  test('is unknown when both fail, and asked for again the next time', async () => {
    answers(new TypeError('lost'), Response.json({}, { status: 500 }), Response.json({ ip: '203.0.113.9' }));
    await expect(publicIp()).resolves.toBeNull();
    await expect(publicIp()).resolves.toBe('203.0.113.9');
  });
});
