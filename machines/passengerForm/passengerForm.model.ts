import { seatMap } from '../testing/fixtures.ts';
import type { Model } from 'xstate-paths';
import {
  besideClaimed,
  besideFails,
  besideTaken,
  bus,
  changing,
  empty,
  kept,
  personChosen,
  pet,
  seatTaken,
  second,
  submitted,
  typing,
} from './passengerForm.examples.ts';
import { passengerFormMachine } from './passengerForm.machine.ts';

const form: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: passengerFormMachine,
  facts: ({ context: { draft, outcome, bus: known } }) => [
    draft.firstName.length,
    draft.lastName !== '',
    draft.fareId,
    draft.sameAs,
    draft.isKept,
    draft.serviceIds.length,
    outcome.kind,
    known.quotas[0]?.left,
  ],
  invariants: {
    'a bought ticket keeps its name': ({ context: { draft } }) => draft.ticketId === undefined || draft.firstName !== '',
    'claims a seat only for a pet': ({ context }) => context.asked.length === 0 || context.draft.fareId === '370',
  },
};

export const passengerFormModels = [
  /** A passenger on an empty seat. */
  {
    ...form,
    input: empty,
    events: {
      firstNameTyped: typing('firstName', 'Íñigo'),
      lastNameTyped: typing('lastName', 'Peña'),
      personChosen,
      personKept: kept,
      fareChosen: { type: 'fare.chosen', fareId: '4' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      benefitsIncluded: { type: 'services.included', serviceIds: ['64'] },
      passengerSubmitted: submitted,
      passengerDismissed: { type: 'passenger.dismissed' },
      quotaChanged: { type: 'party.changed', bus: { ...bus, quotas: [{ fareId: '4', places: 8, left: 3 }] }, passengers: [] },
      seatTaken,
    },
  },
  /** A passenger of the other direction. */
  {
    ...form,
    input: second,
    events: { nameReused: { type: 'name.reused', passengerId: 'return:ground-6' }, passengerSubmitted: submitted },
  },
  /** The services of a bought ticket. */
  { ...form, input: changing, events: { serviceToggled: { type: 'service.toggled', serviceId: '65' }, passengerSubmitted: submitted } },
  /** A pet and the seat beside it. */
  {
    ...form,
    input: pet,
    events: { passengerSubmitted: submitted, petsShown: { type: 'pets.shown' }, besideClaimed, besideTaken, besideFails },
  },
  /** Somebody else took the seat before the form opens. */
  { ...form, input: { ...empty, bus: { ...bus, map: seatMap(['ground-6']) } }, events: {} },
] as const satisfies readonly Model[];
