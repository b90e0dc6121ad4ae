import { fareOf, isDuplicate, MAX_PASSENGERS, minorAlone, trimmedName, type Passenger } from './passenger.ts';
import { quotaLeft, type Quota } from './quota.ts';
import { freeBeside, isFreeSeat, neighbourOf, type SeatId, type SeatMap } from './seat.ts';
import type { Direction, Fare, FareKind } from './trip.ts';

/** Why a pet may not sit on a seat. */
export type PetRefusal =
  /** A pet sits by the window only (SEAT-066). */
  | 'pet-not-at-window'
  /** There is no seat beside this one, so no adult can sit there (SEAT-065). */
  | 'no-neighbour'
  /** Somebody else holds the seat beside (SEAT-065). */
  | 'neighbour-taken'
  /** A minor or another pet of the party sits beside (SEAT-065). */
  | 'neighbour-not-adult'
  /** The adult beside has a pet already (SEAT-068). */
  | 'adult-has-pet'
  /** The pet and its companion do not fit in the five of a direction. */
  | 'passenger-limit';

/** Who would sit beside a pet: an adult of the party who is there already, or an empty companion that comes with it on a free seat. */
export type PetPlace =
  | { kind: 'accompanied'; seatId: SeatId; passengerId: string }
  | { kind: 'companion'; seatId: SeatId }
  | { kind: 'refused'; reason: PetRefusal };

/** A window seat for a pet and the seat of who goes with it. */
export type PetPair = { pet: SeatId; companion: SeatId };

/** What stands against continuing in one direction. The codes that the service knows too are the same as its own. */
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

/** One direction: its bus, who travels, and what the fares of the bus are. */
export type Party = { map: SeatMap; passengers: readonly Passenger[]; fares: readonly Fare[]; quotas?: readonly Quota[] };

/** What stands against continuing with the whole journey. */
export type TravelFault = (PartyFault & { direction: Direction }) | { code: 'passenger-count-differs'; outbound: number; back: number };

function kindOf(passenger: Passenger, fares: readonly Fare[]): FareKind | undefined {
  return fareOf(passenger, fares)?.kind;
}

export function isPet(passenger: Passenger, fares: readonly Fare[]): boolean {
  return kindOf(passenger, fares) === 'pet';
}

/** Neither minor nor pet (SEAT-065). A fare that is not known is nobody's adult. */
export function isAdult(passenger: Passenger, fares: readonly Fare[]): boolean {
  const kind = kindOf(passenger, fares);
  return kind !== undefined && kind !== 'minor' && kind !== 'pet';
}

/** A name is missing; a pet needs no last name (SEAT-047, SEAT-049, SEAT-058). */
export function isUnnamed(passenger: Passenger, fares: readonly Fare[]): boolean {
  return trimmedName(passenger.firstName) === '' || (!isPet(passenger, fares) && trimmedName(passenger.lastName) === '');
}

/** Nothing at all was typed: a companion that came with a pet, until it gets a name. */
function isEmpty({ firstName, lastName }: Passenger): boolean {
  return trimmedName(firstName) === '' && trimmedName(lastName) === '';
}

function onSeat(passengers: readonly Passenger[], seatId: SeatId | null): Passenger | undefined {
  return passengers.find((passenger) => passenger.seatId === seatId);
}

/** Pets that sit beside a seat; more than one only where a layout gives two seats the same neighbour. */
function petsBeside(map: SeatMap, seatId: SeatId, passengers: readonly Passenger[], fares: readonly Fare[]): Passenger[] {
  return passengers.filter((passenger) => isPet(passenger, fares) && neighbourOf(map, passenger.seatId) === seatId);
}

/** Where the companion of somebody on `seatId` would sit: the free seat beside it in the real layout, or why there is none (SEAT-042). */
export function companionSeat(
  map: SeatMap,
  seatId: SeatId,
  passengers: readonly Passenger[],
): { seatId: SeatId } | { reason: 'no-neighbour' | 'neighbour-taken' } {
  const beside = neighbourOf(map, seatId);
  if (beside === null) return { reason: 'no-neighbour' };
  return freeBeside(map, seatId, passengers) === null ? { reason: 'neighbour-taken' } : { seatId: beside };
}

/**
 * Whether a pet may sit on a seat, and who goes with it (SEAT-042, SEAT-065 to SEAT-068). `passengers` are the others of the direction,
 * without the one who is being asked about.
 */
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

/** Where one more pet may sit: a free window seat, and beside it a free seat or an adult of the party without a pet. In the order of the seats. */
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
 * The party after any change of it, with the companions that its pets need (SEAT-042): one comes where a pet has nobody beside it and the seat is
 * free and there is room; one that is still empty leaves when no pet sits beside it any more. `joined` are seats to be claimed, `left` to be given back.
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

/** Why a fare may not be chosen for a seat, before it is chosen. */
export type FareRefusal = PetRefusal | 'minor-alone' | 'pet-needs-adult' | 'quota-exceeded';

/**
 * Looks at the rules for pets, minors and reduced fares (SEAT-063 to SEAT-068); null when the fare may be chosen. The party is the others of the
 * direction. A minor needs somebody who may accompany it there already, and may not take the place of the adult beside a pet.
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
  if (!isEmpty(passenger) && isDuplicate(passengers, passenger)) faults.push({ code: 'duplicate-passenger', passengerId });
  return faults;
}

/**
 * Everything that stands against continuing in one direction, the nearest to the traveller first: nobody, too many, seats and names of each,
 * minors, pets, reduced fares (SEAT-050, SEAT-055, SEAT-058 to SEAT-060, SEAT-063 to SEAT-068). Empty when the party may travel.
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

/** Everything that stands against continuing: each direction, and as many passengers back as out (SEAT-061). `back` is null for a single trip. */
export function travelFaults(outbound: Party, back: Party | null): TravelFault[] {
  const out = partyFaults(outbound).map((fault): TravelFault => ({ ...fault, direction: 'outbound' }));
  if (!back) return out;
  const faults = [...out, ...partyFaults(back).map((fault): TravelFault => ({ ...fault, direction: 'return' }))];
  const [there, here] = [seated(outbound), seated(back)];
  return there === here ? faults : [...faults, { code: 'passenger-count-differs', outbound: there, back: here }];
}
