import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';

export const checkConfirmation = fromPromise<{ email: string; isThisDevice: boolean }, { token: string }>(
  async ({ input: { token }, signal }) =>
    ask((init) => identity.POST('/v2/confirm-email/check', { signal: init.signal, body: { token } }), { retries: 1, signal }),
);
