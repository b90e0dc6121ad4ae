import type { Failure } from './failure.ts';
import type { Claim, SeatId } from './seat.ts';
import type { Direction, RunRef } from './trip.ts';

/** Seats of one run to claim, and the result. */
export type SeatsOfRun = { direction: Direction; run: RunRef; seatIds: SeatId[] };
/** `failure` is why a seat is neither claimed nor lost to others. */
export type ClaimedOfRun = LostSeats & { claims: Claim[]; failure?: Failure };

/** Seats of a bus that others hold. */
export type LostSeats = { direction: Direction; lost: SeatId[] };

/** Whether all requested seats are claimed. A seat may be lost to others, or its claim may fail otherwise. */
export function isAllClaimed(asked: readonly SeatsOfRun[], claimed: readonly ClaimedOfRun[]): boolean {
  const mine = claimed.flatMap(({ claims }) => claims.map(({ seatId }) => seatId));
  const wanted = asked.flatMap(({ seatIds }) => seatIds);
  return wanted.length > 0 && wanted.every((seatId) => mine.includes(seatId));
}
