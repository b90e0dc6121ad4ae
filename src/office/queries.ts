import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlainDate } from '../../machines/domain/instant.ts';
import { ask, identity, payment, trip } from './http.ts';

/** What the office has read. It is forgotten with the session. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 10_000, gcTime: 5 * 60_000 } },
});

/** The orders that a text finds. The text is in no address and no log. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: ['find', text],
    queryFn: ({ signal }) =>
      ask((init) => payment.POST('/v1/office/find', { signal: init.signal, body: { text } }), { signal, retries: 1 }),
  });

/** Milliseconds after which an order is asked for again while money goes back. */
const GIVING_MS = 3_000;

/** A payment with its tickets. An older reservation has no order of ours. */
export const orderQuery = (folio: string) =>
  queryOptions({
    queryKey: ['order', folio],
    queryFn: async ({ signal }) => {
      const found = await ask((init) => payment.GET('/v1/office/payments/{folio}', { signal: init.signal, params: { path: { folio } } }), {
        signal,
        retries: 1,
      });
      const { orderId } = found.payment;
      if (orderId === null) return { found, tickets: [] };
      const { tickets } = await ask(
        (init) => trip.GET('/v1/office/orders/{orderId}', { signal: init.signal, params: { path: { orderId } } }),
        { signal, retries: 1 },
      );
      return { found, tickets };
    },
    // Money that is on its way back arrives within seconds.
    refetchInterval: ({ state: { data } }) => (data?.found.refunds.some(({ state }) => state === 'asked') ? GIVING_MS : false),
  });

/** Milliseconds after which open payments are asked for again. */
const WATCH_MS = 15_000;

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => ask((init) => payment.GET('/v1/office/open-payments', { signal: init.signal }), { signal, retries: 1 }),
  refetchInterval: WATCH_MS,
});

export const closeQuery = (day: PlainDate) =>
  queryOptions({
    queryKey: ['close', day],
    queryFn: ({ signal }) =>
      ask((init) => payment.GET('/v1/office/close', { signal: init.signal, params: { query: { day } } }), { signal, retries: 1 }),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => ask((init) => identity.GET('/v1/staff', { signal: init.signal }), { signal, retries: 1 }),
});

export const actsQuery = (about: string | null, text: string) =>
  infiniteQueryOptions({
    queryKey: ['acts', about, text],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(about !== null && { about }), ...(text !== '' && { text }), ...(pageParam !== null && { before: pageParam }) };
      return ask((init) => identity.GET('/v1/staff/acts', { signal: init.signal, params: { query } }), { signal, retries: 1 });
    },
    getNextPageParam: ({ next }) => next,
  });

export const departuresQuery = (day: PlainDate, text: string) =>
  queryOptions({
    queryKey: ['departures', day, text],
    queryFn: ({ signal }) => {
      const query = { day, ...(text !== '' && { text }) };
      return ask((init) => trip.GET('/v1/office/departures', { signal: init.signal, params: { query } }), { signal, retries: 1 });
    },
  });

export const passengersQuery = (runId: string) =>
  queryOptions({
    queryKey: ['passengers', runId],
    queryFn: ({ signal }) =>
      ask((init) => trip.GET('/v1/office/departures/{runId}/passengers', { signal: init.signal, params: { path: { runId } } }), {
        signal,
        retries: 1,
      }),
  });

export const doorsQuery = queryOptions({
  queryKey: ['doors'],
  queryFn: ({ signal }) => ask((init) => trip.GET('/v1/office/door/devices', { signal: init.signal }), { signal, retries: 1 }),
});

/** The passengers of a departure as a file. */
export const passengersFile = (runId: string): Promise<Blob> =>
  ask((init) =>
    trip.GET('/v1/office/departures/{runId}/passengers.csv', { signal: init.signal, params: { path: { runId } }, parseAs: 'blob' }),
  );
