import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';
import { tokens } from '../session/tokens.ts';
import { passkeyOffer, passkeyOfferNow } from '../storage/preferences.ts';

export const shouldOfferPasskey = fromPromise<boolean, undefined>(async ({ signal }) => {
  if (tokens.read()?.user.role !== 'user' || passkeyOffer.read() === 'declined' || passkeyOfferNow.read() === 'postponed') return false;
  const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser');
  if (!(await platformAuthenticatorIsAvailable())) return false;
  const { passkeys } = await ask((init) => identity.GET('/user/passkeys', init), { signal, retries: 1 });
  return passkeys.length === 0;
});
