import { callbackPort, promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';
import type { GivenName, OpenedWindow, ProviderAnswer, ReturnedSignIn, SocialProof, SocialProvider } from './socialSignIn.types.ts';

/** Takes the answer of a sign-in that left the page, once; null when there is none. */
export const takeReturnedSignIn = promisePort<ReturnedSignIn | null, undefined>('takeReturnedSignIn');

/**
 * Opens the window of a provider. It starts in the press of the button, because browsers block other windows. Rejects with
 * `social-unavailable` or a lost answer.
 */
export const openProviderWindow = promisePort<OpenedWindow, { provider: SocialProvider }>('openProviderWindow');

/** Leaves the page for a provider. Resolves when the traveller comes back to the same page by Back; rejects as `openProviderWindow`. */
export const leaveForProvider = promisePort<void, { provider: SocialProvider }>('leaveForProvider');

/** Sends `provider.answered` with the answer for this state, and `window.left` when the traveller is back without one. */
export const watchProviderWindow = callbackPort<{ state: string }>('watchProviderWindow');

/** Exchanges the answer. Rejects with `social-refused`, `social-stale` or `social-unavailable`. */
export const finishSocialSignIn = promisePort<SocialProof, { answer: ProviderAnswer }>('finishSocialSignIn');

/** Mails a code that proves an e-mail. */
export const sendSocialCode = promisePort<void, { token: string; email: string }>('sendSocialCode');

/** Proves an e-mail by its code, or without a code the account by the typed password. Rejects with `code-wrong`, `code-dead`, `code-expired`, `refused`. */
export const proveSocialAccount = promisePort<SocialProof, { token: string; code: string | null }>('proveSocialAccount');

/** Opens the session (API-036, API-037, API-039). */
export const signInSocial = promisePort<User, { provider: SocialProvider; token: string; name: GivenName | null }>('signInSocial');
