import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import type { PasskeyAssertion } from '../domain/passkey.ts';
import { hasCode } from '../domain/payment.ts';
import { error, output } from '../params.ts';
import type { User } from '../session/session.types.ts';
import { askPasskey, signInPasskey, supportsPasskeys } from './passkeySignIn.ports.ts';
import type { PasskeySignInContext, PasskeySignInEvent, PasskeySignInOutput } from './passkeySignIn.types.ts';

/** Signs in with a passkey. It runs beside the other ways to sign in, which stay open under every failure. */
export const passkeySignInMachine = setup({
  types: { context: {} as PasskeySignInContext, events: {} as PasskeySignInEvent, output: {} as PasskeySignInOutput },
  actors: { supportsPasskeys, askPasskey, signInPasskey },
  guards: {
    isSupported: (_, params: { isSupported: boolean }) => params.isSupported,
    isCancelled: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-cancelled'),
    isStale: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-stale'),
    isUnknown: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-unknown'),
    isRefused: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-refused'),
  },
  actions: {
    assignAssertion: assign((_, assertion: PasskeyAssertion) => ({ assertion })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, assertion: null }),
    assignUser: assign((_, user: User) => ({ user })),
  },
}).createMachine({
  id: 'passkeySignIn',
  context: { assertion: null, failure: null, user: null },
  output: ({ context }) => signedIn(context),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'supportsPasskeys',
        src: 'supportsPasskeys',
        onDone: [
          { guard: { type: 'isSupported', params: ({ event }) => ({ isSupported: event.output }) }, target: 'idle' },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {},
    idle: { on: { 'passkey.chosen': 'asking' } },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: { target: 'opening', actions: { type: 'assignAssertion', params: output } },
        onError: [
          {
            guard: { type: 'isCancelled', params: error },
            target: 'ended.cancelled',
            actions: { type: 'assignFailure', params: error },
          },
          { guard: { type: 'isRefused', params: error }, target: 'ended.refused', actions: { type: 'assignFailure', params: error } },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    opening: {
      invoke: {
        id: 'signInPasskey',
        src: 'signInPasskey',
        input: ({ context }) => ({ assertion: assertionOf(context) }),
        onDone: { target: 'signedIn', actions: { type: 'assignUser', params: output } },
        onError: [
          { guard: { type: 'isStale', params: error }, target: 'ended.stale', actions: { type: 'assignFailure', params: error } },
          { guard: { type: 'isUnknown', params: error }, target: 'ended.unknown', actions: { type: 'assignFailure', params: error } },
          { guard: { type: 'isRefused', params: error }, target: 'ended.refused', actions: { type: 'assignFailure', params: error } },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    ended: {
      initial: 'failed',
      on: { 'passkey.chosen': 'asking' },
      states: {
        cancelled: {},
        /** The challenge expired, or was used. */
        stale: {},
        /** The account deleted this key. */
        unknown: {},
        refused: {},
        failed: {},
      },
    },
    signedIn: { type: 'final' },
  },
});

function assertionOf({ assertion }: PasskeySignInContext): PasskeyAssertion {
  if (!assertion) throw new Error('a session is opened by an answer of a key');
  return assertion;
}

function signedIn({ user }: PasskeySignInContext): PasskeySignInOutput {
  if (!user) throw new Error('only a signed-in user ends the chart');
  return { user };
}
