import { fromPromise } from 'xstate';
import type { PasskeyAssertion } from '../../../machines/domain/passkey.ts';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http/http.ts';
import { tokens } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

export const signInPasskey = fromPromise<User, { assertion: PasskeyAssertion }>(async ({ input: { assertion }, signal }) => {
  const session = sessionOf(
    await ask(
      (init) =>
        identity.POST('/v2/signin/passkey', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body: assertion }),
      { retries: 2, signal },
    ),
  );
  tokens.write(session);
  return session.user;
});
