import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { dayIn, plusDays, type PlainDate } from '../../machines/domain/instant.ts';
import { hasRole, type StaffPerson } from '../../machines/domain/staff.ts';
import {
  mayDo,
  mayOpen,
  officeView,
  placeNamed,
  type officeMachine,
  type OfficePlace,
  type OfficeView,
} from '../../machines/office/index.ts';
import { officeActView, type officeActMachine, type OfficeAct } from '../../machines/officeAct/index.ts';
import { staffInvitationView, type staffInvitationMachine } from '../../machines/staffInvitation/index.ts';
import { staffSignInView, type staffSignInMachine } from '../../machines/staffSignIn/index.ts';
import { serverNow } from '../app/ground/serverClock.ts';
import { uuid } from '../app/ground/randomIds.ts';
import { saveFile } from '../app/storage/saveFile.ts';
import { failureText, office as words } from '../messages/es-MX.ts';
import { CloseScreen } from '../screens/office/CloseScreen.tsx';
import { DeparturesScreen } from '../screens/office/DeparturesScreen.tsx';
import { DoorsScreen } from '../screens/office/DoorsScreen.tsx';
import { FindScreen } from '../screens/office/FindScreen.tsx';
import type { Load } from '../screens/office/Listed.tsx';
import { OfficeFrame } from '../screens/office/OfficeFrame.tsx';
import { OrderScreen } from '../screens/office/OrderScreen.tsx';
import { PassengersScreen } from '../screens/office/PassengersScreen.tsx';
import { PaymentsScreen } from '../screens/office/PaymentsScreen.tsx';
import { PeopleScreen } from '../screens/office/PeopleScreen.tsx';
import { RegistryScreen } from '../screens/office/RegistryScreen.tsx';
import { OfficeActSheet } from '../screens/officeAct/OfficeActSheet.tsx';
import { useShopTimeZone } from '../screens/parts/ShopTimeZone.ts';
import { StaffInvitationScreen } from '../screens/staffInvitation/StaffInvitationScreen.tsx';
import { StaffSignInScreen } from '../screens/staffSignIn/StaffSignInScreen.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { SkeletonCard } from '../ui/Skeleton.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { createToasts, showToast } from '../ui/toasts.ts';
import { typed } from './actors.ts';
import { BASE, pathOf, placeOf } from './places.ts';
import {
  actsQuery,
  closeQuery,
  departuresQuery,
  doorsQuery,
  findQuery,
  orderQuery,
  passengersFile,
  passengersQuery,
  paymentsQuery,
  peopleQuery,
  queries,
} from './queries.ts';

const toasts = createToasts();
const hrefOf = (place: OfficePlace) => `${BASE}${pathOf(place)}`;
const keepPassword = (text: string) => void (typed.password = text);

type OfficeAppProps = { actor: ActorRefFrom<typeof officeMachine>; shop: string };

/** Renders the state of the charts of the office. */
export function OfficeApp({ actor, shop }: OfficeAppProps) {
  const snapshot = useSelector(actor, (state) => state);
  const view = officeView(snapshot);
  const { staffSignIn, staffInvitation, officeAct } = snapshot.children;
  const work = view.screen === 'work' ? view : null;
  useAddress(snapshot.context.place, (place) => actor.send({ type: 'place.opened', place }));
  useToast(work?.done ?? null);
  const title = work ? words.places[work.place.name] : view.screen === 'invitation' ? words.invitation.title : words.signIn.title;
  return (
    <div data-page="">
      <title>{`${title} · ${words.brand} · ${shop}`}</title>
      <OfficeFrame
        work={work}
        shop={shop}
        hrefOf={(name) => hrefOf(placeNamed(name))}
        onSignOut={() => actor.send({ type: 'signOut.chosen' })}
      >
        {view.screen === 'opening' && (
          <Page>
            <p role="status" className="sr-only">
              {words.opening}
            </p>
            <SkeletonCard />
          </Page>
        )}
        {view.screen === 'unreachable' && (
          <Page isNarrow>
            <h1>{words.unreachable}</h1>
            <Notice tone="error" isLive>
              {failureText(view.failure).text}
            </Notice>
            <Button look="primary" block onPress={() => actor.send({ type: 'opening.retried' })}>
              {words.again}
            </Button>
          </Page>
        )}
        {view.screen === 'signIn' && staffSignIn && <SignInStep actor={staffSignIn} />}
        {view.screen === 'invitation' && staffInvitation && <InvitationStep actor={staffInvitation} />}
        {work?.isAllowed && (
          <WorkPage key={pathOf(work.place)} view={work} onAct={(act) => actor.send({ type: 'act.chosen', act, key: uuid() })} />
        )}
      </OfficeFrame>
      {officeAct && <ActStep actor={officeAct} />}
      <ToastRegion toasts={toasts} label={words.toasts} />
    </div>
  );
}

/** The address follows the place, and Back opens the place of its address. */
function useAddress(place: OfficePlace, open: (place: OfficePlace) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathOf(place);
  const shown = `${pathname}${search}`;
  const last = useRef({ address, shown });
  useEffect(() => {
    const before = last.current;
    last.current = { address, shown };
    if (shown === address) return;
    if (before.shown === shown) void navigate(address, { replace: before.address === address });
    else open(placeOf(pathname, search));
  }, [address, shown, pathname, search, navigate, open]);
}

function useToast(done: Extract<OfficeView, { screen: 'work' }>['done']): void {
  const last = useRef(done?.count ?? 0);
  useEffect(() => {
    if (done === null || done.count === last.current) return;
    last.current = done.count;
    showToast(toasts, { text: words.acts.done[done.kind] });
  }, [done]);
}

function SignInStep({ actor }: { actor: ActorRefFrom<typeof staffSignInMachine> }) {
  const view = useSelector(actor, staffSignInView);
  return <StaffSignInScreen view={view} send={actor.send} onPassword={keepPassword} />;
}

function InvitationStep({ actor }: { actor: ActorRefFrom<typeof staffInvitationMachine> }) {
  const view = useSelector(actor, staffInvitationView);
  return <StaffInvitationScreen view={view} send={actor.send} onPassword={keepPassword} />;
}

function ActStep({ actor }: { actor: ActorRefFrom<typeof officeActMachine> }) {
  const view = useSelector(actor, officeActView);
  return <OfficeActSheet view={view} send={actor.send} />;
}

type WorkProps = { view: Extract<OfficeView, { screen: 'work' }>; onAct: (act: OfficeAct) => void };

function WorkPage({ view, onAct }: WorkProps) {
  const { place, person } = view;
  switch (place.name) {
    case 'people':
      return <People self={person.id} onAct={onAct} />;
    case 'doors':
      return <Doors onAct={onAct} />;
    case 'departures':
      return <Departures day={place.day} />;
    case 'passengers':
      return <Passengers runId={place.runId} person={person} onAct={onAct} />;
    case 'acts':
      return <Registry about={place.about} />;
    case 'find':
      return <Find person={person} />;
    case 'order':
      return <Order folio={place.folio} person={person} onAct={onAct} />;
    case 'payments':
      return <Payments person={person} onAct={onAct} />;
    case 'close':
      return <Close day={place.day} />;
    default:
      return place satisfies never;
  }
}

/** What a page shows of a query. An answer that is renewed stays while it is. */
function loadOf<Data, Shown = Data>(
  { data, isError }: Pick<UseQueryResult<Data>, 'data' | 'isError'>,
  read: (data: Data) => Shown,
): Load<Shown> {
  if (data !== undefined) return { state: 'ready', data: read(data) };
  return { state: isError ? 'failed' : 'loading' };
}

const same = <Data,>(data: Data): Data => data;

const orderHref = (folio: string) => hrefOf({ name: 'order', folio });

/** The last search, for the way back from an order. It is forgotten with the session. */
const searched = ['searched'];

function Find({ person }: { person: StaffPerson }) {
  const [text, setText] = useState(() => queries.getQueryData<string>(searched) ?? '');
  const query = useQuery({ ...findQuery(text), enabled: text !== '' });
  const search = (next: string) => {
    queries.setQueryData(searched, next);
    setText(next);
  };
  return (
    <FindScreen
      text={text}
      load={text === '' ? null : loadOf(query, same)}
      hrefOf={mayOpen(person, 'order') ? orderHref : null}
      onSearch={search}
      onRetry={() => void query.refetch()}
    />
  );
}

type OrderProps = { folio: string; person: StaffPerson; onAct: (act: OfficeAct) => void };

function Order({ folio, person, onAct }: OrderProps) {
  const query = useQuery(orderQuery(folio));
  return (
    <OrderScreen
      load={loadOf(query, same)}
      findHref={hrefOf(mayOpen(person, 'find') ? { name: 'find' } : { name: 'payments' })}
      mayDo={(kind) => mayDo(person, kind)}
      onAct={onAct}
      onRetry={() => void query.refetch()}
    />
  );
}

function Payments({ person, onAct }: Omit<OrderProps, 'folio'>) {
  const query = useQuery(paymentsQuery);
  return (
    <PaymentsScreen
      load={loadOf(query, same)}
      now={serverNow()}
      hrefOf={orderHref}
      mayDo={(kind) => mayDo(person, kind)}
      onAct={onAct}
      onRetry={() => void query.refetch()}
    />
  );
}

function Close({ day }: { day: PlainDate | null }) {
  const zone = useShopTimeZone();
  const navigate = useNavigate();
  // Yesterday is the last day that is over.
  const shown = day ?? plusDays(dayIn(zone, serverNow()), -1);
  const query = useQuery(closeQuery(shown));
  return (
    <CloseScreen
      load={loadOf(query, same)}
      day={shown}
      onDay={(next) => void navigate(pathOf({ name: 'close', day: next }), { replace: true })}
      hrefOf={orderHref}
      onRetry={() => void query.refetch()}
    />
  );
}

function People({ self, onAct }: { self: string; onAct: (act: OfficeAct) => void }) {
  const query = useQuery(peopleQuery);
  return <PeopleScreen load={loadOf(query, same)} self={self} onAct={onAct} onRetry={() => void query.refetch()} />;
}

function Doors({ onAct }: { onAct: (act: OfficeAct) => void }) {
  const query = useQuery(doorsQuery);
  return <DoorsScreen load={loadOf(query, ({ devices }) => devices)} onAct={onAct} onRetry={() => void query.refetch()} />;
}

function Departures({ day }: { day: PlainDate | null }) {
  const zone = useShopTimeZone();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const shown = day ?? dayIn(zone, serverNow());
  const query = useQuery(departuresQuery(shown, text));
  return (
    <DeparturesScreen
      load={loadOf(query, same)}
      day={shown}
      text={text}
      hrefOf={(runId) => hrefOf({ name: 'passengers', runId })}
      onDay={(next) => void navigate(pathOf({ name: 'departures', day: next }), { replace: true })}
      onSearch={setText}
      onRetry={() => void query.refetch()}
    />
  );
}

function Passengers({ runId, person, onAct }: { runId: string; person: StaffPerson; onAct: (act: OfficeAct) => void }) {
  const query = useQuery(passengersQuery(runId));
  const download = () =>
    void passengersFile(runId)
      .then((file) => saveFile(file, `pasajeros-${runId}.csv`))
      .catch(() => showToast(toasts, { text: words.failed }));
  return (
    <PassengersScreen
      load={loadOf(query, same)}
      departuresHref={hrefOf({ name: 'departures', day: query.data?.departure.departsAt.slice(0, 10) ?? null })}
      onDownload={hasRole(person, 'door', 'support') ? download : null}
      onFree={mayDo(person, 'freeSeat') ? (bus) => onAct({ kind: 'freeSeat', runId, bus }) : null}
      onRetry={() => void query.refetch()}
    />
  );
}

function Registry({ about }: { about: string | null }) {
  const [text, setText] = useState('');
  const query = useInfiniteQuery(actsQuery(about, text));
  return (
    <RegistryScreen
      load={loadOf(query, ({ pages }) => pages.flatMap(({ acts }) => acts))}
      text={text}
      onSearch={setText}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
      isLoadingMore={query.isFetchingNextPage}
      onRetry={() => void query.refetch()}
    />
  );
}
