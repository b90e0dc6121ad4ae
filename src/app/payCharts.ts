import { challengeMachine } from '../../machines/challenge/index.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { confirmationMachine } from '../../machines/confirmation/index.ts';
import { deviceDataMachine } from '../../machines/deviceData/index.ts';
import { editMachine } from '../../machines/edit/index.ts';
import { holdMachine } from '../../machines/hold/index.ts';
import { challengeMessages } from './actors/challengeMessages.ts';
import { collectDeviceData } from './actors/collectDeviceData.ts';
import { createOrder } from './actors/createOrder.ts';
import { createPayment } from './actors/createPayment.ts';
import { deadline } from './actors/deadline.ts';
import { findDepartureAnd } from './actors/findDeparture.ts';
import { getCart } from './actors/getCart.ts';
import { getCartDetail } from './actors/getCartDetail.ts';
import { getPaymentByKey } from './actors/getPaymentByKey.ts';
import { getPaymentProviders } from './actors/getPaymentProviders.ts';
import { getPaymentTransaction } from './actors/getPaymentTransaction.ts';
import { makeKey } from './actors/makeKey.ts';
import { pause } from './actors/pause.ts';
import { prepareAttempt } from './actors/prepareAttempt.ts';
import { resendTickets } from './actors/resendTickets.ts';
import { ticker } from './actors/ticker.ts';
import { unblockSeats } from './actors/unblockSeats.ts';
import { validateTransfer } from './actors/validateTransfer.ts';
import { watchCard } from './actors/watchCard.ts';
import type { BookingActor } from './bookingActor.ts';
import { cardVault } from './cardVault.ts';

/** The payment and the order, on the real world. `booking` is asked for when somebody has to sign in; `openSeats` brings the seats that an edit leads to. */
export function payCharts(booking: () => BookingActor, openSeats: () => Promise<void>) {
  const askSignIn = () => booking().send({ type: 'signIn.requested' });
  return {
    checkout: checkoutMachine.provide({
      actors: {
        getCart,
        getPaymentProviders,
        prepareAttempt,
        createPayment,
        makeKey,
        createOrder,
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
    confirmation: confirmationMachine.provide({
      actors: {
        getCartDetail,
        resendTickets,
        edit: editMachine.provide({ actors: { validateTransfer, findDeparture: findDepartureAnd(openSeats) } }),
      },
      actions: { askSignIn },
    }),
  };
}
