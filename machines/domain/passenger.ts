import { percentOf, sum, type Money } from './money.ts';
import { fold } from './text.ts';
import type { SeatId } from './seat.ts';
import type { Direction, ExtraService, Fare, FareKind } from './trip.ts';

/** At most 5 passengers a direction (CONST-001). */
export const MAX_PASSENGERS = 5;
/** A name part has at most 30 characters, and at least 2 letters (CONST-003, CONST-004). */
export const NAME_MAX = 30;
const NAME_MIN = 2;

/** A passenger on one seat in one direction. */
export type Passenger = {
  id: string;
  direction: Direction;
  seatId: SeatId;
  firstName: string;
  lastName: string;
  fareId: string;
  serviceIds: string[];
  /** In an edit, the bought ticket that is changed. */
  ticketId?: string;
};

type Named = Pick<Passenger, 'id' | 'firstName' | 'lastName'>;

export type NameError = 'too-short' | 'duplicate';

/**
 * Keeps letters (with ñ and accents) and single spaces, at most 30 characters (SEAT-043, SEAT-045). A pasted letter with its accent apart, or a
 * space of another kind, becomes that which a keyboard types. A trailing space stays while typing.
 */
export function nameInput(text: string, most = NAME_MAX): string {
  const letters = text
    .normalize('NFC')
    // Some letters are invisible.
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{M} ]\p{M}*/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \p{M}]+/u, '');
  return [...letters].slice(0, most).join('');
}

/** A name without spaces at its ends (SEAT-044, SEAT-046). */
export function trimmedName(text: string): string {
  return nameInput(text).trim();
}

export function fullName({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Fewer than 2 letters are too short (ERR-014). */
export function isNameShort(text: string): boolean {
  return (nameInput(text).match(/\p{L}/gu) ?? []).length < NAME_MIN;
}

/** Name and last name in lower case without spaces, joined by an underscore (SEAT-073). */
export function slug(firstName: string, lastName: string): string {
  const part = (text: string) => text.toLowerCase().replaceAll(' ', '');
  return `${part(firstName)}_${part(lastName)}`;
}

/** True when another passenger of this direction has the same first and last name (SEAT-050). */
export function isDuplicate(passengers: readonly Named[], candidate: Named): boolean {
  const wanted = fold(slug(candidate.firstName, candidate.lastName));
  return passengers.some((other) => other.id !== candidate.id && fold(slug(other.firstName, other.lastName)) === wanted);
}

/** The price of one service for a fare (SEAT-075, SEAT-076). */
export function servicePrice(service: ExtraService, fare: Fare): Money {
  return service.price.kind === 'amount' ? service.price.amount : percentOf(fare.price, service.price.percent);
}

export type PassengerTotals = { tickets: Money; services: Money; total: Money };

/** Boletos, Servicios and Gran total of some passengers (SEAT-008). */
export function totalsOf(passengers: readonly Passenger[], fares: readonly Fare[], services: readonly ExtraService[]): PassengerTotals {
  const tickets = sum(passengers.map((passenger) => fareOf(passenger, fares)?.price ?? 0));
  const extras = sum(passengers.map((passenger) => servicesTotal(passenger, fares, services)));
  return { tickets, services: extras, total: tickets + extras };
}

export function addTotals(all: readonly PassengerTotals[]): PassengerTotals {
  return {
    tickets: sum(all.map(({ tickets }) => tickets)),
    services: sum(all.map(({ services }) => services)),
    total: sum(all.map(({ total }) => total)),
  };
}

export function servicesTotal(passenger: Passenger, fares: readonly Fare[], services: readonly ExtraService[]): Money {
  const fare = fareOf(passenger, fares);
  if (!fare) return 0;
  return sum(services.filter((service) => passenger.serviceIds.includes(service.id)).map((service) => servicePrice(service, fare)));
}

export function fareOf(passenger: Pick<Passenger, 'fareId'>, fares: readonly Fare[]): Fare | undefined {
  return fares.find((fare) => fare.id === passenger.fareId);
}

/** The four fares that may accompany a minor (SEAT-064). */
const COMPANIONS: readonly FareKind[] = ['adult', 'senior', 'student', 'teacher'];

/** A minor travels with at least one adult, senior, student or teacher in the same direction (SEAT-063, SEAT-064). */
export function minorAlone(passengers: readonly Pick<Passenger, 'fareId'>[], fares: readonly Fare[]): boolean {
  const kinds = passengers.map((passenger) => fareOf(passenger, fares)?.kind);
  return kinds.includes('minor') && !kinds.some((kind) => kind !== undefined && COMPANIONS.includes(kind));
}
