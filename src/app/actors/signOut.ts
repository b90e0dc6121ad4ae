import { fromPromise } from 'xstate';
import { ask, identity } from '../http.ts';
import { queries } from '../queries.ts';
import { tokens } from '../tokens.ts';

/** Who leaves does not wait for a slow service. */
const PATIENCE_MS = 3_000;

/** Tells the service, and forgets the tokens and every answer that may have been theirs, whether it hears or not. */
export const signOut = fromPromise<void, undefined>(async () => {
  const session = tokens.read();
  if (session) {
    const body = { refresh_token: session.refresh, ip: null };
    const told = ask(
      (init) => identity.POST('/signout', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      {
        timeout: PATIENCE_MS,
      },
    );
    // The family of the tokens ends by itself in the end.
    await told.catch(() => {});
  }
  tokens.clear();
  queries.clear();
});
