import { useMutation, useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BookingEvent } from '../../../machines/booking/index.ts';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { FavouriteList } from '../../../machines/domain/favourite.ts';
import { profileName, type Profile, type ProfileSection } from '../../../machines/domain/profile.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { passkeyCreationMachine, passkeyCreationView } from '../../../machines/passkeyCreation/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { initialsOf } from '../../../machines/session/index.ts';
import { failureText } from '../../messages/es-MX.ts';
import { Page } from '../../ui/Page.tsx';
import type { Change, Loaded } from '../../screens/profile/change.ts';
import { AccountDeleted, DeleteAccount } from '../../screens/profile/DeleteAccount.tsx';
import { saveCard } from '../payment/saveCard.ts';
import { useCardFrames } from '../payment/useCardFrames.ts';
import { CardsSection } from '../../screens/profile/CardsSection.tsx';
import { DataSection } from '../../screens/profile/DataSection.tsx';
import { PassengersSection, type Editing } from '../../screens/profile/PassengersSection.tsx';
import { ProfileFrame, type Person, type ProfileHrefs } from '../../screens/profile/ProfileFrame.tsx';
import { PasskeyCreationScreen } from '../../screens/passkeyCreation/PasskeyCreationScreen.tsx';
import { RaitesSection } from '../../screens/profile/RaitesSection.tsx';
import { SecuritySection } from '../../screens/profile/SecuritySection.tsx';
import { UpcomingTrips } from '../../screens/profile/UpcomingTrips.tsx';
import { askNewPasskey } from '../actors/askNewPasskey.ts';
import { createPasskey } from '../actors/createPasskey.ts';
import { renamePasskey } from '../actors/renamePasskey.ts';
import { shouldOfferPasskey } from '../actors/shouldOfferPasskey.ts';
import { hasPasskeys } from '../passkeys/hasPasskeys.ts';
import { config } from '../ground/config.ts';
import { today } from '../ground/today.ts';
import {
  accountTripsQuery,
  cardsQuery,
  favouritesQuery,
  passkeysQuery,
  pointsQuery,
  profileQuery,
  raitesQuery,
  sessionsQuery,
  socialLinksQuery,
  terminalsQuery,
} from '../queries/account.ts';
import {
  changePassword,
  deleteAccount,
  deleteCard,
  deleteFavourite,
  deletePasskey,
  endOtherSessions,
  preferCard,
  saveFavourite,
  unlinkSocial,
  updateProfile,
} from '../queries/accountChanges.ts';
import { queries } from '../queries/queryClient.ts';
import { socialProviders } from '../queries/socialProviders.ts';
import { flowStep, type LocationOf, type PageProps, type Wizard } from './manifest.ts';

type Send = (event: BookingEvent) => void;
type ProfilePageProps = PageProps<LocationOf<'profile'>> &
  Pick<Wizard, 'renewUser'> & { actor: ActorRefFrom<typeof passkeyCreationMachine> };

/** Mi Perfil (NAV-015). Its chart adds a passkey. */
export const profileStep = (wizard: Wizard) =>
  flowStep<'profile', typeof passkeyCreationMachine>({
    chart: passkeyCreationMachine.provide({
      actors: { shouldOfferPasskey, askNewPasskey, createPasskey, renamePasskey },
      actions: { refetchPasskeys: () => void queries.invalidateQueries({ queryKey: passkeysQuery().queryKey }) },
    }),
    begin: () => ({ isOffered: false }),
    Screen: (props) => <ProfilePage {...props} renewUser={wizard.renewUser} />,
  });

/** A deleted account asks for nothing more, because every answer would be a refusal. */
function ProfilePage(props: ProfilePageProps) {
  const [isDeleted, setDeleted] = useState(false);
  if (!isDeleted) return <OpenProfile {...props} onDeleted={() => setDeleted(true)} />;
  return (
    <Page>
      <AccountDeleted onAccept={() => props.send({ type: 'signOut.requested' })} />
    </Page>
  );
}

/** The addresses of the menu. */
function hrefsOf(hrefOf: ProfilePageProps['hrefOf']): ProfileHrefs {
  const section = (name: ProfileSection) => hrefOf({ name: 'profile', section: name });
  return {
    data: section('data'),
    passengers: section('passengers'),
    cards: section('cards'),
    raites: section('raites'),
    security: section('security'),
    trips: hrefOf({ name: 'trips' }),
  };
}

function OpenProfile({ location: { section }, send, hrefOf, renewUser, actor, onDeleted }: ProfilePageProps & { onDeleted: () => void }) {
  const profile = useQuery(profileQuery(), queries);
  const points = useQuery(pointsQuery(), queries);
  return (
    <ProfileFrame
      section={section}
      person={personOf(profile, points)}
      hrefs={hrefsOf(hrefOf)}
      onSearch={() => send({ type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } })}
      onSignOut={() => send({ type: 'signOut.requested' })}
    >
      {section === 'data' && (
        <>
          <Data send={send} renewUser={renewUser} />
          <Trips href={hrefOf({ name: 'trips' })} />
          {profile.data && <Deletion email={profile.data.email} points={points.data ?? null} onDeleted={onDeleted} />}
        </>
      )}
      {section === 'passengers' && <Passengers send={send} />}
      {section === 'cards' && <Cards />}
      {section === 'raites' && <Raites />}
      {section === 'security' && <Security actor={actor} send={send} recoveryHref={hrefOf({ name: 'recovery', token: null })} />}
    </ProfileFrame>
  );
}

function personOf(profile: UseQueryResult<Profile>, points: UseQueryResult<number>): Loaded<Person> {
  const load = loadedOf(profile);
  if (load.state !== 'ready') return load;
  const { email, pin, loyaltyCard } = load.data;
  const fullName = profileName(load.data);
  return { state: 'ready', data: { fullName, initials: initialsOf(fullName), email, pin, loyaltyCard, points: loadedOf(points) } };
}

function Data({ send, renewUser }: Pick<ProfilePageProps, 'send' | 'renewUser'>) {
  const profile = useQuery(profileQuery(), queries);
  const save = useMutation(
    {
      mutationFn: updateProfile,
      onSuccess: (saved) => {
        queries.setQueryData(profileQuery().queryKey, saved);
        send({ type: 'notice.raised', notice: 'saved' });
        // Without an answer the shop shows the new name after the next renewal.
        void renewUser().catch(() => {});
      },
    },
    queries,
  );
  return (
    <DataSection
      load={loadedOf(profile)}
      today={today()}
      save={changeOf(save)}
      onRetry={() => void profile.refetch()}
      onCancel={() => send({ type: 'notice.raised', notice: 'editCancelled' })}
    />
  );
}

function Trips({ href }: { href: string }) {
  const trips = useQuery(accountTripsQuery(), queries);
  return <UpcomingTrips load={loadedOf(trips)} href={href} onRetry={() => void trips.refetch()} />;
}

type DeletionProps = { email: string; points: number | null; onDeleted: () => void };

function Deletion({ email, points, onDeleted }: DeletionProps) {
  const trips = useQuery(accountTripsQuery(), queries).data;
  const [liveTickets, setLiveTickets] = useState<number | null>(null);
  const tickets = trips?.filter(({ status }) => status === 'confirmed').length ?? null;
  const remove = useMutation(
    {
      mutationFn: (typed: string) => deleteAccount({ email: typed, losesTickets: liveTickets !== null || (tickets ?? 0) > 0 }),
      onSuccess: (deletion) => (deletion.kind === 'deleted' ? onDeleted() : setLiveTickets(deletion.count)),
    },
    queries,
  );
  return (
    <DeleteAccount
      email={email}
      tickets={tickets}
      points={points}
      liveTickets={liveTickets}
      remove={changeOf(remove)}
      onClose={() => setLiveTickets(null)}
    />
  );
}

function Passengers({ send }: { send: Send }) {
  const [editing, setEditing] = useState<Editing>({ kind: 'none' });
  const [isFull, setFull] = useState(false);
  const list = useQuery(favouritesQuery(), queries);
  const change = (next: (passengers: FavouriteList['passengers']) => FavouriteList['passengers']) =>
    queries.setQueryData(favouritesQuery().queryKey, (known) => known && { ...known, passengers: next(known.passengers) });
  const save = useMutation(
    {
      mutationFn: saveFavourite,
      onSuccess: (outcome, { id }) => {
        if (outcome.kind === 'full') return setFull(true);
        const { favourite } = outcome;
        change((all) => (id === null ? [...all, favourite] : all.map((one) => (one.id === id ? favourite : one))));
        setEditing({ kind: 'none' });
        send({ type: 'notice.raised', notice: 'saved' });
      },
    },
    queries,
  );
  const remove = useMutation(
    {
      mutationFn: deleteFavourite,
      onSuccess: (_, id) => {
        change((all) => all.filter((one) => one.id !== id));
        setEditing((open) => (open.kind === 'edit' && open.id === id ? { kind: 'none' } : open));
      },
    },
    queries,
  );
  return (
    <PassengersSection
      load={loadedOf(list)}
      today={today()}
      editing={editing}
      isFull={isFull}
      save={changeOf(save)}
      remove={changeOf(remove)}
      onEdit={setEditing}
      onCancel={() => {
        setEditing({ kind: 'none' });
        send({ type: 'notice.raised', notice: 'editCancelled' });
      }}
      onFull={setFull}
      onRetry={() => void list.refetch()}
    />
  );
}

function Cards() {
  const [saved, setSaved] = useState(0);
  const list = useQuery(cardsQuery(), queries);
  const change = (next: (cards: SavedCard[]) => SavedCard[]) =>
    queries.setQueryData(cardsQuery().queryKey, (known) => known && next(known));
  const save = useMutation(
    {
      mutationFn: saveCard,
      onSuccess: (card) => {
        change((all) => [...all.filter(({ id }) => id !== card.id), card]);
        setSaved((times) => times + 1);
        void list.refetch();
      },
    },
    queries,
  );
  const prefer = useMutation(
    {
      mutationFn: preferCard,
      onSuccess: (_, id) => change((all) => all.map((card) => ({ ...card, isPreferred: card.id === id }))),
    },
    queries,
  );
  const remove = useMutation(
    { mutationFn: deleteCard, onSuccess: (_, id) => change((all) => all.filter((card) => card.id !== id)) },
    queries,
  );
  return (
    <CardsSection
      load={loadedOf(list)}
      today={today()}
      frames={useCardFrames()}
      save={changeOf(save)}
      saved={saved}
      prefer={changeOf(prefer)}
      remove={changeOf(remove)}
      onRetry={() => void list.refetch()}
    />
  );
}

function Raites() {
  const raites = useQuery(raitesQuery(), queries);
  const { data: terminals = NO_TERMINALS } = useQuery(terminalsQuery(), queries);
  return <RaitesSection load={loadedOf(raites)} terminals={terminals} tiles={config.mapTiles} onRetry={() => void raites.refetch()} />;
}

type SecurityProps = Pick<ProfilePageProps, 'actor' | 'send'> & { recoveryHref: string };

function Security({ actor, send, recoveryHref }: SecurityProps) {
  const [changed, setChanged] = useState(0);
  const list = useQuery(passkeysQuery(), queries);
  const sessions = useQuery(sessionsQuery(), queries);
  const links = useQuery(socialLinksQuery(), queries);
  const { data: providers = [] } = useQuery(socialProviders, queries);
  const password = useMutation(
    {
      mutationFn: changePassword,
      onSuccess: () => {
        setChanged((times) => times + 1);
        send({ type: 'notice.raised', notice: 'saved' });
        void sessions.refetch();
      },
    },
    queries,
  );
  const endOthers = useMutation(
    {
      mutationFn: endOtherSessions,
      onSuccess: () => queries.setQueryData(sessionsQuery().queryKey, (known) => known?.filter(({ isThis }) => isThis)),
    },
    queries,
  );
  const unlink = useMutation(
    {
      mutationFn: unlinkSocial,
      onSuccess: (_, provider) =>
        queries.setQueryData(socialLinksQuery().queryKey, (known) => known?.filter((link) => link.provider !== provider)),
    },
    queries,
  );
  const remove = useMutation(
    {
      mutationFn: deletePasskey,
      onSuccess: (_, id) => queries.setQueryData(passkeysQuery().queryKey, (known) => known?.filter((passkey) => passkey.id !== id)),
    },
    queries,
  );
  return (
    <>
      <SecuritySection
        load={loadedOf(list)}
        today={today()}
        password={{ ...changeOf(password), failure: password.isError ? failureText(failureOf(password.error)).text : null }}
        changed={changed}
        recoveryHref={recoveryHref}
        remove={changeOf(remove)}
        canAdd={hasPasskeys()}
        onAdd={() => actor.send({ type: 'passkey.requested' })}
        onRetry={() => void list.refetch()}
        links={{ load: loadedOf(links), providers, unlink: changeOf(unlink), onRetry: () => void links.refetch() }}
        sessions={{ load: loadedOf(sessions), endOthers: changeOf(endOthers), onRetry: () => void sessions.refetch() }}
      />
      <PasskeyCreationScreen view={useSelector(actor, passkeyCreationView)} send={actor.send} today={today()} keysHref={null} />
    </>
  );
}

/** One object, so that the map is drawn once. */
const NO_TERMINALS: [] = [];

function loadedOf<Data>({ data, isFetching }: UseQueryResult<Data>): Loaded<Data> {
  if (data !== undefined) return { state: 'ready', data };
  return { state: isFetching ? 'loading' : 'failed' };
}

function changeOf<Data, Variables>({ isPending, isError, mutate, reset }: UseMutationResult<Data, Error, Variables>): Change<Variables> {
  return { isPending, hasFailed: isError, run: mutate, reset };
}
