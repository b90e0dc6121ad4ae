import type { Failure } from '../../../machines/domain/failure.ts';
import { ask, identity } from '../http/http.ts';
import { tokens, type Tokens } from './tokens.ts';
import { sessionOf } from '../wire/identity.ts';

type Locks = { request<T>(name: string, run: () => Promise<T>): Promise<T> };

const LOCK = 'anden.renewal';

/** The browser's locks. A browser that refuses storage also refuses locks, and then no other tab shares the tokens. */
const browserLocks: Locks = {
  async request(name, run) {
    let running: ReturnType<typeof run> | undefined;
    try {
      return await navigator.locks.request(name, () => (running = run()));
    } catch (error) {
      if (running) throw error;
      return run();
    }
  },
};

type RenewalParams = { tokens: Tokens; locks: Locks; renew: () => ReturnType<typeof sessionOf> | Promise<ReturnType<typeof sessionOf>> };

/**
 * Renews the tokens once for all tabs: a tab that waited for the lock finds the new tokens (API-049). Rejects with `session-expired` when
 * they are dead.
 */
export async function renewOnce({ tokens, locks, renew }: RenewalParams): Promise<void> {
  const before = tokens.read();
  await locks.request(LOCK, async () => {
    const current = tokens.read();
    if (!before || !current) throw { code: 'session-expired', retryable: false } satisfies Failure;
    if (current.refresh === before.refresh) tokens.write(await renew());
  });
}

export function renewTokens(): Promise<void> {
  return renewOnce({
    tokens,
    locks: browserLocks,
    renew: async () => sessionOf(await ask((init) => identity.POST('/auth/user/refresh-token', { signal: init.signal }))),
  });
}
