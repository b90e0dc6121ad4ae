import type { BlockOutput } from '../block/index.ts';
import type { BusFacts } from '../bus/index.ts';
import type { ClaimedOfRun, LostSeats, SeatsOfRun } from '../domain/claims.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { fullName } from '../domain/passenger.ts';
import { equalMoves } from '../domain/seatOffers.ts';
import { seatNumber, type SeatId } from '../domain/seat.ts';
import { runName, type Direction } from '../domain/trip.ts';
import type { GroupOutput } from '../group/index.ts';
import type { PassengerFormOutput } from '../passengerForm/index.ts';
import { busOf, directionsOf, partyOf, seatsInUse, shownBus, withClaims, withoutTaken, withRefused } from './seats.rules.ts';
import type { Move, SeatsAlert, SeatsContext } from './seats.types.ts';

/**
 * The context with the facts of a bus. A passenger loses a seat that others hold, or that the service no longer counts as own (SEAT-034).
 * An unused claim on a seat that others hold ends.
 */
export function withBus(context: SeatsContext, direction: Direction, facts: BusFacts): Partial<SeatsContext> {
  const buses = { ...context.buses, [direction]: facts };
  const { map, doubted } = facts;
  const used = seatsInUse(context, direction);
  // A seat that is chosen after the message is in no doubt: the map may be older than its claim.
  const added = doubted.slice(busOf(context, direction).doubted.length).filter((seatId) => used.includes(seatId));
  const doubts = [...new Set([...context.inDoubt[direction], ...added])];
  const isAnswered = (seatId: SeatId) => !doubted.includes(seatId);
  const disowned = doubts.filter((seatId) => isAnswered(seatId) && !map?.mine.some((claim) => claim.seatId === seatId));
  const inDoubt = { ...context.inDoubt, [direction]: doubts.filter((seatId) => !isAnswered(seatId)) };
  const lost = [...(map?.taken ?? []), ...disowned];
  const next = { ...context, buses, inDoubt, ...withoutLost({ ...context, buses }, direction, lost) };
  return { ...next, ...withoutTaken(next, direction) };
}

/** Removes the passengers of these seats and names them in an alert. A waiting seat of the group is only reported. */
function withoutLost(context: SeatsContext, direction: Direction, taken: readonly SeatId[]): Partial<SeatsContext> {
  const { map, fares } = busOf(context, direction);
  const [gone] = direction === context.tab ? context.queue.filter((seatId) => taken.includes(seatId)) : [];
  const announcement: Partial<SeatsContext> =
    gone === undefined
      ? {}
      : { queue: context.queue.filter((seatId) => !taken.includes(seatId)), alert: { kind: 'seatTaken', seat: seatNumber(map, gone) } };
  const party = partyOf(context, direction);
  const lost = party.filter(({ seatId }) => taken.includes(seatId));
  const [first] = lost;
  if (!first || !map) return announcement;
  const { moves } = equalMoves(
    map,
    lost.map(({ seatId }) => seatId),
    party,
    fares,
  );
  const offers = moves.flatMap(({ passengerId, to }) =>
    party.filter(({ id }) => id === passengerId).map((passenger) => ({ passenger, to })),
  );
  return {
    ...announcement,
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

/** The context after somebody else took the seat of the form. Its passenger is named already and gets the offer of an equal seat. */
export function withoutDraft({ draft, buses }: SeatsContext): Partial<SeatsContext> {
  if (!draft || draft.editing) return { draft: null };
  return { draft: null, alert: { kind: 'seatTaken', seat: seatNumber(buses[draft.direction]?.map ?? null, draft.seatId) } };
}

/** The context after the claim of the wanted seat failed. */
export function withRefusedSeat(context: SeatsContext, error: unknown): Partial<SeatsContext> {
  const { wanted, tab } = context;
  const failure = failureOf(error);
  if (failure.code !== 'seat-taken' || wanted === null) return { wanted: null, alert: alertOf(context, failure) };
  return {
    ...withRefused(context, [{ direction: tab, lost: [wanted] }]),
    wanted: null,
    alert: { kind: 'seatTaken', seat: seatNumber(shownBus(context).map, wanted) },
  };
}

/** The alert when not all seats could be claimed; `taken` when somebody else has one of them. */
export function refusalAlert(context: SeatsContext, claimed: readonly ClaimedOfRun[], taken: SeatsAlert): SeatsAlert {
  return claimed.some(({ lost }) => lost.length > 0) ? taken : alertOf(context, failureOf(claimed.find(({ failure }) => failure)?.failure));
}

/** The alert of a failure. */
export function alertOf({ tab }: Pick<SeatsContext, 'tab'>, failure: Failure): SeatsAlert {
  const message = failure.message ?? null;
  if (failure.code === 'minor-alone') return { kind: 'minorAlone', direction: tab };
  if (failure.code === 'seat-claimed-before' || failure.code === 'address-seat-limit')
    return { kind: 'claimRefused', code: failure.code, message };
  if (failure.code === 'pet-rule') return { kind: 'petRefused', message };
  return failure.code === 'operation-failed' ? { kind: 'operationFailed', message } : { kind: 'blockFailed', message };
}

/** The seats of each bus that a refused block names (ERR-012, HOLD-009, HOLD-010). */
function lostInBlock(context: SeatsContext, { code, seats = [] }: Failure): LostSeats[] {
  if (code !== 'seats-lost') return [];
  return directionsOf(context).map((direction) => {
    const run = runName(busOf(context, direction).departure.run);
    return { direction, lost: seats.flatMap((seat) => (seat.run === run ? [seat.seatId] : [])) };
  });
}

/** The context after a block. The key of a lost answer is kept for the same passengers, and lost seats are reported by bus. */
export function withBlock(context: SeatsContext, block: BlockOutput): Partial<SeatsContext> {
  const { email, key, passengers } = block;
  const next = { email, block: key === null ? null : { key, passengers } };
  switch (block.kind) {
    case 'held':
      return { email, block: null, hold: block.hold, passengers };
    case 'refused': {
      const lost = lostInBlock(context, block.failure);
      const isTold = lost.some((one) => one.lost.length > 0);
      return { ...next, ...(isTold ? withRefused(context, lost) : { alert: alertOf(context, block.failure) }) };
    }
    case 'givenUp':
      return next;
    default:
      return block satisfies never;
  }
}

/** The context after the claim of a group failed. The group searches again for the same number. */
export function withGroupRefusal(context: SeatsContext, group: GroupOutput): Partial<SeatsContext> {
  if (group.kind === 'refused') return { together: group.count, alert: refusalAlert(context, group.claimed, { kind: 'offerGone' }) };
  return group.kind === 'failed' ? { alert: alertOf(context, group.failure) } : {};
}

/** The context after the seat beside a pet could not be claimed. The form opens again as it was. */
export function withFormRefusal(context: SeatsContext, form: PassengerFormOutput): Partial<SeatsContext> {
  if (form.kind !== 'refused') return {};
  const { draft, claimed, failure } = form;
  return { draft, alert: failure ? alertOf(context, failure) : refusalAlert(context, claimed, { kind: 'petAlone' }) };
}

/** The seats to claim from the offer of an alert. */
export function offersOf({ alert }: SeatsContext): Move[] {
  return alert?.kind === 'seatsLost' ? alert.offers : [];
}

/** The run and the seats of the moves in progress. */
export function seatsOfMoves(context: SeatsContext): SeatsOfRun[] {
  const direction = context.moves[0]?.passenger.direction ?? context.tab;
  return [{ direction, run: busOf(context, direction).departure.run, seatIds: context.moves.map(({ to }) => to) }];
}

/** The context while the offered seats are being claimed. */
export function withOffers(context: SeatsContext): Partial<SeatsContext> {
  const next = { ...context, moves: offersOf(context), alert: null };
  return { ...next, ...withClaims(next, seatsOfMoves(next)) };
}

/** The context with each passenger on the new seat. */
export function withMoves({ moves, ...context }: SeatsContext): Partial<SeatsContext> {
  const passengers = moves.reduce((now, { passenger, to }) => {
    const moved = { ...passenger, id: `${passenger.direction}:${to}`, seatId: to };
    const wasThere = now.some(({ id }) => id === passenger.id);
    return wasThere ? now.map((other) => (other.id === passenger.id ? moved : other)) : [...now, moved];
  }, context.passengers);
  return { moves: [], passengers };
}

/** The seats of all passengers, by run. */
export function seatsByRun(context: SeatsContext): SeatsOfRun[] {
  return directionsOf(context)
    .map((direction) => ({
      direction,
      run: busOf(context, direction).departure.run,
      seatIds: partyOf(context, direction).map(({ seatId }) => seatId),
    }))
    .filter(({ seatIds }) => seatIds.length > 0);
}
