import { fromPromise } from 'xstate';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { logged } from '../session/logSocialFailure.ts';

export const sendSocialCode = fromPromise<void, { token: string; email: string }>(async ({ input, signal }) => {
  const body = { ...input, ip: await publicIp() };
  await logged(
    ask(
      (init) => identity.POST('/v2/signin/social/code', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      { retries: 1, signal },
    ),
  );
});
