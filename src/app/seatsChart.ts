import { seatsMachine } from '../../machines/seats/index.ts';
import { blockSeatsAnd } from './actors/blockSeats.ts';
import { getSeatMap } from './actors/getSeatMap.ts';
import { identifyIn } from './actors/identify.ts';
import { makeKey } from './actors/makeKey.ts';
import { seatChannel } from './actors/seatChannel.ts';
import { selectSeat } from './actors/selectSeat.ts';
import { selectSeats } from './actors/selectSeats.ts';
import { unselectSeat } from './actors/unselectSeat.ts';
import { benefitsHabit, layoutHabit } from './habits.ts';
import type { BookingActor } from './bookingActor.ts';

/** The seats, on the real world. `booking` is asked for when somebody has to sign in; `openNext` brings the step that a block leads to. */
export const seatsChart = (booking: () => BookingActor, openNext: () => Promise<void>) => ({
  seats: seatsMachine.provide({
    actors: {
      getSeatMap,
      selectSeat,
      selectSeats,
      unselectSeat,
      makeKey,
      blockSeats: blockSeatsAnd(openNext),
      seatChannel,
      identify: identifyIn(booking),
    },
    actions: {
      rememberBenefits: ({ context }) => benefitsHabit.keep(context.benefits),
      rememberLayout: ({ context }) => layoutHabit.keep(context.layout),
    },
  }),
});
