import { proof } from '../phoneCode/phoneCode.examples.ts';
import { guest, nameless } from '../session/session.examples.ts';
import { EMAIL, NOW } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { accountLoaded, byEmail, filled, known, lightbox, popup, recoveryLoaded, refused, sent, signInMachine } from './signIn.examples.ts';

const sending = { pin: 'pin-1', resendAt: NOW };
const lost = { code: 'network', retryable: true };

const [emailTyped, confirmTyped, phoneTyped] = filled;
if (!emailTyped || !confirmTyped || !phoneTyped) throw new Error('the form has three fields');

/** The events from the first click to a session. */
const whole = {
  machine: signInMachine,
  input: popup,
  events: {
    emailTyped,
    confirmTyped,
    phoneTyped,
    termsToggled: { type: 'terms.toggled' },
    guestSubmitted: { type: 'guest.submitted' },
    codeSent: sent,
    codeSentBefore: done('sendVerification', { ...sending, returned: true }),
    accountExists: refused('account-exists'),
    codeAlreadySent: refused('code-already-sent'),
    codeNotSent: refused('code-not-sent'),
    accountAccepted: { type: 'account.accepted' },
    codeAtHand: { type: 'code.atHand' },
    noticeClosed: { type: 'notice.closed' },
    numberCorrected: { type: 'number.corrected' },
    accountCodeSent: done('signInPhone', { ...sending, returned: false }),
    accountCodeFails: failed('signInPhone', lost),
    codeVerified: done('phoneCode', { proof }),
    guestSignedUp: done('signUpGuest', guest),
    namelessSignedIn: done('signUpGuest', nameless),
    namesLoaded: done('loadUpdateData'),
    namesGiven: done('updateData', { user: guest }),
    signUpFails: failed('signUpGuest', lost),
    tokenCleared: done('clearToken'),
    signInDismissed: { type: 'signIn.dismissed' },
    emailChosen: { type: 'email.chosen' },
    guestChosen: { type: 'guest.chosen' },
    ownerSignedIn: done('passwordSignIn', { user: guest }),
    accountLoaded,
    keySignedIn: done('passkeySignIn', { user: guest }),
    socialSignedIn: done('socialSignIn', { user: guest, provider: 'google' }),
  },
  invariants: {
    'a code is asked for once the form is filled': (at) => !isIn(at, 'signIn.code') || at.context.phone !== '',
    'is signed in as somebody': (at) => !isIn(at, 'signedIn') || at.context.user !== null,
  },
  facts: ({ context }) => [
    context.email !== '',
    context.emailConfirm !== '',
    context.phone !== '',
    context.terms,
    context.purpose,
    context.failure?.code,
  ],
} satisfies Model;

/** The tab of an account opens first, and its files do not arrive; a page loads them once. */
const withoutFiles = {
  machine: signInMachine,
  input: byEmail,
  events: {
    emailChosen: whole.events.emailChosen,
    accountNotLoaded: failed('loadAccountSignIn', lost),
    guestChosen: whole.events.guestChosen,
  },
  invariants: {},
  facts: () => null,
} satisfies Model;

/** The third tab, over the seats. */
const overSeats = {
  machine: signInMachine,
  input: lightbox,
  events: {
    recoveryChosen: { type: 'recovery.chosen' },
    recoveryLoaded,
    guestChosen: whole.events.guestChosen,
    emailChosen: whole.events.emailChosen,
    accountLoaded,
    signInDismissed: whole.events.signInDismissed,
  },
  invariants: {},
  facts: () => null,
} satisfies Model;

/** The files of the third tab do not arrive; a page loads them once. */
const overSeatsWithoutFiles = {
  machine: signInMachine,
  input: lightbox,
  events: { recoveryChosen: overSeats.events.recoveryChosen, recoveryNotLoaded: failed('loadRecovery', lost) },
  invariants: {},
  facts: () => null,
} satisfies Model;

/** The device knows the guest, over the seats. */
const knownGuest = {
  machine: signInMachine,
  input: known,
  events: {
    guestSubmitted: whole.events.guestSubmitted,
    guestForgotten: { type: 'guest.forgotten' },
    accountCodeSent: whole.events.accountCodeSent,
    accountCodeFails: whole.events.accountCodeFails,
    tokenCleared: whole.events.tokenCleared,
    noticeClosed: whole.events.noticeClosed,
    numberCorrected: whole.events.numberCorrected,
    codeVerified: whole.events.codeVerified,
    knownSignedIn: whole.events.namelessSignedIn,
    recoveryChosen: overSeats.events.recoveryChosen,
    recoveryLoaded,
    emailChosen: whole.events.emailChosen,
    accountLoaded,
    guestChosen: whole.events.guestChosen,
  },
  invariants: { 'a known guest gives no name': (at) => !isIn(at, 'signIn.updating') },
  facts: ({ context }) => [context.known !== null, context.email !== '', context.failure?.code],
} satisfies Model;

/** The code that an earlier page of this tab awaited. */
export const awaited = { variant: 'popup', email: EMAIL, phone: '8112345678', purpose: 'signUp', pin: 'pin-1', resendAt: NOW } as const;
const restored = {
  machine: signInMachine,
  input: { ...popup, awaited },
  events: { numberCorrected: whole.events.numberCorrected },
  invariants: whole.invariants,
  facts: () => null,
} satisfies Model;

export const signInModels = [
  whole,
  withoutFiles,
  overSeats,
  overSeatsWithoutFiles,
  knownGuest,
  restored,
] as const satisfies readonly Model[];
