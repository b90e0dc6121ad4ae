import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { known } from '../../../machines/block/block.examples.ts';
import { EMAIL } from '../../../machines/testing/fixtures.ts';
import { trip } from '../http/http.ts';
import { localStore } from '../storage/browserStorage.ts';
import { blockSeats } from './blockSeats.ts';

vi.mock('../queries/seatMap.ts', () => ({ faresOfTrip: async () => [], floorsOfBus: async () => () => 'ground' }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStore.removeItem('anden.holder');
});

test('[API-017] [CONST-011] a block without an answer is tried eleven times under one key, and reported then', async () => {
  vi.useFakeTimers();
  localStore.setItem('anden.holder', JSON.stringify('h'.repeat(48)));
  const post = vi.spyOn(trip, 'POST').mockRejectedValue(new TypeError('failed to fetch'));
  const actor = createActor(blockSeats, { input: { ...known, email: EMAIL, key: 'key-1' } });
  const reported = expect(toPromise(actor)).rejects.toEqual({ code: 'network', retryable: true });
  actor.start();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(post).toHaveBeenCalledTimes(10);
  await vi.advanceTimersByTimeAsync(1);
  await reported;
  expect(post.mock.calls).toMatchObject(
    Array.from({ length: 11 }, () => ['/seat/block', { params: { header: { 'idempotency-key': 'key-1' } } }]),
  );
});
