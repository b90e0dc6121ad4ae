import { fromPromise } from 'xstate';
import type { Sending, SendingRefusal } from '../../../machines/signIn/signIn.ports.ts';
import { attempt, identity } from '../http/http.ts';
import { codeFiles } from '../late/phoneCode.ts';
import { publicIp } from '../queries/publicIp.ts';
import { sendingOf } from '../wire/identity.ts';

export const sendVerification = fromPromise<Sending, { email: string; phone: string }>(async ({ input, signal }) => {
  const { phone, email } = input;
  // A code whose form could not open would be sent for nothing.
  const [ip] = await Promise.all([publicIp(), codeFiles.open()]);
  const body = { phone, email, ip };
  const answer = await attempt(
    (init) => identity.POST('/v2/send-verification', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    {
      retries: 1,
      signal,
    },
  );
  if (answer.ok) return sendingOf(answer.data);
  const tid = answer.problem?.['tid'];
  if (typeof tid !== 'string') throw answer.failure;
  throw { ...answer.failure, pin: tid } satisfies SendingRefusal;
});
