import type { TypedCode } from '../domain/code.ts';
import type { Failure } from '../domain/failure.ts';
import type { User } from '../session/session.types.ts';

export type SocialProvider = 'google' | 'facebook' | 'apple';

/** An account of a provider that signs in to the account of the shop; the provider may have named no e-mail. */
export type SocialLink = { provider: SocialProvider; email: string | null };

/** The name that Apple gives on the first consent. */
export type GivenName = { firstName: string; lastName: string };

/** What a provider returned to the browser. */
export type ProviderAnswer = {
  state: string;
  code: string | null;
  error: string | null;
  iss: string | null;
  name: GivenName | null;
};

/** The state of the sign-in in a window; null for a window that the browser blocked. */
export type OpenedWindow = { state: string | null };

/** An answer for a sign-in that left the page. */
export type ReturnedSignIn = { provider: SocialProvider; answer: ProviderAnswer };

/** `next` is what is missing for a session: nothing, an e-mail, or the proof of the existing account (decision 26). */
export type SocialProof = { token: string; next: 'session' | 'email' | 'account'; email: string | null };

export type SocialSignInContext = TypedCode & {
  provider: SocialProvider;
  /** The state of the window that was opened. */
  state: string | null;
  answer: ProviderAnswer | null;
  proof: SocialProof | null;
  email: string;
  /** The password itself is in no snapshot. */
  hasPassword: boolean;
  failure: Failure | null;
  user: User | null;
};

export type SocialSignInEvent =
  | { type: 'social.chosen'; provider: SocialProvider }
  | { type: 'provider.answered'; answer: ProviderAnswer }
  /** The traveller is back at the shop without an answer, so the window may be closed. */
  | { type: 'window.left' }
  | { type: 'window.reopened' }
  /** Continues in the page itself, because the browser blocked the window. */
  | { type: 'page.chosen' }
  | { type: 'otherWay.chosen' }
  | { type: 'email.typed'; text: string }
  | { type: 'email.submitted' }
  | { type: 'password.changed'; isEmpty: boolean }
  | { type: 'password.submitted' }
  | { type: 'code.requested' }
  | { type: 'code.typed'; text: string }
  | { type: 'code.submitted' };

export type SocialSignInOutput = { user: User; provider: SocialProvider };

export type SocialNotice = 'blocked' | 'closed' | 'refused' | 'stale' | 'down' | 'failed';

/** `alone` while nothing of the other ways is shown. */
export type SocialSignInTag = 'alone';

export type SocialSignInView =
  | { screen: 'idle' }
  /** Over the other ways to sign in. */
  | { screen: 'notice'; provider: SocialProvider; notice: SocialNotice; failure: Failure | null }
  | { screen: 'waiting'; provider: SocialProvider; canReopen: boolean }
  | { screen: 'opening'; provider: SocialProvider }
  | {
      screen: 'email';
      provider: SocialProvider;
      email: string;
      error: 'missing' | 'invalid' | null;
      canSubmit: boolean;
      isSending: boolean;
      failure: Failure | null;
    }
  | {
      screen: 'account';
      provider: SocialProvider;
      email: string;
      canSubmit: boolean;
      isSending: boolean;
      isProving: boolean;
      failure: Failure | null;
    }
  | {
      screen: 'code';
      provider: SocialProvider;
      email: string;
      code: string;
      canSubmit: boolean;
      isProving: boolean;
      /** Only a new code helps. */
      isDead: boolean;
      failure: Failure | null;
    };
