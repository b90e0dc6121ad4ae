import { fromPromise } from 'xstate';
import type { PhoneProof } from '../../../machines/phoneCode/index.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { SealedSession } from '../session/SealedSession.ts';
import { sessionOf } from '../wire/identity.ts';

export const verifyPhone = fromPromise<PhoneProof, { phone: string; code: string; pin: string; purpose: 'signUp' | 'signIn' }>(
  async ({ input, signal }) => {
    const { phone, code, pin, purpose } = input;
    const body = { phone, code, pin, sign: purpose === 'signIn', ip: await publicIp() };
    const { session } = await ask(
      (init) => identity.POST('/v2/verify-phone', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      {
        retries: 2,
        signal,
      },
    );
    return { pin, session: session ? new SealedSession(sessionOf(session)) : null };
  },
);
