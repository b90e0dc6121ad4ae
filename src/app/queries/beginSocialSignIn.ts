import type { SocialProvider } from '../../../machines/socialSignIn/index.ts';
import { ask, identity } from '../http/http.ts';
import { publicIp } from './publicIp.ts';
import { logged } from '../session/logSocialFailure.ts';

/** The address of the provider, and the state of the new sign-in. */
export async function beginSocialSignIn(provider: SocialProvider, signal: AbortSignal): Promise<{ url: string; state: string }> {
  const body = { provider, ip: await publicIp() };
  return logged(ask((init) => identity.POST('/v2/signin/social/begin', { signal: init.signal, body }), { retries: 1, signal }));
}
