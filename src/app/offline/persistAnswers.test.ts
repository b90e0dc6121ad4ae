import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../machines/domain/failure.ts';
import { persistSeen } from './persistAnswers.ts';
import { deleteAnswers } from '../storage/answerCaches.ts';

const LOST: Failure = { code: 'network', retryable: true };
const REFUSED: Failure = { code: 'unavailable', retryable: true };

const stored = new Map<string, Map<string, string>>();

/** Caches of a browser, with what the shop uses of them. */
const caches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    return {
      put: async (address: string, answer: Response) => void cache.set(address, await answer.text()),
      match: async (address: string) => (cache.has(address) ? new Response(cache.get(address)) : undefined),
      delete: async (address: string) => cache.delete(address),
    };
  },
  delete: async (name: string) => stored.delete(name),
};

const onLine = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', caches);
  onLine(true);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DAY_MS = 86_400_000;

/** A query in a new page, after `age` milliseconds. */
function ask(answer: string | Failure, { key = 'MTY', age = 0 } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const queryKey = ['trips', key];
  const queryFn = async () => {
    if (typeof answer !== 'string') throw answer;
    return answer;
  };
  vi.spyOn(Date, 'now').mockReturnValue(DAY_MS + age);
  return { client, queryKey, answer: client.fetchQuery({ queryKey, queryFn, persister: persistSeen('trips') }) };
}

const answered = async (answer: string, key = 'MTY') => {
  await ask(answer, { key }).answer;
  await expect.poll(() => [...stored.values()].flatMap((cache) => [...cache.values()]).join()).toContain(answer);
};

test('[NAV-075] an answer is cached, and returned with its age where no answer comes', async () => {
  await answered('seven');
  const { client, queryKey, answer } = ask(LOST, { age: 5_000 });
  expect(await answer).toBe('seven');
  await expect.poll(() => client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: DAY_MS, isInvalidated: true });
});

test('[NAV-075] without a network the cached answer comes at once', async () => {
  await answered('seven');
  onLine(false);
  expect(await ask('never asked').answer).toBe('seven');
});

test('a refusal, another question, an answer of an ended session and an emptied store return nothing', async () => {
  await answered('seven');
  await expect(ask(REFUSED).answer).rejects.toEqual(REFUSED);
  await expect(ask(LOST, { key: 'SLP' }).answer).rejects.toEqual(LOST);
  await expect(ask(LOST, { age: 31 * DAY_MS }).answer).rejects.toEqual(LOST);
  await answered('eight');
  await deleteAnswers();
  await expect(ask(LOST).answer).rejects.toEqual(LOST);
});

test('only the latest question is cached', async () => {
  await answered('seven');
  await answered('eight', 'SLP');
  expect(await ask(LOST, { key: 'SLP' }).answer).toBe('eight');
  await expect(ask(LOST).answer).rejects.toEqual(LOST);
});

test('a browser without a store asks the network only', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await ask('seven').answer).toBe('seven');
  await expect(ask(LOST).answer).rejects.toEqual(LOST);
});
