import { fromPromise } from 'xstate';
import type { OpenedWindow, SocialProvider } from '../../../machines/socialSignIn/index.ts';
import { beginSocialSignIn } from '../queries/beginSocialSignIn.ts';

/** A second press uses the same window. */
const NAME = 'anden-social';
const FEATURES = 'popup,width=480,height=640';

export const openProviderWindow = fromPromise<OpenedWindow, { provider: SocialProvider }>(async ({ input: { provider }, signal }) => {
  // Before the first await, because only the press of the button may open a window.
  const opened = open('', NAME, FEATURES);
  if (!opened) return { state: null };
  try {
    const { url, state } = await beginSocialSignIn(provider, signal);
    opened.location.replace(url);
    return { state };
  } catch (error) {
    opened.close();
    throw error;
  }
});
