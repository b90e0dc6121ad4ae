import { assign, setup } from 'xstate';
import { EACH_SECOND, ticker } from '../clock.ports.ts';
import { isEmail } from '../domain/email.ts';
import { failureOf } from '../domain/failure.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import { PASSWORD_MIN } from '../domain/password.ts';
import { resendAfter, resendIn } from '../domain/resend.ts';
import { error, event, output } from '../params.ts';
import { forgotPassword, resetPassword } from './passwordRecovery.ports.ts';
import type { PasswordRecoveryContext, PasswordRecoveryEvent, PasswordRecoveryInput } from './passwordRecovery.types.ts';

/** Replaces a forgotten password: an e-mail, its mail, and the link, which opens the form of the new password. */
export const passwordRecoveryMachine = setup({
  types: { context: {} as PasswordRecoveryContext, events: {} as PasswordRecoveryEvent, input: {} as PasswordRecoveryInput },
  actors: { forgotPassword, resetPassword, ticker },
  guards: {
    hasEmail: ({ context }) => isEmail(context.email),
    hasToken: ({ context }) => context.token !== null,
    hasPassword: ({ context: { passwordLength, isRepeated } }) => passwordLength >= PASSWORD_MIN && isRepeated,
    mayResend: ({ context }) => resendIn(context) === null,
    isDead: (_, params: { error: unknown }) => failureOf(params.error).code === 'link-dead',
  },
  actions: {
    typeEmail: assign((_, { text }: { text: string }) => ({ email: text.replace(/\s/g, '').toLowerCase() })),
    assignPassword: assign((_, { length, isRepeated }: { length: number; isRepeated: boolean }) => ({
      passwordLength: length,
      isRepeated,
    })),
    assignSending: assign((_, { now }: { now: Instant }) => ({ now, resendAt: resendAfter(now), token: null })),
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'passwordRecovery',
  context: ({ input: { token } }) => ({
    token,
    now: LONG_AGO,
    email: '',
    passwordLength: 0,
    isRepeated: false,
    resendAt: LONG_AGO,
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'password' }, { target: 'email' }] },
    /** A token here belongs to a link that was used, or is older than 30 minutes. */
    email: {
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: event } },
        'recovery.requested': { guard: 'hasEmail', target: 'sending', actions: 'clearFailure' },
      },
    },
    sending: {
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'mailed', actions: { type: 'assignSending', params: output } },
        onError: { target: 'email', actions: { type: 'assignFailure', params: error } },
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
            'email.corrected': { target: '#passwordRecovery.email', actions: 'clearFailure' },
          },
        },
        resending: {
          invoke: {
            id: 'forgotAgain',
            src: 'forgotPassword',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'waiting', actions: { type: 'assignSending', params: output } },
            onError: { target: 'waiting', actions: { type: 'assignFailure', params: error } },
          },
        },
      },
    },
    password: {
      on: {
        'password.changed': { actions: { type: 'assignPassword', params: event } },
        'password.submitted': { guard: 'hasPassword', target: 'saving', actions: 'clearFailure' },
      },
    },
    saving: {
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'changed',
        onError: [
          { guard: { type: 'isDead', params: error }, target: 'email' },
          { target: 'password', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    changed: {},
  },
});
