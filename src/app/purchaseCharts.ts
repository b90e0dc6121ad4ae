import { challengeMachine } from '../../machines/challenge/index.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { confirmationMachine } from '../../machines/confirmation/index.ts';
import { deviceDataMachine } from '../../machines/deviceData/index.ts';
import { holdMachine } from '../../machines/hold/index.ts';
import { seatsMachine } from '../../machines/seats/index.ts';
import { blockSeats } from './actors/blockSeats.ts';
import { challengeMessages } from './actors/challengeMessages.ts';
import { collectDeviceData } from './actors/collectDeviceData.ts';
import { createPayment } from './actors/createPayment.ts';
import { deadline } from './actors/deadline.ts';
import { getCart } from './actors/getCart.ts';
import { getCartDetail } from './actors/getCartDetail.ts';
import { getPaymentByKey } from './actors/getPaymentByKey.ts';
import { getPaymentProviders } from './actors/getPaymentProviders.ts';
import { getPaymentTransaction } from './actors/getPaymentTransaction.ts';
import { getSeatMap } from './actors/getSeatMap.ts';
import { identifyIn } from './actors/identify.ts';
import { makeKey } from './actors/makeKey.ts';
import { pause } from './actors/pause.ts';
import { prepareAttempt } from './actors/prepareAttempt.ts';
import { resendTickets } from './actors/resendTickets.ts';
import { seatChannel } from './actors/seatChannel.ts';
import { selectSeat } from './actors/selectSeat.ts';
import { selectSeats } from './actors/selectSeats.ts';
import { ticker } from './actors/ticker.ts';
import { unblockSeats } from './actors/unblockSeats.ts';
import { unselectSeat } from './actors/unselectSeat.ts';
import { watchCard } from './actors/watchCard.ts';
import { keepBenefits } from './benefits.ts';
import type { BookingActor } from './bookingActor.ts';
import { cardVault } from './cardVault.ts';

/** The steps after the search, on the real world. `booking` is asked for when a step needs somebody to sign in. */
export function purchaseCharts(booking: () => BookingActor) {
  const askSignIn = () => booking().send({ type: 'signIn.requested' });
  return {
    seats: seatsMachine.provide({
      actors: { getSeatMap, selectSeat, selectSeats, unselectSeat, makeKey, blockSeats, seatChannel, identify: identifyIn(booking) },
      actions: { rememberBenefits: ({ context }) => keepBenefits(context.benefits) },
    }),
    checkout: checkoutMachine.provide({
      actors: {
        getCart,
        getPaymentProviders,
        prepareAttempt,
        createPayment,
        getPaymentByKey,
        unblockSeats,
        watchCard,
        pause,
        hold: holdMachine.provide({ actors: { ticker } }),
        deviceData: deviceDataMachine.provide({ actors: { collectDeviceData, pause } }),
        challenge: challengeMachine.provide({ actors: { getPaymentTransaction, challengeMessages, deadline, pause } }),
      },
      actions: { clearCard: () => cardVault.clear(), askSignIn },
    }),
    confirmation: confirmationMachine.provide({ actors: { getCartDetail, resendTickets }, actions: { askSignIn } }),
  };
}
