import { fromPromise } from 'xstate';
import { ask, identity } from '../http.ts';
import { keepProof, sendingOf } from '../phoneProof.ts';
import { publicIp } from '../publicIp.ts';
import { sessionOf } from '../wire/identity.ts';

export const verifyPhone = fromPromise<void, { phone: string; code: string; pin: string; purpose: 'signUp' | 'signIn' }>(
  async ({ input, signal }) => {
    const { phone, code, purpose } = input;
    const pin = sendingOf(phone, input.pin);
    const body = { phone, code, pin, sign: purpose === 'signIn', ip: await publicIp() };
    const { session } = await ask(
      (init) => identity.POST('/v2/verify-phone', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      {
        retries: 2,
        signal,
      },
    );
    keepProof({ phone, pin, session: session ? sessionOf(session) : null });
  },
);
