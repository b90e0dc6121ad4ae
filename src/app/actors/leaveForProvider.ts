import { fromPromise } from 'xstate';
import type { SocialProvider } from '../../../machines/socialSignIn/index.ts';
import { beginSocialSignIn } from '../queries/beginSocialSignIn.ts';
import { rememberLeaving } from '../session/socialReturn.ts';

export const leaveForProvider = fromPromise<void, { provider: SocialProvider }>(async ({ input: { provider }, signal }) => {
  const { url, state } = await beginSocialSignIn(provider, signal);
  const { pathname, search } = location;
  rememberLeaving({ state, provider, address: `${pathname}${search}` });
  location.assign(url);
  // The browser may keep the page and show it again after Back.
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true, signal }));
});
