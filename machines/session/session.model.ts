import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { guest, known } from './session.examples.ts';
import { sessionMachine } from './session.machine.ts';

/** What can happen to a session. */
export const sessionModel: Model = {
  machine: sessionMachine,
  input: undefined,
  events: [
    known,
    done('validateToken', null),
    failed('validateToken', { code: 'network', retryable: true }),
    { type: 'session.opened', user: guest },
    { type: 'token.aged' },
    done('refreshToken'),
    failed('refreshToken', { code: 'network', retryable: true }),
    failed('refreshToken', { code: 'session-expired', retryable: false }),
    done('pause'),
    { type: 'session.refused', failure: { code: 'unauthorized', retryable: false } },
    { type: 'signOut.requested' },
    done('signOut'),
    { type: 'end.acknowledged' },
  ],
  facts: ({ context }) => [context.attempts, context.end],
};
