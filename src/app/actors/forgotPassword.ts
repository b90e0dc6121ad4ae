import { fromPromise } from 'xstate';
import type { Instant } from '../../../machines/domain/instant.ts';
import { ask, identity } from '../http/http.ts';
import { serverNow } from '../ground/serverClock.ts';
import { publicIp } from '../queries/publicIp.ts';

export const forgotPassword = fromPromise<{ now: Instant }, { email: string }>(async ({ input: { email }, signal }) => {
  const body = { email, ip: await publicIp() };
  await ask((init) => identity.POST('/forgot', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }), {
    retries: 1,
    signal,
  });
  return { now: serverNow() };
});
