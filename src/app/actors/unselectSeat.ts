import { fromPromise } from 'xstate';
import type { SeatId } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { releaseSeat } from '../live/seatClaims.ts';

export const unselectSeat = fromPromise<void, { run: RunRef; seatId: SeatId }>(({ input }) => releaseSeat(input.run, input.seatId));
