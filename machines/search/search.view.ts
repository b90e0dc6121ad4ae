import type { SnapshotFrom } from 'xstate';
import { plusDays } from '../domain/instant.ts';
import type { searchMachine } from './search.machine.ts';
import { daysAround, departureView, listed, placeById, SALE_DAYS, timeOfDay } from './search.rules.ts';
import type {
  FiltersView,
  PlaceFieldView,
  ResultsFrame,
  SearchContext,
  SearchDraft,
  SearchFormView,
  SearchView,
  TimeOfDay,
} from './search.types.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export function searchView(snapshot: Snapshot): SearchView {
  const { context } = snapshot;
  const form = formView(snapshot);
  if (snapshot.matches({ open: { results: 'form' } }) || isStuck(snapshot)) return { screen: 'form', form };
  const editing = snapshot.matches({ open: { editor: 'open' } });
  const { query } = context;
  const date = query?.date ?? context.draft.date ?? context.today;
  const days = daysAround(date, context.today);
  if (!query || snapshot.matches({ open: { results: 'waiting' } }) || snapshot.matches({ open: { results: 'searching' } })) {
    return { screen: 'loading', form, editing, query, days };
  }
  const frame: ResultsFrame = { form, editing, query, days };
  if (snapshot.matches({ open: { results: 'empty' } })) return { screen: 'empty', ...frame };
  if (context.failure) return { screen: 'failed', failure: context.failure, ...frame };
  const lowest = Math.min(...context.departures.map((departure) => departure.price));
  return {
    screen: 'results',
    departures: listed(context.departures, context.filters, context.sort).map((departure) => departureView(departure, lowest)),
    total: context.departures.length,
    filters: filtersView(context),
    sort: context.sort,
    ...frame,
  };
}

/** What the address of the page says of the search: what is being asked or was found, null for the bare form. */
export function askedOf(snapshot: Snapshot): SearchDraft | null {
  const { query, draft } = snapshot.context;
  if (snapshot.matches({ open: { results: 'waiting' } })) return draft;
  return query && { originId: query.origin.id, destinationId: query.destination.id, date: query.date };
}

/** An address asked for a search, but its places cannot be had: the form shows what failed or is missing. */
function isStuck(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ open: { results: 'waiting' } })) return false;
  const settled = snapshot.matches({ open: { origins: 'ready' } }) && snapshot.matches({ open: { destinations: 'ready' } });
  return settled || snapshot.matches({ open: { origins: 'failed' } }) || snapshot.matches({ open: { destinations: 'failed' } });
}

function formView(snapshot: Snapshot): SearchFormView {
  const { context } = snapshot;
  const recent = (places: SearchContext['origins']) => context.recent.flatMap((id) => placeById(places, id) ?? []);
  const origin: PlaceFieldView = {
    selected: placeById(context.origins, context.draft.originId),
    options: context.origins,
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
    recent: recent(context.destinations),
    status: destinationStatus(snapshot),
    missing: context.missing.includes('destination'),
  };
  return {
    origin,
    destination,
    date: {
      value: context.draft.date,
      today: context.today,
      min: context.today,
      max: plusDays(context.today, SALE_DAYS),
      missing: context.missing.includes('date'),
    },
    canSwap: snapshot.can({ type: 'ends.swapped' }),
    searching: snapshot.matches({ open: { results: 'searching' } }),
  };
}

function destinationStatus(snapshot: Snapshot): PlaceFieldView['status'] {
  if (snapshot.matches({ open: { destinations: 'loading' } })) return 'loading';
  if (snapshot.matches({ open: { destinations: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { destinations: 'ready' } }) ? 'ready' : 'waitingForOrigin';
}

const TIMES: TimeOfDay[] = ['dawn', 'morning', 'afternoon', 'night'];

function filtersView({ departures, filters }: SearchContext): FiltersView {
  const brands = new Map(departures.map(({ brand }) => [brand.id, brand.name]));
  const amenities = new Map(departures.flatMap((departure) => departure.amenities.map((amenity) => [amenity.id, amenity.name])));
  return {
    times: TIMES.map((id) => ({
      id,
      checked: filters.times.includes(id),
      count: departures.filter((d) => timeOfDay(d.departs) === id).length,
    })),
    brands: [...brands].map(([id, name]) => ({
      id,
      name,
      checked: filters.brands.includes(id),
      count: departures.filter((d) => d.brand.id === id).length,
    })),
    amenities: [...amenities].map(([id, name]) => ({
      id,
      name,
      checked: filters.amenities.includes(id),
      count: departures.filter((d) => d.amenities.some((amenity) => amenity.id === id)).length,
    })),
    directOnly: filters.directOnly,
    active: filters.times.length + filters.brands.length + filters.amenities.length + (filters.directOnly ? 1 : 0),
  };
}
