import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../machines/domain/failure.ts';
import { keepSeen } from './keep.ts';
import { emptyShelves } from '../storage/shelves.ts';

const LOST: Failure = { code: 'network', retryable: true };
const REFUSED: Failure = { code: 'unavailable', retryable: true };

const shelves = new Map<string, Map<string, string>>();

/** Caches of a browser, with what the shop uses of them. */
const caches = {
  open: async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, string>();
    shelves.set(name, shelf);
    return {
      put: async (address: string, answer: Response) => void shelf.set(address, await answer.text()),
      match: async (address: string) => (shelf.has(address) ? new Response(shelf.get(address)) : undefined),
      delete: async (address: string) => shelf.delete(address),
    };
  },
  delete: async (name: string) => shelves.delete(name),
};

const onLine = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });

beforeEach(() => {
  shelves.clear();
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
  return { client, queryKey, answer: client.fetchQuery({ queryKey, queryFn, persister: keepSeen('trips') }) };
}

const answered = async (answer: string, key = 'MTY') => {
  await ask(answer, { key }).answer;
  await vi.waitFor(() => expect([...shelves.values()].flatMap((shelf) => [...shelf.values()]).join()).toContain(answer));
};

test('[NAV-075] an answer is kept, and returned with its age where no answer comes', async () => {
  await answered('seven');
  const { client, queryKey, answer } = ask(LOST, { age: 5_000 });
  expect(await answer).toBe('seven');
  await vi.waitFor(() => expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: DAY_MS, isInvalidated: true }));
});

test('[NAV-075] without a network the kept answer comes at once', async () => {
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
  await emptyShelves();
  await expect(ask(LOST).answer).rejects.toEqual(LOST);
});

test('only the latest question is kept', async () => {
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
