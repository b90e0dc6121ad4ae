import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { newPasswordVault } from '../session/passwordVault.ts';

export const resetPassword = fromPromise<void, { token: string }>(async ({ input: { token }, signal }) => {
  const body = { token, password: newPasswordVault.read(), ip: await publicIp() };
  await ask((init) => identity.POST('/forgot/reset', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }), {
    retries: 1,
    signal,
  });
  newPasswordVault.clear();
});
