import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import {
  bookingView,
  isPaidReservation,
  NOTHING_SHOWN,
  type BookingView,
  type Location,
  type OnScreen,
} from '../../../machines/booking/index.ts';
import { askedOf, showsForm, type searchMachine } from '../../../machines/search/index.ts';
import { company } from '../../messages/company.ts';
import { pageTitle, type TitledPage } from '../../messages/es-MX.ts';
import { ShopFacts } from '../../screens/parts/ShopFacts.ts';
import { FailedOverlay, FailedPage } from '../../screens/shell/FailedPage.tsx';
import { Shell } from '../../screens/shell/Shell.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { lazyOverlay, lazyPart } from '../../ui/lazyPart.tsx';
import { showSection } from '../../ui/showSection.ts';
import type { CachedPartProps } from './CachedPart.tsx';
import { useAccountFacts } from '../queries/useAccountFacts.ts';
import { useTripAsked } from '../queries/useTripAsked.ts';
import { openedStep } from '../steps/openStep.ts';
import type { SearchPopupStepProps } from '../steps/SearchPopupStep.tsx';
import { SearchStep } from '../steps/SearchStep.tsx';
import type { SignInStepProps } from '../steps/SignInStep.tsx';
import { AddressBar } from './AddressBar.tsx';
import { BASE, pathOf } from '../steps/addresses.ts';
import type { Booking, BookingActor } from './bookingActor.ts';
import { useNewBuild } from './newBuild.ts';
import { usePreload } from './preload.ts';

const SearchPopupStep = lazyOverlay<SearchPopupStepProps>(async () => (await import('../steps/SearchPopupStep.tsx')).SearchPopupStep);

export const SignInStep = lazyPart<SignInStepProps>(async () => (await import('../steps/SignInStep.tsx')).SignInStep);

const CachedPart = lazyPart<CachedPartProps>(async () => (await import('./CachedPart.tsx')).CachedPart);
const LATE = [SignInStep, CachedPart];

const hrefOf = (location: Location) => `${BASE}${pathOf(location)}`;
const HREFS = { home: `${BASE}/`, profile: hrefOf({ name: 'profile', section: 'data' }), trips: hrefOf({ name: 'trips' }) };

const FACTS = {
  company,
  hrefs: { help: hrefOf({ name: 'help' }), terms: hrefOf({ name: 'terms' }), privacy: hrefOf({ name: 'privacy' }) },
};

const reload = () => window.location.reload();
const report = (thrown: unknown) => void import('./reportFailure.ts').then(({ reportFailure }) => reportFailure(thrown)).catch(() => {});

/** Renders the state of the charts. What throws is replaced: a step or an overlay alone, or else the page. */
export function App({ booking }: { booking: Booking }) {
  return (
    <Boundary onError={report} renderFailed={(again) => <FailedPage again={again} reload={reload} />}>
      <ShopFacts value={FACTS}>
        <Wizard booking={booking} />
      </ShopFacts>
    </Boundary>
  );
}

function Wizard({ booking: { actor, wizard } }: { booking: Booking }) {
  const snapshot = useSelector(actor, (state) => state);
  const onScreen = useOnScreen(snapshot);
  const view = bookingView(snapshot, onScreen);
  const { signIn, searchPopup } = snapshot.children;
  usePreload({ view, wizard, late: LATE, SearchPopupStep });
  const isForm = useSelector(snapshot.children.search, (state) => state === undefined || showsForm(state));
  const page = view.screen === 'home' && !isForm ? 'results' : view.screen;
  const wasOffline = useWas(view.offline);
  const { user } = snapshot.context;
  const account = useAccountFacts(user, page);
  useStepStart(page === 'results' && onScreen.asked?.outboundId ? 'return' : page);
  return (
    <>
      <title>{pageTitle(isPaidReservation(view.location) ? 'order' : page)}</title>
      <AddressBar view={view} send={actor.send} />
      <Shell view={view} send={actor.send} hrefs={HREFS} account={account} newBuild={useNewBuild()}>
        <Suspense>
          {wasOffline && <CachedPart isOffline={view.offline} page={page} location={view.location} hrefOf={hrefOf} send={actor.send} />}
        </Suspense>
        <Boundary
          key={view.screen}
          onError={report}
          renderFailed={(again) => <FailedPage again={again} reload={reload} folio={onScreen.folio} />}
        >
          <StepScreen view={view} snapshot={snapshot} send={actor.send} />
        </Boundary>
        <Boundary onError={report} renderFailed={(again) => <FailedOverlay again={again} reload={reload} />}>
          <SearchPopupStep isOpen={searchPopup !== undefined} actor={searchPopup} overlay={view.overlay} />
          <Suspense>{signIn && <SignInStep actor={signIn} hrefOf={hrefOf} />}</Suspense>
        </Boundary>
      </Shell>
    </>
  );
}

type StepScreenProps = { view: BookingView; snapshot: SnapshotFrom<BookingActor>; send: BookingActor['send'] };

function StepScreen({ view, snapshot, send }: StepScreenProps) {
  const { screen, status, location } = view;
  const { search } = snapshot.children;
  if (status !== 'open' || screen === 'elsewhere') return null;
  if (screen === 'home') return search ? <SearchStep actor={search} /> : null;
  const step = openedStep(screen);
  const { page } = snapshot.children;
  if (step.kind === 'page') return page ? <step.Screen location={location} send={send} hrefOf={hrefOf} actor={page} /> : null;
  const chart = snapshot.children[step.child];
  return chart ? <step.Screen actor={chart} hrefOf={hrefOf} /> : null;
}

function searchedOf(search: SnapshotFrom<typeof searchMachine> | undefined) {
  if (!search) return undefined;
  const { query } = search.context;
  return { asked: askedOf(search), query, isTripComing: query === null && !showsForm(search) };
}

/** The data of the rendered step that the header and the address need. */
function useOnScreen(snapshot: SnapshotFrom<BookingActor>): OnScreen {
  const { children, context } = snapshot;
  const searched = useSelector(children.search, searchedOf, isEqual);
  const view = bookingView(snapshot, NOTHING_SHOWN);
  const step = view.status === 'open' && view.screen !== 'home' && view.screen !== 'elsewhere' ? openedStep(view.screen) : null;
  const chart: AnyActorRef | undefined = step?.kind === 'chart' ? children[step.child] : undefined;
  const shown = useSelector(chart, (state) => (step?.kind === 'chart' && state ? step.shown(state) : null), isEqual);
  const isOfSearch = 'asked' in context.location || context.location.name === 'trips';
  const query = useTripAsked(step?.kind === 'page' && isOfSearch ? context.asked : null);
  return { ...NOTHING_SHOWN, query, ...searched, ...shown };
}

/** Whether it was true once. */
function useWas(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A new page, or the choice of the way back, scrolls to the top or to the section of its address, and focuses its content. */
function useStepStart(place: TitledPage | 'return'): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (!showSection(location.hash)) scrollTo({ top: 0 });
    focusContent();
  }, [place]);
}
