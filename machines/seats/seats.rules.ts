import type { Traveller } from '../domain/change.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import { sum, type Money } from '../domain/money.ts';
import {
  fareOf,
  fullName,
  isDuplicate,
  isNameShort,
  MAX_PASSENGERS,
  minorAlone,
  nameInput,
  trimmedName,
  type NameError,
  type Passenger,
} from '../domain/passenger.ts';
import { fareRefusal, partyFaults, petPairs, petPlace, withCompanions, type FareRefusal, type Party } from '../domain/party.ts';
import { bestTogether, equalMoves, type TogetherOffer } from '../domain/places.ts';
import { withQuotaNews, type QuotaNews } from '../domain/quota.ts';
import { applyNews, type SeatId, type SeatMap, type SeatNews } from '../domain/seat.ts';
import { runName, type Departure, type Direction, type Hold } from '../domain/trip.ts';
import type {
  Bus,
  BusState,
  ClaimedOfRun,
  DraftField,
  Move,
  PassengerDraft,
  PetFault,
  SeatsAlert,
  SeatsContext,
  SeatsOfRun,
} from './seats.types.ts';

const DIRECTIONS: readonly Direction[] = ['outbound', 'return'];

/** A bus of which nothing is known yet. */
export function unknownBus(departure: Departure): BusState {
  return {
    departure,
    map: null,
    fares: [],
    services: [],
    quotas: [],
    quotaVersion: 0,
    floor: 'ground',
    claims: [],
    liveSince: null,
    unheard: [],
    toRelease: [],
    failure: null,
  };
}

/** The directions that are travelled. */
export function directionsOf({ buses }: SeatsContext): Direction[] {
  return DIRECTIONS.filter((direction) => buses[direction] !== null);
}

/** The bus of a direction. Nothing happens on a bus that is not travelled on. */
export function busOf({ buses }: SeatsContext, direction: Direction): BusState {
  const bus = buses[direction];
  if (!bus) throw new Error(`there is no bus ${direction}`);
  return bus;
}

export function shownBus(context: SeatsContext): BusState {
  return busOf(context, context.tab);
}

/** The context with a change of one bus. */
export function changed(context: SeatsContext, direction: Direction, change: Partial<BusState>): Partial<SeatsContext> {
  return { buses: { ...context.buses, [direction]: { ...busOf(context, direction), ...change } } };
}

/** Who travels in a direction. */
export function partyOf({ passengers }: SeatsContext, direction: Direction): Passenger[] {
  return passengers.filter((passenger) => passenger.direction === direction);
}

/** The seats of the shown bus that are drawn as mine: those of passengers and the one being claimed or named (SEAT-029). */
export function chosenSeats(context: SeatsContext): Set<SeatId> {
  const { draft, wanted, queue, tab } = context;
  return new Set([
    ...partyOf(context, tab).map(({ seatId }) => seatId),
    ...(draft ? [draft.seatId] : []),
    ...(wanted ? [wanted] : []),
    ...queue,
  ]);
}

export function isFree(context: SeatsContext, seatId: SeatId): boolean {
  const { map } = shownBus(context);
  return map !== null && seatId in map.seats && !map.taken.includes(seatId) && !chosenSeats(context).has(seatId);
}

/** At most 5 passengers a direction (SEAT-055, SEAT-056, CONST-001); who changes seats is one of them already. */
export function isFull(context: SeatsContext): boolean {
  return context.change === null && partyOf(context, context.tab).length >= MAX_PASSENGERS;
}

/** My passenger on a seat of the shown bus. */
export function passengerOn(context: SeatsContext, seatId: SeatId): Passenger | undefined {
  return partyOf(context, context.tab).find((passenger) => passenger.seatId === seatId);
}

/** The context after a seat number was looked for: its floor is shown, or it is told that there is no such seat. */
export function withSought(context: SeatsContext, number: string): Partial<SeatsContext> {
  const { map } = shownBus(context);
  const seat = Object.values(map?.seats ?? {}).find((one) => one.number === number.trim());
  const sought = { number, seatId: seat?.id ?? null };
  return seat ? { sought, ...changed(context, context.tab, { floor: seat.floor }) } : { sought };
}

/** How many more may travel on the shown bus. */
export function roomLeft(context: SeatsContext): number {
  return MAX_PASSENGERS - partyOf(context, context.tab).length;
}

/** There is a free seat on the shown bus, and somebody more may sit on it. */
export function canSitTogether(context: SeatsContext): boolean {
  const { map } = shownBus(context);
  return context.change === null && roomLeft(context) > 0 && Object.keys(map?.seats ?? {}).some((seatId) => isFree(context, seatId));
}

/** How many sit together at first: those that this bus lacks, else two. */
export function firstCount(context: SeatsContext): number {
  const lacking = lackingOf(context);
  return Math.min(lacking?.direction === context.tab ? lacking.count : 2, roomLeft(context));
}

/** The best free seats of the shown bus for the group; null when none is free. */
export function togetherOffer(context: SeatsContext): TogetherOffer | null {
  const { map } = shownBus(context);
  return map && bestTogether(map, context.together, [...chosenSeats(context)]);
}

/** The context once the seats of a group are mine: the form of the first opens, the others wait for it. */
export function withGroup(context: SeatsContext, claimed: readonly ClaimedOfRun[]): Partial<SeatsContext> {
  const [wanted = null, ...queue] = context.queue;
  return { ...withMoreClaims(context, claimed), wanted, queue };
}

/** The form of the next seat of the group: an empty one, or that of a companion who came with a pet. */
export function nextOfGroup(context: SeatsContext): Partial<SeatsContext> {
  const [seatId, ...queue] = context.queue;
  if (seatId === undefined) return {};
  const companion = passengerOn(context, seatId);
  return { queue, draft: companion ? draftOf(companion) : newDraft(context, seatId), touched: [], servicesOpen: true };
}

/** Seats of the group that nobody will be named for are given back. */
export function withoutGroup(context: SeatsContext): Partial<SeatsContext> {
  return givingBack({ ...context, queue: [] }, context.queue);
}

/** After a pet took a seat for its companion, no more seats wait than passengers may come. */
function withRoom(context: SeatsContext): Partial<SeatsContext> {
  const waiting = context.queue.filter((seatId) => (passengerOn(context, seatId)?.firstName ?? '') === '');
  const empty = waiting.filter((seatId) => passengerOn(context, seatId) === undefined);
  const tooMany = empty.slice(Math.max(0, roomLeft(context)));
  return givingBack({ ...context, queue: waiting.filter((seatId) => !tooMany.includes(seatId)) }, tooMany);
}

function givingBack(context: SeatsContext, seatIds: readonly SeatId[]): SeatsContext {
  return seatIds.reduce<SeatsContext>((now, seatId) => ({ ...now, ...releasing(now, now.tab, seatId) }), context);
}

/** Services that the benefits notice speaks of. */
const BENEFITS = ['64', '65'];

/** Those of them that this bus sells. */
export function benefitsOf(context: SeatsContext): string[] {
  return shownBus(context)
    .services.map(({ id }) => id)
    .filter((id) => BENEFITS.includes(id));
}

/** The notice is shown once a session, before the first form (SEAT-026, SEAT-037). */
export function asksBenefits(context: SeatsContext): boolean {
  return context.benefits === 'unasked' && benefitsOf(context).length > 0;
}

/** An empty form for a seat of the shown bus, with its first adult fare, or as a pet while one is placed. */
export function newDraft(context: SeatsContext, seatId: SeatId): PassengerDraft {
  const { fares } = shownBus(context);
  const kind = context.placingPet ? 'pet' : 'adult';
  const fare = fares.find((one) => one.kind === kind) ?? fares[0];
  return {
    id: `${context.tab}:${seatId}`,
    direction: context.tab,
    seatId,
    firstName: '',
    lastName: '',
    fareId: fare?.id ?? '',
    serviceIds: context.benefits === 'included' ? benefitsOf(context) : [],
    editing: false,
    sameAs: null,
  };
}

export function draftOf(passenger: Passenger): PassengerDraft {
  return { ...passenger, editing: true, sameAs: null };
}

/** Passengers of the other direction who are not on the bus of the form yet: their names need not be typed again. */
export function offeredTo(context: SeatsContext, draft: PassengerDraft): Passenger[] {
  const here = partyOf(context, draft.direction);
  return draft.editing
    ? []
    : context.passengers.filter(
        (passenger) => passenger.direction !== draft.direction && !isDuplicate(here, { ...passenger, id: draft.id }),
      );
}

/** The form with the names and the passenger type of somebody who travels in the other direction. */
export function withNamesOf(context: SeatsContext, draft: PassengerDraft, passengerId: string): PassengerDraft {
  const same = offeredTo(context, draft).find(({ id }) => id === passengerId);
  if (!same) return draft;
  const { fares } = busOf(context, draft.direction);
  const fareId = fares.some(({ id }) => id === same.fareId) ? same.fareId : draft.fareId;
  return { ...draft, firstName: same.firstName, lastName: same.lastName, fareId, sameAs: same.id };
}

/** A pet needs only a name (SEAT-047, SEAT-049). */
export function needsLastName(context: SeatsContext, draft: PassengerDraft): boolean {
  return fareOf(draft, busOf(context, draft.direction).fares)?.kind !== 'pet';
}

/** What is wrong with the form, whether shown yet or not (ERR-014, ERR-015). */
export function draftErrors(context: SeatsContext, draft: PassengerDraft): Partial<Record<DraftField, NameError>> {
  const lastNameNeeded = needsLastName(context, draft);
  const errors: Partial<Record<DraftField, NameError>> = {};
  if (isNameShort(draft.firstName)) errors.firstName = 'too-short';
  if (lastNameNeeded && isNameShort(draft.lastName)) errors.lastName = 'too-short';
  if (isTwice(context, draft)) errors.firstName = 'duplicate';
  return errors;
}

/** The others of the direction of a form. */
function othersOf(context: SeatsContext, draft: PassengerDraft): Passenger[] {
  return partyOf(context, draft.direction).filter(({ id }) => id !== draft.id);
}

/** Why a passenger type may not be chosen in the form, told before it is chosen. A minor may be named before its adult (SEAT-063 to SEAT-068). */
export function refusalOf(context: SeatsContext, draft: PassengerDraft, fareId: string): FareRefusal | null {
  const { map, fares, quotas } = busOf(context, draft.direction);
  const fare = fares.find(({ id }) => id === fareId);
  // What was sold is not refused.
  if (!map || !fare || draft.ticketId !== undefined) return null;
  const refusal = fareRefusal({ map, passengers: othersOf(context, draft), fares, quotas }, draft.seatId, fare);
  return refusal === 'minor-alone' ? null : refusal;
}

/** The seat that is claimed with the pet of the form, for who goes with it; null when nobody has to come (SEAT-042). */
export function companionOf(context: SeatsContext, draft: PassengerDraft): SeatId | null {
  const { map, fares } = busOf(context, draft.direction);
  if (!map || draft.ticketId !== undefined || fareOf(draft, fares)?.kind !== 'pet') return null;
  const place = petPlace(map, draft.seatId, othersOf(context, draft), fares);
  return place.kind === 'companion' ? place.seatId : null;
}

/** Seats of the shown bus on which a pet may sit. */
export function petSeats(context: SeatsContext): Set<SeatId> {
  const { map, fares } = shownBus(context);
  return new Set(map ? petPairs(map, partyOf(context, context.tab), fares).map(({ pet }) => pet) : []);
}

/** Continuar is off while a name is empty or the pair exists already; short names are told on submit (SEAT-048, SEAT-050). */
export function canSubmit(context: SeatsContext, draft: PassengerDraft): boolean {
  const filled = trimmedName(draft.firstName) !== '' && (!needsLastName(context, draft) || trimmedName(draft.lastName) !== '');
  return filled && draft.fareId !== '' && refusalOf(context, draft, draft.fareId) === null && !isTwice(context, draft);
}

/** The same names may be used in the other direction (SEAT-051). */
function isTwice(context: SeatsContext, draft: PassengerDraft): boolean {
  return isDuplicate(partyOf(context, draft.direction), asPassenger(draft));
}

export function typed(draft: PassengerDraft, field: DraftField, text: string): PassengerDraft {
  return { ...draft, [field]: nameInput(text), sameAs: null };
}

function asPassenger({ editing: _editing, sameAs: _sameAs, ...draft }: PassengerDraft): Passenger {
  return { ...draft, firstName: trimmedName(draft.firstName), lastName: trimmedName(draft.lastName) };
}

/** The passengers after the form was accepted: added at the end, or changed in place (SEAT-040). */
export function withDraft(passengers: readonly Passenger[], draft: PassengerDraft): Passenger[] {
  const passenger = asPassenger(draft);
  return draft.editing ? passengers.map((other) => (other.id === passenger.id ? passenger : other)) : [...passengers, passenger];
}

/** The context once the form was accepted: with the companion of a pet, without one that nobody needs any more. */
export function withAccepted(context: SeatsContext): Partial<SeatsContext> {
  const { draft } = context;
  if (!draft) return {};
  const passengers = withDraft(context.passengers, draft);
  const { map } = busOf(context, draft.direction);
  const next = settled(
    {
      ...context,
      passengers,
      placingPet: false,
      draft: null,
      spoken: { kind: 'chosen', seat: seatNumber(map, draft.seatId), name: fullName(draft) },
    },
    draft.direction,
  );
  return withRoom({ ...context, ...next });
}

/**
 * Companions come with their pet and, while still unnamed, leave with it: their seats are given back. Seats that come are claimed already.
 * In an edit everybody has a ticket, and nobody comes or leaves.
 */
export function settled(context: SeatsContext, direction: Direction): Partial<SeatsContext> {
  const { map, fares } = busOf(context, direction);
  if (!map || context.change) return context;
  const { passengers, joined, left } = withCompanions(map, partyOf(context, direction), fares);
  const isClaimed = (seatId: SeatId) => busOf(context, direction).claims.some((claim) => claim.seatId === seatId);
  const others = context.passengers.filter((passenger) => passenger.direction !== direction);
  const next = { ...context, passengers: [...others, ...passengers.filter(({ seatId }) => !joined.includes(seatId) || isClaimed(seatId))] };
  return left.reduce<SeatsContext>((now, seatId) => ({ ...now, ...releasing(now, direction, seatId) }), next);
}

/** Every passenger of a direction has a name and a seat, and there is one at least (SEAT-058, SEAT-059, SEAT-060). */
function isSeated(context: SeatsContext, direction: Direction): boolean {
  const { map } = busOf(context, direction);
  const party = partyOf(context, direction);
  return party.length > 0 && party.every(({ firstName, seatId }) => firstName !== '' && map !== null && seatId in map.seats);
}

/** Everybody has a seat, and as many travel back as out (SEAT-058 to SEAT-061); in an edit everybody whose ticket is changed (SEAT-062). */
export function isComplete(context: SeatsContext): boolean {
  return unseated(context) === 0 && directionsOf(context).every((direction) => isSeated(context, direction)) && lackingOf(context) === null;
}

/** How many of an edit have no new seat yet (SEAT-062). */
export function unseated({ change, passengers }: SeatsContext): number {
  return change ? change.travellers.length - passengers.length : 0;
}

/** Where somebody of an edit sits by now. */
export function seatedOf({ passengers }: SeatsContext, ticketId: string): Passenger | undefined {
  return passengers.find((passenger) => passenger.ticketId === ticketId);
}

/** What was paid for the tickets of those who have a new seat. */
export function paidBefore(context: SeatsContext): Money {
  const seated = context.change?.travellers.filter(({ ticketId }) => seatedOf(context, ticketId)) ?? [];
  return sum(seated.map(({ paid }) => paid));
}

/** Whose seat is chosen next: who was chosen, or the first without a seat; null when nobody is left. */
export function travellerOf(context: SeatsContext): Traveller | null {
  const travellers = context.change?.travellers ?? [];
  const next = travellers.find(({ ticketId }) => ticketId === context.traveller);
  return next ?? travellers.find(({ ticketId }) => seatedOf(context, ticketId) === undefined) ?? null;
}

/** The context once the seat that was wanted is claimed: it is theirs, and the one that they had chosen before is given back. */
export function withTraveller(context: SeatsContext): Partial<SeatsContext> {
  const { wanted, tab } = context;
  const traveller = travellerOf(context);
  if (!wanted || !traveller) return {};
  const { ticketId, firstName, lastName, fareId, serviceIds } = traveller;
  const before = seatedOf(context, ticketId);
  const moved: Passenger = {
    ...(before ?? { ticketId, direction: tab, firstName, lastName, fareId, serviceIds }),
    id: `${tab}:${wanted}`,
    seatId: wanted,
  };
  const next: SeatsContext = {
    ...context,
    wanted: null,
    traveller: null,
    passengers: before ? context.passengers.map((other) => (other === before ? moved : other)) : [...context.passengers, moved],
    spoken: { kind: 'chosen', seat: seatNumber(shownBus(context).map, wanted), name: fullName(moved) },
  };
  return before ? { ...next, ...releasing(next, tab, before.seatId) } : next;
}

/** The direction in which fewer travel than in the other, and how many are missing (SEAT-061). */
export function lackingOf(context: SeatsContext): { direction: Direction; count: number } | null {
  if (!context.buses.return) return null;
  const more = partyOf(context, 'outbound').length - partyOf(context, 'return').length;
  if (more === 0) return null;
  return { direction: more > 0 ? 'return' : 'outbound', count: Math.abs(more) };
}

/** Some travel, and the other bus lacks seats for them: that is where to go on. */
export function lacksElsewhere(context: SeatsContext): boolean {
  const lacking = lackingOf(context);
  return lacking !== null && lacking.direction !== context.tab;
}

/** The first rule for pets that is broken (SEAT-065 to SEAT-068). */
export function petFault(context: SeatsContext): PetFault | null {
  const faults = directionsOf(context).flatMap((direction) => {
    const party = asParty(context, direction);
    return party ? partyFaults(party).map(({ code }) => code) : [];
  });
  return faults.find((code): code is PetFault => PET_FAULTS.some((fault) => fault === code)) ?? null;
}

const PET_FAULTS: readonly PetFault[] = ['pet-not-at-window', 'pet-needs-adult', 'adult-has-pet', 'pets-exceed-adults'];

function asParty(context: SeatsContext, direction: Direction): Party | null {
  const { map, fares, quotas } = busOf(context, direction);
  return map && { map, fares, quotas, passengers: partyOf(context, direction) };
}

/** Everybody has a seat, and no rule stands against it: asked once more before the block, since seats may be lost meanwhile. */
export function mayContinue(context: SeatsContext): boolean {
  return isComplete(context) && lonelyMinor(context) === null && petFault(context) === null;
}

/** The first passenger without a name, such as the companion of a pet. */
export function unnamedOf({ passengers }: SeatsContext): Passenger | undefined {
  return passengers.find(({ firstName }) => firstName === '');
}

/** The direction in which a minor travels without an adult, or null (SEAT-063). */
export function lonelyMinor(context: SeatsContext): Direction | null {
  return directionsOf(context).find((direction) => minorAlone(partyOf(context, direction), busOf(context, direction).fares)) ?? null;
}

export function seatNumber(map: SeatMap | null, seatId: SeatId): string {
  return map?.seats[seatId]?.number ?? '?';
}

/** The seats of all passengers, by the run on which they are. */
export function seatsByRun(context: SeatsContext): SeatsOfRun[] {
  return directionsOf(context)
    .map((direction) => ({
      direction,
      run: busOf(context, direction).departure.run,
      seatIds: partyOf(context, direction).map(({ seatId }) => seatId),
    }))
    .filter(({ seatIds }) => seatIds.length > 0);
}

/** The context after seats were claimed again: who lost theirs is told. */
export function withClaims(context: SeatsContext, claimed: readonly ClaimedOfRun[]): Partial<SeatsContext> {
  return claimed.reduce<SeatsContext>((now, { direction, claims, lost }) => {
    const next = { ...now, ...changed(now, direction, { claims }) };
    return { ...next, ...withoutLost(next, direction, lost) };
  }, context);
}

/** The context after the server drew a bus anew: passengers whose seats others hold are lost, and the traveller is told. */
export function withBus(context: SeatsContext, direction: Direction, bus: Bus): Partial<SeatsContext> {
  const { fares, services, quotas } = bus;
  const known = busOf(context, direction);
  const map = caughtUp(bus.map, known.unheard);
  const isNew = known.map === null && !map.floors.some((plan) => plan.floor === known.floor);
  const floor = isNew ? (map.floors[0]?.floor ?? 'ground') : known.floor;
  const next = {
    ...context,
    ...changed(context, direction, {
      map,
      fares,
      services,
      // What the channel counted after this map was made is newer.
      ...(known.quotaVersion <= bus.map.version && { quotas, quotaVersion: bus.map.version }),
      floor,
      claims: map.mine,
      unheard: [],
      failure: null,
    }),
  };
  return { ...next, ...withoutLost(next, direction, map.taken) };
}

/** The context after a cart with reduced fares came or went; what was counted before the quotas that are known changes nothing. */
export function withQuotas(context: SeatsContext, direction: Direction, news: QuotaNews): Partial<SeatsContext> {
  const { quotas, quotaVersion, departure } = busOf(context, direction);
  if (news.version < quotaVersion) return {};
  return changed(context, direction, { quotas: withQuotaNews(quotas, news, departure.run), quotaVersion: news.version });
}

function caughtUp(map: SeatMap, unheard: readonly SeatNews[]): SeatMap {
  return unheard.reduce((latest, news) => {
    const next = applyNews(latest, news);
    return next === 'gap' ? latest : next;
  }, map);
}

/** The map came, but the channel already spoke of a later one that does not follow from it. */
export function isBehind(context: SeatsContext, direction: Direction, { map }: Pick<Bus, 'map'>): boolean {
  const { unheard } = busOf(context, direction);
  const latest = Math.max(map.version, ...unheard.map(({ version }) => version));
  return caughtUp(map, unheard).version < latest;
}

export function isGap(context: SeatsContext, direction: Direction, news: readonly SeatNews[]): boolean {
  const { map } = busOf(context, direction);
  return map !== null && news.reduce<SeatMap | 'gap'>((now, one) => (now === 'gap' ? now : applyNews(now, one)), map) === 'gap';
}

/**
 * The context after live messages; what I did myself is no news. Who takes a seat has it, whatever I believed of it. A claim of mine that
 * ended leaves the passenger in place until somebody else takes the seat (SEAT-031 to SEAT-034, decision of seat holds).
 */
export function withNews(context: SeatsContext, direction: Direction, news: readonly SeatNews[]): Partial<SeatsContext> {
  return news.reduce<SeatsContext>((now, one) => ({ ...now, ...withOne(now, direction, one) }), context);
}

function withOne(context: SeatsContext, direction: Direction, news: SeatNews): Partial<SeatsContext> {
  const { map, claims } = busOf(context, direction);
  const next = map && applyNews({ ...map, mine: [] }, news);
  if (!next || next === 'gap') return {};
  if (news.kind === 'freed')
    return changed(context, direction, { map: next, claims: claims.filter(({ seatId }) => seatId !== news.seatId) });
  const told = { ...context, ...changed(context, direction, { map: next }) };
  return { ...told, ...withoutLost(told, direction, [news.seatId]) };
}

/** Removes the passengers on these seats of a bus and names them in an alert; a seat of the group that waits is only told. */
function withoutLost(context: SeatsContext, direction: Direction, taken: readonly SeatId[]): Partial<SeatsContext> {
  const { map, claims, fares } = busOf(context, direction);
  const [gone] = direction === context.tab ? context.queue.filter((seatId) => taken.includes(seatId)) : [];
  const told: Partial<SeatsContext> =
    gone === undefined
      ? {}
      : {
          ...changed(context, direction, { claims: claims.filter(({ seatId }) => !taken.includes(seatId)) }),
          queue: context.queue.filter((seatId) => !taken.includes(seatId)),
          alert: { kind: 'seatTaken', seat: seatNumber(map, gone) },
        };
  const party = partyOf(context, direction);
  const lost = party.filter(({ seatId }) => taken.includes(seatId));
  const [first] = lost;
  if (!first || !map) return told;
  const { moves } = equalMoves(
    { ...map, taken: [...new Set([...map.taken, ...taken])] },
    lost.map(({ seatId }) => seatId),
    party,
    fares,
  );
  const offers = moves.flatMap(({ passengerId, to }) =>
    party.filter(({ id }) => id === passengerId).map((passenger) => ({ passenger, to })),
  );
  return {
    ...told,
    ...changed(context, direction, { claims: claims.filter(({ seatId }) => !taken.includes(seatId)) }),
    passengers: context.passengers.filter((passenger) => !lost.includes(passenger)),
    alert: {
      kind: 'seatsLost',
      seats: lost.map(({ seatId }) => seatNumber(map, seatId)),
      names: lost.map(fullName),
      offers,
      offered: offers.map(({ to }) => seatNumber(map, to)),
    },
    spoken: { kind: 'lost', seat: seatNumber(map, first.seatId), name: fullName(first) },
  };
}

/** The seat of the open form was taken by somebody else. */
export function losesDraft({ draft }: SeatsContext, direction: Direction, news: readonly SeatNews[]): boolean {
  return draft?.direction === direction && news.some(({ kind, seatId }) => kind === 'taken' && seatId === draft.seatId);
}

/** The context after a seat could not be claimed. */
export function withRefusedSeat(context: SeatsContext, error: unknown): Partial<SeatsContext> {
  const failure = failureOf(error);
  const { wanted, tab } = context;
  const { map } = shownBus(context);
  if (failure.code !== 'seat-taken' || !wanted) return { alert: alertOf(context, failure), wanted: null };
  return {
    wanted: null,
    alert: { kind: 'seatTaken', seat: seatNumber(map, wanted) },
    ...changed(context, tab, { map: map && { ...map, taken: [...map.taken.filter((id) => id !== wanted), wanted] } }),
  };
}

/** The context after the block was refused: lost seats are named, the others stay (ERR-012, HOLD-009, HOLD-010). */
export function withRefusedBlock(context: SeatsContext, error: unknown): Partial<SeatsContext> {
  const failure = failureOf(error);
  const lost = failure.code === 'seats-lost' ? (failure.seats ?? []) : [];
  // A key is used again only while its answer may have been lost.
  if (lost.length === 0) return { alert: alertOf(context, failure), block: failure.retryable ? context.block : null };
  return directionsOf(context).reduce<SeatsContext>(
    (now, direction) => {
      const { map, departure } = busOf(now, direction);
      const seats = lost.filter(({ run }) => run === runName(departure.run)).map(({ seatId }) => seatId);
      if (seats.length === 0) return now;
      const next = {
        ...now,
        ...changed(now, direction, { map: map && { ...map, taken: [...new Set([...map.taken, ...seats])] } }),
      };
      return { ...next, ...withoutLost(next, direction, seats) };
    },
    { ...context, block: null },
  );
}

function alertOf({ tab }: SeatsContext, failure: Failure): SeatsAlert {
  const message = failure.message ?? null;
  if (failure.code === 'minor-alone') return { kind: 'minorAlone', direction: tab };
  if (failure.code === 'pet-rule') return { kind: 'petRefused', message };
  return failure.code === 'operation-failed' ? { kind: 'operationFailed', message } : { kind: 'blockFailed', message };
}

/** Without a session the block asks for a sign-in (HOLD-002). */
export function needsSignIn(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'unauthorized' || code === 'session-expired' || code === 'session-required';
}

/** Whether the block that was begun is for the passengers as they are now. */
export function isBegun({ block, passengers }: SeatsContext): boolean {
  return block !== null && JSON.stringify(block.passengers) === JSON.stringify(passengers);
}

/** The context once the seats are held: for those who were blocked, whatever was heard meanwhile. */
export function withHold({ block, passengers }: SeatsContext, hold: Hold): Partial<SeatsContext> {
  return { hold, passengers: block?.passengers ?? passengers, block: null };
}

/**
 * Seats that are to be claimed are given back no more, where they still wait for it. The first one is on its way: the claim comes after it,
 * because the requests for a seat keep their order.
 */
export function keeping(context: SeatsContext, asked: readonly Pick<SeatsOfRun, 'direction' | 'seatIds'>[]): SeatsContext {
  return asked.reduce<SeatsContext>((now, { direction, seatIds }) => {
    const toRelease = busOf(now, direction).toRelease.filter((seatId, place) => place === 0 || !seatIds.includes(seatId));
    return { ...now, ...changed(now, direction, { toRelease }) };
  }, context);
}

/** A seat of the shown bus is to be given back. */
export function releasing(context: SeatsContext, direction: Direction, seatId: SeatId): Partial<SeatsContext> {
  const { toRelease, claims } = busOf(context, direction);
  return changed(context, direction, {
    toRelease: [...toRelease, seatId],
    claims: claims.filter((claim) => claim.seatId !== seatId),
  });
}

/** Every seat that is mine is to be given back. */
export function releasingAll(context: SeatsContext): Partial<SeatsContext> {
  return directionsOf(context).reduce<SeatsContext>((now, direction) => {
    const { toRelease, claims } = busOf(now, direction);
    const mine = [...toRelease, ...claims.map(({ seatId }) => seatId), ...partyOf(now, direction).map(({ seatId }) => seatId)];
    return { ...now, ...changed(now, direction, { toRelease: [...new Set(mine)] }) };
  }, context);
}

/** The context after the map of a bus did not come. */
export function withFailure(context: SeatsContext, direction: Direction, error: unknown): Partial<SeatsContext> {
  return changed(context, direction, { failure: failureOf(error) });
}

/** When the channel of a bus opened or was lost. */
export function withLive(context: SeatsContext, direction: Direction, at: Instant): Partial<SeatsContext> {
  return changed(context, direction, { liveSince: at });
}

/** The context with the seats that an alert offers on their way to be claimed. */
export function withOffers(context: SeatsContext): SeatsContext {
  const moving = { ...context, moves: offersOf(context), alert: null };
  return keeping(moving, seatsOfMoves(moving));
}

/** The seats that the offer of an alert names, to be claimed. */
export function offersOf({ alert }: SeatsContext): Move[] {
  return alert?.kind === 'seatsLost' ? alert.offers : [];
}

/** The run and the seats of the moves under way. */
export function seatsOfMoves(context: SeatsContext): SeatsOfRun[] {
  const direction = context.moves[0]?.passenger.direction ?? context.tab;
  return [{ direction, run: busOf(context, direction).departure.run, seatIds: context.moves.map(({ to }) => to) }];
}

/** The run and the seat beside the pet of the open form. */
export function seatsOfPair(context: SeatsContext): SeatsOfRun[] {
  const { draft } = context;
  const direction = draft?.direction ?? context.tab;
  const seatId = draft && companionOf(context, draft);
  return [{ direction, run: busOf(context, direction).departure.run, seatIds: seatId ? [seatId] : [] }];
}

export function seatIdsOf(asked: readonly SeatsOfRun[]): SeatId[] {
  return asked.flatMap(({ seatIds }) => seatIds);
}

/** Every seat that was asked for is mine; one may be lost to others, or its claim may have failed otherwise. */
export function isAllClaimed(asked: readonly SeatId[], claimed: readonly ClaimedOfRun[]): boolean {
  const mine = claimed.flatMap(({ claims }) => claims.map(({ seatId }) => seatId));
  return asked.length > 0 && asked.every((seatId) => mine.includes(seatId));
}

/** The context with newly claimed seats beside those that were mine already. */
export function withMoreClaims(context: SeatsContext, claimed: readonly ClaimedOfRun[]): SeatsContext {
  return claimed.reduce<SeatsContext>((now, { direction, claims }) => {
    const old = busOf(now, direction).claims.filter(({ seatId }) => !claims.some((claim) => claim.seatId === seatId));
    return { ...now, ...changed(now, direction, { claims: [...old, ...claims] }) };
  }, context);
}

/** Everybody of the moves sits on the new seat; a seat that somebody left is given back. */
export function withMoves(context: SeatsContext, claimed: readonly ClaimedOfRun[]): Partial<SeatsContext> {
  const start: SeatsContext = { ...withMoreClaims(context, claimed), moves: [] };
  return context.moves.reduce<SeatsContext>((now, { passenger, to }) => {
    const { direction } = passenger;
    const wasThere = now.passengers.some(({ id }) => id === passenger.id);
    const moved = { ...passenger, id: `${direction}:${to}`, seatId: to };
    const passengers = wasThere ? now.passengers.map((other) => (other.id === passenger.id ? moved : other)) : [...now.passengers, moved];
    const next = { ...now, passengers };
    return { ...next, ...(wasThere && releasing(next, direction, passenger.seatId)) };
  }, start);
}

/** Not all of the seats could be claimed: those that were are given back, the map knows better, and `taken` is said when somebody took one. */
export function withFailedMoves(context: SeatsContext, claimed: readonly ClaimedOfRun[], taken: SeatsAlert): Partial<SeatsContext> {
  const alert = claimed.some(({ lost }) => lost.length > 0) ? taken : alertOf(context, failureOf(null));
  return claimed.reduce<SeatsContext>(
    (now, { direction, claims, lost }) => {
      const { map } = busOf(now, direction);
      const next = { ...now, ...changed(now, direction, { map: map && { ...map, taken: [...new Set([...map.taken, ...lost])] } }) };
      return claims.reduce<SeatsContext>((after, { seatId }) => ({ ...after, ...releasing(after, direction, seatId) }), next);
    },
    { ...context, moves: [], alert },
  );
}
