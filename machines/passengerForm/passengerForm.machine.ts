import { assign, setup } from 'xstate';
import { selectSeats } from '../claims.ports.ts';
import { isAllClaimed, type ClaimedOfRun } from '../domain/claims.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import {
  bringsCompanion,
  companionOf,
  isChange,
  isSeatTaken,
  isValid,
  savesPassenger,
  seatBesidePet,
  withFare,
  withIncluded,
  withNamesOf,
  withPerson,
  withText,
  withToggled,
} from './passengerForm.rules.ts';
import type {
  DraftField,
  FormParty,
  KnownPerson,
  PassengerFormContext,
  PassengerFormEvent,
  PassengerFormInput,
  PassengerFormOutput,
} from './passengerForm.types.ts';

/** The passenger form: the passenger of one seat, with fare and services. */
export const passengerFormMachine = setup({
  types: {
    context: {} as PassengerFormContext,
    events: {} as PassengerFormEvent,
    input: {} as PassengerFormInput,
    output: {} as PassengerFormOutput,
  },
  actors: { selectSeats },
  guards: {
    isChange: ({ context }) => isChange(context),
    isValid: ({ context }) => isValid(context),
    savesPassenger: ({ context }) => isValid(context) && savesPassenger(context),
    bringsCompanion: ({ context }) => bringsCompanion(context),
    isSeatTaken: ({ context }, party: FormParty) => isSeatTaken(context, party),
    isSeatGone: ({ context }) => isSeatTaken(context, context),
    isAllClaimed: ({ context }, claimed: ClaimedOfRun[]) => isAllClaimed(context.asked, claimed),
  },
  actions: {
    assignText: assign(({ context }, params: { field: DraftField; text: string }) => ({
      draft: withText(context.draft, params.field, params.text),
    })),
    assignNames: assign(({ context }, params: { passengerId: string }) => ({ draft: withNamesOf(context, params.passengerId) })),
    assignPerson: assign(({ context }, { person }: { person: KnownPerson }) => ({ draft: withPerson(context, person) })),
    assignKept: assign(({ context }, { isKept }: { isKept: boolean }) => ({ draft: { ...context.draft, isKept } })),
    /** FAV-008, ERR-017. The application saves the passenger, and a failure changes nothing here. */
    savePassenger: () => {},
    assignFare: assign(({ context }, { fareId }: { fareId: string }) => ({ draft: withFare(context, fareId) })),
    includeServices: assign(({ context }, { serviceIds }: { serviceIds: readonly string[] }) => withIncluded(context, serviceIds)),
    toggleService: assign(({ context }, params: { serviceId: string }) => ({ draft: withToggled(context, params.serviceId) })),
    assignParty: assign((_, { bus, passengers }: FormParty) => ({ bus, passengers })),
    askCompanion: assign(({ context }) => ({ asked: seatBesidePet(context) })),
    accept: assign(({ context: { draft } }) => ({ outcome: { kind: 'accepted', draft, companion: null } })),
    acceptPair: assign(({ context }) => ({
      outcome: { kind: 'accepted', draft: context.draft, companion: companionOf(context) },
    })),
    placePet: assign({ outcome: { kind: 'petPlaced' } }),
    loseSeat: assign({ outcome: { kind: 'seatTaken' } }),
    refuse: assign(({ context: { draft } }, claimed: ClaimedOfRun[]) => ({
      outcome: { kind: 'refused', draft, claimed, failure: null },
    })),
    fail: assign(({ context: { draft } }, params: { error: unknown }) => ({
      outcome: { kind: 'refused', draft, claimed: [], failure: failureOf(params.error) },
    })),
  },
}).createMachine({
  id: 'passengerForm',
  context: ({ input }) => ({ ...input, asked: [], outcome: { kind: 'dismissed' } }),
  output: ({ context }) => context.outcome,
  initial: 'filling',
  on: {
    'party.changed': [
      { guard: { type: 'isSeatTaken', params: event }, target: '.closed', actions: 'loseSeat' },
      { actions: { type: 'assignParty', params: event } },
    ],
  },
  states: {
    filling: {
      initial: 'opening',
      on: {
        'service.toggled': { actions: { type: 'toggleService', params: event } },
        'services.included': { actions: { type: 'includeServices', params: event } },
        'passenger.dismissed': 'closed',
      },
      states: {
        /** Somebody may have taken the seat during the sign-in, or behind the alert before the form opens again. */
        opening: {
          always: [
            { guard: 'isSeatGone', target: '#passengerForm.closed', actions: 'loseSeat' },
            { guard: 'isChange', target: 'changing' },
            { target: 'selling' },
          ],
        },
        selling: {
          on: {
            'name.typed': { actions: { type: 'assignText', params: event } },
            'name.reused': { actions: { type: 'assignNames', params: event } },
            'name.chosen': { actions: { type: 'assignPerson', params: event } },
            'name.kept': { actions: { type: 'assignKept', params: event } },
            'fare.chosen': { actions: { type: 'assignFare', params: event } },
            'pets.shown': { target: '#passengerForm.closed', actions: 'placePet' },
            'passenger.submitted': [
              { guard: 'bringsCompanion', target: '#passengerForm.accompanying', actions: 'askCompanion' },
              { guard: 'savesPassenger', target: '#passengerForm.closed', actions: ['accept', 'savePassenger'] },
              { guard: 'isValid', target: '#passengerForm.closed', actions: 'accept' },
            ],
          },
        },
        /** Name and passenger type are fixed by the bought ticket (SEAT-053). */
        changing: { on: { 'passenger.submitted': { guard: 'isValid', target: '#passengerForm.closed', actions: 'accept' } } },
      },
    },
    /** A pet adds an empty passenger on the seat beside it (SEAT-042). Both seats are claimed, or neither. */
    accompanying: {
      invoke: {
        id: 'selectCompanion',
        src: 'selectSeats',
        input: ({ context }) => context.asked,
        onDone: [
          { guard: { type: 'isAllClaimed', params: output }, target: 'closed', actions: 'acceptPair' },
          { target: 'closed', actions: { type: 'refuse', params: output } },
        ],
        onError: { target: 'closed', actions: { type: 'fail', params: error } },
      },
    },
    closed: { type: 'final' },
  },
});
