import { failureOf, type Failure } from '../domain/failure.ts';
import {
  fareOf,
  isDuplicate,
  isNameShort,
  MAX_PASSENGERS,
  minorAlone,
  nameInput,
  trimmedName,
  type NameError,
  type Passenger,
} from '../domain/passenger.ts';
import { applyNews, type SeatId, type SeatMap, type SeatNews } from '../domain/seat.ts';
import type { Bus, DraftField, PassengerDraft, SeatsAlert, SeatsContext } from './seats.types.ts';

/** The seats that are drawn as mine: those of passengers and the one being claimed or named (SEAT-029). */
export function chosenSeats({ passengers, draft, wanted }: Pick<SeatsContext, 'passengers' | 'draft' | 'wanted'>): Set<SeatId> {
  return new Set([...passengers.map((passenger) => passenger.seatId), ...(draft ? [draft.seatId] : []), ...(wanted ? [wanted] : [])]);
}

export function isFree(context: SeatsContext, seatId: SeatId): boolean {
  const { map } = context;
  return map !== null && seatId in map.seats && !map.taken.includes(seatId) && !chosenSeats(context).has(seatId);
}

/** At most 5 passengers a direction (SEAT-055, CONST-001). */
export function isFull(context: SeatsContext): boolean {
  return context.passengers.length >= MAX_PASSENGERS;
}

export function passengerOn(context: SeatsContext, seatId: SeatId): Passenger | undefined {
  return context.passengers.find((passenger) => passenger.seatId === seatId);
}

/** An empty form for a seat, with the first adult fare of the bus. */
export function newDraft(context: SeatsContext, seatId: SeatId): PassengerDraft {
  const fare = context.fares.find(({ kind }) => kind === 'adult') ?? context.fares[0];
  return { id: seatId, seatId, firstName: '', lastName: '', fareId: fare?.id ?? '', serviceIds: [], editing: false };
}

export function draftOf(passenger: Passenger): PassengerDraft {
  return { ...passenger, editing: true };
}

/** A pet needs only a name (SEAT-047, SEAT-049). */
export function needsLastName(context: SeatsContext, draft: PassengerDraft): boolean {
  return fareOf(draft, context.fares)?.kind !== 'pet';
}

/** What is wrong with the form, whether shown yet or not (ERR-014, ERR-015). */
export function draftErrors(context: SeatsContext, draft: PassengerDraft): Partial<Record<DraftField, NameError>> {
  const lastNameNeeded = needsLastName(context, draft);
  const errors: Partial<Record<DraftField, NameError>> = {};
  if (isNameShort(draft.firstName)) errors.firstName = 'too-short';
  if (lastNameNeeded && isNameShort(draft.lastName)) errors.lastName = 'too-short';
  if (isDuplicate(context.passengers, asPassenger(draft))) errors.firstName = 'duplicate';
  return errors;
}

/** Continuar is off while a name is empty or the pair exists already; short names are told on submit (SEAT-048, SEAT-050). */
export function canSubmit(context: SeatsContext, draft: PassengerDraft): boolean {
  const filled = trimmedName(draft.firstName) !== '' && (!needsLastName(context, draft) || trimmedName(draft.lastName) !== '');
  return filled && draft.fareId !== '' && !isDuplicate(context.passengers, asPassenger(draft));
}

export function typed(draft: PassengerDraft, field: DraftField, text: string): PassengerDraft {
  return { ...draft, [field]: nameInput(text) };
}

function asPassenger({ id, seatId, firstName, lastName, fareId, serviceIds }: PassengerDraft): Passenger {
  return { id, seatId, firstName: trimmedName(firstName), lastName: trimmedName(lastName), fareId, serviceIds };
}

/** The passengers after the form was accepted: added at the end, or changed in place (SEAT-040). */
export function withDraft(passengers: readonly Passenger[], draft: PassengerDraft): Passenger[] {
  const passenger = asPassenger(draft);
  return draft.editing ? passengers.map((other) => (other.id === passenger.id ? passenger : other)) : [...passengers, passenger];
}

/** Selection is complete with at least one passenger, each with a name and a seat (SEAT-058, SEAT-059, SEAT-060). */
export function isComplete({ passengers, map }: SeatsContext): boolean {
  return passengers.length > 0 && passengers.every(({ firstName, seatId }) => firstName !== '' && map !== null && seatId in map.seats);
}

export function hasLonelyMinor({ passengers, fares }: SeatsContext): boolean {
  return minorAlone(passengers, fares);
}

export function fullName(passenger: Pick<Passenger, 'firstName' | 'lastName'>): string {
  return `${passenger.firstName} ${passenger.lastName}`.trim();
}

export function seatNumber(map: SeatMap | null, seatId: SeatId): string {
  return map?.seats[seatId]?.number ?? '?';
}

/** The context after the server drew the bus anew: passengers whose seats others hold are lost, and the traveller is told. */
export function withBus(context: SeatsContext, bus: Bus): Partial<SeatsContext> {
  const { fares, services } = bus;
  const map = caughtUp(bus.map, context.unheard);
  const floor =
    context.map === null && !map.floors.some((plan) => plan.floor === context.floor) ? (map.floors[0]?.floor ?? 'ground') : context.floor;
  return { map, fares, services, floor, claims: map.mine, unheard: [], failure: null, ...withoutLost({ ...context, map }, map.taken) };
}

function caughtUp(map: SeatMap, unheard: readonly SeatNews[]): SeatMap {
  return unheard.reduce((latest, news) => {
    const next = applyNews(latest, news);
    return next === 'gap' ? latest : next;
  }, map);
}

/** The map came, but the channel already spoke of a later one that does not follow from it. */
export function isBehind({ unheard }: SeatsContext, { map }: Bus): boolean {
  const latest = Math.max(map.version, ...unheard.map(({ version }) => version));
  return caughtUp(map, unheard).version < latest;
}

export function isGap({ map }: SeatsContext, news: SeatNews): boolean {
  return map !== null && applyNews(map, news) === 'gap';
}

/**
 * The context after a live message. My own claim is announced too and changes nothing;
 * a claim of mine that ended leaves the passenger in place until somebody else takes the seat (SEAT-031 to SEAT-034, decision of seat holds).
 */
export function withNews(context: SeatsContext, news: SeatNews): Partial<SeatsContext> {
  const { map } = context;
  const next = map && applyNews({ ...map, mine: context.claims }, news);
  if (!next || next === 'gap') return {};
  if (news.kind === 'freed') return { map: next, claims: context.claims.filter(({ seatId }) => seatId !== news.seatId) };
  const mine = context.claims.some(({ seatId }) => seatId === news.seatId) || context.wanted === news.seatId;
  return mine ? { map: next } : { map: next, ...withoutLost({ ...context, map: next }, [news.seatId]) };
}

/** Removes the passengers on these seats and names them in an alert. */
export function withoutLost(context: SeatsContext, taken: readonly SeatId[]): Partial<SeatsContext> {
  const lost = context.passengers.filter(({ seatId }) => taken.includes(seatId));
  const [first] = lost;
  if (!first) return {};
  return {
    passengers: context.passengers.filter(({ seatId }) => !taken.includes(seatId)),
    claims: context.claims.filter(({ seatId }) => !taken.includes(seatId)),
    blockKey: null,
    alert: { kind: 'seatsLost', seats: lost.map(({ seatId }) => seatNumber(context.map, seatId)), names: lost.map(fullName) },
    spoken: { kind: 'lost', seat: seatNumber(context.map, first.seatId), name: fullName(first) },
  };
}

/** The seat of the open form was taken by somebody else while its claim had run out. */
export function losesDraft({ draft, claims }: SeatsContext, news: SeatNews): boolean {
  return news.kind === 'taken' && draft?.seatId === news.seatId && !claims.some(({ seatId }) => seatId === news.seatId);
}

/** The context after a seat could not be claimed. */
export function withRefusedSeat(context: SeatsContext, error: unknown): Partial<SeatsContext> {
  const failure = failureOf(error);
  const { wanted, map } = context;
  if (failure.code !== 'seat-taken' || !wanted) return { failure, alert: alertOf(failure), wanted: null };
  return {
    failure,
    wanted: null,
    alert: { kind: 'seatTaken', seat: seatNumber(map, wanted) },
    map: map && { ...map, taken: [...map.taken.filter((id) => id !== wanted), wanted] },
  };
}

/** The context after the block was refused: lost seats are named, the others stay (ERR-012, HOLD-009, HOLD-010). */
export function withRefusedBlock(context: SeatsContext, error: unknown): Partial<SeatsContext> {
  const failure = failureOf(error);
  const seats = failure.seats ?? [];
  if (failure.code !== 'seats-lost' || seats.length === 0) return { failure, alert: alertOf(failure), blockKey: keptKey(context, failure) };
  const { map } = context;
  const marked = map && { ...map, taken: [...new Set([...map.taken, ...seats])] };
  return { failure, map: marked, ...withoutLost({ ...context, map: marked }, seats) };
}

/** A key is used again only while its answer may have been lost. */
function keptKey({ blockKey }: SeatsContext, failure: Failure): string | null {
  return failure.retryable ? blockKey : null;
}

function alertOf(failure: Failure): SeatsAlert {
  const message = failure.message ?? null;
  if (failure.code === 'minor-alone') return { kind: 'minorAlone' };
  return failure.code === 'operation-failed' ? { kind: 'operationFailed', message } : { kind: 'blockFailed', message };
}

/** Without a session the block asks for a sign-in (HOLD-002). */
export function needsSignIn(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'unauthorized' || code === 'session-expired' || code === 'session-required';
}
