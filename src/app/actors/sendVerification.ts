import { fromPromise } from 'xstate';
import type { Sending } from '../../../machines/signIn/signIn.ports.ts';
import { attempt, identity } from '../http.ts';
import { rememberSending } from '../phoneProof.ts';
import { publicIp } from '../publicIp.ts';
import { sendingOf } from '../wire/identity.ts';

export const sendVerification = fromPromise<Sending, { email: string; phone: string }>(async ({ input, signal }) => {
  const { phone, email } = input;
  const body = { phone, email, ip: await publicIp() };
  const answer = await attempt(
    (init) => identity.POST('/v2/send-verification', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    {
      retries: 1,
      signal,
    },
  );
  if (answer.ok) return sendingOf(answer.data);
  const tid = answer.problem?.['tid'];
  if (typeof tid === 'string') rememberSending(phone, tid);
  throw answer.failure;
});
