import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { passkeySignInModel } from './passkeySignIn.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([passkeySignInModel], model, facts)).toEqual(facts);

describe('facts of passkeySignIn', () => {
  it('a sign-in with a key', () =>
    stated(0, [
      ['', 'passkeysSupported', 'idle'],
      ['', 'passkeysUnsupported', 'unsupported'],
      ['', '!supportsPasskeys', 'unsupported'],
      ['passkeysSupported', 'passkeyChosen', 'asking'],
      ['passkeysSupported passkeyChosen', 'keyAnswered', 'opening; assertion'],
      ['passkeysSupported passkeyChosen', 'ceremonyCancelled', 'ended.cancelled; failure'],
      ['passkeysSupported passkeyChosen', 'ceremonyRefused', 'ended.refused; failure'],
      ['passkeysSupported passkeyChosen', 'beginFails', 'ended.failed; failure'],
      ['passkeysSupported passkeyChosen keyAnswered', 'signedIn', 'signedIn; ends user; user'],
      ['passkeysSupported passkeyChosen keyAnswered', 'challengeStale', 'ended.stale; failure'],
      ['passkeysSupported passkeyChosen keyAnswered', 'keyUnknown', 'ended.unknown; failure'],
      ['passkeysSupported passkeyChosen keyAnswered', 'keyRefused', 'ended.refused; failure'],
      ['passkeysSupported passkeyChosen keyAnswered', 'signInFails', 'ended.failed; failure'],
      ['passkeysSupported passkeyChosen ceremonyCancelled', 'passkeyChosen', 'asking; failure=null'],
    ]));
});
