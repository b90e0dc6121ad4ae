import { assign, setup } from 'xstate';
import { checksItself, codeInput, isWholeCode, refusedAfter } from '../domain/code.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import type { User } from '../session/session.types.ts';
import {
  finishSocialSignIn,
  leaveForProvider,
  openProviderWindow,
  proveSocialAccount,
  sendSocialCode,
  signInSocial,
  takeReturnedSignIn,
  watchProviderWindow,
} from './socialSignIn.ports.ts';
import { emailError, emailInput, hasCode, isDead } from './socialSignIn.rules.ts';
import type {
  OpenedWindow,
  ProviderAnswer,
  ReturnedSignIn,
  SocialProof,
  SocialProvider,
  SocialSignInContext,
  SocialSignInEvent,
  SocialSignInOutput,
  SocialSignInTag,
} from './socialSignIn.types.ts';

const blank: SocialSignInContext = {
  provider: 'google',
  state: null,
  answer: null,
  proof: null,
  email: '',
  hasPassword: false,
  code: '',
  refused: [],
  failure: null,
  user: null,
};

/**
 * Signs in with an account of Google, Facebook or Apple. It runs beside the other ways to sign in: only a state with the tag `alone` replaces them.
 * Every failure comes back there.
 */
export const socialSignInMachine = setup({
  types: {
    context: {} as SocialSignInContext,
    events: {} as SocialSignInEvent,
    output: {} as SocialSignInOutput,
    tags: {} as SocialSignInTag,
  },
  actors: {
    takeReturnedSignIn,
    openProviderWindow,
    leaveForProvider,
    watchProviderWindow,
    finishSocialSignIn,
    sendSocialCode,
    proveSocialAccount,
    signInSocial,
  },
  guards: {
    hasReturned: (_, returned: ReturnedSignIn | null) => returned !== null,
    isBlocked: (_, opened: OpenedWindow) => opened.state === null,
    isRefused: (_, params: { error: unknown }) => hasCode(params.error, 'social-refused'),
    isStale: (_, params: { error: unknown }) => hasCode(params.error, 'social-stale'),
    isDown: (_, params: { error: unknown }) => hasCode(params.error, 'social-unavailable'),
    isOver: (_, params: { error: unknown }) => hasCode(params.error, 'social-stale'),
    needsEmail: (_, proof: SocialProof) => proof.next === 'email',
    needsAccount: (_, proof: SocialProof) => proof.next === 'account',
    hasAccount: ({ context }) => context.proof?.next === 'account',
    isEmail: ({ context }) => emailError(context.email) === null,
    hasPassword: ({ context }) => context.hasPassword,
    checksItself: ({ context }, { text }: { text: string }) => checksItself(context, text) && !isDead(context),
    mayTryCode: ({ context }) => isWholeCode(context.code) && !isDead(context),
  },
  actions: {
    assignProvider: assign((_, { provider }: { provider: SocialProvider }) => ({ ...blank, provider })),
    assignReturned: assign((_, returned: ReturnedSignIn | null) => ({ ...returned })),
    assignState: assign((_, { state }: OpenedWindow) => ({ state })),
    assignAnswer: assign((_, { answer }: { answer: ProviderAnswer }) => ({ answer })),
    assignProof: assign((_, proof: SocialProof) => ({ proof, email: proof.email ?? '', failure: null })),
    typeEmail: assign((_, { text }: { text: string }) => ({ email: emailInput(text), failure: null })),
    assignPassword: assign((_, { isEmpty }: { isEmpty: boolean }) => ({ hasPassword: !isEmpty })),
    typeCode: assign((_, { text }: { text: string }) => ({ code: codeInput(text), failure: null })),
    clearCode: assign({ code: '', refused: [], failure: null }),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignRefused: assign(({ context }, params: { error: unknown }) => ({ refused: refusedAfter(context, params.error) })),
    clearFailure: assign({ failure: null }),
    assignUser: assign((_, user: User) => ({ user })),
  },
}).createMachine({
  id: 'socialSignIn',
  context: blank,
  output: ({ context }) => signedIn(context),
  initial: 'resuming',
  states: {
    /** A sign-in that left the page comes back to the same state. */
    resuming: {
      invoke: {
        id: 'takeReturnedSignIn',
        src: 'takeReturnedSignIn',
        onDone: [
          {
            guard: { type: 'hasReturned', params: output },
            target: 'finishing',
            actions: { type: 'assignReturned', params: output },
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: { on: { 'social.chosen': { target: 'asking', actions: { type: 'assignProvider', params: event } } } },
    asking: {
      tags: 'alone',
      invoke: {
        id: 'openProviderWindow',
        src: 'openProviderWindow',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          { guard: { type: 'isBlocked', params: output }, target: 'blocked' },
          { target: 'away', actions: { type: 'assignState', params: output } },
        ],
        onError: [
          { guard: { type: 'isDown', params: error }, target: 'ended.down' },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
      on: { 'otherWay.chosen': 'idle' },
    },
    away: {
      invoke: {
        id: 'watchProviderWindow',
        src: 'watchProviderWindow',
        input: ({ context }) => ({ state: context.state ?? '' }),
        onError: 'ended.failed',
      },
      initial: 'waiting',
      on: { 'provider.answered': { target: 'finishing', actions: { type: 'assignAnswer', params: event } } },
      states: {
        waiting: {
          tags: 'alone',
          on: { 'window.left': 'closed', 'window.reopened': '#socialSignIn.asking', 'otherWay.chosen': '#socialSignIn.idle' },
        },
        /** Nobody can tell whether the window is closed or only behind, so its answer still counts. */
        closed: {
          on: {
            'social.chosen': { target: '#socialSignIn.asking', actions: { type: 'assignProvider', params: event } },
          },
        },
      },
    },
    blocked: {
      on: {
        'page.chosen': 'leaving',
        'social.chosen': { target: 'asking', actions: { type: 'assignProvider', params: event } },
      },
    },
    leaving: {
      tags: 'alone',
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: 'idle',
        onError: [
          { guard: { type: 'isDown', params: error }, target: 'ended.down' },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
      on: { 'otherWay.chosen': 'idle' },
    },
    finishing: {
      tags: 'alone',
      invoke: {
        id: 'finishSocialSignIn',
        src: 'finishSocialSignIn',
        input: ({ context }) => ({ answer: answerOf(context) }),
        onDone: [
          { guard: { type: 'needsEmail', params: output }, target: 'email', actions: { type: 'assignProof', params: output } },
          { guard: { type: 'needsAccount', params: output }, target: 'account', actions: { type: 'assignProof', params: output } },
          { target: 'opening', actions: { type: 'assignProof', params: output } },
        ],
        onError: [
          { guard: { type: 'isRefused', params: error }, target: 'ended.refused' },
          { guard: { type: 'isStale', params: error }, target: 'ended.stale' },
          { guard: { type: 'isDown', params: error }, target: 'ended.down' },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    /** The provider named no e-mail, or does not vouch for it. */
    email: {
      tags: 'alone',
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: event } },
        'email.submitted': { guard: 'isEmail', target: 'sendingCode' },
        'otherWay.chosen': 'idle',
      },
    },
    /** An account with this e-mail exists; its owner proves it once (decision 26). */
    account: {
      tags: 'alone',
      on: {
        'password.changed': { actions: { type: 'assignPassword', params: event } },
        'password.submitted': { guard: 'hasPassword', target: 'provingPassword', actions: 'clearFailure' },
        'code.requested': 'sendingCode',
        'otherWay.chosen': 'idle',
      },
    },
    sendingCode: {
      tags: 'alone',
      entry: 'clearCode',
      invoke: {
        id: 'sendSocialCode',
        src: 'sendSocialCode',
        input: ({ context }) => ({ token: context.proof?.token ?? '', email: context.email }),
        onDone: 'code',
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'ended.stale' },
          { guard: 'hasAccount', target: 'account', actions: { type: 'assignFailure', params: error } },
          { target: 'email', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    code: {
      tags: 'alone',
      on: {
        'code.typed': [
          { guard: { type: 'checksItself', params: event }, target: 'provingCode', actions: { type: 'typeCode', params: event } },
          { actions: { type: 'typeCode', params: event } },
        ],
        'code.submitted': { guard: 'mayTryCode', target: 'provingCode' },
        'code.requested': 'sendingCode',
        'otherWay.chosen': 'idle',
      },
    },
    provingCode: {
      tags: 'alone',
      invoke: {
        id: 'proveSocialAccount',
        src: 'proveSocialAccount',
        input: ({ context }) => ({ token: context.proof?.token ?? '', code: context.code }),
        onDone: { target: 'opening', actions: { type: 'assignProof', params: output } },
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'ended.stale' },
          {
            target: 'code',
            actions: [
              { type: 'assignFailure', params: error },
              { type: 'assignRefused', params: error },
            ],
          },
        ],
      },
    },
    provingPassword: {
      tags: 'alone',
      invoke: {
        id: 'proveSocialAccount',
        src: 'proveSocialAccount',
        input: ({ context }) => ({ token: context.proof?.token ?? '', code: null }),
        onDone: { target: 'opening', actions: { type: 'assignProof', params: output } },
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'ended.stale' },
          { target: 'account', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    opening: {
      tags: 'alone',
      invoke: {
        id: 'signInSocial',
        src: 'signInSocial',
        input: ({ context }) => ({
          provider: context.provider,
          token: context.proof?.token ?? '',
          name: context.answer?.name ?? null,
        }),
        onDone: { target: 'signedIn', actions: { type: 'assignUser', params: output } },
        onError: { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
      },
    },
    /** The other ways stay open under the notice. The ports log each failure; those of Apple are only logged (ERR-034). */
    ended: {
      initial: 'failed',
      on: { 'social.chosen': { target: 'asking', actions: { type: 'assignProvider', params: event } } },
      states: {
        refused: {},
        stale: {},
        down: {},
        failed: {},
      },
    },
    signedIn: { tags: 'alone', type: 'final' },
  },
});

function answerOf({ answer }: SocialSignInContext): ProviderAnswer {
  if (!answer) throw new Error('an exchange follows an answer');
  return answer;
}

function signedIn({ user, provider }: SocialSignInContext): SocialSignInOutput {
  if (!user) throw new Error('a sign-in ends with a user');
  return { user, provider };
}
