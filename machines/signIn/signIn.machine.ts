import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import { phoneCodeMachine } from '../phoneCode/index.ts';
import type { User } from '../session/session.types.ts';
import { clearToken, sendVerification, signInPhone, signUpGuest, type Sending } from './signIn.ports.ts';
import { fieldInput, hasCode, isValid } from './signIn.rules.ts';
import type { GuestField, SignInContext, SignInEvent, SignInInput, SignInOutput } from './signIn.types.ts';

/** A guest says e-mail and phone, proves the phone by a code, and is signed in. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    children: {} as { phoneCode: 'phoneCode' },
  },
  actors: { sendVerification, signInPhone, signUpGuest, clearToken, phoneCode: phoneCodeMachine },
  guards: {
    isValid: ({ context }) => isValid(context),
    accountExists: (_, params: { error: unknown }) => hasCode(params.error, 'account-exists'),
    codeAlreadySent: (_, params: { error: unknown }) => hasCode(params.error, 'code-already-sent'),
    wasSentBefore: (_, params: { sending: Sending }) => params.sending.returned,
  },
  actions: {
    type: assign((_, params: { field: GuestField; text: string }) => ({ [params.field]: fieldInput(params.field, params.text) })),
    touch: assign(({ context }, params: { field: GuestField }) => ({ touched: [...new Set([...context.touched, params.field])] })),
    touchAll: assign({ touched: ['email', 'emailConfirm', 'phone'] }),
    toggleTerms: assign(({ context }) => ({ terms: !context.terms })),
    markSignIn: assign({ purpose: 'signIn' }),
    markSignUp: assign({ purpose: 'signUp' }),
    keepSending: assign((_, params: { sending: Sending }) => ({
      pin: params.sending.pin,
      resendAt: params.sending.resendAt,
      now: params.sending.now,
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepUser: assign((_, params: { user: User }) => ({ user: params.user })),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    email: '',
    emailConfirm: '',
    phone: '',
    /** Ticked by default (AUTH-050). */
    terms: true,
    touched: [],
    purpose: 'signUp',
    pin: null,
    resendAt: null,
    now: input.now,
    failure: null,
    user: null,
  }),
  output: ({ context }) => (context.user ? { kind: 'signedIn', user: context.user } : { kind: 'dismissed' }),
  initial: 'guest',
  states: {
    guest: {
      initial: 'filling',
      on: { 'signIn.dismissed': 'dismissed' },
      states: {
        filling: {
          on: {
            'field.typed': { actions: { type: 'type', params: ({ event }) => ({ field: event.field, text: event.text }) } },
            'field.left': { actions: { type: 'touch', params: ({ event }) => ({ field: event.field }) } },
            'terms.toggled': { actions: 'toggleTerms' },
            'guest.submitted': [{ guard: 'isValid', target: '#signIn.sending', actions: 'markSignUp' }, { actions: 'touchAll' }],
          },
        },
        /** ERR-020: a code may open the account that exists. */
        accountExists: {
          on: {
            'account.accepted': { target: '#signIn.sendingToAccount', actions: 'markSignIn' },
            'notice.closed': { target: 'filling', actions: 'forgetFailure' },
          },
        },
        /** ERR-021: a code is already on its way. */
        codeAlreadySent: {
          on: {
            'code.atHand': { target: '#signIn.code', actions: 'forgetFailure' },
            'notice.closed': { target: 'filling', actions: 'forgetFailure' },
          },
        },
        /** ERR-022: the service names the sending that still holds. */
        codeWaiting: { on: { 'code.atHand': '#signIn.code' } },
        failed: { on: { 'notice.closed': { target: 'filling', actions: 'forgetFailure' } } },
      },
    },
    sending: {
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: [
          {
            guard: { type: 'wasSentBefore', params: ({ event }) => ({ sending: event.output }) },
            target: 'guest.codeWaiting',
            actions: { type: 'keepSending', params: ({ event }) => ({ sending: event.output }) },
          },
          { target: 'code', actions: { type: 'keepSending', params: ({ event }) => ({ sending: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'accountExists', params: ({ event }) => ({ error: event.error }) },
            target: 'guest.accountExists',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'codeAlreadySent', params: ({ event }) => ({ error: event.error }) },
            target: 'guest.codeAlreadySent',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'clearing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sendingToAccount: {
      invoke: {
        id: 'signInPhone',
        src: 'signInPhone',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: { target: 'code', actions: { type: 'keepSending', params: ({ event }) => ({ sending: event.output }) } },
        onError: { target: 'clearing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    code: {
      invoke: {
        id: 'phoneCode',
        src: 'phoneCode',
        input: ({ context }) => ({
          phone: context.phone,
          email: context.email,
          pin: context.pin ?? '',
          purpose: context.purpose,
          resendAt: context.resendAt ?? context.now,
          now: context.now,
        }),
        onDone: 'opening',
        onError: { target: 'clearing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'signIn.dismissed': 'dismissed', 'number.corrected': 'guest' },
    },
    opening: {
      invoke: {
        id: 'signUpGuest',
        src: 'signUpGuest',
        input: ({ context }) => ({
          email: context.email,
          emailConfirm: context.emailConfirm,
          phone: context.phone,
          purpose: context.purpose,
        }),
        onDone: { target: 'signedIn', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'clearing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    clearing: { invoke: { id: 'clearToken', src: 'clearToken', onDone: 'guest.failed', onError: 'guest.failed' } },
    signedIn: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
