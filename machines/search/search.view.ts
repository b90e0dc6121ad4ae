import type { SnapshotFrom } from 'xstate';
import { departureView, lowestOf } from '../domain/departureList.ts';
import { plusDays, type PlainDate } from '../domain/instant.ts';
import type { Direction } from '../domain/trip.ts';
import type { searchMachine } from './search.machine.ts';
import { askedFor, dateOf, daysAround, placeById, SALE_DAYS, todayAt, todayOf } from './search.rules.ts';
import type {
  DateFieldView,
  PlaceFieldView,
  ResultsFrame,
  SearchAsked,
  SearchContext,
  SearchFormView,
  SearchView,
} from './search.types.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export function searchView(snapshot: Snapshot): SearchView {
  const { context } = snapshot;
  const form = formView(snapshot);
  if (showsForm(snapshot)) return { screen: 'form', form };
  const editing = snapshot.matches({ open: { editor: 'open' } });
  const { query } = context;
  const direction: Direction = snapshot.matches({ open: { results: 'return' } }) ? 'return' : 'outbound';
  const outbound = context.outbound && departureView(context.outbound.departure, lowestOf(context.outbound.departures), null);
  const today = query ? todayAt(query.origin, context) : todayOf(context);
  const away = query?.date ?? dateOf(context);
  const date = direction === 'return' ? (query?.returnDate ?? away) : away;
  const days = daysAround(date, direction === 'return' ? away : today, today);
  const frame = { form, editing, direction, date, outbound, days };
  if (!query || isAsking(snapshot)) return { screen: 'loading', query, ...frame };
  const results: ResultsFrame = { query, ...frame };
  if (snapshot.matches({ open: { results: { [direction]: 'empty' } } })) return { screen: 'empty', ...results };
  if (context.failure) return { screen: 'failed', failure: context.failure, ...results };
  return { screen: 'results', departures: context.departures, ...results };
}

/** True for the bare form without results. */
export function showsForm(snapshot: Snapshot): boolean {
  return snapshot.matches({ open: { results: 'form' } }) || snapshot.matches({ open: { results: 'popup' } }) || isStuck(snapshot);
}

/** The search for the address of the page: the running or finished one, null for the bare form. */
export function askedOf(snapshot: Snapshot): SearchAsked | null {
  const { query, draft, outbound, wantedId } = snapshot.context;
  const outboundId = outbound?.departure.run.tripId ?? wantedId;
  if (snapshot.matches({ open: { results: 'waiting' } })) return { ...draft, outboundId };
  return query && askedFor(query, outboundId);
}

function isAsking(snapshot: Snapshot): boolean {
  return (
    snapshot.matches({ open: { results: 'waiting' } }) ||
    snapshot.matches({ open: { results: { outbound: 'searching' } } }) ||
    snapshot.matches({ open: { results: { return: 'searching' } } })
  );
}

/** True when an address requested a search whose places failed to load. The form then shows what failed or is missing. */
function isStuck(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ open: { results: 'waiting' } })) return false;
  const settled = snapshot.matches({ open: { origins: 'ready' } }) && snapshot.matches({ open: { destinations: 'ready' } });
  return settled || snapshot.matches({ open: { origins: 'failed' } }) || snapshot.matches({ open: { destinations: 'failed' } });
}

function formView(snapshot: Snapshot): SearchFormView {
  const { context } = snapshot;
  const today = todayOf(context);
  const recent = (places: SearchContext['origins']) => context.recent.flatMap((id) => placeById(places, id) ?? []);
  const origin: PlaceFieldView = {
    selected: placeById(context.origins, context.draft.originId),
    options: context.origins,
    from: null,
    recent: recent(context.origins),
    status: snapshot.matches({ open: { origins: 'loading' } })
      ? 'loading'
      : snapshot.matches({ open: { origins: 'failed' } })
        ? 'failed'
        : 'ready',
    missing: context.missing.includes('origin'),
  };
  const destination: PlaceFieldView = {
    selected: placeById(context.destinations, context.draft.destinationId),
    options: context.destinations,
    from: context.draft.originId,
    recent: recent(context.destinations),
    status: destinationStatus(snapshot),
    missing: context.missing.includes('destination'),
  };
  return {
    origin,
    destination,
    roundTrip: context.draft.roundTrip,
    date: dateField(context, 'date', today, today),
    returnDate: context.draft.roundTrip ? dateField(context, 'returnDate', today, dateOf(context)) : null,
    canSwap: snapshot.can({ type: 'ends.swapped' }),
    searching: snapshot.matches({ open: { results: { outbound: 'searching' } } }),
  };
}

function dateField(context: SearchContext, field: 'date' | 'returnDate', today: PlainDate, min: PlainDate): DateFieldView {
  return {
    value: field === 'date' ? dateOf(context) : context.draft.returnDate,
    isChosen: context.draft[field] !== null,
    today,
    min,
    max: plusDays(today, SALE_DAYS),
    missing: context.missing.includes(field),
  };
}

function destinationStatus(snapshot: Snapshot): PlaceFieldView['status'] {
  if (snapshot.matches({ open: { destinations: 'loading' } })) return 'loading';
  if (snapshot.matches({ open: { destinations: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { destinations: 'ready' } }) ? 'ready' : 'waitingForOrigin';
}
