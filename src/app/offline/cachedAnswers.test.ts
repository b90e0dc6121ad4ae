import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheAnswer, cachedAnswer } from './cachedAnswers.ts';
import { deleteAnswers } from '../storage/answerCaches.ts';

const refused = async () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
const full = { put: async () => Promise.reject(new DOMException('No room.', 'QuotaExceededError')), match: refused, delete: refused };

describe('[NAV-075] a browser whose store', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['is missing', undefined],
    ['refuses to open', { open: refused, delete: refused }],
    ['is full', { open: async () => full, delete: refused }],
  ])('%s keeps nothing, and nothing fails', async (_name, store) => {
    vi.stubGlobal('caches', store);
    await expect(cacheAnswer('seen', 'trips', [])).resolves.toBeUndefined();
    await expect(cachedAnswer('seen', 'trips')).resolves.toBeNull();
    await expect(deleteAnswers()).resolves.toBeUndefined();
  });

  it('may not be touched keeps nothing either', async () => {
    vi.stubGlobal('caches', undefined);
    Object.defineProperty(globalThis, 'caches', { configurable: true, get: () => expect.fail('SecurityError') });
    await expect(cacheAnswer('seen', 'trips', [])).resolves.toBeUndefined();
    await expect(cachedAnswer('seen', 'trips')).resolves.toBeNull();
    await expect(deleteAnswers()).resolves.toBeUndefined();
  });
});
