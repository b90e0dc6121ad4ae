import { fareOf, isDuplicate, MAX_PASSENGERS, minorAlone, trimmedName, type Passenger } from './passenger.ts';
import { quotaLeft, type Quota } from './quota.ts';
import { freeBeside, isFreeSeat, neighbourOf, type SeatId, type SeatMap } from './seat.ts';
import type { Direction, Fare, FareKind } from './trip.ts';

/** Why a pet may not use a seat. */
export type PetRefusal =
  /** A pet needs a window seat (SEAT-066). */
  | 'pet-not-at-window'
  /** There is no seat beside this one, so no adult can sit there (SEAT-065). */
  | 'no-neighbour'
  /** Somebody else holds the seat beside (SEAT-065). */
  | 'neighbour-taken'
  /** A minor or another pet of the party sits beside (SEAT-065). */
  | 'neighbour-not-adult'
  /** The adult beside has a pet already (SEAT-068). */
  | 'adult-has-pet'
  /** The pet and its companion exceed the five passengers of a direction. */
  | 'passenger-limit';

/** The neighbour of a pet: an adult of the party who sits there already, or an empty companion on a free seat. */
export type PetPlace =
  | { kind: 'accompanied'; seatId: SeatId; passengerId: string }
  | { kind: 'companion'; seatId: SeatId }
  | { kind: 'refused'; reason: PetRefusal };

/** A window seat for a pet and the seat of its companion. */
export type PetPair = { pet: SeatId; companion: SeatId };

/** Why the traveller cannot continue with one direction. Codes are the same as those of the service. */
export type PartyFault =
  | { code: 'party-empty' }
  | { code: 'passenger-limit' }
  | { code: 'pets-exceed-adults' }
  | { code: 'quota-exceeded'; fareId: string; left: number }
  | {
      code:
        | 'seat-missing'
        | 'seat-taken'
        | 'name-missing'
        | 'duplicate-passenger'
        | 'minor-alone'
        | 'pet-not-at-window'
        | 'pet-needs-adult'
        | 'adult-has-pet';
      passengerId: string;
    };

/** One direction: its bus, its passengers, and the fares of the bus. */
export type Party = { map: SeatMap; passengers: readonly Passenger[]; fares: readonly Fare[]; quotas?: readonly Quota[] };

/** Why the traveller cannot continue with the whole journey. */
export type TravelFault = (PartyFault & { direction: Direction }) | { code: 'passenger-count-differs'; outbound: number; back: number };

function kindOf(passenger: Passenger, fares: readonly Fare[]): FareKind | undefined {
  return fareOf(passenger, fares)?.kind;
}

export function isPet(passenger: Passenger, fares: readonly Fare[]): boolean {
  return kindOf(passenger, fares) === 'pet';
}

/** Neither minor nor pet (SEAT-065). A passenger with an unknown fare is no adult. */
export function isAdult(passenger: Passenger, fares: readonly Fare[]): boolean {
  const kind = kindOf(passenger, fares);
  return kind !== undefined && kind !== 'minor' && kind !== 'pet';
}

/** True when a name is missing; a pet needs no last name (SEAT-047, SEAT-049, SEAT-058). */
export function isUnnamed(passenger: Passenger, fares: readonly Fare[]): boolean {
  return trimmedName(passenger.firstName) === '' || (!isPet(passenger, fares) && trimmedName(passenger.lastName) === '');
}

/** True for an untyped name, as a pet's companion has at first. */
function isEmpty({ firstName, lastName }: Passenger): boolean {
  return trimmedName(firstName) === '' && trimmedName(lastName) === '';
}

function onSeat(passengers: readonly Passenger[], seatId: SeatId | null): Passenger | undefined {
  return passengers.find((passenger) => passenger.seatId === seatId);
}

/** Pets beside a seat. There is more than one only where a layout gives two seats the same neighbour. */
function petsBeside(map: SeatMap, seatId: SeatId, passengers: readonly Passenger[], fares: readonly Fare[]): Passenger[] {
  return passengers.filter((passenger) => isPet(passenger, fares) && neighbourOf(map, passenger.seatId) === seatId);
}

/** The free seat for the companion of the passenger on `seatId`, or why there is none (SEAT-042). */
export function companionSeat(
  map: SeatMap,
  seatId: SeatId,
  passengers: readonly Passenger[],
): { seatId: SeatId } | { reason: 'no-neighbour' | 'neighbour-taken' } {
  const beside = neighbourOf(map, seatId);
  if (beside === null) return { reason: 'no-neighbour' };
  return freeBeside(map, seatId, passengers) === null ? { reason: 'neighbour-taken' } : { seatId: beside };
}

/** Whether a pet may use a seat, and its neighbour there (SEAT-042, SEAT-065 to SEAT-068). `passengers` are the others of the direction. */
export function petPlace(map: SeatMap, seatId: SeatId, passengers: readonly Passenger[], fares: readonly Fare[]): PetPlace {
  const refused = (reason: PetRefusal): PetPlace => ({ kind: 'refused', reason });
  if (map.seats[seatId]?.position !== 'window') return refused('pet-not-at-window');
  const adult = onSeat(passengers, neighbourOf(map, seatId));
  if (adult) {
    if (!isAdult(adult, fares)) return refused('neighbour-not-adult');
    if (petsBeside(map, adult.seatId, passengers, fares).length > 0) return refused('adult-has-pet');
    return passengers.length < MAX_PASSENGERS
      ? { kind: 'accompanied', seatId: adult.seatId, passengerId: adult.id }
      : refused('passenger-limit');
  }
  const companion = companionSeat(map, seatId, passengers);
  if ('reason' in companion) return refused(companion.reason);
  return passengers.length + 2 <= MAX_PASSENGERS ? { kind: 'companion', seatId: companion.seatId } : refused('passenger-limit');
}

/**
 * The seats for one more pet, in the order of the seats. Each is a free window seat, with a free seat or an adult of the party without a
 * pet beside it.
 */
export function petPairs(map: SeatMap, passengers: readonly Passenger[], fares: readonly Fare[]): PetPair[] {
  return Object.keys(map.seats).flatMap((pet) => {
    if (!isFreeSeat(map, pet, passengers)) return [];
    const place = petPlace(map, pet, passengers, fares);
    return place.kind === 'refused' ? [] : [{ pet, companion: place.seatId }];
  });
}

/** An empty passenger with an adult fare, to be named before continuing. */
function emptyCompanion(direction: Direction, seatId: SeatId, fares: readonly Fare[]): Passenger {
  const fare = fares.find(({ kind }) => kind === 'adult') ?? fares.find(({ kind }) => kind !== 'minor' && kind !== 'pet');
  return { id: `${direction}:${seatId}`, direction, seatId, firstName: '', lastName: '', fareId: fare?.id ?? '', serviceIds: [] };
}

/**
 * The party after a change, with the companions that its pets need (SEAT-042). A companion is added where a pet has no neighbour, the seat
 * is free and the party has room. An empty companion is removed when no pet is beside it. `joined` are seats to claim, `left` seats to
 * release.
 */
export function withCompanions(
  map: SeatMap,
  passengers: readonly Passenger[],
  fares: readonly Fare[],
): { passengers: Passenger[]; joined: SeatId[]; left: SeatId[] } {
  const stays = (passenger: Passenger) => !isEmpty(passenger) || petsBeside(map, passenger.seatId, passengers, fares).length > 0;
  const party = passengers.filter(stays);
  const left = passengers.filter((passenger) => !stays(passenger)).map(({ seatId }) => seatId);
  const joined: SeatId[] = [];
  for (const pet of party.filter((passenger) => isPet(passenger, fares))) {
    const others = party.filter(({ id }) => id !== pet.id);
    const place = petPlace(map, pet.seatId, others, fares);
    if (place.kind !== 'companion') continue;
    party.splice(party.indexOf(pet) + 1, 0, emptyCompanion(pet.direction, place.seatId, fares));
    joined.push(place.seatId);
  }
  return { passengers: party, joined, left };
}

/** Why a fare is not allowed on a seat. */
export type FareRefusal = PetRefusal | 'minor-alone' | 'pet-needs-adult' | 'quota-exceeded';

/**
 * Checks the rules for pets, minors and reduced fares (SEAT-063 to SEAT-068); null when the fare is allowed. The party is the others of the
 * direction. A minor needs a passenger of the party who may accompany it, and may not replace the adult beside a pet.
 */
export function fareRefusal({ map, passengers, fares, quotas = [] }: Party, seatId: SeatId, fare: Fare): FareRefusal | null {
  if (fare.kind === 'pet') {
    const place = petPlace(map, seatId, passengers, fares);
    if (place.kind === 'refused') return place.reason;
  }
  if (fare.kind === 'minor') {
    if (petsBeside(map, seatId, passengers, fares).length > 0) return 'pet-needs-adult';
    if (minorAlone([...passengers, { fareId: fare.id }], fares)) return 'minor-alone';
  }
  return quotaLeft(quotas, passengers).some(({ fareId, left }) => fareId === fare.id && left <= 0) ? 'quota-exceeded' : null;
}

function petFaults({ map, passengers, fares }: Party): PartyFault[] {
  const pets = passengers.filter((passenger) => isPet(passenger, fares));
  const adults = passengers.filter((passenger) => isAdult(passenger, fares));
  const faults = pets.flatMap((pet): PartyFault[] => {
    const seat = map.seats[pet.seatId];
    if (!seat) return [];
    if (seat.position !== 'window') return [{ code: 'pet-not-at-window', passengerId: pet.id }];
    return onSeat(adults, seat.neighbour) ? [] : [{ code: 'pet-needs-adult', passengerId: pet.id }];
  });
  const burdened = adults.filter((adult) => petsBeside(map, adult.seatId, passengers, fares).length > 1);
  return [
    ...faults,
    ...burdened.map(({ id }): PartyFault => ({ code: 'adult-has-pet', passengerId: id })),
    ...(pets.length > adults.length ? [{ code: 'pets-exceed-adults' } as const] : []),
  ];
}

function ownFaults(passenger: Passenger, { map, passengers, fares }: Party): PartyFault[] {
  const passengerId = passenger.id;
  const faults: PartyFault[] = [];
  if (!(passenger.seatId in map.seats)) faults.push({ code: 'seat-missing', passengerId });
  if (map.taken.includes(passenger.seatId)) faults.push({ code: 'seat-taken', passengerId });
  if (isUnnamed(passenger, fares)) faults.push({ code: 'name-missing', passengerId });
  const isSold = passenger.ticketId !== undefined;
  if (!isSold && !isEmpty(passenger) && isDuplicate(passengers, passenger)) faults.push({ code: 'duplicate-passenger', passengerId });
  return faults;
}

/**
 * All reasons against continuing in one direction (SEAT-050, SEAT-055, SEAT-058 to SEAT-060, SEAT-063 to SEAT-068). The order is: nobody,
 * too many, seats and names of each passenger, minors, pets, reduced fares. Empty when the party may travel.
 */
export function partyFaults(party: Party): PartyFault[] {
  const { passengers, fares, quotas = [] } = party;
  if (passengers.length === 0) return [{ code: 'party-empty' }];
  const minors = minorAlone(passengers, fares) ? passengers.filter((passenger) => kindOf(passenger, fares) === 'minor') : [];
  return [
    ...(passengers.length > MAX_PASSENGERS ? [{ code: 'passenger-limit' } as const] : []),
    ...passengers.flatMap((passenger) => ownFaults(passenger, party)),
    ...minors.map(({ id }): PartyFault => ({ code: 'minor-alone', passengerId: id })),
    ...petFaults(party),
    ...quotaLeft(quotas, passengers).flatMap(({ fareId, left }): PartyFault[] =>
      left < 0 ? [{ code: 'quota-exceeded', fareId, left }] : [],
    ),
  ];
}

const seated = ({ map, passengers }: Party): number => passengers.filter(({ seatId }) => seatId in map.seats).length;

/**
 * All reasons against continuing: each direction, and equal numbers of passengers out and back (SEAT-061). `back` is null for a single
 * trip.
 */
export function travelFaults(outbound: Party, back: Party | null): TravelFault[] {
  const out = partyFaults(outbound).map((fault): TravelFault => ({ ...fault, direction: 'outbound' }));
  if (!back) return out;
  const faults = [...out, ...partyFaults(back).map((fault): TravelFault => ({ ...fault, direction: 'return' }))];
  const [there, here] = [seated(outbound), seated(back)];
  return there === here ? faults : [...faults, { code: 'passenger-count-differs', outbound: there, back: here }];
}
