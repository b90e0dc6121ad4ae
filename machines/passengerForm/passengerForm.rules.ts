import type { SeatsOfRun } from '../domain/claims.ts';
import { isCategory } from '../domain/category.ts';
import { fareOf, isDuplicate, isNameShort, nameInput, trimmedName, type NameError, type Passenger } from '../domain/passenger.ts';
import { fareRefusal, petPlace, type FareRefusal } from '../domain/party.ts';
import type { SeatId } from '../domain/seat.ts';
import type { Direction, ExtraService } from '../domain/trip.ts';
import type { DraftField, FormParty, KnownPerson, PassengerDraft, PassengerFormInput } from './passengerForm.types.ts';

/** The part of a form that the rules read. */
type Form = PassengerFormInput;

export function draftOf(passenger: Passenger): PassengerDraft {
  return { ...passenger, editing: true, sameAs: null, isKept: false };
}

export function isChange({ draft }: Form): boolean {
  return draft.ticketId !== undefined;
}

function partyOf(passengers: readonly Passenger[], direction: Direction): Passenger[] {
  return passengers.filter((passenger) => passenger.direction === direction);
}

/** The other passengers in the direction of the form. */
export function othersOf({ draft, passengers }: Form): Passenger[] {
  return partyOf(passengers, draft.direction).filter(({ id }) => id !== draft.id);
}

/** The seat has no named passenger yet. The companion of a pet exists before it is named. */
export function isNew({ draft, passengers }: Form): boolean {
  return !draft.editing || passengers.find(({ id }) => id === draft.id)?.firstName === '';
}

/** Passengers of the other direction who are not on the bus of the form yet. Their names need no typing. */
export function offeredTo(form: Form): Passenger[] {
  const { draft, passengers } = form;
  if (!isNew(form)) return [];
  const here = partyOf(passengers, draft.direction);
  return passengers.filter((passenger) => passenger.direction !== draft.direction && !isDuplicate(here, { ...passenger, id: draft.id }));
}

/** The draft with the names and the passenger type of a passenger of the other direction. */
export function withNamesOf(form: Form, passengerId: string): PassengerDraft {
  const { draft, bus } = form;
  const same = offeredTo(form).find(({ id }) => id === passengerId);
  if (!same) return draft;
  const fareId = bus.fares.some(({ id }) => id === same.fareId) ? same.fareId : draft.fareId;
  return { ...withFare(form, fareId), firstName: same.firstName, lastName: same.lastName, sameAs: same.id, isKept: false };
}

/** The draft with the names of a known person, and the passenger type where this bus sells it here. A known person is saved already. */
export function withPerson(form: Form, { firstName, lastName, fareId }: KnownPerson): PassengerDraft {
  const { draft, bus } = form;
  const isSold = fareId !== null && bus.fares.some(({ id }) => id === fareId) && refusalOf(form, fareId) === null;
  return {
    ...withFare(form, isSold ? fareId : draft.fareId),
    firstName: nameInput(firstName),
    lastName: nameInput(lastName),
    sameAs: null,
    isKept: false,
  };
}

/** True when the person of the form can be saved: not a pet, and not by a bought ticket. */
export function canKeep(form: Form): boolean {
  const { draft } = form;
  return isNew(form) && !isChange(form) && draft.sameAs === null && isCategory(draft.fareId);
}

/** True when the accepted passenger is saved as a favourite (FAV-008). */
export function savesPassenger(form: Form): boolean {
  return form.draft.isKept && canKeep(form);
}

export function withText(draft: PassengerDraft, field: DraftField, text: string): PassengerDraft {
  return { ...draft, [field]: nameInput(text), sameAs: null };
}

/** The draft with another passenger type. A pet gives up the included services and those of a person, who gets the included ones (decision 37). */
export function withFare({ draft, bus, included }: Form, fareId: string): PassengerDraft {
  const isPet = isPetFare(bus, fareId);
  if (isPet === isPetFare(bus, draft.fareId)) return { ...draft, fareId };
  const others = draft.serviceIds.filter((id) => !included.includes(id));
  return { ...draft, fareId, serviceIds: isPet ? others.filter((id) => has(servicesFor(bus, fareId), id)) : [...others, ...included] };
}

/** The services that the passenger type may have. */
export function servicesFor(bus: Form['bus'], fareId: string): readonly ExtraService[] {
  return isPetFare(bus, fareId) ? bus.services.filter(({ forPets }) => forPets) : bus.services;
}

const has = (services: readonly ExtraService[], serviceId: string) => services.some(({ id }) => id === serviceId);

/** The form after the benefits were included. */
export function withIncluded({ draft, bus }: Form, included: readonly string[]): Pick<Form, 'draft' | 'included'> {
  const others = draft.serviceIds.filter((id) => !included.includes(id));
  return { included, draft: isPetFare(bus, draft.fareId) ? draft : { ...draft, serviceIds: [...others, ...included] } };
}

function isPetFare({ fares }: Form['bus'], fareId: string): boolean {
  return fares.find(({ id }) => id === fareId)?.kind === 'pet';
}

export function withToggled({ draft, bus }: Form, serviceId: string): PassengerDraft {
  const { serviceIds } = draft;
  if (!has(servicesFor(bus, draft.fareId), serviceId)) return draft;
  const isChosen = serviceIds.includes(serviceId);
  return { ...draft, serviceIds: isChosen ? serviceIds.filter((id) => id !== serviceId) : [...serviceIds, serviceId] };
}

/** A pet needs only a first name (SEAT-047, SEAT-049). */
export function needsLastName({ draft, bus }: Form): boolean {
  return fareOf(draft, bus.fares)?.kind !== 'pet';
}

/** The errors of the form, shown or not (ERR-014, ERR-015). The names of a change stay as they were sold. */
export function draftErrors(form: Form): Partial<Record<DraftField, NameError>> {
  const { draft } = form;
  if (isChange(form)) return {};
  const errors: Partial<Record<DraftField, NameError>> = {};
  if (isNameShort(draft.firstName)) errors.firstName = 'too-short';
  if (needsLastName(form) && isNameShort(draft.lastName)) errors.lastName = 'too-short';
  if (isTwice(form)) errors.firstName = 'duplicate';
  return errors;
}

/** The same names may be used in the other direction (SEAT-051), and in a change (SEAT-050). */
function isTwice(form: Form): boolean {
  const { draft, passengers } = form;
  return !isChange(form) && isDuplicate(partyOf(passengers, draft.direction), passengerOf(draft));
}

/**
 * Why a passenger type is not allowed in the form, shown before the choice. A minor may be added before its adult (SEAT-063 to SEAT-068).
 */
export function refusalOf(form: Form, fareId: string): FareRefusal | null {
  const { draft, bus } = form;
  const { map, fares, quotas } = bus;
  const fare = fares.find(({ id }) => id === fareId);
  // A sold passenger type is always allowed.
  if (!map || !fare || isChange(form)) return null;
  const refusal = fareRefusal({ map, passengers: othersOf(form), fares, quotas }, draft.seatId, fare);
  return refusal === 'minor-alone' ? null : refusal;
}

/** The seat to claim for the companion of the pet; null when the pet needs none (SEAT-042). */
export function companionOf(form: Form): SeatId | null {
  const { draft, bus } = form;
  const { map, fares } = bus;
  if (!map || isChange(form) || fareOf(draft, fares)?.kind !== 'pet') return null;
  const place = petPlace(map, draft.seatId, othersOf(form), fares);
  return place.kind === 'companion' ? place.seatId : null;
}

/** The run and the seat beside the pet. */
export function seatBesidePet(form: Form): SeatsOfRun[] {
  const seatId = companionOf(form);
  return seatId === null ? [] : [{ direction: form.draft.direction, run: form.bus.departure.run, seatIds: [seatId] }];
}

/** Continuar is disabled while a name is empty or the pair exists already. Short names are reported on submit (SEAT-048, SEAT-050). */
export function canSubmit(form: Form): boolean {
  const { draft } = form;
  const filled = trimmedName(draft.firstName) !== '' && (!needsLastName(form) || trimmedName(draft.lastName) !== '');
  return filled && draft.fareId !== '' && refusalOf(form, draft.fareId) === null && !isTwice(form);
}

export function isValid(form: Form): boolean {
  return canSubmit(form) && Object.keys(draftErrors(form)).length === 0;
}

export function bringsCompanion(form: Form): boolean {
  return Object.keys(draftErrors(form)).length === 0 && companionOf(form) !== null;
}

/** True when somebody else holds the seat of the form. */
export function isSeatTaken({ draft }: Form, { bus }: FormParty): boolean {
  return bus.map?.taken.includes(draft.seatId) ?? false;
}

/** The passenger of the form, with trimmed names. */
export function passengerOf({ editing: _editing, sameAs: _sameAs, isKept: _isKept, ...draft }: PassengerDraft): Passenger {
  return { ...draft, firstName: trimmedName(draft.firstName), lastName: trimmedName(draft.lastName) };
}
