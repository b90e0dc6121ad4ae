import { chartOf, done, failed } from 'xstate-paths';
import { OLIVIA } from '../staffSignIn/staffSignIn.examples.ts';
import { officeMachine } from './office.machine.ts';
import type { OfficeEvent, OfficeInput } from './office.types.ts';
import { officeView } from './office.view.ts';

type Step = OfficeEvent | ReturnType<typeof done>;

export const input: OfficeInput = { place: { name: 'find' }, isInvited: false, hasPasskeys: true };
const at = (...events: Step[]) => ({ input, events });

export const resumed = done('resumeStaff', OLIVIA);
export const nobody = failed('resumeStaff', { code: 'session-expired', retryable: false });
export const unreachable = failed('resumeStaff', { code: 'network', retryable: true });
export const acting: OfficeEvent = {
  type: 'act.chosen',
  act: { kind: 'note', folio: 'TUN-7KQ2BYT9' },
  key: '0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11',
};
export const acted = done('officeAct', { isDone: true, kind: 'note' });

/** Situations of the office, reached by events. */
export const situations = {
  opening: at(),
  unreachable: at(unreachable),
  signedOut: at(nobody),
  invited: { input: { ...input, isInvited: true }, events: [] },
  looking: at(resumed),
  /** A driver finds tickets and departures, and nothing of money. */
  forDrivers: at(done('resumeStaff', { ...OLIVIA, roles: ['door'] })),
  /** An address of a page that the roles do not open. */
  notAllowed: { input: { ...input, place: { name: 'close', day: null } }, events: [done('resumeStaff', { ...OLIVIA, roles: ['door'] })] },
  acting: at(resumed, acting),
  acted: at(resumed, acting, acted),
  leaving: at(resumed, { type: 'signOut.chosen' }),
  ended: at(resumed, { type: 'session.refused' }),
} as const;

export const chart = chartOf(officeMachine, situations, officeView);
export const { examples } = chart;
