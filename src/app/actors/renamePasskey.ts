import { fromPromise } from 'xstate';
import type { Passkey } from '../../../machines/domain/passkey.ts';
import { ask, identity } from '../http/http.ts';
import { passkeyOf } from '../wire/passkeys.ts';

export const renamePasskey = fromPromise<Passkey, { id: string; name: string }>(async ({ input: { id, name }, signal }) => {
  const { passkey } = await ask(
    (init) =>
      identity.PATCH('/user/passkeys/{id}', {
        signal: init.signal,
        params: { path: { id }, header: { 'idempotency-key': init.key } },
        body: { name },
      }),
    { retries: 1, signal },
  );
  return passkeyOf(passkey);
});
