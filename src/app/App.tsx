import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bookingView, type BookingView, type OnScreen } from '../../machines/booking/index.ts';
import { challengeView } from '../../machines/challenge/index.ts';
import { checkoutView, type checkoutMachine } from '../../machines/checkout/index.ts';
import { confirmationView, type confirmationMachine } from '../../machines/confirmation/index.ts';
import { holdView } from '../../machines/hold/index.ts';
import { phoneCodeView } from '../../machines/phoneCode/index.ts';
import { askedOf, searchView, type searchMachine } from '../../machines/search/index.ts';
import { seatsView, type seatsMachine } from '../../machines/seats/index.ts';
import { signInView, type signInMachine } from '../../machines/signIn/index.ts';
import { shell } from '../messages/es-MX.ts';
import { SearchScreen } from '../screens/search/SearchScreen.tsx';
import { Shell } from '../screens/shell/Shell.tsx';
import type { BookingActor } from './bookingActor.ts';
import { usePreload } from './preload.ts';
import { CheckoutScreen, ConfirmationScreen, PhoneCodeScreen, SeatsScreen, SignInScreen } from './steps.ts';
import { useCard } from './useCard.ts';
import { UrlBridge } from './UrlBridge.tsx';
import { BASE } from './url.ts';

/** Renders what the charts say, and nothing else. */
export function App({ booking }: { booking: BookingActor }) {
  const snapshot = useSelector(booking, (state) => state);
  const onScreen = useOnScreen(snapshot);
  const view = bookingView(snapshot, onScreen);
  usePreload(view.screen === 'home' && onScreen.query ? 'results' : view.screen);
  const { search, seats, checkout, confirmation, signIn } = snapshot.children;
  return (
    <>
      <title>{shell.pageTitle(view.screen)}</title>
      <UrlBridge booking={booking} view={view} />
      <Shell view={view} send={booking.send} homeHref={`${BASE}/`}>
        <Suspense fallback={<main aria-busy="true" />}>
          <Step screen={view.screen}>
            {search && <Search actor={search} />}
            {seats && <Seats actor={seats} />}
            {checkout && <Checkout actor={checkout} />}
            {confirmation && <Confirmation actor={confirmation} />}
          </Step>
        </Suspense>
        <Suspense>{signIn && <SignIn actor={signIn} />}</Suspense>
      </Shell>
    </>
  );
}

/** What header and address need of the child on the screen. */
function useOnScreen({ children }: SnapshotFrom<BookingActor>): OnScreen {
  const asked = useSelector(children.search, (state) => state && askedOf(state), isEqual) ?? null;
  const query = useSelector(children.search, (state) => state?.context.query) ?? null;
  const cart = useSelector(children.checkout, (state) => state?.context.cart);
  const order = useSelector(children.confirmation, (state) => state?.context.order);
  return { asked, query, leg: cart?.outbound ?? order?.outbound ?? null };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A new step begins at its top, with the focus on its content. */
function Step({ screen, children }: { screen: BookingView['screen']; children: ReactNode }) {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen]);
  return children;
}

function Search({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  return <SearchScreen view={useSelector(actor, searchView)} send={actor.send} />;
}

function Seats({ actor }: { actor: ActorRefFrom<typeof seatsMachine> }) {
  return <SeatsScreen view={useSelector(actor, seatsView)} send={actor.send} />;
}

function Checkout({ actor }: { actor: ActorRefFrom<typeof checkoutMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const { challenge } = snapshot.children;
  const hold = useSelector(snapshot.children.hold, (state) => state && holdView(state)) ?? null;
  const frame = useSelector(challenge, (state) => state && challengeView(state)) ?? null;
  const card = useCard();
  return (
    <CheckoutScreen
      view={checkoutView(snapshot, { hold, challenge: frame })}
      send={actor.send}
      card={card}
      sendChallenge={(event) => challenge?.send(event)}
    />
  );
}

function Confirmation({ actor }: { actor: ActorRefFrom<typeof confirmationMachine> }) {
  return <ConfirmationScreen view={useSelector(actor, confirmationView)} send={actor.send} />;
}

function SignIn({ actor }: { actor: ActorRefFrom<typeof signInMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const { phoneCode } = snapshot.children;
  const code = useSelector(phoneCode, (state) => state && phoneCodeView(state)) ?? null;
  return (
    <SignInScreen
      view={signInView(snapshot, { phoneCode: code })}
      send={actor.send}
      codeForm={
        code &&
        phoneCode && (
          // On its own, for a boundary around the alerts would stop their leaving half way, and they would stay for ever.
          <Suspense>
            <PhoneCodeScreen view={code} send={phoneCode.send} onChangeNumber={() => actor.send({ type: 'number.corrected' })} />
          </Suspense>
        )
      }
    />
  );
}
