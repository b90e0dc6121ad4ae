import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { identity } from '../http/http.ts';
import { signInSocial } from './signInSocial.ts';

vi.mock('../queries/publicIp.ts', () => ({ publicIp: async () => '203.0.113.7' }));
afterEach(() => vi.restoreAllMocks());

test.each([
  ['google', '[API-036]', '/v2/signin/google'],
  ['facebook', '[API-037]', '/v2/signin/facebook'],
  ['apple', '[API-039]', '/v2/signin/apple'],
] as const)('a session of %s is opened by its own operation %s', async (provider, _, path) => {
  const post = vi.spyOn(identity, 'POST').mockRejectedValue(new TypeError('Failed to fetch'));
  const actor = createActor(signInSocial, { input: { provider, token: 'a proof', name: null } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await toPromise(actor).catch(() => undefined);
  expect(post).toHaveBeenCalledWith(
    path,
    expect.objectContaining({ body: expect.objectContaining({ token: 'a proof', ip: '203.0.113.7' }) }),
  );
});
