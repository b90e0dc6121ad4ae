import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http/http.ts';
import { renewTokens } from '../queries/renewTokens.ts';
import { serverClock } from '../ground/serverClock.ts';
import { isNearExpiry, tokens, type Session } from '../session/tokens.ts';
import { userOf } from '../wire/identity.ts';

/** The user of the token from the service; null when it refuses the token. Without an answer the stored user stays. */
async function validated({ user }: Session, signal: AbortSignal): Promise<User | null> {
  try {
    const answer = await ask((init) => identity.GET('/validate/token', { signal: init.signal }), { signal });
    return userOf(answer.user, answer.role);
  } catch (error) {
    return failureOf(error).retryable ? user : null;
  }
}

/** The user after a renewal, which deletes dead tokens. */
async function renewed({ user }: Session): Promise<User | null> {
  try {
    await renewTokens();
  } catch (error) {
    if (failureOf(error).retryable) return user;
    tokens.clear();
  }
  return tokens.read()?.user ?? null;
}

export const validateToken = fromPromise<User | null, undefined>(async ({ signal }) => {
  const session = tokens.read();
  if (!session) return null;
  const known = isNearExpiry(session, serverClock.epoch()) ? null : await validated(session, signal);
  return known ?? renewed(session);
});
