import { assign, setup } from 'xstate';
import { EACH_QUARTER, ticker } from '../clock.ports.ts';
import { failureOf } from '../domain/failure.ts';
import { LONG_AGO, type Instant, type PlainDate } from '../domain/instant.ts';
import { placeNamed, withPlace, type Place } from '../domain/place.ts';
import type { Promotion } from '../domain/promotion.ts';
import type { Departure } from '../domain/trip.ts';
import { error, event, output } from '../params.ts';
import type { PromotionInput, PromotionOutput } from '../promotion/promotion.types.ts';
import { getDestinations, getOrigins, getPromotion, promotion, searchTrips } from './search.ports.ts';
import {
  askedFor,
  departureToChoose,
  draftOf,
  isOutdated,
  mayBeAsked,
  missingFields,
  offerFor,
  queryBackOn,
  queryOf,
  queryOn,
  swapped,
  todayOf,
  withChosenDate,
  withDate,
  withNamedOrigin,
  withOrigin,
  withReturn,
} from './search.rules.ts';
import type { Origins, SearchContext, SearchDraft, SearchEvent, SearchInput, SearchOutput } from './search.types.ts';

type PlaceChosen = { placeId: string | null; found?: Place | undefined };

const search = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    output: {} as SearchOutput,
    children: {} as { promotion: 'promotion' },
  },
  actors: { getOrigins, getDestinations, searchTrips, getPromotion, promotion, ticker },
  guards: {
    isPopup: ({ context }) => context.isPopup,
    isComplete: ({ context }) => queryOf(context) !== null,
    wasAsked: ({ context }) => !context.isTyped && mayBeAsked(context),
    isOutdated: ({ context }) => isOutdated(context),
    hasOrigin: ({ context }) => context.draft.originId !== null,
    hasBothEnds: ({ context }) => context.draft.originId !== null && context.draft.destinationId !== null,
    nothingFound: (_, departures: Departure[]) => departures.length === 0,
    canBeChosen: ({ context }, params: { tripId: string }) => departureToChoose(context, params.tripId) !== null,
    leadsBack: ({ context }, params: { tripId: string }) => isRoundTrip(context) && departureToChoose(context, params.tripId) !== null,
    isPromoted: ({ context }) => offerFor(context) !== null,
    isWanted: (_, { returnDate }: PromotionOutput) => returnDate !== null,
    wantedCame: ({ context }, departures: Departure[]) => isRoundTrip(context) && isWantedAmong(context, departures),
  },
  actions: {
    assignOrigins: assign(({ context }, { places, recent, now }: Origins) => ({
      origins: places,
      recent,
      now,
      draft: withNamedOrigin(context.draft, places),
    })),
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
    assignDestinations: assign(({ context: { draft } }, destinations: Place[]) => ({
      destinations,
      draft: { ...draft, destinationId: placeNamed(destinations, draft.destinationId)?.id ?? null },
    })),
    clearDestinations: assign({ destinations: [] }),
    draftOrigin: assign(({ context }, { placeId, found }: PlaceChosen) => ({
      origins: withPlace(context.origins, found),
      draft: withOrigin(context.draft, placeId),
      missing: [],
    })),
    draftDestination: assign(({ context }, { placeId, found }: PlaceChosen) => ({
      destinations: withPlace(context.destinations, found),
      ...drafted(context, { destinationId: placeId }),
    })),
    draftTripType: assign(({ context }, params: { roundTrip: boolean }) => drafted(context, { roundTrip: params.roundTrip })),
    draftReturnDate: assign(({ context }, params: { date: PlainDate }) => drafted(context, { returnDate: params.date })),
    draftDate: assign(({ context }, params: { date: PlainDate }) => ({ draft: withChosenDate(context, params.date), missing: [] })),
    draftSwapped: assign(({ context }) => ({ ...swapped(context), missing: [] })),
    redraftQuery: assign(({ context }) => ({ draft: redrafted(context), missing: [] })),
    assignMissing: assign(({ context }) => ({ missing: missingFields(context.draft, todayOf(context)) })),
    ask: assign(({ context }) => ({
      query: queryOf(context),
      missing: [],
      failure: null,
      promotion: null,
      outbound: null,
      departures: [],
    })),
    askOn: assign(({ context }, params: { date: PlainDate }) => asking(context, context.query && queryOn(context.query, params.date))),
    askBackOn: assign(({ context }, params: { date: PlainDate }) =>
      asking(context, context.query && queryBackOn(context.query, params.date)),
    ),
    askBack: assign({ failure: null, departures: [] }),
    assignDepartures: assign((_, departures: Departure[]) => ({ departures, failure: null })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearPromotion: assign({ promotion: null }),
    clearWanted: assign({ wantedId: null }),
    takeOutbound: assign(({ context }, params: { tripId: string }) => withOutbound(context, params.tripId)),
    takeWanted: assign(({ context }) => withOutbound(context, context.wantedId)),
    giveOutboundBack: assign(({ context: { outbound, departures } }) => ({
      departures: outbound?.departures ?? departures,
      outbound: null,
      failure: null,
    })),
    assignPromotion: assign((_, found: Promotion | null) => ({ promotion: found })),
    /** A declined offer is not repeated for the same search; the application provides it. */
    rememberOffer: () => {},
    addReturn: assign(({ context }, { returnDate }: PromotionOutput) => (returnDate === null ? {} : withReturn(context, returnDate))),
    choose: assign(({ context }, params: { tripId: string }) => ({ chosen: departureToChoose(context, params.tripId) })),
  },
});

/** The search: from the fields of the form to the chosen departures. */
export const searchMachine = search.createMachine({
  id: 'search',
  context: ({ input }) => ({
    now: LONG_AGO,
    timeZone: input.timeZone,
    origins: [],
    destinations: [],
    recent: [],
    draft: input.typed ?? draftOf(input.asked),
    missing: [],
    query: null,
    departures: [],
    wantedId: input.asked.outboundId,
    outbound: null,
    failure: null,
    chosen: null,
    promotion: null,
    isPopup: input.isPopup,
    isTyped: Boolean(input.typed),
  }),
  output: ({ context }) => ended(context),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'ticker', src: 'ticker', input: EACH_QUARTER, onError: {} },
      on: { 'clock.ticked': { actions: { type: 'assignTime', params: event } } },
      states: {
        origins: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'getOrigins',
                src: 'getOrigins',
                input: ({ context }) => ({ named: context.draft.originId }),
                onDone: { target: 'ready', actions: { type: 'assignOrigins', params: output } },
                onError: 'failed',
              },
            },
            ready: {},
            failed: { on: { 'places.retried': 'loading' } },
          },
        },
        destinations: {
          initial: 'deciding',
          on: {
            'origin.chosen': {
              target: '.loading',
              actions: ['clearDestinations', { type: 'draftOrigin', params: event }],
            },
            'origin.cleared': { target: '.waiting', actions: ['clearDestinations', { type: 'draftOrigin', params: { placeId: null } }] },
            'ends.swapped': { guard: 'hasBothEnds', target: '.loading', actions: ['draftSwapped', 'clearDestinations'] },
            'editor.closed': { target: '.deciding', actions: 'redraftQuery' },
          },
          states: {
            deciding: { always: [{ guard: 'hasOrigin', target: 'loading' }, { target: 'waiting' }] },
            waiting: {},
            loading: {
              invoke: {
                id: 'getDestinations',
                src: 'getDestinations',
                input: ({ context: { draft } }) => ({ originId: draft.originId ?? '', named: draft.destinationId }),
                onDone: { target: 'ready', actions: { type: 'assignDestinations', params: output } },
                onError: 'failed',
              },
            },
            ready: {},
            failed: { on: { 'places.retried': 'loading' } },
          },
        },
        results: {
          initial: 'deciding',
          on: {
            'destination.chosen': { actions: { type: 'draftDestination', params: event } },
            'destination.cleared': { actions: { type: 'draftDestination', params: { placeId: null } } },
            'tripType.chosen': { actions: { type: 'draftTripType', params: event } },
            'date.chosen': { actions: { type: 'draftDate', params: event } },
            'returnDate.chosen': { actions: { type: 'draftReturnDate', params: event } },
            'search.submitted': [
              { guard: 'isComplete', target: '.outbound', actions: ['clearWanted', 'ask'] },
              { actions: 'assignMissing' },
            ],
            'day.chosen': {
              target: '.waiting',
              actions: ['clearWanted', { type: 'askOn', params: event }],
            },
          },
          states: {
            deciding: { always: [{ guard: 'isPopup', target: 'popup' }, { guard: 'wasAsked', target: 'waiting' }, { target: 'form' }] },
            form: {},
            /** The form over another page (SEARCH-024, SEARCH-027). */
            popup: {
              on: {
                'search.submitted': [{ guard: 'isComplete', target: '#search.submitted', actions: 'ask' }, { actions: 'assignMissing' }],
                'popup.closed': '#search.submitted',
              },
            },
            /** The address requested a search. It begins when the places are loaded. */
            waiting: {
              always: [
                { guard: 'isComplete', target: 'outbound', actions: 'ask' },
                { guard: 'isOutdated', target: 'form', actions: 'assignMissing' },
              ],
            },
            outbound: {
              initial: 'searching',
              states: {
                searching: {
                  invoke: {
                    id: 'searchTrips',
                    src: 'searchTrips',
                    input: ({ context }) => ({ ...asked(context), returnDate: null, promoted: context.query }),
                    onDone: [
                      {
                        guard: { type: 'nothingFound', params: output },
                        target: 'empty',
                        actions: 'clearWanted',
                      },
                      {
                        guard: { type: 'wantedCame', params: output },
                        target: '#search.open.results.return',
                        actions: [{ type: 'assignDepartures', params: output }, 'takeWanted'],
                      },
                      {
                        target: 'listed',
                        actions: ['clearWanted', { type: 'assignDepartures', params: output }],
                      },
                    ],
                    onError: { target: 'failed', actions: { type: 'assignFailure', params: error } },
                  },
                },
                listed: {
                  invoke: {
                    id: 'getPromotion',
                    src: 'getPromotion',
                    input: ({ context: { query } }) => ({ query }),
                    onDone: { actions: { type: 'assignPromotion', params: output } },
                    onError: {},
                  },
                  exit: 'clearPromotion',
                  on: {
                    'departure.chosen': [
                      {
                        guard: { type: 'leadsBack', params: event },
                        target: '#search.open.results.return',
                        actions: { type: 'takeOutbound', params: event },
                      },
                      {
                        guard: { type: 'canBeChosen', params: event },
                        target: '#search.chosen',
                        actions: { type: 'choose', params: event },
                      },
                    ],
                  },
                  initial: 'unoffered',
                  states: {
                    unoffered: { always: { guard: 'isPromoted', target: 'offering' } },
                    /** The way back with its promotion stands above a one-way list (SEARCH-035). */
                    offering: {
                      invoke: {
                        id: 'promotion',
                        src: 'promotion',
                        input: ({ context }) => ({ begin: offered(context), restored: null }),
                        onDone: [
                          {
                            guard: { type: 'isWanted', params: output },
                            target: 'unoffered',
                            actions: { type: 'addReturn', params: output },
                          },
                          { target: 'unoffered', actions: ['rememberOffer', 'clearPromotion'] },
                        ],
                        onError: { target: 'unoffered', actions: 'clearPromotion' },
                      },
                    },
                  },
                },
                empty: {},
                failed: { on: { 'search.retried': 'searching' } },
              },
            },
            return: {
              initial: 'searching',
              on: {
                'outbound.changed': { target: 'outbound.listed', actions: 'giveOutboundBack' },
                'day.chosen': {
                  target: '.searching',
                  actions: { type: 'askBackOn', params: event },
                },
              },
              states: {
                searching: {
                  entry: 'askBack',
                  invoke: {
                    id: 'searchReturnTrips',
                    src: 'searchTrips',
                    input: ({ context }) => ({ ...asked(context), promoted: null }),
                    onDone: [
                      { guard: { type: 'nothingFound', params: output }, target: 'empty' },
                      { target: 'listed', actions: { type: 'assignDepartures', params: output } },
                    ],
                    onError: { target: 'failed', actions: { type: 'assignFailure', params: error } },
                  },
                },
                listed: {
                  on: {
                    'departure.chosen': {
                      guard: { type: 'canBeChosen', params: event },
                      target: '#search.chosen',
                      actions: { type: 'choose', params: event },
                    },
                  },
                },
                empty: {},
                failed: { on: { 'search.retried': 'searching' } },
              },
            },
          },
        },
        editor: {
          initial: 'closed',
          states: {
            closed: { on: { 'editor.opened': 'open' } },
            open: { on: { 'editor.closed': 'closed', 'search.submitted': { guard: 'isComplete', target: 'closed' } } },
          },
        },
      },
    },
    chosen: { type: 'final' },
    /** A popup that was closed has no query. */
    submitted: { type: 'final' },
  },
});

function isRoundTrip({ query }: SearchContext): boolean {
  return query?.returnDate != null;
}

function isWantedAmong({ wantedId }: SearchContext, departures: Departure[]): boolean {
  return wantedId !== null && departureToChoose({ departures, outbound: null }, wantedId) !== null;
}

function withOutbound(context: SearchContext, tripId: string | null): Pick<SearchContext, 'wantedId' | 'outbound'> {
  const departure = tripId === null ? null : departureToChoose(context, tripId);
  return { wantedId: null, outbound: departure && { departure, departures: context.departures } };
}

function drafted({ draft }: SearchContext, changes: Partial<SearchDraft>): Pick<SearchContext, 'draft' | 'missing'> {
  return { draft: { ...draft, ...changes }, missing: [] };
}

function asking(context: SearchContext, query: SearchContext['query']): Pick<SearchContext, 'query' | 'draft'> {
  return { query, draft: redrafted({ ...context, query }) };
}

function redrafted({ query, draft }: SearchContext): SearchDraft {
  if (!query) return draft;
  // Fields that are not part of the search stay in the form.
  const asked = draftOf(askedFor(query, null));
  return withDate({ ...asked, returnDate: asked.returnDate ?? draft.returnDate }, query.date);
}

function offered(context: SearchContext): PromotionInput {
  const offer = offerFor(context);
  if (!offer) throw new Error('an offer needs a promotion');
  return offer;
}

function asked({ query }: SearchContext) {
  if (!query) throw new Error('a search needs a query');
  return { originId: query.origin.id, destinationId: query.destination.id, date: query.date, returnDate: query.returnDate };
}

function ended({ chosen, outbound, query, isPopup }: SearchContext): SearchOutput {
  if (isPopup) return query ? { kind: 'asked', asked: askedFor(query, null) } : { kind: 'closed' };
  if (!chosen || !query) throw new Error('a search ends with a departure');
  return outbound
    ? { kind: 'chosen', departure: outbound.departure, returnDeparture: chosen, query }
    : { kind: 'chosen', departure: chosen, returnDeparture: null, query };
}
