import type { BusFacts } from '../bus/bus.types.ts';
import type { FavouriteDraft } from '../domain/favourite.ts';
import type { ClaimedOfRun, SeatsOfRun } from '../domain/claims.ts';
import type { Failure } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import type { NameError, Passenger } from '../domain/passenger.ts';
import type { FareRefusal } from '../domain/party.ts';
import type { Floor, SeatId } from '../domain/seat.ts';
import type { Direction } from '../domain/trip.ts';

/** The typed values of the passenger form. */
export type PassengerDraft = Passenger & {
  editing: boolean;
  /** The passenger of the other direction whose names are used. */
  sameAs: string | null;
  /** The passenger is saved as a favourite (FAV-008). */
  isKept: boolean;
};

/** A person who can be chosen: a favourite passenger, or the account itself, whose passenger type is open. */
export type KnownPerson = Pick<FavouriteDraft, 'firstName' | 'lastName'> & { fareId: string | null };
export type DraftField = 'firstName' | 'lastName';

/** The bus and the passengers of both directions, as the rules of the form need them. */
export type FormParty = { bus: BusFacts; passengers: Passenger[] };

/** `included`: the services that each person gets until the traveller takes them off; a pet gets none. */
export type PassengerFormInput = FormParty & { draft: PassengerDraft; included: readonly string[] };

export type PassengerFormContext = PassengerFormInput & {
  /** The seats being claimed: the one beside a pet. */
  asked: SeatsOfRun[];
  outcome: PassengerFormOutput;
};

export type PassengerFormOutput =
  /** `companion` is the seat claimed for the companion of the pet. */
  | { kind: 'accepted'; draft: PassengerDraft; companion: SeatId | null }
  | { kind: 'dismissed' }
  /** Somebody else took the seat of the form. */
  | { kind: 'seatTaken' }
  /** The traveller looks for a seat that is allowed for the pet. */
  | { kind: 'petPlaced' }
  /** The seat beside the pet could not be claimed: it is taken, or `failure` has the reason. */
  | { kind: 'refused'; draft: PassengerDraft; claimed: ClaimedOfRun[]; failure: Failure | null };

export type PassengerFormEvent =
  | { type: 'name.typed'; field: DraftField; text: string }
  | { type: 'name.reused'; passengerId: string }
  /** A favourite passenger, or the account itself. */
  | { type: 'name.chosen'; person: KnownPerson }
  | { type: 'name.kept'; isKept: boolean }
  | { type: 'fare.chosen'; fareId: string }
  | { type: 'service.toggled'; serviceId: string }
  /** The benefits were included. */
  | { type: 'services.included'; serviceIds: readonly string[] }
  | { type: 'pets.shown' }
  | { type: 'passenger.submitted' }
  | { type: 'passenger.dismissed' }
  /** The bus or the party changed while the form is open. */
  | ({ type: 'party.changed' } & FormParty);

export type AddPassengerView = {
  direction: Direction;
  seat: string;
  floor: Floor;
  editing: boolean;
  /** Nobody is named for the seat yet, so known people are offered. */
  isNew: boolean;
  firstName: string;
  lastName: string;
  /** The errors, shown or not. */
  errors: Partial<Record<DraftField, NameError>>;
  /** Each fare with the reason why it is not allowed here, and the places left of a reduced one. */
  fares: { id: string; name: string; description: string; price: Money; refusal: FareRefusal | null; left: number | null }[];
  fareId: string;
  /** Why the chosen fare is not allowed. */
  refusal: FareRefusal | null;
  /** Those that the passenger type may have. */
  services: { id: string; name: string; description: string; price: Money; checked: boolean }[];
  needsLastName: boolean;
  /** Passengers of the other direction who are not on this bus yet. */
  offered: { id: string; name: string }[];
  /** The chosen one of them, whose passenger type is used (SEAT-054). */
  sameAs: string | null;
  /** The names on this bus and their seats: nobody travels twice. */
  aboard: { firstName: string; lastName: string; seat: string }[];
  isKept: boolean;
  /** The passenger can be saved as a favourite: a person with a new name. */
  canKeep: boolean;
  /** Name and passenger type are fixed by a bought ticket (SEAT-053). */
  fixed: boolean;
  isPet: boolean;
  /** The adult's seat that will be claimed with the pet. */
  companion: string | null;
  /** The companion's seat is being claimed. */
  busy: boolean;
  canSubmit: boolean;
};
