import { queryOptions } from '@tanstack/react-query';
import type { OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { ask, identity, payment, trip } from '../http/http.ts';
import { cacheOwnAnswer, ownAnswer, ownStore } from '../offline/answerStores.ts';
import { persistAnswers } from '../offline/persistAnswers.ts';
import { tokens } from '../session/tokens.ts';
import { accountTripOf, favouriteOf, preferredServicesOf, profileOf, raiteOf, savedCardOf, terminalOf } from '../wire/account.ts';
import { estimatesOf, tripsOfOldTickets, tripsOfTransaction } from '../wire/ownTrip.ts';
import { runOf } from '../wire/ride.ts';
import { passkeyOf } from '../wire/passkeys.ts';
import { openSessionOf, socialLinkOf } from '../wire/security.ts';
import { FRESH, queries } from './queryClient.ts';

/** The data of an account; each has one query. */
export type AccountSubject =
  | 'profile'
  | 'passengers'
  | 'cards'
  | 'passkeys'
  | 'sessions'
  | 'social links'
  | 'points'
  | 'preferences'
  | 'coming trips'
  | 'own trips'
  | 'cached trips'
  | 'raites';

/** Queries over the data of the signed-in account. The key contains the user, so nobody sees the answers of another. Each rejects with a Failure. */
const keyOf = (subject: AccountSubject) => ['account', tokens.read()?.user.sub ?? null, subject] as const;

export const profileQuery = () =>
  queryOptions({
    queryKey: keyOf('profile'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => profileOf(await ask((init) => identity.GET('/user', init), { signal, retries: 1 })),
  });

export const favouritesQuery = () =>
  queryOptions({
    queryKey: keyOf('passengers'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => {
      const { passengers, limit } = await ask((init) => identity.GET('/user/passengers', init), { signal, retries: 1 });
      return { passengers: passengers.map(favouriteOf), limit };
    },
  });

export const cardsQuery = () =>
  queryOptions({
    queryKey: keyOf('cards'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) =>
      (await ask((init) => payment.GET('/payment/cards', init), { signal, retries: 1 })).cards.map(savedCardOf),
  });

/** The passkeys of the account, the newest first. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: keyOf('passkeys'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) =>
      (await ask((init) => identity.GET('/user/passkeys', init), { signal, retries: 1 })).passkeys.map(passkeyOf),
  });

/** The browsers that are signed in to the account: this one first. Other browsers change them, so each visit asks anew. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: keyOf('sessions'),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await ask((init) => identity.GET('/user/sessions', init), { signal, retries: 1 })).sessions.map(openSessionOf),
  });

/** The accounts of Google, Facebook and Apple that are connected to the account. */
export const socialLinksQuery = () =>
  queryOptions({
    queryKey: keyOf('social links'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) =>
      (await ask((init) => identity.GET('/user/social', init), { signal, retries: 1 })).links.map(socialLinkOf),
  });

/** The balance of points (API-027, NAV-024). */
export const pointsQuery = () =>
  queryOptions({
    queryKey: keyOf('points'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => (await ask((init) => payment.GET('/cash/bag', init), { signal, retries: 1 })).balance,
  });

/** The services that the account prefers; none while its preference is off (API-051). */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: keyOf('preferences'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => preferredServicesOf(await ask((init) => identity.GET('/preferences', init), { signal, retries: 1 })),
  });

/** The coming trips in short (API-093). */
export const accountTripsQuery = () =>
  queryOptions({
    queryKey: keyOf('coming trips'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => {
      const params = { query: { list: 'current' } } as const;
      return (await ask((init) => trip.GET('/trips', { ...init, params }), { signal, retries: 1 })).trips.map(accountTripOf);
    },
  });

/** Every trip of the account, of both platforms (API-099, API-105, TRIPS-037, TRIPS-038). */
export const ownTripsQuery = () =>
  queryOptions({
    queryKey: keyOf('own trips'),
    staleTime: FRESH.account,
    refetchOnReconnect: 'always',
    persister: persistAnswers(async () => ownStore(TICKETS, openedTrips)),
    queryFn: async ({ signal }) => {
      const transactionsOf = async (scope: 'current' | 'history') =>
        (await ask((init) => trip.GET('/api/ticket', { ...init, params: { query: { scope } } }), { signal, retries: 1 })).transactions;
      const [current, history, old] = await Promise.all([
        transactionsOf('current'),
        transactionsOf('history'),
        ask((init) => trip.GET('/tickets/tickets', init), { signal, retries: 1 }),
      ]);
      return [...[...current, ...history].flatMap(tripsOfTransaction), ...tripsOfOldTickets(old.tickets)];
    },
  });

/** The name of the cached trips whose tickets were opened in this browser. */
const TICKETS = 'tickets';

/** The opened trips as the service returns them now; null when none was opened. */
async function openedTrips(trips: OwnTrip[]): Promise<OwnTrip[] | null> {
  const opened = await ownAnswer<OwnTrip[]>(TICKETS);
  return opened && trips.filter(({ id }) => opened.data.some((trip) => trip.id === id));
}

/** Keeps the tickets of a trip for the time without a network, as they were at `at` (decision 29). */
export async function cacheTickets(trip: OwnTrip, at: number): Promise<void> {
  const opened = (await ownAnswer<OwnTrip[]>(TICKETS))?.data ?? [];
  await cacheOwnAnswer(TICKETS, [...opened.filter(({ id }) => id !== trip.id), trip], at);
  await queries.invalidateQueries({ queryKey: keyOf('cached trips') });
}

/** The trips whose tickets are cached in this browser. */
export const cachedTripsQuery = () =>
  queryOptions({
    queryKey: keyOf('cached trips'),
    queryFn: async () => (await ownAnswer<OwnTrip[]>(TICKETS))?.data ?? [],
  });

const DELAYS_MS = 30_000;
/** As many runs as one request may name. */
const MOST_RUNS = 20;

/** When the buses of these trips really leave, asked again each half minute. A failure keeps what was known. */
export const estimatesQuery = (trips: readonly OwnTrip[]) => {
  const asked = trips.flatMap(({ ride }) => ride ?? []).slice(0, MOST_RUNS);
  return queryOptions({
    queryKey: ['estimates', asked],
    enabled: asked.length > 0,
    staleTime: DELAYS_MS,
    refetchInterval: DELAYS_MS,
    queryFn: async ({ signal }) =>
      (await ask((init) => trip.POST('/trip/delays', { signal: init.signal, body: { runs: asked.map(runOf) } }), { signal })).delays,
    select: (delays) => estimatesOf(trips, delays),
  });
};

/** The trips of one order, for the link of its mail or for its buyer. Rejects with a Failure. */
/** The trips of an order, and the orders that have the tickets in place of its changed ones, the newest first. */
export const ownOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...keyOf('own trips'), orderId],
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => {
      const params = { path: { orderId } };
      const bought = await ask((init) => trip.GET('/order/{orderId}/transaction', { ...init, params }), { signal, retries: 1 });
      return { trips: tripsOfTransaction(bought), replacedBy: bought.replacedBy };
    },
  });

/**
 * Fetches the trips and the balance anew after a change (CANCEL-009, CANCEL-010, RENAME-006). The side menu only reads what is known, so
 * its data counts as inactive.
 */
export async function refetchTrips(): Promise<void> {
  await Promise.allSettled([
    queries.invalidateQueries({ queryKey: keyOf('own trips') }),
    queries.invalidateQueries({ queryKey: keyOf('points'), refetchType: 'all' }),
    queries.invalidateQueries({ queryKey: keyOf('coming trips'), refetchType: 'all' }),
  ]);
}

/** The tickets of a paid reservation are confirmed, and its card may have been saved. */
export async function refetchAfterPayment(): Promise<void> {
  await Promise.allSettled([refetchTrips(), queries.invalidateQueries({ queryKey: keyOf('cards') })]);
}

export const raitesQuery = () =>
  queryOptions({
    queryKey: keyOf('raites'),
    staleTime: FRESH.account,
    queryFn: async ({ signal }) => (await ask((init) => trip.GET('/user/raites', init), { signal, retries: 1 })).raites.map(raiteOf),
  });

/** The terminals of the feed. */
export const terminalsQuery = () =>
  queryOptions({
    queryKey: ['terminals'],
    staleTime: FRESH.catalogue,
    queryFn: async ({ signal }) => (await ask((init) => trip.GET('/trip/places', init), { signal, retries: 1 })).places.map(terminalOf),
  });

/** Fetches the balance and the coming trips anew, for the side menu (NAV-024, NAV-025). A failure leaves them out. */
export async function fetchAccountFacts(): Promise<void> {
  await Promise.allSettled([
    queries.fetchQuery({ ...pointsQuery(), staleTime: 0 }),
    queries.fetchQuery({ ...accountTripsQuery(), staleTime: 0 }),
  ]);
}
