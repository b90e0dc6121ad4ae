import type { FailureCode } from '../domain/failure.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { answer, proof, user } from './socialSignIn.examples.ts';
import { socialSignInMachine } from './socialSignIn.machine.ts';

const refusal = (actor: string, code: FailureCode) => failed(actor, { code, retryable: false });
const lost = (actor: string) => failed(actor, { code: 'network', retryable: true });

const proved = done('proveSocialAccount', proof('session'));

/** The events of a social sign-in. */
export const socialSignInModel = {
  machine: socialSignInMachine,
  input: undefined,
  events: {
    nothingReturned: done('takeReturnedSignIn', null),
    answerReturned: done('takeReturnedSignIn', { provider: 'google', answer }),
    googleChosen: { type: 'social.chosen', provider: 'google' },
    windowOpened: done('openProviderWindow', { state: 'state-1' }),
    windowBlocked: done('openProviderWindow', { state: null }),
    beginDown: refusal('openProviderWindow', 'social-unavailable'),
    beginFails: lost('openProviderWindow'),
    windowLeft: { type: 'window.left' },
    windowReopened: { type: 'window.reopened' },
    answered: { type: 'provider.answered', answer },
    pageChosen: { type: 'page.chosen' },
    backWithoutAnswer: done('leaveForProvider'),
    leaveDown: refusal('leaveForProvider', 'social-unavailable'),
    leaveFails: lost('leaveForProvider'),
    sessionNext: done('finishSocialSignIn', proof('session')),
    emailNext: done('finishSocialSignIn', proof('email', null)),
    accountNext: done('finishSocialSignIn', proof('account')),
    consentRefused: refusal('finishSocialSignIn', 'social-refused'),
    stateStale: refusal('finishSocialSignIn', 'social-stale'),
    providerDown: refusal('finishSocialSignIn', 'social-unavailable'),
    exchangeFails: lost('finishSocialSignIn'),
    emailTyped: { type: 'email.typed', text: 'begona@example.com' },
    emailSubmitted: { type: 'email.submitted' },
    codeRequested: { type: 'code.requested' },
    codeSent: done('sendSocialCode'),
    codeNotSent: lost('sendSocialCode'),
    proofOver: refusal('sendSocialCode', 'social-stale'),
    passwordTyped: { type: 'password.changed', isEmpty: false },
    passwordSubmitted: { type: 'password.submitted' },
    codeTyped: { type: 'code.typed', text: '481516' },
    codeSubmitted: { type: 'code.submitted' },
    proved,
    proofRefused: refusal('proveSocialAccount', 'code-wrong'),
    codeDead: refusal('proveSocialAccount', 'code-dead'),
    provingOver: refusal('proveSocialAccount', 'social-stale'),
    signedIn: done('signInSocial', user),
    signInFails: lost('signInSocial'),
    otherWayChosen: { type: 'otherWay.chosen' },
  },
  // A code that was refused is not right the second time.
  mayHappen: (at, { type }) => type !== proved.type || !isIn(at, 'provingCode') || !at.context.refused.includes(at.context.code),
  invariants: {
    'an exchange has an answer': (at) => !isIn(at, 'finishing') || at.context.answer !== null,
    'a session is opened by a proof that lacks nothing': (at) => !isIn(at, 'opening') || at.context.proof?.next === 'session',
    'a window is watched by its state': (at) => !isIn(at, 'away') || at.context.state !== null,
  },
  facts: ({ context }) => [
    context.proof?.next,
    context.email !== '',
    context.hasPassword,
    context.code.length,
    context.refused.length > 0,
    context.failure?.code === 'code-dead',
  ],
} satisfies Model;
