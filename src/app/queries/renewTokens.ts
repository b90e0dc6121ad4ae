import type { Failure } from '../../../machines/domain/failure.ts';
import { ask, identity } from '../http/http.ts';
import { browserLocks, type Locks } from '../session/browserLocks.ts';
import { tokens, type Tokens } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

const LOCK = 'anden.renewal';

type RenewalParams = { tokens: Tokens; locks: Locks; renew: () => ReturnType<typeof sessionOf> | Promise<ReturnType<typeof sessionOf>> };

/**
 * Renews the tokens, one tab after the other: two that send one refresh token at once would look like a thief after a lost answer. A call
 * that waited for the lock finds new tokens of its tab (API-049). Rejects with `session-expired` when they are dead.
 */
export async function renewOnce({ tokens, locks, renew }: RenewalParams): Promise<void> {
  const before = tokens.read();
  await locks.request(LOCK, async () => {
    const current = tokens.read();
    if (!before || !current) throw { code: 'session-expired', retryable: false } satisfies Failure;
    if (current.access === before.access || current.access === '') tokens.write(await renew());
  });
}

export function renewTokens(): Promise<void> {
  return renewOnce({
    tokens,
    locks: browserLocks,
    renew: async () => sessionOf(await ask((init) => identity.POST('/auth/user/refresh-token', { signal: init.signal }))),
  });
}
