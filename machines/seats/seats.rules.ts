import type { BusFacts } from '../bus/index.ts';
import type { LostSeats, SeatsOfRun } from '../domain/claims.ts';
import { fullName, MAX_PASSENGERS, type Passenger } from '../domain/passenger.ts';
import { petPairs, withCompanions } from '../domain/party.ts';
import { seatNumber, type Seat, type SeatId } from '../domain/seat.ts';
import type { Direction, Fare } from '../domain/trip.ts';
import { draftOf, passengerOf, type PassengerDraft } from '../passengerForm/index.ts';
import type { SeatsContext } from './seats.types.ts';

const DIRECTIONS: readonly Direction[] = ['outbound', 'return'];

/** The directions of the trip. */
export function directionsOf({ buses }: SeatsContext): Direction[] {
  return DIRECTIONS.filter((direction) => buses[direction] !== null);
}

/** The bus of a direction; an event for a direction that is not part of the trip is a bug. */
export function busOf({ buses }: SeatsContext, direction: Direction): BusFacts {
  const bus = buses[direction];
  if (!bus) throw new Error(`there is no bus ${direction}`);
  return bus;
}

export function shownBus(context: SeatsContext): BusFacts {
  return busOf(context, context.tab);
}

/** The passengers of a direction. */
export function partyOf({ passengers }: Pick<SeatsContext, 'passengers'>, direction: Direction): Passenger[] {
  return passengers.filter((passenger) => passenger.direction === direction);
}

/**
 * The seats in use in a direction: those of passengers, of the open form, and those being claimed. A claim that is no longer in use is
 * released.
 */
export function seatsInUse(context: SeatsContext, direction: Direction): SeatId[] {
  const { draft, wanted, queue, moves, asked, tab } = context;
  const seatIds = [
    ...partyOf(context, direction).map(({ seatId }) => seatId),
    ...(draft?.direction === direction ? [draft.seatId] : []),
    ...(tab === direction ? [...(wanted === null ? [] : [wanted]), ...queue] : []),
    ...asked.flatMap((one) => (one.direction === direction ? one.seatIds : [])),
    ...moves.flatMap(({ passenger, to }) => (passenger.direction === direction ? [to] : [])),
  ];
  return [...new Set(seatIds)];
}

/** The context with claims on these seats. */
export function withClaims(
  { claims }: SeatsContext,
  asked: readonly Pick<SeatsOfRun, 'direction' | 'seatIds'>[],
): Pick<SeatsContext, 'claims'> {
  return {
    claims: asked.reduce((now, { direction, seatIds }) => ({ ...now, [direction]: [...new Set([...now[direction], ...seatIds])] }), claims),
  };
}

/** The claims of a direction, except those on seats that others hold. */
function ownClaims({ claims, refused, buses }: SeatsContext, direction: Direction): SeatId[] {
  const theirs = [...(buses[direction]?.map?.taken ?? []), ...refused[direction]];
  return claims[direction].filter((seatId) => !theirs.includes(seatId));
}

/** The claims of a direction on seats that are no longer in use. */
export function unusedClaims(context: SeatsContext, direction: Direction): SeatId[] {
  const used = seatsInUse(context, direction);
  return ownClaims(context, direction).filter((seatId) => !used.includes(seatId));
}

/** True while the party holds a seat of a direction, or releases one. */
export function hasClaims(context: SeatsContext, direction: Direction): boolean {
  return ownClaims(context, direction).length > 0 || context.releasing[direction] !== null;
}

/** The context without the unused claims on seats that others hold. */
export function withoutTaken(context: SeatsContext, direction: Direction): Pick<SeatsContext, 'claims'> {
  const kept = [...seatsInUse(context, direction), ...ownClaims(context, direction)];
  const { claims } = context;
  return { claims: { ...claims, [direction]: claims[direction].filter((seatId) => kept.includes(seatId)) } };
}

/**
 * The context with the next release of a direction: of a seat that is not in use, or of any seat when the party leaves. A seat that is chosen
 * again meanwhile has a new claim, which follows the release, as requests for a seat keep their order.
 */
export function withRelease(context: SeatsContext, direction: Direction): Partial<SeatsContext> {
  const { claims, releasing } = context;
  const [next = null] = [...unusedClaims(context, direction), ...ownClaims(context, direction)];
  return {
    claims: { ...claims, [direction]: claims[direction].filter((seatId) => seatId !== next) },
    releasing: { ...releasing, [direction]: next },
  };
}

/** The context with seats that others hold. Their bus receives them and publishes them as taken. */
export function withRefused({ refused }: SeatsContext, lost: readonly LostSeats[]): Pick<SeatsContext, 'refused'> {
  return {
    refused: lost.reduce((now, { direction, lost: seatIds }) => ({ ...now, [direction]: [...now[direction], ...seatIds] }), refused),
  };
}

/** The context after a bus received its refused seats. */
export function withoutRefused(context: SeatsContext, direction: Direction): Partial<SeatsContext> {
  return { ...withoutTaken(context, direction), refused: { ...context.refused, [direction]: [] } };
}

/** The own seats of the shown bus (SEAT-029). One that others took meanwhile is theirs, also before the traveller is told. */
export function chosenSeats(context: SeatsContext): Set<SeatId> {
  const taken = shownBus(context).map?.taken ?? [];
  return new Set(seatsInUse(context, context.tab).filter((seatId) => !taken.includes(seatId)));
}

export function isFree(context: SeatsContext, seatId: SeatId): boolean {
  const { map } = shownBus(context);
  return map !== null && seatId in map.seats && !map.taken.includes(seatId) && !chosenSeats(context).has(seatId);
}

/** A direction has at most 5 passengers (SEAT-055, SEAT-056, CONST-001). */
export function isFull(context: SeatsContext): boolean {
  return roomLeft(context) <= 0;
}

/** Number of passengers that the shown bus may still get. */
export function roomLeft(context: SeatsContext): number {
  return MAX_PASSENGERS - partyOf(context, context.tab).length;
}

/** The own passenger on a seat of the shown bus. */
export function passengerOn(context: SeatsContext, seatId: SeatId): Passenger | undefined {
  return partyOf(context, context.tab).find((passenger) => passenger.seatId === seatId);
}

/** The seat of the shown bus with this number. */
export function seatOfNumber(context: SeatsContext, number: string): Seat | null {
  const { map } = shownBus(context);
  return Object.values(map?.seats ?? {}).find((seat) => seat.number === number.trim()) ?? null;
}

/** True when the shown bus has a free seat and the party has room. */
export function canSitTogether(context: SeatsContext): boolean {
  const { map } = shownBus(context);
  return context.change === null && !isFull(context) && Object.keys(map?.seats ?? {}).some((seatId) => isFree(context, seatId));
}

/** The form of the next seat of the group: an empty one, or that of a pet's companion. */
export function nextOfGroup(context: SeatsContext): Partial<SeatsContext> {
  const [seatId, ...queue] = context.queue;
  if (seatId === undefined) return {};
  const companion = passengerOn(context, seatId);
  return { queue, draft: companion ? draftOf(companion) : newDraft(context, seatId) };
}

/** Limits the waiting seats to the room of the party, after a pet took one for its companion. */
function withRoom(context: SeatsContext): SeatsContext {
  const waiting = context.queue.filter((seatId) => (passengerOn(context, seatId)?.firstName ?? '') === '');
  const empty = waiting.filter((seatId) => passengerOn(context, seatId) === undefined);
  const tooMany = empty.slice(Math.max(0, roomLeft(context)));
  return { ...context, queue: waiting.filter((seatId) => !tooMany.includes(seatId)) };
}

/** Services of the benefits notice (CONST-015). */
export const BENEFITS: readonly string[] = ['64', '65'];

/** The benefits that this bus sells. */
export function benefitsOf(context: SeatsContext): string[] {
  return shownBus(context)
    .services.map(({ id }) => id)
    .filter((id) => BENEFITS.includes(id));
}

/** The services that each person of the shown bus gets, once the benefits are included. A pet gets none (SEAT-026). */
export function includedOf(context: SeatsContext): string[] {
  return context.benefits === 'included' ? benefitsOf(context) : [];
}

/** The form of a new passenger offers the benefits until they are answered in this session (SEAT-026, SEAT-037). */
export function asksBenefits(context: SeatsContext): boolean {
  return context.benefits === 'unasked' && context.draft?.editing === false && benefitsOf(context).length > 0;
}

/** The fare of a new passenger of the shown bus: the first one for adults, or that for pets while a pet is being placed. */
export function newFare(context: SeatsContext): Fare | undefined {
  const { fares } = shownBus(context);
  const kind = context.placingPet ? 'pet' : 'adult';
  return fares.find((one) => one.kind === kind) ?? fares[0];
}

/** An empty form for a seat of the shown bus. */
export function newDraft(context: SeatsContext, seatId: SeatId): PassengerDraft {
  const fare = newFare(context);
  return {
    id: `${context.tab}:${seatId}`,
    direction: context.tab,
    seatId,
    firstName: '',
    lastName: '',
    fareId: fare?.id ?? '',
    serviceIds: fare?.kind === 'pet' ? [] : includedOf(context),
    editing: false,
    sameAs: null,
    isKept: false,
  };
}

/** The form of an existing passenger. */
export function editedDraft(passenger: Passenger | undefined): Pick<SeatsContext, 'draft'> {
  return { draft: passenger ? draftOf(passenger) : null };
}

/** Seats of the shown bus that are allowed for a pet. */
export function petSeats(context: SeatsContext): Set<SeatId> {
  const { map, fares } = shownBus(context);
  return new Set(map ? petPairs(map, partyOf(context, context.tab), fares).map(({ pet }) => pet) : []);
}

/** The passengers after the form was accepted: the new one at the end, or the edited one in its place (SEAT-040). */
function withDraft(passengers: readonly Passenger[], draft: PassengerDraft): Passenger[] {
  const passenger = passengerOf(draft);
  return draft.editing ? passengers.map((other) => (other.id === passenger.id ? passenger : other)) : [...passengers, passenger];
}

/** The context after the form was accepted, with the companion of a pet on its claimed seat, and without companions that nobody needs. */
export function withAccepted(context: SeatsContext, draft: PassengerDraft, companion: SeatId | null): SeatsContext {
  const { direction, seatId } = draft;
  const next = settled(
    { ...context, passengers: withDraft(context.passengers, draft), placingPet: false, draft: null },
    direction,
    companion,
  );
  const { map } = busOf(context, direction);
  return withRoom({ ...next, spoken: { kind: 'chosen', seat: seatNumber(map, seatId), name: fullName(passengerOf(draft)) } });
}

/** The context without a passenger, and without its unnamed companion. */
export function withRemoved(context: SeatsContext, id: string): Partial<SeatsContext> {
  const passenger = context.passengers.find((one) => one.id === id);
  if (!passenger) return {};
  const { direction, seatId } = passenger;
  const { map } = busOf(context, direction);
  return {
    ...settled({ ...context, passengers: context.passengers.filter((one) => one !== passenger) }, direction),
    spoken: { kind: 'released', seat: seatNumber(map, seatId) },
  };
}

/**
 * Adds and removes unnamed companions with their pets. A companion gets only the seat that was claimed for it. In an edit all have tickets,
 * so nothing changes.
 */
function settled(context: SeatsContext, direction: Direction, claimed: SeatId | null = null): SeatsContext {
  const { map, fares } = busOf(context, direction);
  if (!map || context.change) return context;
  const { passengers, joined } = withCompanions(map, partyOf(context, direction), fares);
  const others = context.passengers.filter((passenger) => passenger.direction !== direction);
  const here = passengers
    .filter(({ seatId }) => seatId === claimed || !joined.includes(seatId))
    .map((passenger) => (joined.includes(passenger.seatId) ? { ...passenger, serviceIds: includedOf(context) } : passenger));
  return { ...context, passengers: [...others, ...here] };
}
