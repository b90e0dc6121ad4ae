import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { signInModels } from './signIn.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(signInModels, model, facts)).toEqual(facts);

describe('facts of signIn', () => {
  it('a guest, an account, a known guest and an awaited code begin elsewhere', () => {
    stated(0, [['', '', 'guest.filling']]);
    stated(1, [['', '', 'password.loading']]);
    stated(4, [['', '', 'guest.known']]);
    stated(5, [['', '', 'code']]);
  });

  it('from the first click to a session', () =>
    stated(0, [
      ['', 'emailTyped', 'stays; email="begona@example.com"'],
      ['', 'termsToggled', 'stays; terms=false'],
      ['', 'guestSubmitted', '-'],
      ['', 'signInDismissed', 'dismissed; ends kind="dismissed" known=null'],
      ['', 'emailChosen', 'password.loading'],
      ['emailChosen', 'signInDismissed', 'dismissed; ends kind="dismissed" known=null'],
      ['emailChosen', 'guestChosen', 'guest.filling'],
      ['emailChosen', 'accountLoaded', 'password.open'],
      ['emailChosen', '!loadAccountSignIn', 'guest.filling'],
      ['emailChosen accountLoaded', 'ownerSignedIn', 'signedIn; ends kind="signedIn" user provider=null known=null; user'],
      ['emailChosen accountLoaded', 'keySignedIn', 'signedIn; ends kind="signedIn" user provider=null known=null; user'],
      [
        'emailChosen accountLoaded',
        'socialSignedIn',
        'signedIn; ends kind="signedIn" user provider="google" known=null; user; provider="google"',
      ],
      ['emailChosen accountLoaded', '!passwordSignIn', 'guest.filling'],
      ['emailChosen accountLoaded', '!socialSignIn', 'guest.filling'],
      ['emailChosen accountLoaded', '!passkeySignIn', 'guest.filling'],
      ['emailTyped confirmTyped phoneTyped', 'guestSubmitted', 'sending'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted', 'codeSent', 'code; pin="pin-1"; resendAt="2026-04-17T14:23:00.000Z"'],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted',
        'codeSentBefore',
        'guest.codeWaiting; pin="pin-1"; resendAt="2026-04-17T14:20:00.000Z"',
      ],
      ['emailTyped confirmTyped phoneTyped guestSubmitted', 'accountExists', 'guest.accountExists; failure'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted', 'codeAlreadySent', 'guest.codeAlreadySent; failure'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted', 'codeNotSent', 'clearing; failure'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSent', 'numberCorrected', 'guest.filling'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSent', 'codeVerified', 'opening; proof'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSent', 'signInDismissed', 'dismissed; ends kind="dismissed" known=null'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSent', '!phoneCode', 'clearing; failure'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSentBefore', 'codeAtHand', 'code'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted accountExists', 'accountAccepted', 'sendingToAccount; purpose="signIn"'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted accountExists', 'noticeClosed', 'guest.filling; failure=null'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeAlreadySent', 'codeAtHand', 'code; failure=null'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeAlreadySent', 'noticeClosed', 'guest.filling; failure=null'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeNotSent', 'tokenCleared', 'guest.failed'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeNotSent', '!clearToken', 'guest.failed'],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted codeSent codeVerified',
        'guestSignedUp',
        'signedIn; ends kind="signedIn" user provider=null known; user',
      ],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeSent codeVerified', 'signUpFails', 'clearing; failure'],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted',
        'accountCodeSent',
        'code; pin="pin-1"; resendAt="2026-04-17T14:20:00.000Z"; failure=null',
      ],
      ['emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted', 'accountCodeFails', 'clearing; failure'],
      ['emailTyped confirmTyped phoneTyped guestSubmitted codeNotSent tokenCleared', 'noticeClosed', 'guest.filling; failure=null'],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted accountCodeSent codeVerified',
        'namelessSignedIn',
        'updating.loading; user',
      ],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted accountCodeSent codeVerified namelessSignedIn',
        'namesLoaded',
        'updating.open',
      ],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted accountCodeSent codeVerified namelessSignedIn',
        '!loadUpdateData',
        'signedIn; ends kind="signedIn" user provider=null known',
      ],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted accountCodeSent codeVerified namelessSignedIn namesLoaded',
        'namesGiven',
        'signedIn; ends kind="signedIn" user provider=null known; user',
      ],
      [
        'emailTyped confirmTyped phoneTyped guestSubmitted accountExists accountAccepted accountCodeSent codeVerified namelessSignedIn namesLoaded',
        '!updateData',
        'signedIn; ends kind="signedIn" user provider=null known',
      ],
    ]));
  it('the third tab, over the seats', () =>
    stated(2, [
      ['', 'recoveryChosen', 'recovery.loading'],
      ['recoveryChosen', 'recoveryLoaded', 'recovery.open'],
      ['recoveryChosen', 'guestChosen', 'guest.filling'],
      ['recoveryChosen', 'emailChosen', 'password.loading'],
      ['recoveryChosen', 'signInDismissed', 'dismissed; ends kind="dismissed" known=null'],
      ['recoveryChosen', '!loadRecovery', 'guest.filling'],
      ['emailChosen', 'recoveryChosen', 'recovery.loading'],
      ['recoveryChosen recoveryLoaded', '!passwordRecovery', 'guest.filling'],
    ]));
  it('a guest whom the device knows', () =>
    stated(4, [
      [
        '',
        'guestSubmitted',
        'sendingToAccount; email="begona@example.com"; emailConfirm="begona@example.com"; phone="8123456789"; purpose="signIn"',
      ],
      ['', 'guestForgotten', 'guest.filling; forgetGuest; known=null'],
      ['', 'emailChosen', 'password.loading'],
      ['', 'recoveryChosen', 'recovery.loading'],
      ['guestForgotten emailChosen', 'guestChosen', 'guest.filling'],
      ['emailChosen', 'guestChosen', 'guest.known'],
    ]));
});
