import { MAX_PASSENGERS, fareOf, type Passenger } from './passenger.ts';
import { isAdult, isPet } from './party.ts';
import { freeBeside, isFreeSeat, neighbourOf, type Floor, type Seat, type SeatId, type SeatMap } from './seat.ts';
import type { Fare } from './trip.ts';

/** The distance of one row exceeds the whole width of a bus. */
const ROW = 10;
/** Number of free seats offered for a lost one, as in the service. */
const OFFERS = 3;

/** Distance of two seats of a floor: rows first, then columns. */
function distance(a: Seat, b: Seat): number {
  return Math.abs(a.row - b.row) * ROW + Math.abs(a.column - b.column);
}

function byNumber(a: Seat, b: Seat): number {
  return a.number.localeCompare(b.number, 'es', { numeric: true });
}

function nearestFirst(seats: readonly Seat[], to: Seat): Seat[] {
  return [...seats].sort((a, b) => distance(a, to) - distance(b, to) || byNumber(a, b));
}

/** A free seat like a lost one. `partner` is the free seat beside it for the neighbour that moves along, else null. */
export type EqualSeat = { seatId: SeatId; partner: SeatId | null };

/**
 * The neighbour that must move with the passenger of a lost seat. It is the adult of a pet, the pet of an adult, or an adult beside a
 * minor.
 */
function partnerOf(map: SeatMap, lost: SeatId, passengers: readonly Passenger[], fares: readonly Fare[]): Passenger | undefined {
  const own = passengers.find(({ seatId }) => seatId === lost);
  const beside = passengers.find(({ seatId }) => seatId === neighbourOf(map, lost));
  if (!own || !beside) return undefined;
  const needsAdult = (passenger: Passenger) => isPet(passenger, fares) || fareOf(passenger, fares)?.kind === 'minor';
  const pair = (needsAdult(own) && isAdult(beside, fares)) || (isAdult(own, fares) && needsAdult(beside));
  return pair ? beside : undefined;
}

/**
 * Free seats like a lost one, nearest first, at most three: same floor, and window or aisle as before. All seats of a bus have one class. A
 * pet or a minor moves together with the adult beside it, so only pairs are offered (decision 1). `passengers` is the party before the
 * loss, with the passenger on the lost seat.
 */
export function equalSeats(map: SeatMap, lost: SeatId, passengers: readonly Passenger[], fares: readonly Fare[]): EqualSeat[] {
  const seat = map.seats[lost];
  if (!seat) return [];
  const isPair = partnerOf(map, lost, passengers, fares) !== undefined;
  const alike = Object.values(map.seats).filter(
    (other) =>
      other.id !== lost &&
      other.floor === seat.floor &&
      other.position === seat.position &&
      isFreeSeat(map, other.id, passengers) &&
      (!isPair || freeBeside(map, other.id, passengers) !== null),
  );
  return nearestFirst(alike, seat)
    .slice(0, OFFERS)
    .map(({ id }) => ({ seatId: id, partner: isPair ? neighbourOf(map, id) : null }));
}

export type Move = { passengerId: string; from: SeatId; to: SeatId };

/** One proposal for all lost seats: the new seat of each passenger, and the passengers without an equal seat. No seat is proposed twice. */
export function equalMoves(
  map: SeatMap,
  lost: readonly SeatId[],
  passengers: readonly Passenger[],
  fares: readonly Fare[],
): { moves: Move[]; stranded: string[] } {
  const moves: Move[] = [];
  const stranded: string[] = [];
  for (const seatId of lost) {
    const own = passengers.find((passenger) => passenger.seatId === seatId);
    if (!own || moves.some(({ passengerId }) => passengerId === own.id)) continue;
    const [offer] = equalSeats({ ...map, taken: [...map.taken, ...moves.map(({ to }) => to)] }, seatId, passengers, fares);
    if (!offer) {
      stranded.push(own.id);
      continue;
    }
    moves.push({ passengerId: own.id, from: seatId, to: offer.seatId });
    const partner = partnerOf(map, seatId, passengers, fares);
    if (partner && offer.partner !== null) moves.push({ passengerId: partner.id, from: partner.seatId, to: offer.partner });
  }
  return { moves, stranded };
}

export type TogetherWish = {
  /** Number of pets; each gets a window seat with a free seat beside it. */
  pets?: number;
  /** Seats of the party that stay. */
  keep?: readonly SeatId[];
  /** The floor to search; by default all floors in the order of the map. */
  floor?: Floor;
};

/** Free seats for a party, front first and left to right, or why there are none. `pets` are the seats for its pets. */
export type Together =
  /** `linked`: no seats of others are between them. */
  | { kind: 'found'; seats: SeatId[]; pets: SeatId[]; linked: boolean }
  | { kind: 'refused'; reason: 'passenger-limit' | 'pets-exceed-adults' | 'not-enough-seats' | 'not-enough-pairs' };

type Group = { seats: Seat[]; pets: Seat[] };

/** Whether two seats of a floor are side by side, with at most an aisle between them, or one behind the other. */
function touches(map: SeatMap, a: Seat, b: Seat): boolean {
  if (a.row !== b.row) return Math.abs(a.row - b.row) === 1 && a.column === b.column;
  const [left, right] = a.column < b.column ? [a, b] : [b, a];
  const isBetween = ({ floor, row, column }: Seat) => floor === a.floor && row === a.row && left.column < column && column < right.column;
  return !Object.values(map.seats).some(isBetween);
}

/** Whether the seats are connected by neighbours beside, before or behind. */
function isLinked(map: SeatMap, seats: readonly Seat[]): boolean {
  const linked = seats.slice(0, 1);
  for (const seat of linked) linked.push(...seats.filter((other) => !linked.includes(other) && touches(map, seat, other)));
  return linked.length === seats.length;
}

/**
 * The group that grows from a seat. It takes the nearest pairs for pets first, then the nearest seat each time, and prefers one that
 * touches the group. Null when the floor has too few seats.
 */
function groupFrom(map: SeatMap, start: Seat, free: readonly Seat[], windows: readonly Seat[], count: number, pets: number): Group | null {
  const byWindow = nearestFirst(windows, start).slice(0, pets);
  if (byWindow.length < pets) return null;
  const group = byWindow.flatMap((window) => free.filter(({ id }) => id === window.id || id === window.neighbour));
  if (group.length === 0) group.push(start);
  while (group.length < count) {
    const rest = free.filter((seat) => !group.includes(seat));
    const near = rest.filter((seat) => group.some((member) => touches(map, seat, member)));
    const toAll = (seat: Seat) => group.reduce((sum, member) => sum + distance(seat, member), 0);
    const [next] = (near.length > 0 ? near : rest).sort((a, b) => toAll(a) - toAll(b) || byNumber(a, b));
    if (!next) return null;
    group.push(next);
  }
  const seats = group.sort((a, b) => a.row - b.row || a.column - b.column);
  return { seats, pets: seats.filter((seat) => byWindow.includes(seat)) };
}

/** The sum of the distances of all pairs of a group. */
function spread({ seats }: Group): number {
  return seats.reduce((sum, seat, index) => sum + seats.slice(index + 1).reduce((part, other) => part + distance(seat, other), 0), 0);
}

/** The closest group. Linked groups come first; of two equal ones the one further in front. */
function closest(map: SeatMap, groups: readonly Group[]): Group | undefined {
  const apart = ({ seats }: Group) => Number(!isLinked(map, seats));
  const front = ({ seats }: Group) => seats.reduce((sum, { row, column }) => sum + row * ROW + column, 0);
  return [...groups].sort((a, b) => apart(a) - apart(b) || spread(a) - spread(b) || front(a) - front(b))[0];
}

/**
 * The best free seats together for `count` passengers, including pets and their neighbours. All are on one floor, if possible in one row
 * across the aisle, else in consecutive rows, further in front first. The same map always returns the same seats.
 */
export function seatsTogether(map: SeatMap, count: number, { pets = 0, keep = [], floor }: TogetherWish = {}): Together {
  if (count < 1 || count > MAX_PASSENGERS) return { kind: 'refused', reason: 'passenger-limit' };
  if (pets * 2 > count) return { kind: 'refused', reason: 'pets-exceed-adults' };
  const kept = keep.map((seatId) => ({ seatId }));
  const floors = map.floors.map((plan) => plan.floor).filter((one) => floor === undefined || one === floor);
  let hasRoom = false;
  const groups = floors.flatMap((one) => {
    const free = Object.values(map.seats).filter((seat) => seat.floor === one && isFreeSeat(map, seat.id, kept));
    hasRoom ||= free.length >= count;
    const windows = free.filter((seat) => seat.position === 'window' && freeBeside(map, seat.id, kept) !== null);
    const group = closest(
      map,
      free.flatMap((seat) => groupFrom(map, seat, free, windows, count, pets) ?? []),
    );
    return group ? [group] : [];
  });
  const linked = groups.filter(({ seats }) => isLinked(map, seats));
  const [best] = (linked.length > 0 ? linked : groups).sort((a, b) => spread(a) - spread(b));
  if (!best) return { kind: 'refused', reason: hasRoom ? 'not-enough-pairs' : 'not-enough-seats' };
  return { kind: 'found', seats: best.seats.map(({ id }) => id), pets: best.pets.map(({ id }) => id), linked: linked.length > 0 };
}

/** The best offer for a group: all together, all on one floor with others between them, or fewer passengers. */
export type TogetherOffer = { kind: 'together' | 'near' | 'fewer'; seats: SeatId[] };

/** The best free seats for a group, or for fewer passengers where no floor has room for all. Null when no seat is free. */
export function bestTogether(map: SeatMap, count: number, keep: readonly SeatId[]): TogetherOffer | null {
  for (let fewer = count; fewer > 0; fewer -= 1) {
    const found = seatsTogether(map, fewer, { keep });
    if (found.kind === 'found') return { kind: fewer < count ? 'fewer' : found.linked ? 'together' : 'near', seats: found.seats };
  }
  return null;
}
