import { createActor, fromPromise, waitFor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import {
  bookingMachine,
  bookingView,
  NOTHING_SHOWN,
  pageChart,
  purchaseOf,
  stepOf,
  type LateStep,
  type Location,
} from '../../../machines/booking/index.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import { lateChart } from '../../../machines/lateChart.ts';
import { searchMachine } from '../../../machines/search/index.ts';
import { sessionMachine } from '../../../machines/session/index.ts';
import { signInMachine, type AwaitedCode } from '../../../machines/signIn/index.ts';
import { clearToken } from '../actors/clearToken.ts';
import { connected } from '../actors/connected.ts';
import { getDestinations } from '../actors/getDestinations.ts';
import { getOrigins } from '../actors/getOrigins.ts';
import { getPromotion, promotion } from '../actors/getPromotion.ts';
import { guardPurchase, isTakingOver, takeOver } from '../actors/guardPurchase.ts';
import { loadAccountSignIn, passkeySignIn, passwordRecovery, passwordSignIn, socialSignIn, updateData } from '../late/loadAccountSignIn.ts';
import { network } from '../actors/network.ts';
import { pause } from '../actors/pause.ts';
import { phoneCode } from '../late/phoneCode.ts';
import { refreshToken } from '../actors/refreshToken.ts';
import { restorePurchase } from '../actors/restorePurchase.ts';
import { searchTrips } from '../actors/searchTrips.ts';
import { sendVerification } from '../actors/sendVerification.ts';
import { signInPhone } from '../actors/signInPhone.ts';
import { ticker } from '../actors/ticker.ts';
import { signOut } from '../actors/signOut.ts';
import { signUpGuest } from '../actors/signUpGuest.ts';
import { validateToken } from '../actors/validateToken.ts';
import { untilOffline } from '../http/connection.ts';
import { onSessionRefused } from '../http/http.ts';
import { renewTokens } from '../queries/renewTokens.ts';
import { onSessionElsewhere, provideRenewal, tokens } from '../session/tokens.ts';
import { config } from '../ground/config.ts';
import type { Wizard } from '../steps/manifest.ts';
import { openedStep, openStep } from '../steps/openStep.ts';
import { forgetGuest, knownGuest, rememberGuest } from '../storage/knownGuest.ts';
import { benefitsPreference, layoutPreference } from '../storage/preferences.ts';
import { rememberOffer } from '../storage/offers.ts';
import { clearPurchase, savePurchase } from '../storage/savePurchase.ts';
import { soon } from '../storage/soon.ts';

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** The chart of a loaded step. */
const chartOf = <Chart extends AnyStateMachine>(name: LateStep) =>
  lateChart<Chart>(() => {
    const step = openedStep(name);
    if (step.kind !== 'chart') throw new Error(`the step ${name} has no chart`);
    // The name selects exactly this chart.
    return step.chart as Chart;
  });

/** The wizard with its ports. `wizard` is used when a step requires a sign-in. */
const provided = (wizard: Wizard) =>
  bookingMachine.provide({
    actions: {
      leaveForRoot: () => location.replace('/'),
      rememberGuest: ({ context: { known } }) => (known ? rememberGuest(known) : forgetGuest()),
    },
    actors: {
      network,
      guardPurchase,
      takeOver,
      restorePurchase,
      loadStep: fromPromise(({ input: { step } }) => openStep(step, wizard)),
      seats: chartOf('seats'),
      checkout: chartOf('summary'),
      confirmation: chartOf('order'),
      page: flowOf,
      session: sessionMachine.provide({ actors: { validateToken, refreshToken, connected, signOut, pause } }),
      signIn: signInMachine.provide({
        actors: {
          sendVerification,
          signInPhone,
          signUpGuest,
          clearToken,
          loadAccountSignIn,
          passwordRecovery,
          passwordSignIn,
          socialSignIn,
          passkeySignIn,
          updateData,
          phoneCode,
        },
        actions: { forgetGuest },
      }),
      search: searchMachine.provide({
        actors: { getOrigins, getDestinations, searchTrips, getPromotion, promotion, ticker },
        actions: { rememberOffer: ({ context: { query } }) => query && rememberOffer(query) },
      }),
    },
  });

function openSession(actor: BookingActor): void {
  const stored = tokens.read();
  if (stored) actor.getSnapshot().children.session?.send({ type: 'session.opened', user: stored.user });
}

/** The chart of a loaded page. */
const flowOf = pageChart((page) => {
  const step = openedStep(page.location.name);
  return step.kind === 'page' && step.flow ? { chart: step.flow.chart, input: step.flow.begin(page) } : null;
});

/** The functions of the wizard that steps may call. */
const wizardOf = (actor: () => BookingActor): Wizard => ({
  askSignIn: () => actor().send({ type: 'signIn.requested', first: 'email' }),
  openSession: () => openSession(actor()),
  async renewUser() {
    await renewTokens();
    openSession(actor());
  },
  async identify(signal) {
    actor().send({ type: 'signIn.requested', first: 'guest' });
    const { context } = await waitFor(actor(), (snapshot) => snapshot.context.user !== null || snapshot.matches({ overlay: 'none' }), {
      signal,
    });
    if (!context.user) throw { code: 'unauthorized', retryable: false } satisfies Failure;
    return { email: context.user.email };
  },
});

/** The wizard runs outside React, so no component can end a purchase. */
export type Booking = { actor: BookingActor; wizard: Wizard };

/** Resolves when a starting page has a step to show, or the reason why it has none. */
export async function firstStep(actor: BookingActor): Promise<void> {
  await waitFor(actor, (snapshot) => bookingView(snapshot, NOTHING_SHOWN).status !== 'loading').catch(() => {});
}

/** Starts the wizard at an address. A tab that takes a purchase over begins at its seats. */
export function startBooking(location: Location, awaited: AwaitedCode | null): Booking {
  const wizard = wizardOf(() => actor);
  const actor: BookingActor = createActor(provided(wizard), {
    input: {
      location: isTakingOver() ? { name: 'seats', editing: false } : location,
      timeZone: config.shopTimeZone,
      benefits: benefitsPreference.read(),
      layout: layoutPreference.read(),
      hadSession: tokens.read() !== null,
      awaited,
      known: knownGuest(),
    },
  });
  persistPurchase(actor);
  connectSession(actor);
  actor.start();
  return { actor, wizard };
}

/** These events are frequent, and a reload refetches their data, so they cause no write. */
const FLEETING = ['clock.ticked', 'seat.reported', 'quota.reported', 'xstate.snapshot.outboundBus', 'xstate.snapshot.returnBus'];

/** Persists the purchase after every change, at the seats a moment later, and deletes it when it ends. A tab without the purchase writes nothing. */
function persistPurchase(actor: BookingActor): void {
  let isHolder = false;
  let isScheduled = false;
  let isLeaving = false;
  const persist = () => {
    if (isLeaving) return;
    const snapshot = actor.getSnapshot();
    const { seats, checkout } = snapshot.children;
    const step = stepOf(snapshot);
    const chart = (step === 'seats' ? seats : checkout)?.getPersistedSnapshot();
    if (step === 'seats' || step === 'summary') {
      // The files of the step are still loading, so the stored purchase stays valid.
      if (!chart) return;
      isHolder = true;
      savePurchase({ step, purchase: purchaseOf(snapshot.context), chart });
    } else if (isHolder) {
      isHolder = false;
      if (step !== 'elsewhere') clearPurchase();
    }
  };
  const persistSoon = soon(persist);
  // While the page unloads, requests are aborted, and the failures in the charts must not be stored.
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  const changed = () => {
    isScheduled = false;
    // A payment that a page began must be found by the next one, even when this page crashes.
    if (stepOf(actor.getSnapshot()) === 'seats') persistSoon();
    else persist();
  };
  actor.system.inspect((change) => {
    if (isScheduled || change.type !== '@xstate.snapshot' || FLEETING.includes(change.event.type)) return;
    isScheduled = true;
    queueMicrotask(changed);
  });
}

/** Provides tokens to the requests and reports refused ones to the session. Other tabs may end the session. */
function connectSession(actor: BookingActor): void {
  const session = () => actor.getSnapshot().children.session;
  provideRenewal(async () => {
    const ref = session();
    if (!ref) return;
    ref.send({ type: 'token.aged' });
    // Without a network no renewal can succeed, so the request is sent with the old token and fails.
    await waitFor(ref, (snapshot) => snapshot.hasTag('settled'), { signal: untilOffline() });
  });
  onSessionRefused((failure) => session()?.send({ type: 'session.refused', failure }));
  onSessionElsewhere(() => {
    const stored = tokens.read();
    if (stored) session()?.send({ type: 'session.opened', user: stored.user });
    else session()?.send({ type: 'signOut.requested' });
  });
}
