import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';
import { newPasswordVault } from '../session/passwordVault.ts';
import { tokens } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

/** The session of the new account opens here and in the other tabs of this browser. */
export const confirmEmail = ({ openSession }: { openSession: () => void }) =>
  fromPromise<{ name: string }, { token: string; needsPassword: boolean }>(async ({ input: { token, needsPassword }, signal }) => {
    const body = { token, password: needsPassword ? newPasswordVault.read() : null };
    const session = sessionOf(
      await ask(
        (init) => identity.POST('/v2/confirm-email', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
        { retries: 1, signal },
      ),
    );
    newPasswordVault.clear();
    tokens.write(session);
    openSession();
    return { name: session.user.firstName };
  });
