import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome, Try } from './http.ts';
import { storeOver, type Store } from '../storage/browserStorage.ts';
import type { Locks } from '../session/browserLocks.ts';
import { createHolder, ownerOf } from './holderId.ts';

const idOf = (count: number) => `issued-${count}`.padEnd(48, 'x');

/** One lock for all tabs. */
function newLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, run) {
      const next = last.then(run);
      last = next.catch(() => {});
      return next;
    },
  };
}

let data: Map<string, string>;
let shared: Store;
let locks: Locks;
let issued: number;
/** Ids that the service refuses. */
let unknown: Set<string>;
let sent: (string | null)[];

beforeEach(() => {
  data = new Map();
  shared = {
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => void data.set(key, value),
    removeItem: (key) => void data.delete(key),
  };
  [locks, issued, unknown, sent] = [newLocks(), 0, new Set(), []];
});

/** A tab of the browser. Its requests are answered by the service that issues the ids. */
function openTab(store = shared) {
  const tab = createHolder({
    store,
    locks,
    issue: async () => {
      issued += 1;
      const id = idOf(issued);
      // The service answers later, as every service does.
      await Promise.resolve();
      return id;
    },
    attempt: async <T>(call: (init: Try) => Promise<{ data?: T; error?: unknown }>): Promise<Outcome<T>> => {
      const { data: answer, error } = await call({ key: 'key', signal: new AbortController().signal });
      if (error === undefined) return { ok: true, data: answer as T };
      const problem = { code: 'holder-unknown', status: 403, detail: '', retryable: false };
      return { ok: false, failure: { code: 'refused', retryable: false }, problem };
    },
  });
  const answer = async ({ holder }: { holder: string | null }) => {
    sent.push(holder);
    const refused = holder !== null && unknown.has(holder);
    return { response: new Response(), ...(refused ? { error: 'refused' } : { data: holder }) };
  };
  return { ...tab, claim: () => tab.askAsHolder(answer), look: () => tab.askAsVisitor(answer) };
}

describe('the holder', () => {
  test('is asked for once, by the first claim, and kept', async () => {
    const { claim, look } = openTab();
    await expect(look()).resolves.toBeNull();
    expect(issued).toBe(0);
    await expect(Promise.all([claim(), claim()])).resolves.toEqual([idOf(1), idOf(1)]);
    await expect(look()).resolves.toBe(idOf(1));
    await expect(openTab().claim(), 'after a reload').resolves.toBe(idOf(1));
    expect(issued).toBe(1);
  });

  test('is the same for two calls at once in a browser without locks', async () => {
    locks = { request: (_name, run) => run() };
    const { holder } = openTab();
    expect(await Promise.all([holder(), holder()])).toEqual([idOf(1), idOf(1)]);
  });

  test('is the same in two tabs that ask at once', async () => {
    await expect(Promise.all([openTab().claim(), openTab().claim()])).resolves.toEqual([idOf(1), idOf(1)]);
  });

  test('that the service does not know is replaced once, and a claim is sent again', async () => {
    data.set('anden.holder', JSON.stringify('made-by-the-older-shop-0'));
    unknown.add('made-by-the-older-shop-0');
    const { claim } = openTab();
    await expect(claim()).resolves.toBe(idOf(1));
    unknown.add(idOf(1)).add(idOf(2));
    await expect(claim()).rejects.toEqual({ code: 'refused', retryable: false });
    expect(sent).toEqual(['made-by-the-older-shop-0', idOf(1), idOf(1), idOf(2)]);
  });

  test('that the service does not know is left out of a request that only reads', async () => {
    data.set('anden.holder', JSON.stringify('made-by-the-older-shop-0'));
    unknown.add('made-by-the-older-shop-0');
    await expect(openTab().look()).resolves.toBeNull();
    expect([data.size, issued]).toEqual([0, 0]);
  });

  test('is asked for again when the stored one is unreadable', async () => {
    data.set('anden.holder', '"short"');
    await expect(openTab().claim()).resolves.toBe(idOf(1));
  });

  test('stays the same while the browser refuses its storage', async () => {
    const { claim } = openTab(
      storeOver(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
    );
    await expect(claim()).resolves.toBe(idOf(1));
    await expect(claim()).resolves.toBe(idOf(1));
  });

  test('is named on the live channel by the start of its digest', async () => {
    const digest = createHash('sha256').update('Zk3vQ9xW1tLr8mPa0bYc7d').digest('base64url');
    await expect(ownerOf('Zk3vQ9xW1tLr8mPa0bYc7d')).resolves.toBe(digest.slice(0, 16));
  });
});
