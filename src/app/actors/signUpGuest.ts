import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { PhoneProof } from '../../../machines/phoneCode/index.ts';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { SealedSession } from '../session/SealedSession.ts';
import { tokens, type Session } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

type Input = { email: string; emailConfirm: string; phone: string; purpose: 'signUp' | 'signIn'; proof: PhoneProof | null };

async function openSession({ email, emailConfirm, phone, purpose, proof }: Input, signal: AbortSignal): Promise<Session> {
  if (purpose === 'signIn') {
    if (proof?.session instanceof SealedSession) return proof.session.open();
    // The page was reloaded after the code was verified, and its session was never stored.
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
  tokens.write(session);
  return session.user;
});
