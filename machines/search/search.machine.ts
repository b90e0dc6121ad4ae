import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Place } from '../domain/place.ts';
import type { Departure, SearchQuery } from '../domain/trip.ts';
import { getDestinations, getOrigins, searchTrips } from './search.ports.ts';
import {
  askedFor,
  departureToChoose,
  draftOf,
  missingFields,
  NO_FILTERS,
  NO_LISTING,
  queryBackOn,
  queryOf,
  queryOn,
  swapped,
  toggled,
  withDate,
  withOrigin,
} from './search.rules.ts';
import type { Filters, SearchContext, SearchDraft, SearchEvent, SearchInput, SearchOutput, SortOrder } from './search.types.ts';

const search = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    output: {} as SearchOutput,
  },
  actors: { getOrigins, getDestinations, searchTrips },
  guards: {
    isComplete: ({ context }) => queryOf(context) !== null,
    wasAsked: ({ context }) => missingFields(context.draft, context.today).length === 0,
    hasOrigin: ({ context }) => context.draft.originId !== null,
    hasBothEnds: ({ context }) => context.draft.originId !== null && context.draft.destinationId !== null,
    nothingFound: (_, params: { departures: Departure[] }) => params.departures.length === 0,
    canBeChosen: ({ context }, params: { tripId: string }) => departureToChoose(context, params.tripId) !== null,
    leadsBack: ({ context }, params: { tripId: string }) => isRoundTrip(context) && departureToChoose(context, params.tripId) !== null,
    wantedCame: ({ context }, params: { departures: Departure[] }) => isRoundTrip(context) && wantedAmong(context, params) !== null,
  },
  actions: {
    keepOrigins: assign((_, params: { places: Place[]; recent: string[] }) => ({ origins: params.places, recent: params.recent })),
    keepDestinations: assign((_, params: { places: Place[] }) => ({ destinations: params.places })),
    forgetDestinations: assign({ destinations: [] }),
    draftOrigin: assign(({ context }, params: { placeId: string | null }) => ({
      draft: withOrigin(context.draft, params.placeId),
      missing: [],
    })),
    draft: assign(({ context }, params: Partial<SearchDraft>) => ({ draft: { ...context.draft, ...params }, missing: [] })),
    draftDate: assign(({ context }, params: { date: PlainDate }) => ({ draft: withDate(context.draft, params.date), missing: [] })),
    draftSwapped: assign(({ context }) => ({ draft: swapped(context.draft), missing: [] })),
    redraftQuery: assign(({ context }) => ({ draft: redrafted(context), missing: [] })),
    nameMissing: assign(({ context }) => ({ missing: missingFields(context.draft, context.today) })),
    ask: assign(({ context }) => ({
      query: queryOf(context),
      missing: [],
      failure: null,
      outbound: null,
      listing: { ...NO_LISTING, sort: context.listing.sort },
    })),
    askOn: assign(({ context }, { query }: { query: SearchQuery | null }) => ({ query, draft: redrafted({ ...context, query }) })),
    askBack: assign(({ context }) => ({ failure: null, listing: { ...NO_LISTING, sort: context.listing.sort } })),
    keepDepartures: assign(({ context }, params: { departures: Departure[] }) => ({
      listing: { ...context.listing, departures: params.departures },
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetWanted: assign({ wantedId: null }),
    sortBy: assign(({ context }, params: { sort: SortOrder }) => ({ listing: { ...context.listing, sort: params.sort } })),
    filterBy: assign(({ context }, params: Partial<Filters>) => ({
      listing: { ...context.listing, filters: { ...context.listing.filters, ...params } },
    })),
    takeOutbound: assign(({ context }, params: { tripId: string | null }) => {
      const departure = params.tripId === null ? null : departureToChoose(context, params.tripId);
      return { wantedId: null, outbound: departure && { departure, listing: context.listing } };
    }),
    giveOutboundBack: assign(({ context }) => ({ listing: context.outbound?.listing ?? context.listing, outbound: null, failure: null })),
    choose: assign(({ context }, params: { tripId: string }) => ({ chosen: departureToChoose(context, params.tripId) })),
  },
});

/** How a list is narrowed and sorted, the same for both ways. */
const listing = search.createStateConfig({
  on: {
    'sort.chosen': { actions: { type: 'sortBy', params: ({ event }) => ({ sort: event.sort }) } },
    'time.toggled': {
      actions: { type: 'filterBy', params: ({ context, event }) => ({ times: toggled(context.listing.filters.times, event.time) }) },
    },
    'brand.toggled': {
      actions: { type: 'filterBy', params: ({ context, event }) => ({ brands: toggled(context.listing.filters.brands, event.brandId) }) },
    },
    'amenity.toggled': {
      actions: {
        type: 'filterBy',
        params: ({ context, event }) => ({ amenities: toggled(context.listing.filters.amenities, event.amenityId) }),
      },
    },
    'direct.toggled': { actions: { type: 'filterBy', params: ({ context }) => ({ directOnly: !context.listing.filters.directOnly }) } },
    'filters.cleared': { actions: { type: 'filterBy', params: NO_FILTERS } },
  },
});

/** From the fields of the form to the departure that the traveller takes, and to the one back. */
export const searchMachine = search.createMachine({
  id: 'search',
  context: ({ input }) => ({
    today: input.today,
    origins: [],
    destinations: [],
    recent: [],
    draft: draftOf(input.asked),
    missing: [],
    query: null,
    listing: NO_LISTING,
    wantedId: input.asked.outboundId,
    outbound: null,
    failure: null,
    chosen: null,
  }),
  output: ({ context }) => ended(context),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        origins: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'getOrigins',
                src: 'getOrigins',
                onDone: { target: 'ready', actions: { type: 'keepOrigins', params: ({ event }) => event.output } },
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
              actions: ['forgetDestinations', { type: 'draftOrigin', params: ({ event }) => ({ placeId: event.placeId }) }],
            },
            'origin.cleared': { target: '.waiting', actions: ['forgetDestinations', { type: 'draftOrigin', params: { placeId: null } }] },
            'ends.swapped': { guard: 'hasBothEnds', target: '.loading', actions: ['draftSwapped', 'forgetDestinations'] },
            'editor.closed': { target: '.deciding', actions: 'redraftQuery' },
          },
          states: {
            deciding: { always: [{ guard: 'hasOrigin', target: 'loading' }, { target: 'waiting' }] },
            waiting: {},
            loading: {
              invoke: {
                id: 'getDestinations',
                src: 'getDestinations',
                input: ({ context }) => ({ originId: context.draft.originId ?? '' }),
                onDone: { target: 'ready', actions: { type: 'keepDestinations', params: ({ event }) => ({ places: event.output }) } },
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
            'destination.chosen': { actions: { type: 'draft', params: ({ event }) => ({ destinationId: event.placeId }) } },
            'destination.cleared': { actions: { type: 'draft', params: { destinationId: null } } },
            'tripType.chosen': { actions: { type: 'draft', params: ({ event }) => ({ roundTrip: event.roundTrip }) } },
            'date.chosen': { actions: { type: 'draftDate', params: ({ event }) => ({ date: event.date }) } },
            'returnDate.chosen': { actions: { type: 'draft', params: ({ event }) => ({ returnDate: event.date }) } },
            'search.submitted': [
              { guard: 'isComplete', target: '.outbound', actions: ['forgetWanted', 'ask'] },
              { actions: 'nameMissing' },
            ],
            'day.chosen': {
              target: '.waiting',
              actions: [
                'forgetWanted',
                { type: 'askOn', params: ({ context, event }) => ({ query: context.query && queryOn(context.query, event.date) }) },
              ],
            },
          },
          states: {
            deciding: { always: [{ guard: 'wasAsked', target: 'waiting' }, { target: 'form' }] },
            form: {},
            /** The address asked for a search: it begins when the places are known. */
            waiting: { always: { guard: 'isComplete', target: 'outbound', actions: 'ask' } },
            outbound: {
              initial: 'searching',
              states: {
                searching: {
                  invoke: {
                    id: 'searchTrips',
                    src: 'searchTrips',
                    input: ({ context }) => ({ ...asked(context), returnDate: null }),
                    onDone: [
                      {
                        guard: { type: 'nothingFound', params: ({ event }) => ({ departures: event.output }) },
                        target: 'empty',
                        actions: 'forgetWanted',
                      },
                      {
                        guard: { type: 'wantedCame', params: ({ event }) => ({ departures: event.output }) },
                        target: '#search.open.results.return',
                        actions: [
                          { type: 'keepDepartures', params: ({ event }) => ({ departures: event.output }) },
                          { type: 'takeOutbound', params: ({ context }) => ({ tripId: context.wantedId }) },
                        ],
                      },
                      {
                        target: 'listed',
                        actions: ['forgetWanted', { type: 'keepDepartures', params: ({ event }) => ({ departures: event.output }) }],
                      },
                    ],
                    onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
                  },
                },
                listed: {
                  on: {
                    ...listing.on,
                    'departure.chosen': [
                      {
                        guard: { type: 'leadsBack', params: ({ event }) => ({ tripId: event.tripId }) },
                        target: '#search.open.results.return',
                        actions: { type: 'takeOutbound', params: ({ event }) => ({ tripId: event.tripId }) },
                      },
                      {
                        guard: { type: 'canBeChosen', params: ({ event }) => ({ tripId: event.tripId }) },
                        target: '#search.chosen',
                        actions: { type: 'choose', params: ({ event }) => ({ tripId: event.tripId }) },
                      },
                    ],
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
                  actions: {
                    type: 'askOn',
                    params: ({ context, event }) => ({ query: context.query && queryBackOn(context.query, event.date) }),
                  },
                },
              },
              states: {
                searching: {
                  entry: 'askBack',
                  invoke: {
                    id: 'searchReturnTrips',
                    src: 'searchTrips',
                    input: ({ context }) => asked(context),
                    onDone: [
                      { guard: { type: 'nothingFound', params: ({ event }) => ({ departures: event.output }) }, target: 'empty' },
                      { target: 'listed', actions: { type: 'keepDepartures', params: ({ event }) => ({ departures: event.output }) } },
                    ],
                    onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
                  },
                },
                listed: {
                  on: {
                    ...listing.on,
                    'departure.chosen': {
                      guard: { type: 'canBeChosen', params: ({ event }) => ({ tripId: event.tripId }) },
                      target: '#search.chosen',
                      actions: { type: 'choose', params: ({ event }) => ({ tripId: event.tripId }) },
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
  },
});

function isRoundTrip({ query }: SearchContext): boolean {
  return query?.returnDate != null;
}

function wantedAmong(
  { listing: { filters, sort }, wantedId }: SearchContext,
  { departures }: { departures: Departure[] },
): Departure | null {
  return wantedId === null ? null : departureToChoose({ listing: { departures, filters, sort }, outbound: null }, wantedId);
}

function redrafted({ query, draft }: SearchContext): SearchDraft {
  if (!query) return draft;
  // What is not searched stays in the form.
  const asked = draftOf(askedFor(query, null));
  return withDate({ ...asked, returnDate: asked.returnDate ?? draft.returnDate }, query.date);
}

function asked({ query }: SearchContext) {
  if (!query) throw new Error('a search needs a query');
  return { originId: query.origin.id, destinationId: query.destination.id, date: query.date, returnDate: query.returnDate };
}

function ended({ chosen, outbound, query }: SearchContext): SearchOutput {
  if (!chosen || !query) throw new Error('a search ends with a departure');
  return outbound ? { departure: outbound.departure, returnDeparture: chosen, query } : { departure: chosen, returnDeparture: null, query };
}
