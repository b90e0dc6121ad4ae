import type * as Library from '@simplewebauthn/browser';
import type { Failure, FailureCode } from '../../../machines/domain/failure.ts';

/** What the browser says when a ceremony ends without a key. */
const codes: Readonly<Record<string, FailureCode>> = {
  // Cancelled, timed out, or without a matching key: the browser does not tell which.
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-exists',
};

/** Runs a ceremony of the browser, whose library loads with it. Rejects with `passkey-cancelled`, `passkey-exists` or `passkey-refused`. */
export async function ceremony<Key>(run: (browser: typeof Library) => Promise<Key>, signal: AbortSignal): Promise<Key> {
  const browser = await import('@simplewebauthn/browser').catch(() => {
    throw { code: 'network', retryable: true } satisfies Failure;
  });
  const cancel = () => browser.WebAuthnAbortService.cancelCeremony();
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await run(browser);
  } catch (error) {
    const code = (error instanceof Error && codes[error.name]) || 'passkey-refused';
    throw { code, retryable: false } satisfies Failure;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
