import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import { LONG_AGO } from '../domain/instant.ts';
import { error, event, output } from '../params.ts';
import type { PasskeySignInOutput } from '../passkeySignIn/passkeySignIn.types.ts';
import type { PasswordSignInOutput } from '../passwordSignIn/passwordSignIn.types.ts';
import type { PhoneProof } from '../phoneCode/phoneCode.types.ts';
import type { User } from '../session/session.types.ts';
import type { SocialSignInOutput } from '../socialSignIn/socialSignIn.types.ts';
import {
  clearToken,
  loadAccountSignIn,
  phoneCode,
  passwordRecovery,
  passkeySignIn,
  passwordSignIn,
  sendVerification,
  signInPhone,
  signUpGuest,
  socialSignIn,
  updateData,
  type Sending,
} from './signIn.ports.ts';
import { fieldInput, formOf, hasCode, isValid, mustGiveName, offersKnown, outputOf, pinOf, wasAlreadySent } from './signIn.rules.ts';
import type { GuestField, SignInContext, SignInEvent, SignInInput, SignInOutput } from './signIn.types.ts';

/** Signs a guest in: e-mail and phone, then a code that verifies the phone. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    children: {} as {
      phoneCode: 'phoneCode';
      passwordSignIn: 'passwordSignIn';
      passwordRecovery: 'passwordRecovery';
      socialSignIn: 'socialSignIn';
      passkeySignIn: 'passkeySignIn';
      updateData: 'updateData';
    },
  },
  actors: {
    sendVerification,
    signInPhone,
    signUpGuest,
    clearToken,
    phoneCode,
    passwordSignIn,
    passwordRecovery,
    loadAccountSignIn,
    socialSignIn,
    passkeySignIn,
    updateData,
  },
  guards: {
    isValid: ({ context }) => isValid(context),
    awaitsCode: ({ context }) => context.pin !== null,
    offersKnown: ({ context }) => offersKnown(context),
    beginsByEmail: ({ context }) => context.first === 'email',
    accountExists: (_, params: { error: unknown }) => hasCode(params.error, 'account-exists'),
    codeAlreadySent: (_, params: { error: unknown }) => wasAlreadySent(params.error),
    mustGiveName: ({ context }, user: User) => mustGiveName(context, user),
    wasSentBefore: (_, { returned }: Sending) => returned,
  },
  actions: {
    type: assign((_, params: { field: GuestField; text: string }) => ({ [params.field]: fieldInput(params.field, params.text) })),
    toggleTerms: assign(({ context }) => ({ terms: !context.terms })),
    markSignIn: assign({ purpose: 'signIn' }),
    markSignUp: assign({ purpose: 'signUp' }),
    assignSending: assign((_, { pin, resendAt }: Sending) => ({ pin, resendAt, failure: null })),
    assignPin: assign((_, params: { error: unknown }) => ({ pin: pinOf(params.error) })),
    assignProof: assign((_, { proof }: { proof: PhoneProof }) => ({ proof })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    assignOwner: assign((_, { user }: PasswordSignInOutput | PasskeySignInOutput) => ({ user })),
    assignSocial: assign((_, { user, provider }: SocialSignInOutput) => ({ user, provider })),
    assignUser: assign((_, user: User) => ({ user })),
    fillInKnown: assign(({ context: { known } }) => (known ? formOf(known) : {})),
    clearKnown: assign({ known: null }),
    /** Deletes the guest from the device; the application provides it. */
    forgetGuest: () => {},
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    variant: input.variant,
    first: input.first,
    known: input.known,
    email: '',
    emailConfirm: '',
    phone: '',
    /** Ticked by default (AUTH-050). */
    terms: true,
    purpose: 'signUp',
    pin: null,
    resendAt: null,
    proof: null,
    failure: null,
    user: null,
    provider: null,
    ...(input.awaited && { ...input.awaited, emailConfirm: input.awaited.email }),
  }),
  output: ({ context }) => outputOf(context),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'awaitsCode', target: 'code' }, { guard: 'beginsByEmail', target: 'password' }, { target: 'guest' }] },
    guest: {
      initial: 'choosing',
      on: { 'signIn.dismissed': 'dismissed' },
      states: {
        choosing: { always: [{ guard: 'offersKnown', target: 'known' }, { target: 'filling' }] },
        /** A guest who bought on this device needs only the code; the device was told the rest (AUTH-001). */
        known: {
          on: {
            'guest.submitted': { target: '#signIn.sendingToAccount', actions: ['fillInKnown', 'markSignIn'] },
            'guest.forgotten': { target: 'filling', actions: ['clearKnown', 'forgetGuest'] },
            'email.chosen': '#signIn.password',
            'recovery.chosen': '#signIn.recovery',
          },
        },
        filling: {
          on: {
            'field.typed': { actions: { type: 'type', params: event } },
            'terms.toggled': { actions: 'toggleTerms' },
            'email.chosen': '#signIn.password',
            'recovery.chosen': '#signIn.recovery',
            'guest.submitted': { guard: 'isValid', target: '#signIn.sending', actions: 'markSignUp' },
          },
        },
        /** ERR-020: a code can sign in to the existing account. */
        accountExists: {
          on: {
            'account.accepted': { target: '#signIn.sendingToAccount', actions: 'markSignIn' },
            'notice.closed': { target: 'filling', actions: 'clearFailure' },
          },
        },
        /** ERR-021: a code was sent already. */
        codeAlreadySent: {
          on: {
            'code.atHand': { target: '#signIn.code', actions: 'clearFailure' },
            'notice.closed': { target: 'filling', actions: 'clearFailure' },
          },
        },
        /** ERR-022: the service returned the sending that is still valid. */
        codeWaiting: { on: { 'code.atHand': '#signIn.code' } },
        failed: { on: { 'notice.closed': { target: 'filling', actions: 'clearFailure' } } },
      },
    },
    /** AUTH-009 */
    password: {
      on: {
        'guest.chosen': 'guest',
        'recovery.chosen': 'recovery',
        'signIn.dismissed': 'dismissed',
      },
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'loadAccountSignIn', src: 'loadAccountSignIn', onDone: 'open', onError: '#signIn.guest' } },
        /** The accounts of Google, Facebook and Apple, and the passkeys, are offered beside the password. */
        open: {
          invoke: [
            {
              id: 'passwordSignIn',
              src: 'passwordSignIn',
              input: { begin: undefined, restored: null },
              onDone: { target: '#signIn.signedIn', actions: { type: 'assignOwner', params: output } },
              onError: '#signIn.guest',
            },
            {
              id: 'socialSignIn',
              src: 'socialSignIn',
              input: { begin: undefined, restored: null },
              onDone: { target: '#signIn.signedIn', actions: { type: 'assignSocial', params: output } },
              onError: '#signIn.guest',
            },
            {
              id: 'passkeySignIn',
              src: 'passkeySignIn',
              input: { begin: undefined, restored: null },
              onDone: { target: '#signIn.signedIn', actions: { type: 'assignOwner', params: output } },
              onError: '#signIn.guest',
            },
          ],
        },
      },
    },
    /** AUTH-011. The mail of a forgotten password; its link opens in another tab. */
    recovery: {
      on: { 'guest.chosen': 'guest', 'email.chosen': 'password', 'signIn.dismissed': 'dismissed' },
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'loadRecovery', src: 'loadAccountSignIn', onDone: 'open', onError: '#signIn.guest' } },
        open: {
          invoke: {
            id: 'passwordRecovery',
            src: 'passwordRecovery',
            input: { begin: { token: null }, restored: null },
            onError: '#signIn.guest',
          },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: [
          {
            guard: { type: 'wasSentBefore', params: output },
            target: 'guest.codeWaiting',
            actions: { type: 'assignSending', params: output },
          },
          { target: 'code', actions: { type: 'assignSending', params: output } },
        ],
        onError: [
          {
            guard: { type: 'accountExists', params: error },
            target: 'guest.accountExists',
            actions: { type: 'assignFailure', params: error },
          },
          {
            guard: { type: 'codeAlreadySent', params: error },
            target: 'guest.codeAlreadySent',
            actions: [
              { type: 'assignFailure', params: error },
              { type: 'assignPin', params: error },
            ],
          },
          { target: 'clearing', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    sendingToAccount: {
      invoke: {
        id: 'signInPhone',
        src: 'signInPhone',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: { target: 'code', actions: { type: 'assignSending', params: output } },
        onError: { target: 'clearing', actions: { type: 'assignFailure', params: error } },
      },
    },
    code: {
      invoke: {
        id: 'phoneCode',
        src: 'phoneCode',
        input: ({ context: { phone, email, pin, purpose, resendAt } }) => ({
          begin: { phone, email, pin: pin ?? '', purpose, resendAt: resendAt ?? LONG_AGO },
          restored: null,
        }),
        onDone: { target: 'opening', actions: { type: 'assignProof', params: output } },
        onError: { target: 'clearing', actions: { type: 'assignFailure', params: error } },
      },
      on: { 'signIn.dismissed': 'dismissed', 'number.corrected': 'guest.filling' },
    },
    opening: {
      invoke: {
        id: 'signUpGuest',
        src: 'signUpGuest',
        input: ({ context: { email, emailConfirm, phone, purpose, proof } }) => ({ email, emailConfirm, phone, purpose, proof }),
        onDone: [
          { guard: { type: 'mustGiveName', params: output }, target: 'updating', actions: { type: 'assignUser', params: output } },
          { target: 'signedIn', actions: { type: 'assignUser', params: output } },
        ],
        onError: { target: 'clearing', actions: { type: 'assignFailure', params: error } },
      },
    },
    /** AUTH-036. The user is signed in already, so a missing file asks for no name. */
    updating: {
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'loadUpdateData', src: 'loadAccountSignIn', onDone: 'open', onError: '#signIn.signedIn' } },
        open: {
          invoke: {
            id: 'updateData',
            src: 'updateData',
            input: ({ context: { user } }) => ({ begin: { user: somebody(user) }, restored: null }),
            onDone: { target: '#signIn.signedIn', actions: { type: 'assignOwner', params: output } },
            onError: '#signIn.signedIn',
          },
        },
      },
    },
    clearing: { invoke: { id: 'clearToken', src: 'clearToken', onDone: 'guest.failed', onError: 'guest.failed' } },
    signedIn: { type: 'final' },
    dismissed: { type: 'final' },
  },
});

function somebody(user: User | null): User {
  if (!user) throw new Error('a name belongs to a user');
  return user;
}
