import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http.ts';
import { forgetProof, proofOf } from '../phoneProof.ts';
import { publicIp } from '../publicIp.ts';
import { tokens, type Session } from '../tokens.ts';
import { sessionOf } from '../wire/identity.ts';

type Input = { email: string; emailConfirm: string; phone: string; purpose: 'signUp' | 'signIn' };

async function openSession({ email, emailConfirm, phone, purpose }: Input, signal: AbortSignal): Promise<Session> {
  const proof = proofOf(phone);
  if (purpose === 'signIn') {
    if (proof?.session) return proof.session;
    // The page was loaded again after the code was proved: its session was never stored.
    throw { code: 'session-required', retryable: false } satisfies Failure;
  }
  const body = { email, email_confirmation: emailConfirm, phone, pin: proof?.pin ?? null, ip: await publicIp() };
  const answer = await ask(
    (init) => identity.POST('/v2/signup-guest', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { retries: 2, signal },
  );
  return sessionOf(answer);
}

export const signUpGuest = fromPromise<User, Input>(async ({ input, signal }) => {
  const session = await openSession(input, signal);
  tokens.keep(session);
  forgetProof();
  return session.user;
});
