import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareReads } from './shareReads.ts';

/** Reads that wait until they are answered, in the order in which they began. */
function heldReads(limits: { atOnce?: number; waiting?: number } = {}) {
  const begun: { name: string; answer: (value: string) => void; fail: () => void }[] = [];
  const reads = shareReads<string>(
    (name) => new Promise((resolve, reject) => begun.push({ name, answer: resolve, fail: () => reject(new Error('no database')) })),
    { atOnce: 2, waiting: 10, lifeMs: 1000, ...limits },
  );
  return { ...reads, begun, names: () => begun.map(({ name }) => name) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a shared read', () => {
  it('answers all who ask while it runs and a while after', async () => {
    const { ask, begun } = heldReads();
    const answers = [ask('a'), ask('a')];
    await settle();
    answers.push(ask('a'));
    begun[0]?.answer('one');
    expect(await Promise.all([...answers, ask('a')])).toEqual(['one', 'one', 'one', 'one']);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    void ask('a');
    await settle();
    expect(begun).toHaveLength(2);
  });

  it('that has begun is not for who asks after a change', async () => {
    const { ask, outdate, begun } = heldReads();
    const before = ask('a');
    await settle();
    outdate('a');
    const after = ask('a');
    await settle();
    begun[1]?.answer('new');
    begun[0]?.answer('old');
    expect([await before, await after, await ask('a')]).toEqual(['old', 'new', 'new']);
    outdate('a');
    void ask('a');
    await settle();
    expect(begun).toHaveLength(3);
  });

  it('waits for its turn, and is not wanted when too many wait', async () => {
    const { ask, outdate, begun, names } = heldReads({ atOnce: 1, waiting: 1 });
    void ask('a');
    await settle();
    void ask('b');
    await settle();
    // It has not begun, so it will know of the change.
    outdate('b');
    void ask('b');
    await expect(ask('c')).rejects.toThrow('too many');
    expect(names()).toEqual(['a']);
    begun[0]?.answer('one');
    await settle();
    expect(names()).toEqual(['a', 'b']);
  });

  it('that failed is read again, and gives its turn away', async () => {
    const { ask, begun } = heldReads({ atOnce: 1 });
    const failed = ask('a').catch(() => 'failed');
    await settle();
    begun[0]?.fail();
    expect(await failed).toBe('failed');
    const again = ask('a');
    await settle();
    begun[1]?.answer('one');
    expect(await again).toBe('one');
  });
});
