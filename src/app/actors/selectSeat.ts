import { fromPromise } from 'xstate';
import type { Claim, SeatId } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { claimSeat } from '../live/seatClaims.ts';

export const selectSeat = fromPromise<Claim, { run: RunRef; seatId: SeatId }>(({ input }) => claimSeat(input.run, input.seatId));
