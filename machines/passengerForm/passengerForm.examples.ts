import { ALL_FARES, BEGONA, CHANGE, DEPARTURE, FARES, INIGO, NOW, QUOTAS, seatMap, SERVICES } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { passengerFormMachine } from './passengerForm.machine.ts';
import { draftOf } from './passengerForm.rules.ts';
import type { PassengerDraft, PassengerFormEvent, PassengerFormInput } from './passengerForm.types.ts';
import { passengerFormView } from './passengerForm.view.ts';

type Step = PassengerFormEvent | ReturnType<typeof done>;

/** The empty form of a seat. */
export const draftOn = (seatId: string, fareId = '1'): PassengerDraft => ({
  id: `outbound:${seatId}`,
  direction: 'outbound',
  seatId,
  firstName: '',
  lastName: '',
  fareId,
  serviceIds: [],
  editing: false,
  sameAs: null,
  isKept: false,
});
export const bus = { departure: DEPARTURE, map: seatMap(), doubted: [], fares: FARES, services: SERVICES, quotas: QUOTAS };
export const empty: PassengerFormInput = { bus, passengers: [], draft: draftOn('ground-6'), included: [] };
/** Another passenger exists, on the way out and on the way back. */
export const second: PassengerFormInput = { ...empty, passengers: [INIGO, { ...BEGONA, id: 'return:ground-6', direction: 'return' }] };
const [traveller] = CHANGE.travellers;
/** The form of a bought ticket with another seat. */
export const changing: PassengerFormInput = {
  ...empty,
  draft: draftOf({ ...BEGONA, seatId: 'ground-6', ...(traveller && { ticketId: traveller.ticketId }) }),
};
/** A named pet by the window. */
export const pet: PassengerFormInput = {
  ...empty,
  bus: { ...bus, fares: ALL_FARES },
  draft: { ...draftOn('ground-5', '370'), firstName: 'Canela' },
};

export const typing = (field: 'firstName' | 'lastName', text: string): PassengerFormEvent => ({ type: 'name.typed', field, text });
/** A favourite passenger is chosen. */
export const personChosen: PassengerFormEvent = { type: 'name.chosen', person: { firstName: 'Luis', lastName: 'Peña', fareId: '4' } };
export const kept: PassengerFormEvent = { type: 'name.kept', isKept: true };
export const submitted: PassengerFormEvent = { type: 'passenger.submitted' };
/** The result of the claim of the seat beside the pet. */
export const besideClaimed = done('selectCompanion', [
  { direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] },
]);
export const besideTaken = done('selectCompanion', [{ direction: 'outbound', claims: [], lost: ['ground-6'] }]);
export const besideFails = failed('selectCompanion', { code: 'network', retryable: true });
/** Somebody else took the seat of the form. */
export const seatTaken: PassengerFormEvent = {
  type: 'party.changed',
  bus: { ...bus, map: seatMap(['ground-5', 'ground-6']) },
  passengers: [],
};

export const form = (input: PassengerFormInput, ...events: Step[]) => situation(passengerFormMachine, input, events);
const at = (input: PassengerFormInput, ...events: Step[]) => ({ input, events });

/** Situations of the form, reached by events. */
export const situations = {
  selling: at(empty),
  named: at(empty, typing('firstName', 'Begoña'), typing('lastName', 'Treviño')),
  chosen: at(empty, personChosen),
  kept: at(empty, typing('firstName', 'Begoña'), typing('lastName', 'Treviño'), kept),
  reused: at(second, { type: 'name.reused', passengerId: 'return:ground-6' }),
  changing: at(changing),
  pet: at(pet),
  accompanying: at(pet, submitted),
} as const;

export const chart = chartOf(passengerFormMachine, situations, passengerFormView);
export const { examples } = chart;
