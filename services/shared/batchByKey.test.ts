import { describe, expect, it } from 'vitest';
import { batchByKey } from './batchByKey.ts';

/** Work that answers each request with itself, and delays each batch until the test releases it. */
function heldWork({ fails = () => undefined }: { fails?: (requests: readonly number[]) => Error | undefined } = {}) {
  const batches: { name: string; requests: readonly number[]; go: () => void }[] = [];
  const work = (name: string, requests: readonly number[]) =>
    new Promise<readonly number[]>((resolve, reject) => {
      const error = fails(requests);
      batches.push({ name, requests, go: () => (error === undefined ? resolve(requests) : reject(error)) });
    });
  return { work, batches };
}

describe('requests of one name', () => {
  it('go together when they arrive during others, in their order, each with its own answer', async () => {
    const { work, batches } = heldWork();
    const ask = batchByKey(work, 3);
    const answers = Promise.all([1, 2, 3, 4, 5].map((request) => ask('run', request)));
    for (const expected of [[1], [2, 3, 4], [5]]) {
      await expect.poll(() => batches.at(-1)?.requests).toEqual(expected);
      batches.at(-1)?.go();
    }
    expect(await answers).toEqual([1, 2, 3, 4, 5]);
  });

  it('do not wait for those of another', async () => {
    const { work, batches } = heldWork();
    const ask = batchByKey(work, 3);
    const [first, second] = [ask('one', 1), ask('other', 2)];
    expect(batches.map(({ name }) => name)).toEqual(['one', 'other']);
    batches.at(1)?.go();
    expect(await second).toBe(2);
    batches.at(0)?.go();
    expect(await first).toBe(1);
  });

  it('are tried alone when they fail together, so that a bad one does not affect the others', async () => {
    const { work, batches } = heldWork({ fails: (requests) => (requests.includes(3) ? new Error('bad') : undefined) });
    const ask = batchByKey(work, 3);
    const outcomes = Promise.allSettled([1, 2, 3].map((request) => ask('run', request)));
    batches[0]?.go();
    await expect.poll(() => batches.length).toBe(2);
    batches[1]?.go();
    await expect.poll(() => batches.slice(2).map(({ requests }) => requests)).toEqual([[2], [3]]);
    for (const { go } of batches.slice(2)) go();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('are all refused when the database does not answer', async () => {
    const { work, batches } = heldWork({ fails: () => Object.assign(new Error('cut'), { code: 'ECONNRESET' }) });
    const ask = batchByKey(work, 3);
    const outcomes = Promise.allSettled([1, 2, 3].map((request) => ask('run', request)));
    batches[0]?.go();
    await expect.poll(() => batches.length).toBe(2);
    batches[1]?.go();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(2);
  });
});
