import { fromPromise } from 'xstate';
import type { PasskeyAssertion } from '../../../machines/domain/passkey.ts';
import { ask, identity } from '../http/http.ts';
import { ceremony } from '../passkeys/ceremony.ts';
import { assertionOf } from '../wire/passkeys.ts';

export const askPasskey = fromPromise<PasskeyAssertion, undefined>(async ({ signal }) => {
  const optionsJSON = await ask((init) => identity.POST('/v2/signin/passkey/options', { signal: init.signal }), { retries: 1, signal });
  return assertionOf(await ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON }), signal));
});
