import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAnswer, keptAnswer } from './keptAnswers.ts';
import { emptyShelves } from '../storage/shelves.ts';

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
    await expect(keepAnswer('seen', 'trips', [])).resolves.toBeUndefined();
    await expect(keptAnswer('seen', 'trips')).resolves.toBeNull();
    await expect(emptyShelves()).resolves.toBeUndefined();
  });

  it('may not be touched keeps nothing either', async () => {
    vi.stubGlobal('caches', undefined);
    Object.defineProperty(globalThis, 'caches', { configurable: true, get: () => expect.fail('SecurityError') });
    await expect(keepAnswer('seen', 'trips', [])).resolves.toBeUndefined();
    await expect(keptAnswer('seen', 'trips')).resolves.toBeNull();
    await expect(emptyShelves()).resolves.toBeUndefined();
  });
});
