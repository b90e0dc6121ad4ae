import { EMAIL } from '../testing/fixtures.ts';
import { done, failed, situation } from '../testing/situation.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEvent, User } from './session.types.ts';
import { sessionView } from './session.view.ts';

export const guest: User = { sub: 'u-1', email: EMAIL, fullName: 'Begoña Treviño', firstName: 'Begoña', role: 'guest' };
export const known = done('validateToken', guest);

export function session(events: readonly (SessionEvent | ReturnType<typeof done>)[]) {
  return situation(sessionMachine, undefined, events);
}

/** Situations of the session, reached by events. */
export const examples = {
  restoring: sessionView(session([])),
  anonymous: sessionView(session([done('validateToken', null)])),
  guest: sessionView(session([known])),
  refreshing: sessionView(session([known, { type: 'token.aged' }])),
  signedOut: sessionView(session([known, { type: 'signOut.requested' }, done('signOut')])),
  expired: sessionView(
    session([known, { type: 'token.aged' }, failed('refreshToken', { code: 'session-expired', retryable: false }), done('signOut')]),
  ),
} as const;
