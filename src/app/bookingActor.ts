import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { bookingMachine, stepOf, type Location } from '../../machines/booking/index.ts';
import { phoneCodeMachine } from '../../machines/phoneCode/index.ts';
import { searchMachine } from '../../machines/search/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { signInMachine } from '../../machines/signIn/index.ts';
import { clearToken } from './actors/clearToken.ts';
import { connected } from './actors/connected.ts';
import { getDestinations } from './actors/getDestinations.ts';
import { getOrigins } from './actors/getOrigins.ts';
import { guardPurchase, isTakingOver, takeOver } from './actors/guardPurchase.ts';
import { network } from './actors/network.ts';
import { pause } from './actors/pause.ts';
import { refreshToken } from './actors/refreshToken.ts';
import { resendVerification } from './actors/resendVerification.ts';
import { searchTripsAnd } from './actors/searchTrips.ts';
import { sendVerification } from './actors/sendVerification.ts';
import { signInPhone } from './actors/signInPhone.ts';
import { signOut } from './actors/signOut.ts';
import { signUpGuest } from './actors/signUpGuest.ts';
import { ticker } from './actors/ticker.ts';
import { validateToken } from './actors/validateToken.ts';
import { verifyPhone } from './actors/verifyPhone.ts';
import type { Preloadable } from '../ui/lazyPart.tsx';
import { untilLoaded } from '../ui/untilLoaded.ts';
import { benefitsHabit, layoutHabit } from './habits.ts';
import { untilOffline } from './connection.ts';
import { serverNow } from './serverClock.ts';
import { onSessionRefused } from './http.ts';
import { onSessionElsewhere, provideRenewal, tokens } from './tokens.ts';
import { forgetPurchase, storePurchase } from './keptPurchase.ts';
import { CheckoutStep, ConfirmationStep, SeatsStep } from './steps/later.ts';
import type { StoredPurchase } from './storedPurchase.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

const machine = bookingMachine.provide({
  actors: {
    network,
    guardPurchase,
    takeOver,
    session: sessionMachine.provide({ actors: { validateToken, refreshToken, connected, signOut, pause } }),
    signIn: signInMachine.provide({
      actors: {
        sendVerification,
        signInPhone,
        signUpGuest,
        clearToken,
        phoneCode: phoneCodeMachine.provide({ actors: { verifyPhone, resendVerification, ticker } }),
      },
    }),
    search: searchMachine.provide({ actors: { getOrigins, getDestinations, searchTrips: searchTripsAnd(() => openSeats()) } }),
  },
});

/** The wizard lives outside React: a purchase is no affair of a component. */
export let bookingActor: BookingActor;

/**
 * Charts that are files of their own, and the screen that shows them: one that came later would leave the page empty for a moment.
 * xstate asks for a chart by its name when it is entered; until then nobody looked.
 */
function later(load: () => Promise<object>, screen: Preloadable): () => Promise<void> {
  let opening: Promise<void> | null = null;
  const open = async () => {
    const [charts] = await Promise.all([untilLoaded(load), screen.preload()]);
    Object.assign(machine.implementations.actors, charts);
  };
  return () => (opening ??= open());
}

export const openPayment = later(async () => (await import('./payCharts.ts')).payCharts(() => bookingActor, openSeats), CheckoutStep);
export const openSeats = later(async () => (await import('./seatsChart.ts')).seatsChart(() => bookingActor, openPayment), SeatsStep);

/** No step after the search is entered before its chart and its screen are here, and those of the step it may lead back to. */
async function openFor({ name }: Location): Promise<void> {
  if (name === 'seats') await openSeats();
  if (name === 'order') await Promise.all([openPayment(), ConfirmationStep.preload()]);
  if (name === 'summary') await Promise.all([openSeats(), openPayment()]);
}

/** What the last page left, with the charts of its step. */
async function reopen(): Promise<StoredPurchase | null> {
  const [{ storedPurchase }] = await Promise.all([untilLoaded(() => import('./storedPurchase.ts')), openSeats()]);
  const stored = storedPurchase();
  if (stored?.value.step.purchase === 'summary') await openPayment();
  return stored;
}

/** Tells the wizard which address the traveller went to. */
export async function visit(location: Location): Promise<void> {
  await openFor(location);
  bookingActor.send({ type: 'location.visited', location });
}

/** Starts the wizard at an address, or where the last page of this browser left a purchase. */
export async function startBooking(location: Location, today: string): Promise<BookingActor> {
  const mayBeStored = location.name === 'seats' || location.name === 'summary' || isTakingOver();
  const [snapshot] = await Promise.all([mayBeStored ? reopen() : null, openFor(location)]);
  bookingActor = createActor(machine, {
    input: { location, today, now: serverNow(), benefits: benefitsHabit.read(), layout: layoutHabit.read() },
    ...(snapshot && { snapshot }),
  });
  keepPurchase(bookingActor);
  keepSession(bookingActor);
  bookingActor.start();
  return bookingActor;
}

/** Heard often and asked anew after a reload: not worth a write. */
const FLEETING = ['clock.ticked', 'seat.reported', 'quota.reported'];

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
    // Without a network nothing is worth a wait: the request goes out with what there is, and tells that it is lost.
    await waitFor(ref, (snapshot) => snapshot.hasTag('settled'), { signal: untilOffline() });
  });
  onSessionRefused((failure) => session()?.send({ type: 'session.refused', failure }));
  onSessionElsewhere(() => {
    const stored = tokens.read();
    if (stored) session()?.send({ type: 'session.opened', user: stored.user });
    else session()?.send({ type: 'signOut.requested' });
  });
}
