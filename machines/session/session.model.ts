import { done, failed, isIn, type Model } from 'xstate-paths';
import { guest, known } from './session.examples.ts';
import { sessionMachine } from './session.machine.ts';
import { REFRESH_TRIES } from './session.rules.ts';

/** The events of a session. */
export const sessionModel = {
  machine: sessionMachine,
  input: undefined,
  events: {
    tokenKnown: known,
    noToken: done('validateToken', null),
    sessionOpened: { type: 'session.opened', user: guest },
    tokenAged: { type: 'token.aged' },
    tokenRefreshed: done('refreshToken'),
    refreshLost: failed('refreshToken', { code: 'network', retryable: true }),
    refreshRefused: failed('refreshToken', { code: 'session-expired', retryable: false }),
    pauseOver: done('pause'),
    networkFound: done('connected'),
    requestRefused: { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } },
    signOutRequested: { type: 'signOut.requested' },
    signedOut: done('signOut'),
    endAcknowledged: { type: 'end.acknowledged' },
  },
  invariants: {
    'somebody is known exactly while signed in': (at) =>
      isIn(at, 'restoring') || isIn(at, 'closing') || isIn(at, 'anonymous') === (at.context.user === null),
    'a renewal is tried a few times': ({ context }) => context.attempts <= REFRESH_TRIES,
    'holds no token': ({ context }) => !JSON.stringify(context).includes('eyJ'),
  },
  facts: ({ context }) => [context.attempts, context.end],
} satisfies Model;
