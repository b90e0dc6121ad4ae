import { assign, setup } from 'xstate';
import { isEmail } from '../domain/email.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import type { User } from '../session/session.types.ts';
import { signInPassword } from './passwordSignIn.ports.ts';
import type { PasswordSignInContext, PasswordSignInEvent, PasswordSignInOutput } from './passwordSignIn.types.ts';

/** Signs a registered user in with e-mail and password. */
export const passwordSignInMachine = setup({
  types: { context: {} as PasswordSignInContext, events: {} as PasswordSignInEvent, output: {} as PasswordSignInOutput },
  actors: { signInPassword },
  guards: { isComplete: ({ context: { email, hasPassword } }) => hasPassword && isEmail(email) },
  actions: {
    /** AUTH-045 */
    typeEmail: assign((_, { text }: { text: string }) => ({ email: text.replace(/\s/g, '').toLowerCase() })),
    assignPassword: assign((_, { isEmpty }: { isEmpty: boolean }) => ({ hasPassword: !isEmpty })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    assignUser: assign((_, user: User) => ({ user })),
  },
}).createMachine({
  id: 'passwordSignIn',
  context: { email: '', hasPassword: false, failure: null, user: null },
  output: ({ context: { user } }) => ({ user: signedIn(user) }),
  initial: 'form',
  states: {
    form: {
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: event } },
        'password.changed': { actions: { type: 'assignPassword', params: event } },
        /** AUTH-044 */
        'password.submitted': { guard: 'isComplete', target: 'asking', actions: 'clearFailure' },
      },
    },
    asking: {
      invoke: {
        id: 'signInPassword',
        src: 'signInPassword',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: output } },
        onError: { target: 'form', actions: { type: 'assignFailure', params: error } },
      },
    },
    done: { type: 'final' },
  },
});

function signedIn(user: User | null): User {
  if (!user) throw new Error('only a signed-in user ends the chart');
  return user;
}
