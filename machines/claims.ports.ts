import type { ClaimedOfRun, SeatsOfRun } from './domain/claims.ts';
import type { Claim, SeatId } from './domain/seat.ts';
import type { RunRef } from './domain/trip.ts';
import { promisePort } from './port.ts';

/** Claims a seat for 300 s (CONST-008). Rejects with `seat-taken`. */
export const selectSeat = promisePort<Claim, { run: RunRef; seatId: SeatId }>('selectSeat');

/** Claims several seats; `lost` are those that others took. */
export const selectSeats = promisePort<ClaimedOfRun[], SeatsOfRun[]>('selectSeats');

/** Releases the claim on a seat; without effect when there is none. */
export const unselectSeat = promisePort<void, { run: RunRef; seatId: SeatId }>('unselectSeat');
