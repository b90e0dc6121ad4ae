import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { User } from '../../../machines/session/index.ts';
import { ask, identity } from '../http.ts';
import { renewTokens } from '../renewal.ts';
import { tokens } from '../tokens.ts';
import { userOf } from '../wire/identity.ts';

export const validateToken = fromPromise<User | null, undefined>(async ({ signal }) => {
  const session = tokens.read();
  if (!session) return null;
  try {
    const { user, role } = await ask((init) => identity.GET('/validate/token', { signal: init.signal }), { signal });
    return userOf(user, role);
  } catch (error) {
    // Without an answer the traveller stays who they were; the next request will tell.
    if (failureOf(error).retryable) return session.user;
  }
  try {
    await renewTokens();
  } catch (error) {
    if (failureOf(error).retryable) return session.user;
    tokens.clear();
  }
  return tokens.read()?.user ?? null;
});
