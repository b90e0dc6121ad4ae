import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { guest, registered } from '../../../machines/session/session.examples.ts';
import { queries } from '../queries/queryClient.ts';
import { tokens } from '../session/tokens.ts';
import { watchBalance } from './watchBalance.ts';

afterEach(() => {
  vi.restoreAllMocks();
  tokens.clear();
});

test.each([
  ['a guest', guest, 0],
  ['a registered user', registered, 1],
])('[POINTS-003] the balance of %s', async (_, user, times) => {
  const fetched = vi.spyOn(queries, 'fetchQuery').mockResolvedValue(0);
  tokens.write({ access: 'access-1', refresh: 'refresh-1', expiresAt: '2099-01-01T00:00:00Z', user });
  const actor = createActor(watchBalance).start();
  await import('../queries/account.ts');
  await new Promise((done) => setImmediate(done));
  actor.stop();
  expect(fetched).toHaveBeenCalledTimes(times);
});
