import type { Failure } from '../../machines/domain/failure.ts';
import { ask, identity } from './http.ts';
import { tokens, type Tokens } from './tokens.ts';
import { sessionOf } from './wire/identity.ts';

type Locks = { request<T>(name: string, run: () => Promise<T>): Promise<T> };

const LOCK = 'anden.renewal';
const unlocked: Locks = { request: (_, run) => run() };

type RenewalParams = { tokens: Tokens; locks: Locks; renew: () => ReturnType<typeof sessionOf> | Promise<ReturnType<typeof sessionOf>> };

/** One renewal serves every tab: who waited for the lock finds the tokens that the other tab brought (API-049). Rejects `session-expired` when they are dead. */
export async function renewOnce({ tokens, locks, renew }: RenewalParams): Promise<void> {
  const before = tokens.read();
  await locks.request(LOCK, async () => {
    const current = tokens.read();
    if (!before || !current) throw { code: 'session-expired', retryable: false } satisfies Failure;
    if (current.refresh === before.refresh) tokens.keep(await renew());
  });
}

export function renewTokens(): Promise<void> {
  return renewOnce({
    tokens,
    locks: globalThis.navigator?.locks ?? unlocked,
    renew: async () => sessionOf(await ask((init) => identity.POST('/auth/user/refresh-token', { signal: init.signal }))),
  });
}
