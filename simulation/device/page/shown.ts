import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { bookingView, NOTHING_SHOWN } from '../../../machines/booking/booking.view.ts';
import type { OnScreen } from '../../../machines/booking/index.ts';
import { cancellationView } from '../../../machines/cancellation/cancellation.view.ts';
import { cardPaymentView } from '../../../machines/cardPayment/cardPayment.view.ts';
import { cashReservationView } from '../../../machines/cashReservation/cashReservation.view.ts';
import { challengeView } from '../../../machines/challenge/challenge.view.ts';
import { checkoutView } from '../../../machines/checkout/checkout.view.ts';
import type { checkoutMachine } from '../../../machines/checkout/index.ts';
import { confirmationView } from '../../../machines/confirmation/confirmation.view.ts';
import { editView } from '../../../machines/edit/edit.view.ts';
import { freeOrderView } from '../../../machines/freeOrder/freeOrder.view.ts';
import { holdView } from '../../../machines/hold/hold.view.ts';
import { passkeyCreationView } from '../../../machines/passkeyCreation/passkeyCreation.view.ts';
import type { passkeyCreationMachine } from '../../../machines/passkeyCreation/index.ts';
import { passkeySignInView } from '../../../machines/passkeySignIn/passkeySignIn.view.ts';
import { passwordRecoveryView } from '../../../machines/passwordRecovery/passwordRecovery.view.ts';
import type { passwordRecoveryMachine } from '../../../machines/passwordRecovery/index.ts';
import { passwordSignInView } from '../../../machines/passwordSignIn/passwordSignIn.view.ts';
import { paymentTruthView } from '../../../machines/paymentTruth/paymentTruth.view.ts';
import type { paymentTruthMachine } from '../../../machines/paymentTruth/index.ts';
import { phoneCodeView } from '../../../machines/phoneCode/phoneCode.view.ts';
import { pointsAndCouponView } from '../../../machines/pointsAndCoupon/pointsAndCoupon.view.ts';
import { promotionView } from '../../../machines/promotion/promotion.view.ts';
import { registrationView } from '../../../machines/registration/registration.view.ts';
import type { registrationMachine } from '../../../machines/registration/index.ts';
import { renameView } from '../../../machines/rename/rename.view.ts';
import { reservationPaymentView } from '../../../machines/reservationPayment/reservationPayment.view.ts';
import type { reservationPaymentMachine } from '../../../machines/reservationPayment/index.ts';
import { rideCouponView } from '../../../machines/rideCoupon/rideCoupon.view.ts';
import { askedOf, searchView, showsForm } from '../../../machines/search/search.view.ts';
import { shownSeats } from '../../../machines/seats/seats.view.ts';
import { signInView } from '../../../machines/signIn/signIn.view.ts';
import { socialSignInView } from '../../../machines/socialSignIn/socialSignIn.view.ts';
import { trackingView } from '../../../machines/tracking/tracking.view.ts';
import type { tripActionsMachine } from '../../../machines/tripActions/index.ts';
import { updateDataView } from '../../../machines/updateData/updateData.view.ts';
import type { BookingActor } from '../../../src/app/boot/bookingActor.ts';
import { openedStep } from '../../../src/app/steps/openStep.ts';

/** A chart on the screen: where its events go, and what it shows. */
type Part<Actor extends AnyActorRef, View> = { actor: Actor; view: View };

/** A chart with its view; null while it does not run. */
function part<Actor extends AnyActorRef, View>(
  actor: Actor | undefined,
  view: (snapshot: ReturnType<Actor['getSnapshot']>) => View,
): Part<Actor, View> | null {
  return actor ? { actor, view: view(actor.getSnapshot()) } : null;
}

const viewOf = <View>(shown: { view: View } | null): View | null => shown?.view ?? null;

/** What the header and the address need of the step on the screen, as `App.tsx` gives it. */
export function onScreenOf(snapshot: SnapshotFrom<BookingActor>): OnScreen {
  const { children } = snapshot;
  const { status, screen } = bookingView(snapshot, NOTHING_SHOWN);
  const search = children.search?.getSnapshot();
  const step = status === 'open' && screen !== 'home' && screen !== 'elsewhere' ? openedStep(screen) : null;
  const chart: AnyMachineSnapshot | undefined = step?.kind === 'chart' ? children[step.child]?.getSnapshot() : undefined;
  return {
    ...NOTHING_SHOWN,
    ...(search && {
      asked: askedOf(search),
      query: search.context.query,
      isTripComing: search.context.query === null && !showsForm(search),
    }),
    ...(step?.kind === 'chart' && chart && step.shown(chart)),
  };
}

/** The charts of pages, by their ids. */
type PageCharts = {
  registration: typeof registrationMachine;
  passwordRecovery: typeof passwordRecoveryMachine;
  passkeyCreation: typeof passkeyCreationMachine;
  paymentTruth: typeof paymentTruthMachine;
  reservationPayment: typeof reservationPaymentMachine;
  tripActions: typeof tripActionsMachine;
};

/** The chart of the page, if it has this id. Reading the charts themselves would evaluate all of them with each page. */
export function pageOf<Id extends keyof PageCharts>(page: AnyActorRef | undefined, id: Id): ActorRefFrom<PageCharts[Id]> | undefined {
  const snapshot: AnyMachineSnapshot | undefined = page?.getSnapshot();
  // The id of a chart names its type.
  return snapshot?.machine.id === id ? (page as ActorRefFrom<PageCharts[Id]>) : undefined;
}

/** Every chart of the page, with the view that its step gives to the screen; null for each that does not run. */
export function shown(booking: BookingActor) {
  const snapshot = booking.getSnapshot();
  const { search, searchPopup, seats, checkout, confirmation, page } = snapshot.children;
  const edit = confirmation?.getSnapshot().children.edit ?? pageOf(page, 'tripActions')?.getSnapshot().children.edit;
  const rideCoupon = part(confirmation?.getSnapshot().children.rideCoupon, rideCouponView);
  const change = part(edit, editView);
  return {
    booking: { actor: booking, view: bookingView(snapshot, onScreenOf(snapshot)) },
    search: part(search, searchView),
    searchPopup: part(searchPopup, searchView),
    promotion: part(search?.getSnapshot().children.promotion, promotionView),
    ...signIn(booking),
    seats: part(seats, shownSeats),
    ...payment(checkout, pageOf(page, 'reservationPayment'), pageOf(page, 'paymentTruth')),
    confirmation: part(confirmation, (state) => confirmationView(state, { edit: viewOf(change), ride: viewOf(rideCoupon) })),
    edit: change,
    rideCoupon,
    passkeyCreation: part(confirmation?.getSnapshot().children.passkeyCreation ?? pageOf(page, 'passkeyCreation'), passkeyCreationView),
    registration: part(pageOf(page, 'registration'), registrationView),
    recovery: part(pageOf(page, 'passwordRecovery'), passwordRecoveryView),
    ...trips(pageOf(page, 'tripActions')),
  };
}

function signIn(booking: BookingActor) {
  const { signIn: sheet } = booking.getSnapshot().children;
  const { phoneCode, passwordSignIn, passwordRecovery, socialSignIn, passkeySignIn, updateData } = sheet?.getSnapshot().children ?? {};
  const code = part(phoneCode, phoneCodeView);
  return {
    signIn: part(sheet, (state) => signInView(state, { phoneCode: viewOf(code) })),
    phoneCode: code,
    passwordSignIn: part(passwordSignIn, passwordSignInView),
    passwordRecovery: part(passwordRecovery, passwordRecoveryView),
    socialSignIn: part(socialSignIn, socialSignInView),
    passkeySignIn: part(passkeySignIn, passkeySignInView),
    updateData: part(updateData, updateDataView),
  };
}

/** The payment of a cart or of a reservation, or the truth about a payment on its own page. */
export function payment(
  checkout: ActorRefFrom<typeof checkoutMachine> | undefined,
  reservation: ActorRefFrom<typeof reservationPaymentMachine> | undefined,
  alone: ActorRefFrom<typeof paymentTruthMachine> | undefined,
) {
  const ofCart = checkout?.getSnapshot().children;
  const ofReservation = reservation?.getSnapshot().children;
  const card = ofCart?.cardPayment ?? ofReservation?.cardPayment;
  const challenge = part(ofReservation?.challenge ?? card?.getSnapshot().children.challenge, challengeView);
  const hold = part(ofCart?.hold ?? ofReservation?.hold, holdView);
  const cardPayment = part(card, (state) => cardPaymentView(state, { challenge: viewOf(challenge) }));
  const paymentTruth = part(ofCart?.paymentTruth ?? ofReservation?.paymentTruth ?? alone, paymentTruthView);
  const freeOrder = part(ofCart?.freeOrder, freeOrderView);
  const cashReservation = part(ofCart?.cashReservation, cashReservationView);
  const pointsAndCoupon = part(ofCart?.pointsAndCoupon, pointsAndCouponView);
  const views = { hold: viewOf(hold), cardPayment: viewOf(cardPayment), paymentTruth: viewOf(paymentTruth) };
  const others = { freeOrder: viewOf(freeOrder), cashReservation: viewOf(cashReservation), pointsAndCoupon: viewOf(pointsAndCoupon) };
  return {
    checkout: part(checkout, (state) => checkoutView(state, { ...views, ...others })),
    reservation: part(reservation, (state) => reservationPaymentView(state, { ...views, challenge: viewOf(challenge) })),
    ...{ hold, cardPayment, challenge, freeOrder, cashReservation, pointsAndCoupon, paymentTruth },
  };
}

function trips(actions: ActorRefFrom<typeof tripActionsMachine> | undefined) {
  const { cancellation, rename, tracking } = actions?.getSnapshot().children ?? {};
  return {
    tripActions: part(actions, ({ value }) => value),
    cancellation: part(cancellation, cancellationView),
    rename: part(rename, renameView),
    tracking: part(tracking, trackingView),
  };
}
