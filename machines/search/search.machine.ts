import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Place } from '../domain/place.ts';
import type { Departure } from '../domain/trip.ts';
import { getDestinations, getOrigins, searchTrips } from './search.ports.ts';
import { departureToChoose, missingFields, NO_FILTERS, queryOf, swapped, toggled, withOrigin } from './search.rules.ts';
import type { Filters, SearchContext, SearchDraft, SearchEvent, SearchInput, SearchOutput, SortOrder } from './search.types.ts';

/** From three fields to the departure that the traveller takes. */
export const searchMachine = setup({
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
    canBeChosen: ({ context }, params: { tripId: string }) => departureToChoose(context.departures, params.tripId) !== null,
  },
  actions: {
    keepOrigins: assign((_, params: { places: Place[]; recent: string[] }) => ({ origins: params.places, recent: params.recent })),
    keepDestinations: assign((_, params: { places: Place[] }) => ({ destinations: params.places })),
    forgetDestinations: assign({ destinations: [] }),
    draftOrigin: assign(({ context }, params: { placeId: string | null }) => ({
      draft: withOrigin(context.draft, params.placeId),
      missing: [],
    })),
    draftDestination: assign(({ context }, params: { placeId: string | null }) => ({
      draft: { ...context.draft, destinationId: params.placeId },
      missing: [],
    })),
    draftDate: assign(({ context }, params: { date: PlainDate }) => ({ draft: { ...context.draft, date: params.date }, missing: [] })),
    draftSwapped: assign(({ context }) => ({ draft: swapped(context.draft), missing: [] })),
    redraftQuery: assign(({ context }) => ({ draft: draftOf(context), missing: [] })),
    nameMissing: assign(({ context }) => ({ missing: missingFields(context.draft, context.today) })),
    ask: assign(({ context }) => ({ query: queryOf(context), missing: [], failure: null, departures: [], filters: NO_FILTERS })),
    askDay: assign(({ context }, params: { date: PlainDate }) => ({ draft: { ...draftOf(context), date: params.date } })),
    keepDepartures: assign((_, params: { departures: Departure[] }) => ({ departures: params.departures, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    sortBy: assign((_, params: { sort: SortOrder }) => ({ sort: params.sort })),
    filterBy: assign(({ context }, params: Partial<Filters>) => ({ filters: { ...context.filters, ...params } })),
    choose: assign(({ context }, params: { tripId: string }) => ({ chosen: departureToChoose(context.departures, params.tripId) })),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    today: input.today,
    origins: [],
    destinations: [],
    recent: [],
    draft: input.asked,
    missing: [],
    query: null,
    departures: [],
    filters: NO_FILTERS,
    sort: 'departure',
    failure: null,
    chosen: null,
  }),
  output: ({ context }) => ended(context),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'departure.chosen': {
          guard: { type: 'canBeChosen', params: ({ event }) => ({ tripId: event.tripId }) },
          actions: { type: 'choose', params: ({ event }) => ({ tripId: event.tripId }) },
          target: 'chosen',
        },
      },
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
            'day.chosen': { actions: { type: 'askDay', params: ({ event }) => ({ date: event.date }) } },
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
            'destination.chosen': { actions: { type: 'draftDestination', params: ({ event }) => ({ placeId: event.placeId }) } },
            'destination.cleared': { actions: { type: 'draftDestination', params: { placeId: null } } },
            'date.chosen': { actions: { type: 'draftDate', params: ({ event }) => ({ date: event.date }) } },
            'search.submitted': [{ guard: 'isComplete', target: '.searching', actions: 'ask' }, { actions: 'nameMissing' }],
            'day.chosen': { target: '.waiting' },
          },
          states: {
            deciding: { always: [{ guard: 'wasAsked', target: 'waiting' }, { target: 'form' }] },
            form: {},
            /** The address asked for a search: it begins when the places are known. */
            waiting: { always: { guard: 'isComplete', target: 'searching', actions: 'ask' } },
            searching: {
              invoke: {
                id: 'searchTrips',
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
                'sort.chosen': { actions: { type: 'sortBy', params: ({ event }) => ({ sort: event.sort }) } },
                'time.toggled': {
                  actions: { type: 'filterBy', params: ({ context, event }) => ({ times: toggled(context.filters.times, event.time) }) },
                },
                'brand.toggled': {
                  actions: {
                    type: 'filterBy',
                    params: ({ context, event }) => ({ brands: toggled(context.filters.brands, event.brandId) }),
                  },
                },
                'amenity.toggled': {
                  actions: {
                    type: 'filterBy',
                    params: ({ context, event }) => ({ amenities: toggled(context.filters.amenities, event.amenityId) }),
                  },
                },
                'direct.toggled': { actions: { type: 'filterBy', params: ({ context }) => ({ directOnly: !context.filters.directOnly }) } },
                'filters.cleared': { actions: { type: 'filterBy', params: NO_FILTERS } },
              },
            },
            empty: {},
            failed: { on: { 'search.retried': 'searching' } },
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

function draftOf(context: SearchContext): SearchDraft {
  const { query, draft } = context;
  return query ? { originId: query.origin.id, destinationId: query.destination.id, date: query.date } : draft;
}

function asked({ query }: SearchContext) {
  if (!query) throw new Error('a search needs a query');
  return { originId: query.origin.id, destinationId: query.destination.id, date: query.date };
}

function ended({ chosen, query }: SearchContext): SearchOutput {
  if (!chosen || !query) throw new Error('a search ends with a departure');
  return { departure: chosen, query };
}
