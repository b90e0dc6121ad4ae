import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import type { Failure } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import { connected, refreshToken, signOut, validateToken } from './session.ports.ts';
import { endOf, isDead, REFRESH_PAUSE_MS, REFRESH_TRIES } from './session.rules.ts';
import type { SessionContext, SessionEvent, SessionTag, User } from './session.types.ts';

/** The signed-in user and the renewal of the token. Tokens stay outside the chart. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as SessionTag },
  actors: { validateToken, refreshToken, connected, signOut, pause },
  guards: {
    isKnown: (_, user: User | null) => user !== null,
    isDead: (_, params: { error: unknown }) => isDead(params.error),
    hasTriesLeft: ({ context }) => context.attempts < REFRESH_TRIES,
  },
  actions: {
    restoreUser: assign((_, user: User | null) => ({ user, attempts: 0, end: null })),
    assignUser: assign((_, params: { user: User }) => ({ user: params.user, attempts: 0, end: null })),
    countTry: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetTries: assign({ attempts: 0 }),
    endClosed: assign({ user: null, end: 'closed' }),
    endExpired: assign({ user: null, end: 'expired' }),
    endRequired: assign({ user: null, end: 'required' }),
    endRefused: assign((_, params: { failure: Failure }) => ({ user: null, end: endOf(params.failure) })),
    acknowledge: assign({ end: null }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, attempts: 0, end: null },
  initial: 'restoring',
  /** Handled in every state, because the sender repeats it until the end is cleared. */
  on: { 'end.acknowledged': { actions: 'acknowledge' } },
  states: {
    restoring: {
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        onDone: [
          {
            guard: { type: 'isKnown', params: output },
            target: 'signedIn',
            actions: { type: 'restoreUser', params: output },
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
      /** Another request may be refused before the answer arrives. */
      on: {
        'session.refused': { target: 'closing', actions: { type: 'endRefused', params: event } },
      },
    },
    anonymous: {
      tags: 'settled',
      on: {
        'session.opened': { target: 'signedIn', actions: { type: 'assignUser', params: event } },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'current',
      on: {
        'session.opened': { target: '.current', actions: { type: 'assignUser', params: event } },
        'session.refused': { target: 'closing', actions: { type: 'endRefused', params: event } },
        'signOut.requested': { target: 'closing', actions: 'endClosed' },
      },
      states: {
        current: { tags: 'settled', on: { 'token.aged': { target: 'refreshing', actions: 'resetTries' } } },
        refreshing: {
          entry: 'countTry',
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            onDone: 'current',
            onError: [
              {
                guard: { type: 'isDead', params: error },
                target: '#session.closing',
                actions: 'endExpired',
              },
              { guard: 'hasTriesLeft', target: 'pausing' },
              /** ERR-030 */
              { target: '#session.closing', actions: 'endRequired' },
            ],
          },
        },
        pausing: {
          invoke: { id: 'pause', src: 'pause', input: { ms: REFRESH_PAUSE_MS }, onDone: 'reconnecting', onError: 'reconnecting' },
        },
        /** A lost network must not sign anybody out: no renewal is tried meanwhile, and none is counted. */
        reconnecting: { invoke: { id: 'connected', src: 'connected', onDone: 'refreshing', onError: 'refreshing' } },
      },
    },
    closing: {
      invoke: { id: 'signOut', src: 'signOut', onDone: 'anonymous', onError: 'anonymous' },
    },
  },
});
