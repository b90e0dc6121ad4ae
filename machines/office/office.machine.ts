import { assign, setup } from 'xstate';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { StaffPerson } from '../domain/staff.ts';
import { officeActMachine, type OfficeAct, type OfficeActOutput } from '../officeAct/index.ts';
import { error, event, output } from '../params.ts';
import { staffInvitationMachine } from '../staffInvitation/index.ts';
import { staffSignInMachine, type StaffSignInCause } from '../staffSignIn/index.ts';
import { resumeStaff, signOutStaff } from './office.ports.ts';
import type { OfficeContext, OfficeEvent, OfficeInput, OfficePlace } from './office.types.ts';

/** The office: who works, at which page, and the act that is being done. */
export const officeMachine = setup({
  types: {
    context: {} as OfficeContext,
    events: {} as OfficeEvent,
    input: {} as OfficeInput,
    children: {} as {
      resumeStaff: 'resumeStaff';
      signOutStaff: 'signOutStaff';
      staffSignIn: 'staffSignIn';
      staffInvitation: 'staffInvitation';
      officeAct: 'officeAct';
    },
  },
  actors: {
    resumeStaff,
    signOutStaff,
    staffSignIn: staffSignInMachine,
    staffInvitation: staffInvitationMachine,
    officeAct: officeActMachine,
  },
  guards: {
    isInvited: ({ context }) => context.isInvited,
    isNobody: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    hasPerson: (_, params: { person: StaffPerson | null }) => params.person !== null,
    isDone: (_, params: OfficeActOutput) => params.isDone,
  },
  actions: {
    assignPlace: assign((_, { place }: { place: OfficePlace }) => ({ place })),
    assignPerson: assign((_, { person }: { person: StaffPerson | null }) => ({ person })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    leave: assign((_, { cause }: { cause: StaffSignInCause }) => ({ person: null, act: null, done: null, cause })),
    assignAct: assign((_, { act, key }: { act: OfficeAct; key: string }) => ({ act: { act, key } })),
    clearAct: assign({ act: null }),
    assignDone: assign(({ context }, { kind }: OfficeActOutput) => ({ done: { kind, count: (context.done?.count ?? 0) + 1 } })),
    /** Lists that an act may have changed are asked for again; the application provides it. */
    refetch: () => {},
    /** What the office held of travellers is forgotten; the application provides it. */
    forget: () => {},
  },
}).createMachine({
  id: 'office',
  context: ({ input }) => ({ ...input, person: null, cause: 'start', failure: null, act: null, done: null }),
  on: { 'place.opened': { actions: { type: 'assignPlace', params: event } } },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isInvited', target: 'invited' }, { target: 'opening' }] },
    opening: {
      invoke: {
        id: 'resumeStaff',
        src: 'resumeStaff',
        onDone: { target: 'working', actions: { type: 'assignPerson', params: ({ event: { output: person } }) => ({ person }) } },
        onError: [
          { guard: { type: 'isNobody', params: error }, target: 'signedOut' },
          { target: 'unreachable', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    unreachable: { on: { 'opening.retried': { target: 'opening', actions: 'clearFailure' } } },
    signedOut: {
      invoke: {
        id: 'staffSignIn',
        src: 'staffSignIn',
        input: ({ context: { cause, hasPasskeys } }) => ({ cause, hasPasskeys }),
        onDone: { target: 'working', actions: { type: 'assignPerson', params: output } },
        onError: { target: 'unreachable', actions: { type: 'assignFailure', params: error } },
      },
    },
    invited: {
      invoke: {
        id: 'staffInvitation',
        src: 'staffInvitation',
        input: ({ context: { hasPasskeys } }) => ({ hasPasskeys }),
        onDone: [
          { guard: { type: 'hasPerson', params: output }, target: 'working', actions: { type: 'assignPerson', params: output } },
          { target: 'opening' },
        ],
        onError: { target: 'unreachable', actions: { type: 'assignFailure', params: error } },
      },
    },
    working: {
      initial: 'looking',
      on: {
        'session.refused': { target: 'signedOut', actions: [{ type: 'leave', params: { cause: 'ended' } }, 'forget'] },
        'signOut.chosen': 'leaving',
      },
      states: {
        looking: { on: { 'act.chosen': { target: 'acting', actions: { type: 'assignAct', params: event } } } },
        acting: {
          exit: 'clearAct',
          invoke: {
            id: 'officeAct',
            src: 'officeAct',
            input: ({ context: { act } }) => chosen(act),
            onDone: [
              {
                guard: { type: 'isDone', params: output },
                target: 'looking',
                actions: [{ type: 'assignDone', params: output }, 'refetch'],
              },
              { target: 'looking' },
            ],
            // The act may have been carried out.
            onError: { target: 'looking', actions: 'refetch' },
          },
        },
      },
    },
    leaving: {
      invoke: {
        id: 'signOutStaff',
        src: 'signOutStaff',
        onDone: { target: 'signedOut', actions: [{ type: 'leave', params: { cause: 'left' } }, 'forget'] },
        onError: { target: 'signedOut', actions: [{ type: 'leave', params: { cause: 'left' } }, 'forget'] },
      },
    },
  },
});

function chosen<Act>(act: Act | null): Act {
  if (!act) throw new Error('an act is chosen before it is done');
  return act;
}
