import { done, failed, type Model } from 'xstate-paths';
import { OLIVIA } from '../staffSignIn/staffSignIn.examples.ts';
import { codeTyped, input, nameTyped, opened, passwordTyped } from './staffInvitation.examples.ts';
import { staffInvitationMachine } from './staffInvitation.machine.ts';

/** The events of an invitation. */
const invitation = {
  machine: staffInvitationMachine,
  input,
  facts: ({ context }) => [context.name, context.passwordLength, context.code, context.failure?.code],
  invariants: {},
  events: {
    invitationOpened: opened,
    linkDead: failed('openInvitation', { code: 'link-dead', retryable: false }),
    openingFails: failed('openInvitation', { code: 'network', retryable: true }),
    openingRetried: { type: 'opening.retried' },
    nameTyped,
    passkeyChosen: { type: 'passkey.chosen' },
    acceptedByPasskey: done('acceptWithPasskey', OLIVIA),
    passkeyCancelled: failed('acceptWithPasskey', { code: 'passkey-cancelled', retryable: true }),
    passkeyRefused: failed('acceptWithPasskey', { code: 'passkey-refused', retryable: false }),
    linkDiesBeforePasskey: failed('acceptWithPasskey', { code: 'link-dead', retryable: false }),
    passwordChosen: { type: 'password.chosen' },
    passwordTyped,
    codeTyped,
    formSubmitted: { type: 'form.submitted' },
    choiceReopened: { type: 'choice.reopened' },
    acceptedByPassword: done('acceptWithPassword', OLIVIA),
    codeRefused: failed('acceptWithPassword', { code: 'code-wrong', retryable: false }),
    linkDiesBeforePassword: failed('acceptWithPassword', { code: 'link-dead', retryable: false }),
    signInChosen: { type: 'signIn.chosen' },
  },
} satisfies Model;

export const staffInvitationModels = [invitation] satisfies Model[];
