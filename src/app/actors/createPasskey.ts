import { fromPromise } from 'xstate';
import { PASSKEY_NAME_MAX, type Passkey } from '../../../machines/domain/passkey.ts';
import type { NewPasskey } from '../../../machines/passkeyCreation/index.ts';
import { passkey as words } from '../../messages/es-MX.ts';
import { ask, identity } from '../http/http.ts';
import { tokens } from '../session/tokens.ts';
import { passkeyOf } from '../wire/passkeys.ts';

export const createPasskey = fromPromise<Passkey, { made: NewPasskey }>(async ({ input: { made }, signal }) => {
  const { kind, attestation } = made;
  const name = words.firstName(kind, tokens.read()?.user.firstName ?? '').slice(0, PASSKEY_NAME_MAX);
  const body = { name, kind, attestation };
  const { passkey } = await ask(
    (init) => identity.POST('/user/passkeys', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { retries: 2, signal },
  );
  return passkeyOf(passkey);
});
