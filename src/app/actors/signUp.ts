import { fromPromise } from 'xstate';
import type { Instant } from '../../../machines/domain/instant.ts';
import { trimmedName } from '../../../machines/domain/passenger.ts';
import { ask, identity } from '../http/http.ts';
import { serverNow } from '../ground/serverClock.ts';
import { publicIp } from '../queries/publicIp.ts';
import { newPasswordVault } from '../session/passwordVault.ts';

type Input = { firstName: string; paternal: string; maternal: string; email: string };

/** The password stays in the memory of the page, because another mail may be requested. */
export const signUp = fromPromise<{ now: Instant }, Input>(async ({ input: { firstName, paternal, maternal, email }, signal }) => {
  const body = {
    email,
    password: newPasswordVault.read(),
    nombre: trimmedName(firstName),
    paterno: trimmedName(paternal),
    materno: trimmedName(maternal),
    ip: await publicIp(),
  };
  await ask((init) => identity.POST('/v2/signup', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }), {
    retries: 1,
    signal,
  });
  return { now: serverNow() };
});
