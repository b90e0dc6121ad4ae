import { done, type Model } from 'xstate-paths';
import { OLIVIA } from '../staffSignIn/staffSignIn.examples.ts';
import { acted, acting, input, nobody, resumed, unreachable } from './office.examples.ts';
import { officeMachine } from './office.machine.ts';

const invariants: Model['invariants'] = {
  'nobody works without a person': (at) => !at.matches('working') || at.context.person !== null,
  'nothing of a person is left after the end': (at) => !at.matches('signedOut') || (at.context.person === null && at.context.act === null),
};

/** The events of the office. */
const office = {
  machine: officeMachine,
  input,
  facts: ({ context }) => [context.person !== null, context.cause, context.place.name, context.failure?.code],
  invariants,
  events: {
    sessionResumed: resumed,
    nobodySignedIn: nobody,
    openingFails: unreachable,
    openingRetried: { type: 'opening.retried' },
    personSignedIn: done('staffSignIn', { person: OLIVIA }),
    placeOpened: { type: 'place.opened', place: { name: 'payments' } },
    actChosen: acting,
    actDone: acted,
    actClosed: done('officeAct', { isDone: false, kind: 'note' }),
    sessionRefused: { type: 'session.refused' },
    signOutChosen: { type: 'signOut.chosen' },
    signedOut: done('signOutStaff'),
  },
} satisfies Model;

/** Whoever opens an invitation. */
const invited = {
  machine: officeMachine,
  input: { ...input, isInvited: true },
  facts: ({ context }) => [context.person !== null],
  invariants,
  events: {
    invitationAccepted: done('staffInvitation', { person: OLIVIA }),
    invitationOver: done('staffInvitation', { person: null }),
  },
} satisfies Model;

export const officeModels = [office, invited] satisfies Model[];
