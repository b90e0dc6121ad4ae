import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { bookingMachine, stepOf, type Location } from '../../machines/booking/index.ts';
import { challengeMachine } from '../../machines/challenge/index.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { confirmationMachine } from '../../machines/confirmation/index.ts';
import { deviceDataMachine } from '../../machines/deviceData/index.ts';
import { holdMachine } from '../../machines/hold/index.ts';
import { phoneCodeMachine } from '../../machines/phoneCode/index.ts';
import { searchMachine } from '../../machines/search/index.ts';
import { seatsMachine } from '../../machines/seats/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { signInMachine } from '../../machines/signIn/index.ts';
import { blockSeats } from './actors/blockSeats.ts';
import { challengeMessages } from './actors/challengeMessages.ts';
import { clearToken } from './actors/clearToken.ts';
import { collectDeviceData } from './actors/collectDeviceData.ts';
import { createPayment } from './actors/createPayment.ts';
import { deadline } from './actors/deadline.ts';
import { getCart } from './actors/getCart.ts';
import { getCartDetail } from './actors/getCartDetail.ts';
import { getDestinations } from './actors/getDestinations.ts';
import { getOrigins } from './actors/getOrigins.ts';
import { getPaymentByKey } from './actors/getPaymentByKey.ts';
import { getPaymentProviders } from './actors/getPaymentProviders.ts';
import { getPaymentTransaction } from './actors/getPaymentTransaction.ts';
import { getSeatMap } from './actors/getSeatMap.ts';
import { guardPurchase, isTakingOver, takeOver } from './actors/guardPurchase.ts';
import { identifyIn } from './actors/identify.ts';
import { makeKey } from './actors/makeKey.ts';
import { network } from './actors/network.ts';
import { pause } from './actors/pause.ts';
import { prepareAttempt } from './actors/prepareAttempt.ts';
import { refreshToken } from './actors/refreshToken.ts';
import { resendTickets } from './actors/resendTickets.ts';
import { resendVerification } from './actors/resendVerification.ts';
import { searchTrips } from './actors/searchTrips.ts';
import { seatChannel } from './actors/seatChannel.ts';
import { selectSeat } from './actors/selectSeat.ts';
import { selectSeats } from './actors/selectSeats.ts';
import { sendVerification } from './actors/sendVerification.ts';
import { signInPhone } from './actors/signInPhone.ts';
import { signOut } from './actors/signOut.ts';
import { signUpGuest } from './actors/signUpGuest.ts';
import { ticker } from './actors/ticker.ts';
import { unblockSeats } from './actors/unblockSeats.ts';
import { unselectSeat } from './actors/unselectSeat.ts';
import { validateToken } from './actors/validateToken.ts';
import { verifyPhone } from './actors/verifyPhone.ts';
import { cardVault } from './cardVault.ts';
import { serverNow } from './serverClock.ts';
import { onSessionRefused } from './http.ts';
import { onSessionElsewhere, provideRenewal, tokens } from './tokens.ts';
import { forgetPurchase, storedPurchase, storePurchase } from './storedPurchase.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

const machine = bookingMachine.provide({
  actors: {
    network,
    guardPurchase,
    takeOver,
    session: sessionMachine.provide({ actors: { validateToken, refreshToken, signOut, pause } }),
    signIn: signInMachine.provide({
      actors: {
        sendVerification,
        signInPhone,
        signUpGuest,
        clearToken,
        phoneCode: phoneCodeMachine.provide({ actors: { verifyPhone, resendVerification, ticker } }),
      },
    }),
    search: searchMachine.provide({ actors: { getOrigins, getDestinations, searchTrips } }),
    seats: seatsMachine.provide({
      actors: {
        getSeatMap,
        selectSeat,
        selectSeats,
        unselectSeat,
        makeKey,
        blockSeats,
        seatChannel,
        identify: identifyIn(() => bookingActor),
      },
    }),
    checkout: checkoutMachine.provide({
      actors: {
        getCart,
        getPaymentProviders,
        prepareAttempt,
        createPayment,
        getPaymentByKey,
        unblockSeats,
        pause,
        hold: holdMachine.provide({ actors: { ticker } }),
        deviceData: deviceDataMachine.provide({ actors: { collectDeviceData, pause } }),
        challenge: challengeMachine.provide({ actors: { getPaymentTransaction, challengeMessages, deadline, pause } }),
      },
      actions: { clearCard: () => cardVault.clear() },
    }),
    confirmation: confirmationMachine.provide({ actors: { getCartDetail, resendTickets } }),
  },
});

/** The wizard lives outside React: a purchase is no affair of a component. */
export let bookingActor: BookingActor;

/** Starts the wizard at an address, or where the last page of this browser left a purchase. */
export function startBooking(location: Location, today: string): BookingActor {
  const isPurchase = location.name === 'seats' || location.name === 'summary' || isTakingOver();
  const snapshot = isPurchase ? storedPurchase() : null;
  bookingActor = createActor(machine, { input: { location, today, now: serverNow() }, ...(snapshot ? { snapshot } : {}) });
  keepPurchase(bookingActor);
  tellCard(bookingActor);
  keepSession(bookingActor);
  bookingActor.start();
  return bookingActor;
}

/** Heard often and asked anew after a reload: not worth a write. */
const FLEETING = ['clock.ticked', 'seat.reported'];

/** Stores the purchase with every change of it, and forgets it when it is over. A tab that does not hold it stores nothing. */
function keepPurchase(actor: BookingActor): void {
  let isHolder = false;
  let isScheduled = false;
  let isLeaving = false;
  // What a page hears while it goes, such as a request that was cut, is not true of the purchase.
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  const keep = () => {
    isScheduled = false;
    if (isLeaving) return;
    const step = stepOf(actor.getSnapshot());
    if (step === 'seats' || step === 'summary') {
      isHolder = true;
      storePurchase(actor.getPersistedSnapshot());
    } else if (isHolder) {
      isHolder = false;
      if (step !== 'elsewhere') forgetPurchase();
    }
  };
  actor.system.inspect((change) => {
    if (isScheduled || change.type !== '@xstate.snapshot' || FLEETING.includes(change.event.type)) return;
    isScheduled = true;
    queueMicrotask(keep);
  });
}

/** The services ask the session for a token, tell it when they refuse one, and other tabs may end it. */
function keepSession(actor: BookingActor): void {
  const session = () => actor.getSnapshot().children.session;
  provideRenewal(async () => {
    const ref = session();
    if (!ref) return;
    ref.send({ type: 'token.aged' });
    await waitFor(ref, (snapshot) => snapshot.hasTag('settled'));
  });
  onSessionRefused((failure) => session()?.send({ type: 'session.refused', failure }));
  onSessionElsewhere(() => {
    const stored = tokens.read();
    if (stored) session()?.send({ type: 'session.opened', user: stored.user });
    else session()?.send({ type: 'signOut.requested' });
  });
}

/** Tells the checkout what is typed of the card, as facts: also that there is none after a reload. */
function tellCard(actor: BookingActor): void {
  const tell = () => actor.getSnapshot().children.checkout?.send({ type: 'card.changed', card: cardVault.facts() });
  cardVault.onFacts(tell);
  let checkout: unknown;
  actor.subscribe(({ children }) => {
    if (children.checkout === checkout) return;
    checkout = children.checkout;
    if (children.checkout) queueMicrotask(tell);
  });
}
