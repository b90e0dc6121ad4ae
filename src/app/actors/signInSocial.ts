import { fromPromise } from 'xstate';
import type { User } from '../../../machines/session/index.ts';
import type { GivenName, SocialProvider } from '../../../machines/socialSignIn/index.ts';
import type { components } from '../../../openapi/types/identity.ts';
import { ask, identity, type Try } from '../http/http.ts';
import { publicIp } from '../queries/publicIp.ts';
import { logged } from '../session/logSocialFailure.ts';
import { tokens } from '../session/tokens.ts';
import { sessionOf } from '../wire/identity.ts';

type Input = { provider: SocialProvider; token: string; name: GivenName | null };

export const signInSocial = fromPromise<User, Input>(async ({ input: { provider, token, name }, signal }) => {
  const body = { token, ip: await publicIp() };
  const call = ({ signal: trySignal, key }: Try) => {
    const init = { signal: trySignal, params: { header: { 'idempotency-key': key } } };
    if (provider === 'apple') return identity.POST('/v2/signin/apple', { ...init, body: { ...body, user: name && { name } } });
    return identity.POST(provider === 'google' ? '/v2/signin/google' : '/v2/signin/facebook', { ...init, body });
  };
  const session = sessionOf(await logged(ask<components['schemas']['Session']>(call, { retries: 2, signal })));
  tokens.write(session);
  return session.user;
});
