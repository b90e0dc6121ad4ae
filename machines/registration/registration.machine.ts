import { assign, setup } from 'xstate';
import { EACH_SECOND, ticker } from '../clock.ports.ts';
import { failureOf } from '../domain/failure.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import { resendAfter, resendIn } from '../domain/resend.ts';
import { error, event, output } from '../params.ts';
import { checkConfirmation, confirmEmail, signUp } from './registration.ports.ts';
import { canConfirm, fieldInput, isComplete, needsPassword } from './registration.rules.ts';
import type { Confirmation, RegistrationContext, RegistrationEvent, RegistrationField, RegistrationInput } from './registration.types.ts';

/** Registers an account: a form, a mail, and its link, which is confirmed by a tap on any device. */
export const registrationMachine = setup({
  types: { context: {} as RegistrationContext, events: {} as RegistrationEvent, input: {} as RegistrationInput },
  actors: { signUp, checkConfirmation, confirmEmail, ticker },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isKnown: ({ context }) => context.name !== null,
    hasToken: ({ context }) => context.token !== null,
    needsPassword: ({ context }) => needsPassword(context),
    canConfirm: ({ context }) => canConfirm(context),
    mayResend: ({ context }) => resendIn(context) === null,
    isDead: (_, params: { error: unknown }) => failureOf(params.error).code === 'link-dead',
  },
  actions: {
    type: assign((_, { field, text }: { field: RegistrationField; text: string }) => ({ [field]: fieldInput(field, text) })),
    assignPassword: assign((_, { length }: { length: number }) => ({ passwordLength: length })),
    toggleTerms: assign(({ context }) => ({ terms: !context.terms })),
    assignSending: assign((_, { now }: { now: Instant }) => ({ now, resendAt: resendAfter(now) })),
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
    assignConfirmation: assign((_, confirmation: Confirmation) => ({ confirmation })),
    assignName: assign((_, { name }: { name: string }) => ({ name })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { token, name } }) => ({
    token,
    name,
    now: LONG_AGO,
    firstName: '',
    paternal: '',
    maternal: '',
    email: '',
    emailConfirm: '',
    confirmation: null,
    passwordLength: 0,
    terms: true,
    resendAt: LONG_AGO,
    failure: null,
  }),
  initial: 'arriving',
  on: { 'session.opened': { target: '.ready', actions: { type: 'assignName', params: event } } },
  states: {
    arriving: {
      always: [{ guard: 'hasToken', target: 'checking' }, { guard: 'isKnown', target: 'ready' }, { target: 'form' }],
    },
    form: {
      on: {
        'field.typed': { actions: { type: 'type', params: event } },
        'password.changed': { actions: { type: 'assignPassword', params: event } },
        'terms.toggled': { actions: 'toggleTerms' },
        'registration.submitted': { guard: 'isComplete', target: 'sending', actions: 'clearFailure' },
      },
    },
    sending: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { firstName, paternal, maternal, email } }) => ({ firstName, paternal, maternal, email }),
        onDone: { target: 'mailed', actions: { type: 'assignSending', params: output } },
        onError: { target: 'form', actions: { type: 'assignFailure', params: error } },
      },
    },
    mailed: {
      invoke: { id: 'ticker', src: 'ticker', input: EACH_SECOND, onError: {} },
      on: { 'clock.ticked': { actions: { type: 'assignTime', params: event } } },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'link.resent': { guard: 'mayResend', target: 'resending', actions: 'clearFailure' },
            'email.corrected': { target: '#registration.form', actions: 'clearFailure' },
          },
        },
        resending: {
          invoke: {
            id: 'signUpAgain',
            src: 'signUp',
            input: ({ context: { firstName, paternal, maternal, email } }) => ({ firstName, paternal, maternal, email }),
            onDone: { target: 'waiting', actions: { type: 'assignSending', params: output } },
            onError: { target: 'waiting', actions: { type: 'assignFailure', params: error } },
          },
        },
      },
    },
    /** Loading the page confirms nothing (decision 39). */
    checking: {
      invoke: {
        id: 'checkConfirmation',
        src: 'checkConfirmation',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'asked', actions: { type: 'assignConfirmation', params: output } },
        onError: [
          { guard: { type: 'isDead', params: error }, target: 'linkDead' },
          { target: 'unchecked', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    unchecked: { on: { 'confirmation.retried': { target: 'checking', actions: 'clearFailure' } } },
    asked: {
      on: {
        'password.changed': { guard: 'needsPassword', actions: { type: 'assignPassword', params: event } },
        'link.accepted': { guard: 'canConfirm', target: 'confirming', actions: 'clearFailure' },
      },
    },
    confirming: {
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ token: context.token ?? '', needsPassword: needsPassword(context) }),
        onDone: { target: 'ready', actions: { type: 'assignName', params: output } },
        onError: [
          { guard: { type: 'isDead', params: error }, target: 'linkDead' },
          { target: 'asked', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    linkDead: { on: { 'form.chosen': 'form' } },
    ready: {},
  },
});
