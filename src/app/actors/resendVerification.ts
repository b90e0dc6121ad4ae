import { fromPromise } from 'xstate';
import type { Instant } from '../../../machines/domain/instant.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';

export const resendVerification = fromPromise<{ pin: string; resendAt: Instant }, { email: string; phone: string }>(
  async ({ input, signal }) => {
    const body = { ...input, ip: await publicIp() };
    const { tid, resendAt } = await ask(
      (init) =>
        identity.POST('/v2/resend-verification', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      {
        retries: 1,
        signal,
      },
    );
    return { pin: tid, resendAt };
  },
);
