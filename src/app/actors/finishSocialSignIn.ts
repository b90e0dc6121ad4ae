import { fromPromise } from 'xstate';
import type { ProviderAnswer, SocialProof } from '../../../machines/socialSignIn/index.ts';
import { ask, identity } from '../http/http.ts';
import { logged } from '../session/logSocialFailure.ts';

export const finishSocialSignIn = fromPromise<SocialProof, { answer: ProviderAnswer }>(({ input: { answer }, signal }) => {
  const { state, code, error, iss } = answer;
  return logged(
    ask(
      (init) =>
        identity.POST('/v2/signin/social/finish', {
          signal: init.signal,
          params: { header: { 'idempotency-key': init.key } },
          body: { state, code, error, iss },
        }),
      { retries: 1, signal },
    ),
  );
});
