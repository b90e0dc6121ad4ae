import { EMAIL, NOW } from '../testing/fixtures.ts';
import { done, failed, type Model } from 'xstate-paths';
import {
  accepted,
  common,
  later,
  linkDead,
  linkOfAnotherDevice,
  linkOfThisDevice,
  mailSent,
  passwordTyped,
  TOKEN,
  tooMany,
  typed,
} from './registration.examples.ts';
import { registrationMachine } from './registration.machine.ts';
import { isComplete } from './registration.rules.ts';

const facts: Model['facts'] = ({ context }) => [
  isComplete(context),
  context.terms,
  context.firstName !== '',
  context.paternal !== '',
  context.maternal !== '',
  context.email !== '',
  context.emailConfirm !== '',
  context.passwordLength > 0,
  context.now < context.resendAt,
  context.failure?.code,
  context.name,
  context.confirmation?.isThisDevice,
];
const invariants: Model['invariants'] = {
  'a mail is sent for a complete form': (at) => !at.matches('mailed') || isComplete(at.context),
};

/** The form and the mail. */
const form = {
  machine: registrationMachine,
  input: { token: null, name: null },
  facts,
  invariants,
  events: {
    nameTyped: typed('firstName', 'María Fernanda'),
    paternalTyped: typed('paternal', 'Villarreal'),
    emailTyped: typed('email', EMAIL),
    emailRepeated: typed('emailConfirm', EMAIL),
    passwordTyped,
    termsToggled: { type: 'terms.toggled' },
    formSubmitted: { type: 'registration.submitted' },
    mailSent,
    registrationRefused: failed('signUp', common),
    secondsPass: later,
    linkResent: { type: 'link.resent' },
    mailSentAgain: done('signUpAgain', { now: later.type === 'clock.ticked' ? later.now : NOW }),
    resendRefused: failed('signUpAgain', tooMany),
    emailCorrected: { type: 'email.corrected' },
    openedElsewhere: { type: 'session.opened', name: 'María Fernanda' },
  },
} satisfies Model;

/** The link of the mail. */
const link = {
  machine: registrationMachine,
  input: { token: TOKEN, name: null },
  facts,
  invariants: {},
  events: {
    linkOfThisDevice,
    linkOfAnotherDevice,
    linkRefused: failed('checkConfirmation', linkDead),
    checkFails: failed('checkConfirmation', { code: 'network', retryable: true }),
    confirmationRetried: { type: 'confirmation.retried' },
    newPasswordTyped: { ...passwordTyped },
    linkAccepted: accepted,
    accountMade: done('confirmEmail', { name: 'María Fernanda' }),
    linkUsedMeanwhile: failed('confirmEmail', linkDead),
    confirmationFails: failed('confirmEmail', { code: 'network', retryable: true }),
    formChosen: { type: 'form.chosen' },
  },
} satisfies Model;

/** The page of somebody who is signed in already. */
const known = {
  machine: registrationMachine,
  input: { token: null, name: 'Begoña' },
  facts,
  invariants: {},
  events: { somebodyElse: { type: 'session.opened', name: 'Íñigo' } },
} satisfies Model;

export const registrationModels = [form, link, known] as const satisfies readonly Model[];
