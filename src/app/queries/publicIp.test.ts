import { afterEach, describe, expect, test, vi } from 'vitest';
import { publicIp } from './publicIp.ts';
import { queries } from './queryClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queries.clear();
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

  test('comes from the first service and is fetched once', async () => {
    const fetch = answers(Response.json({ ip: '203.0.113.7' }));
    await expect(publicIp()).resolves.toBe('203.0.113.7');
    await expect(publicIp()).resolves.toBe('203.0.113.7');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('comes from the second when the first fails or returns an invalid answer', async () => {
    answers(new TypeError('lost'), Response.json({ ip: '2001:db8::1' }));
    await expect(publicIp()).resolves.toBe('2001:db8::1');
    queries.clear();
    answers(Response.json({ address: 1 }), Response.json({ ip: '203.0.113.8' }));
    await expect(publicIp()).resolves.toBe('203.0.113.8');
  });

  test('is unknown when both fail, and is fetched again the next time', async () => {
    answers(new TypeError('lost'), Response.json({}, { status: 500 }), Response.json({ ip: '203.0.113.9' }));
    await expect(publicIp()).resolves.toBeNull();
    await expect(publicIp()).resolves.toBe('203.0.113.9');
  });
});
