import { afterEach, expect, it, vi } from 'vitest';
import { publishAnswer } from './socialReturn.ts';

afterEach(() => vi.unstubAllGlobals());

it('[NAV-003] an answer that no channel can bring to its tab is not taken', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await expect(publishAnswer({ state: 's', code: 'c', error: null, iss: null, name: null })).resolves.toBe(false);
});
