import { fromPromise } from 'xstate';
import type { Sending, SendingRefusal } from '../../../machines/signIn/signIn.ports.ts';
import { attempt, identity } from '../http/http.ts';
import { codeFiles } from './phoneCode.ts';
import { publicIp } from '../queries/publicIp.ts';
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
  if (answer.ok) {
    await codeFiles.open();
    return sendingOf(answer.data);
  }
  const tid = answer.problem?.['tid'];
  if (typeof tid !== 'string') throw answer.failure;
  await codeFiles.open();
  throw { ...answer.failure, pin: tid } satisfies SendingRefusal;
});
