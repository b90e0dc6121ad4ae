import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { bookingView, type BookingView, type OnScreen } from '../../machines/booking/index.ts';
import { askedOf } from '../../machines/search/index.ts';
import { shell } from '../messages/es-MX.ts';
import { Shell } from '../screens/shell/Shell.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { AddressBarProps } from './AddressBar.tsx';
import type { BookingActor } from './bookingActor.ts';
import { useReload } from './newBuild.ts';
import { usePreload } from './preload.ts';
import { CheckoutStep, ConfirmationStep, SeatsStep, SignInStep } from './steps/later.ts';
import { SearchStep } from './steps/SearchStep.tsx';
import { BASE } from './url.ts';

/** The first page is read before the address follows it. */
const AddressBar = lazyPart<AddressBarProps>(async () => (await import('./AddressBar.tsx')).AddressBar);

/** Renders what the charts say, and nothing else. */
export function App({ booking }: { booking: BookingActor }) {
  const snapshot = useSelector(booking, (state) => state);
  const onScreen = useOnScreen(snapshot);
  const view = bookingView(snapshot, onScreen);
  const { search, seats, checkout, confirmation, signIn } = snapshot.children;
  const awaitsMap = useSelector(seats, (state) => state?.context.buses.outbound.map === null);
  usePreload(awaitsMap ? 'elsewhere' : view.screen === 'home' && onScreen.query ? 'results' : view.screen);
  return (
    <>
      <title>{shell.pageTitle(view.screen)}</title>
      <Suspense>
        <AddressBar view={view} />
      </Suspense>
      <Shell view={view} send={booking.send} homeHref={`${BASE}/`} onReload={useReload()}>
        <Suspense fallback={<main aria-busy="true" />}>
          <Step place={onScreen.asked?.outboundId ? 'return' : view.screen}>
            {search && <SearchStep actor={search} />}
            {seats && <SeatsStep actor={seats} />}
            {checkout && <CheckoutStep actor={checkout} />}
            {confirmation && <ConfirmationStep actor={confirmation} />}
          </Step>
        </Suspense>
        <Suspense>{signIn && <SignInStep actor={signIn} />}</Suspense>
      </Shell>
    </>
  );
}

/** What header and address need of the child on the screen. */
function useOnScreen({ children }: SnapshotFrom<BookingActor>): OnScreen {
  const asked = useSelector(children.search, (state) => state && askedOf(state), isEqual) ?? null;
  const query = useSelector(children.search, (state) => state?.context.query) ?? null;
  const tab = useSelector(children.seats, (state) => state?.context.tab) ?? 'outbound';
  const cart = useSelector(children.checkout, (state) => state?.context.cart);
  const order = useSelector(children.confirmation, (state) => state?.context.order);
  return { asked, query, legs: (cart ?? order)?.ways.map(({ leg }) => leg) ?? [], tab };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A new step, or the choice of the way back, begins at its top, with the focus on its content. */
function Step({ place, children }: { place: BookingView['screen'] | 'return'; children: ReactNode }) {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
  return children;
}
