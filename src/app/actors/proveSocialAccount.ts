import { fromPromise } from 'xstate';
import type { SocialProof } from '../../../machines/socialSignIn/index.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { passwordVault } from '../session/passwordVault.ts';
import { logged } from '../session/logSocialFailure.ts';

type Input = { token: string; code: string | null };

export const proveSocialAccount = fromPromise<SocialProof, Input>(async ({ input: { token, code }, signal }) => {
  const body = { token, code, password: code === null ? passwordVault.read() : null, ip: await publicIp() };
  return logged(
    ask(
      (init) =>
        identity.POST('/v2/signin/social/prove', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
      { retries: 1, signal },
    ),
  );
});
