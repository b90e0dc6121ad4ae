import type { BusFacts } from '../bus/bus.types.ts';
import type { ClaimedOfRun, SeatsOfRun } from '../domain/claims.ts';
import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { TogetherOffer } from '../domain/seatOffers.ts';
import type { Floor, SeatId } from '../domain/seat.ts';
import type { Direction } from '../domain/trip.ts';

/** The shown bus and its passengers. */
export type GroupParty = { bus: BusFacts; passengers: Passenger[] };

export type GroupInput = GroupParty & { direction: Direction; count: number };

export type GroupContext = GroupInput & {
  /** The seats that are being claimed. */
  asked: SeatsOfRun[];
  outcome: GroupOutput;
};

export type GroupOutput =
  | { kind: 'seated'; seatIds: SeatId[] }
  | { kind: 'dismissed' }
  /** Not all of the seats could be claimed. */
  | { kind: 'refused'; count: number; claimed: ClaimedOfRun[] }
  | { kind: 'failed'; failure: Failure };

export type GroupEvent =
  | { type: 'together.counted'; count: number }
  | { type: 'together.accepted' }
  | { type: 'together.dismissed' }
  | ({ type: 'party.changed' } & GroupParty);

/** Seats for a group, before they are claimed. */
export type TogetherView = {
  /** The largest group that may be requested; the smallest is 1. */
  most: number;
  count: number;
  /** Null when no seat is free. */
  offer: { kind: TogetherOffer['kind']; seats: string[]; floor: Floor } | null;
  /** The seats are being claimed. */
  busy: boolean;
};
