import { fromPromise } from 'xstate';
import type { NewPasskey } from '../../../machines/passkeyCreation/index.ts';
import { ask, identity } from '../http/http.ts';
import { ceremony } from '../passkeys/ceremony.ts';
import { thisDevice } from '../passkeys/thisDevice.ts';
import { attestationOf } from '../wire/passkeys.ts';

export const askNewPasskey = fromPromise<NewPasskey, undefined>(async ({ signal }) => {
  const optionsJSON = await ask((init) => identity.POST('/user/passkeys/options', { signal: init.signal }), { retries: 1, signal });
  const made = await ceremony(({ startRegistration }) => startRegistration({ optionsJSON }), signal);
  return { attestation: attestationOf(made), kind: made.authenticatorAttachment === 'cross-platform' ? 'key' : thisDevice() };
});
