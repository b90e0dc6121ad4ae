import { assign, setup } from 'xstate';
import { codeInput, isWholeCode } from '../domain/code.ts';
import { isEmail } from '../domain/email.ts';
import { failureOf } from '../domain/failure.ts';
import { hasCode } from '../domain/payment.ts';
import type { StaffPerson } from '../domain/staff.ts';
import { error, event, output } from '../params.ts';
import { signInStaff, signInStaffPasskey } from './staffSignIn.ports.ts';
import type { StaffSignInContext, StaffSignInEvent, StaffSignInInput, StaffSignInOutput } from './staffSignIn.types.ts';

/** Signs a person of the company in: by passkey, or by password with the code of an authenticator. */
export const staffSignInMachine = setup({
  types: {
    context: {} as StaffSignInContext,
    events: {} as StaffSignInEvent,
    input: {} as StaffSignInInput,
    output: {} as StaffSignInOutput,
  },
  actors: { signInStaff, signInStaffPasskey },
  guards: {
    isComplete: ({ context: { email, hasPassword, code } }) => hasPassword && isEmail(email) && isWholeCode(code),
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isCancelled: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-cancelled'),
  },
  actions: {
    typeEmail: assign((_, { text }: { text: string }) => ({ email: text.replace(/\s/g, '').toLowerCase() })),
    assignPassword: assign((_, { isEmpty }: { isEmpty: boolean }) => ({ hasPassword: !isEmpty })),
    typeCode: assign((_, { text }: { text: string }) => ({ code: codeInput(text) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    /** A code is taken once, so another try needs the next one. */
    clearCode: assign({ code: '' }),
    assignPerson: assign((_, person: StaffPerson) => ({ person })),
  },
}).createMachine({
  id: 'staffSignIn',
  context: ({ input }) => ({ ...input, email: '', hasPassword: false, code: '', failure: null, person: null }),
  output: ({ context: { person } }) => ({ person: signedIn(person) }),
  initial: 'form',
  states: {
    form: {
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: event } },
        'password.changed': { actions: { type: 'assignPassword', params: event } },
        'code.typed': { actions: { type: 'typeCode', params: event } },
        'form.submitted': { guard: 'isComplete', target: 'checking', actions: 'clearFailure' },
        'passkey.chosen': { guard: 'hasPasskeys', target: 'askingPasskey', actions: 'clearFailure' },
      },
    },
    checking: {
      invoke: {
        id: 'signInStaff',
        src: 'signInStaff',
        input: ({ context: { email, code } }) => ({ email, code }),
        onDone: { target: 'done', actions: { type: 'assignPerson', params: output } },
        onError: { target: 'form', actions: [{ type: 'assignFailure', params: error }, 'clearCode'] },
      },
    },
    askingPasskey: {
      invoke: {
        id: 'signInStaffPasskey',
        src: 'signInStaffPasskey',
        onDone: { target: 'done', actions: { type: 'assignPerson', params: output } },
        onError: [
          { guard: { type: 'isCancelled', params: error }, target: 'form' },
          { target: 'form', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    done: { type: 'final' },
  },
});

function signedIn(person: StaffPerson | null): StaffPerson {
  if (!person) throw new Error('only a signed-in person ends the chart');
  return person;
}
