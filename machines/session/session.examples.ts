import { EMAIL } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation, type Situation } from 'xstate-paths';
import { sessionMachine } from './session.machine.ts';
import type { SessionEvent, User } from './session.types.ts';
import { sessionView } from './session.view.ts';

export const guest: User = { sub: 'u-1', email: EMAIL, fullName: 'Begoña Treviño', firstName: 'Begoña', role: 'guest' };
/** A guest without a name. */
export const nameless: User = { ...guest, fullName: 'Usuario invitado', firstName: 'invitado' };
export const registered: User = {
  ...guest,
  sub: '200418',
  fullName: 'Begoña Treviño Garza',
  role: 'user',
  loyaltyCard: '7012448011',
};
export const known = done('validateToken', guest);

export function session(events: readonly (SessionEvent | ReturnType<typeof done>)[]) {
  return situation(sessionMachine, undefined, events);
}

/** Situations of the session, reached by events. */
export const situations = {
  restoring: { input: undefined, events: [] },
  anonymous: { input: undefined, events: [done('validateToken', null)] },
  guest: { input: undefined, events: [known] },
  refreshing: { input: undefined, events: [known, { type: 'token.aged' }] },
  pausing: {
    input: undefined,
    events: [known, { type: 'token.aged' }, failed('refreshToken', { code: 'network', retryable: true })],
  },
  reconnecting: {
    input: undefined,
    events: [known, { type: 'token.aged' }, failed('refreshToken', { code: 'network', retryable: true }), done('pause')],
  },
  closing: { input: undefined, events: [known, { type: 'signOut.requested' }] },
  signedOut: { input: undefined, events: [known, { type: 'signOut.requested' }, done('signOut')] },
  expired: {
    input: undefined,
    events: [known, { type: 'token.aged' }, failed('refreshToken', { code: 'session-expired', retryable: false }), done('signOut')],
  },
} satisfies Record<string, Situation<undefined>>;

export const chart = chartOf(sessionMachine, situations, sessionView);
export const { examples } = chart;
