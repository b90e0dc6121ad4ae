import { fromPromise } from 'xstate';
import type { Sending } from '../../../machines/signIn/signIn.ports.ts';
import { attempt, identity } from '../http/http.ts';
import { codeFiles } from '../late/phoneCode.ts';
import { publicIp } from '../queries/publicIp.ts';
import { sendingBefore, sendingOf } from '../wire/identity.ts';

export const signInPhone = fromPromise<Sending, { email: string; phone: string }>(async ({ input, signal }) => {
  const [ip] = await Promise.all([publicIp(), codeFiles.open()]);
  const body = { phone: input.phone, ip };
  const answer = await attempt(
    (init) => identity.POST('/v2/signin-phone', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    {
      retries: 1,
      signal,
    },
  );
  if (answer.ok) return sendingOf(answer.data);
  // A code that was just sent also signs in to the account.
  const earlier = sendingBefore(answer.problem);
  if (!earlier) throw answer.failure;
  return earlier;
});
