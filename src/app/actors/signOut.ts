import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';
import { queries } from '../queries/queryClient.ts';
import { forgetGuest } from '../storage/knownGuest.ts';
import { tokens } from '../session/tokens.ts';

/** Signing out does not wait longer for a slow service. */
const PATIENCE_MS = 3_000;

/** Informs the service and deletes the tokens and all cached answers, even without an answer. */
export const signOut = fromPromise<void, undefined>(async () => {
  const session = tokens.read();
  if (session) {
    const body = { refresh_token: session.refresh, ip: null };
    const request = ask(
      (init) => identity.POST('/signout', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      {
        timeout: PATIENCE_MS,
      },
    );
    // When the request fails, the token family expires by itself.
    await request.catch(() => {});
  }
  tokens.clear();
  forgetGuest();
  queries.clear();
});
