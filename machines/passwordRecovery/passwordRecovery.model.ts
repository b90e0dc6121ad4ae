import { done, failed, type Model } from 'xstate-paths';
import {
  common,
  emailTyped,
  later,
  linkDead,
  mailSent,
  mailSentAgain,
  passwordRepeated,
  passwordTyped,
  TOKEN,
  tooMany,
} from './passwordRecovery.examples.ts';
import { passwordRecoveryMachine } from './passwordRecovery.machine.ts';

const facts: Model['facts'] = ({ context }) => [
  context.token !== null,
  context.email !== '',
  context.passwordLength > 0,
  context.isRepeated,
  context.now < context.resendAt,
  context.failure?.code,
];

/** The mail. */
const asking = {
  machine: passwordRecoveryMachine,
  input: { token: null },
  facts,
  invariants: {},
  events: {
    emailTyped,
    recoveryRequested: { type: 'recovery.requested' },
    mailSent,
    requestRefused: failed('forgotPassword', tooMany),
    secondsPass: later,
    linkResent: { type: 'link.resent' },
    mailSentAgain,
    resendRefused: failed('forgotAgain', tooMany),
    emailCorrected: { type: 'email.corrected' },
  },
} satisfies Model;

/** The link of the mail. */
const choosing = {
  machine: passwordRecoveryMachine,
  input: { token: TOKEN },
  facts,
  invariants: {},
  events: {
    passwordTyped,
    passwordRepeated,
    passwordSubmitted: { type: 'password.submitted' },
    passwordChanged: done('resetPassword'),
    passwordRefused: failed('resetPassword', common),
    linkRefused: linkDead,
    anotherEmail: emailTyped,
    anotherRequested: { type: 'recovery.requested' },
    anotherRefused: failed('forgotPassword', tooMany),
  },
} satisfies Model;

export const passwordRecoveryModels = [asking, choosing] satisfies Model[];
