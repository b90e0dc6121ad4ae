import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import { connected, refreshToken, signOut, validateToken } from './session.ports.ts';
import { endOf, isDead, REFRESH_PAUSE_MS, REFRESH_TRIES } from './session.rules.ts';
import type { SessionContext, SessionEvent, SessionTag, User } from './session.types.ts';

/** Who is signed in, and the renewal of the token that says so. Tokens themselves stay outside. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as SessionTag },
  actors: { validateToken, refreshToken, connected, signOut, pause },
  guards: {
    isKnown: (_, params: { user: User | null }) => params.user !== null,
    isDead: (_, params: { error: unknown }) => isDead(params.error),
    hasTriesLeft: ({ context }) => context.attempts < REFRESH_TRIES,
  },
  actions: {
    keepUser: assign((_, params: { user: User | null }) => ({ user: params.user, attempts: 0, end: null })),
    countTry: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetTries: assign({ attempts: 0 }),
    endClosed: assign({ user: null, end: 'closed' }),
    endExpired: assign({ user: null, end: 'expired' }),
    endRequired: assign({ user: null, end: 'required' }),
    endRefused: assign((_, params: { error: unknown }) => ({ user: null, end: endOf(params.error) })),
    acknowledge: assign({ end: null }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, attempts: 0, end: null },
  initial: 'restoring',
  /** In every state: whoever acknowledges an end until it is gone must not be answered with the same end for ever. */
  on: { 'end.acknowledged': { actions: 'acknowledge' } },
  states: {
    restoring: {
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
      /** Another request may have been refused before the answer comes. */
      on: {
        'session.refused': { target: 'closing', actions: { type: 'endRefused', params: ({ event }) => ({ error: event.failure }) } },
      },
    },
    anonymous: {
      tags: 'settled',
      on: {
        'session.opened': { target: 'signedIn', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'current',
      on: {
        'session.opened': { target: '.current', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
        'session.refused': { target: 'closing', actions: { type: 'endRefused', params: ({ event }) => ({ error: event.failure }) } },
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
                guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
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
        /** Nobody is signed out for being in a tunnel: without a network no try is made, and none is counted. */
        reconnecting: { invoke: { id: 'connected', src: 'connected', onDone: 'refreshing', onError: 'refreshing' } },
      },
    },
    closing: {
      invoke: { id: 'signOut', src: 'signOut', onDone: 'anonymous', onError: 'anonymous' },
    },
  },
});
