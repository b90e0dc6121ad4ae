import type { Locator } from '@playwright/test';
import type { components } from '../../../openapi/types/trip.ts';
import { plusDays } from '../../../machines/domain/instant.ts';
import type { searchModels } from '../../../machines/search/search.model.ts';
import type { SearchAsked } from '../../../machines/search/search.types.ts';
import { filtersOn } from '../../../machines/search/search.rules.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { pathOf } from '../../../src/app/url.ts';
import { common, search, shell } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Limit, Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof searchModels>;

type Found = components['schemas']['TripSearch'];

const RESULTS = 1;
const REMEMBERED_MS = 61 * 60_000;
const FRESH_MS = 61_000;
const ROUND = 2;
/** The trip that the address asks for as the way out. */
const WANTED = 'wanted';

/** A search for both ways, whose address names the first departure of the day as the way out. */
async function bothWays({ bus, buyer, notes }: Stage): Promise<SearchAsked> {
  const { id } = await buyer.trip({ ...bus, place: 0 });
  notes.set(WANTED, id);
  return { ...bus.asked, roundTrip: true, returnDate: plusDays(bus.asked.date ?? '', 2), outboundId: id };
}

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Does something in the sheet of the filters, which a chip opens. */
async function inFilters(stage: Stage, act: (sheet: Locator) => Promise<void>): Promise<void> {
  await stage.page.getByRole('button', { name: new RegExp(`^${search.filters}`) }).click();
  const sheet = stage.page.getByRole('dialog', { name: search.filters });
  await stage.expect(sheet).toBeFocused();
  await act(sheet);
  await stage.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

/** The first box of a group of filters. */
const filter = (stage: Stage, group: string) =>
  inFilters(stage, (sheet) => sheet.getByRole('group', { name: group }).locator('label').first().click());

const user = {
  placesRetried: ({ page }) => page.getByText(common.retry).first().click(),
  originChosen: async ({ page, shop }) => {
    // Places that were asked for once are remembered for an hour.
    await page.clock.fastForward(REMEMBERED_MS);
    await shop.home.chooseOrigin('monte', 'Monterrey');
  },
  originCleared: async ({ shop, page }) => {
    await shop.home.origin.click();
    await page.getByRole('option', { name: search.remove('Monterrey') }).click();
  },
  destinationChosen: ({ shop }) => shop.home.chooseDestination('san luis', 'San Luis Potosí'),
  destinationCleared: async ({ shop, page }) => {
    await shop.home.destination.click();
    await page.getByRole('option', { name: search.remove('San Luis Potosí') }).click();
  },
  endsSwapped: (stage) => press(stage, search.swap),
  dateChosen: ({ shop }) => shop.home.chooseDay(shop.home.date, search.date, -1),
  searchSubmitted: async ({ page }) => {
    // So are the departures of a day, for a minute.
    await page.clock.fastForward(FRESH_MS);
    await page.getByRole('button', { name: search.submit }).last().click();
  },
  searchRetried: (stage) => press(stage, common.retry),
  dayChosen: ({ page }) => page.getByRole('navigation', { name: search.days }).getByRole('link').last().click(),
  editorOpened: ({ page }) => page.getByRole('button', { name: shell.editTrip }).click(),
  editorClosed: (stage) => press(stage, common.close),
  sortChosen: async ({ page }) => {
    await page.getByRole('button', { name: search.sorts.departure }).last().click();
    await page
      .getByRole('menuitem', { name: search.sorts.price })
      .or(page.getByRole('menuitemradio', { name: search.sorts.price }))
      .click();
  },
  timeToggled: (stage) => filter(stage, search.timesTitle),
  brandToggled: (stage) => filter(stage, search.brandsTitle),
  amenityToggled: (stage) => filter(stage, search.amenitiesTitle),
  directToggled: (stage) => filter(stage, search.routeTitle),
  filtersCleared: (stage) =>
    inFilters(stage, async (sheet) => {
      await sheet.getByRole('button', { name: search.clearFilters }).click();
      // Its button has nothing left to clear: the focus stays in the sheet.
      await stage.expect(sheet).toBeFocused();
    }),
  departureChosen: async ({ page, shop }, { from }) => {
    if (from.context.query.returnDate === null) return shop.results.chooseAt(0);
    await page.clock.fastForward(FRESH_MS);
    await shop.results.chooseOutbound.first().click();
  },
  oneWayChosen: ({ shop }) => shop.home.tripType(common.oneWay).dispatchEvent('click'),
  roundTripChosen: ({ shop }) => shop.home.tripType(common.roundTrip).dispatchEvent('click'),
  returnDateChosen: ({ shop }) => shop.home.chooseDay(shop.home.returnDate, search.returnDate, -1),
  outboundChanged: ({ shop }) => shop.results.changeOutbound.click(),
  returnChosen: ({ shop }) => shop.results.chooseAt(0),
} satisfies Partial<Record<Event, Act>>;

const world = {
  originsCome: ({ gates }) => gates.open('getOrigins'),
  originsFail: ({ gates }) => gates.open('getOrigins', problem(429, 'too-many-requests')),
  destinationsCome: ({ gates }) => gates.open('getDestinations'),
  destinationsFail: ({ gates }) => gates.open('getDestinations', problem(429, 'too-many-requests')),
  // The way back is asked for as soon as the way out that the address names has come.
  departuresCome: ({ gates }, { from }) => (from.context.wantedId === null ? gates.open('searchTrips') : gates.first('searchTrips')),
  noDepartures: ({ gates }) =>
    gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), oneWayTrips: [] } }) }),
  departuresFail: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
  wantedGone: ({ gates, notes }) =>
    gates.open('searchTrips', {
      kind: 'changed',
      change: (body) => {
        // Another answer of the contract is made from a real one.
        const found = body as Found;
        return { status: 200, body: { ...found, oneWayTrips: found.oneWayTrips.filter(({ id }) => id !== notes.get(WANTED)) } };
      },
    }),
  returnsCome: ({ gates }) => gates.open('searchTrips'),
  noReturns: ({ gates }) =>
    gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), returnTrips: [] } }) }),
  returnsFail: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
} satisfies Partial<Record<Event, Act>>;

const places: Limit = {
  because: 'la lista se abre cuando ya tiene lugares',
  holds: (at) => isIn(at, 'origins.ready') && isIn(at, 'editor.closed') && isIn(at, 'results.form'),
};
const destinations: Limit = { because: places.because, holds: (at) => places.holds(at) && isIn(at, 'destinations.ready') };

/** Among the departures of the network, a filter may leave none. */
const listed: Limit = {
  because: 'la lista está a la vista, sin filtros que la vacíen',
  holds: (at) => isIn(at, 'editor.closed') && filtersOn(at.context.listing.filters) === 0,
};

const editor: Limit = { because: 'los campos están en el formulario', holds: (at) => isIn(at, 'editor.open') };

/** The form and the departures of a day, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['getOrigins', 'getDestinations', 'searchTrips'],
  async begin(stage, model) {
    const { page, shop, bus } = stage;
    await page.clock.install();
    if (model === ROUND) await page.goto(`/compra${pathOf({ name: 'home', asked: await bothWays(stage) })}`);
    else if (model === RESULTS) await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    else await shop.home.open();
  },
  steps: { ...user, ...world },
  unrun: {},
  passing: {
    originsCome: (at) => at.context.origins.length > 0,
    destinationsCome: (at) => at.context.destinations.length > 0,
  },
  limits: {
    originChosen: { because: places.because, holds: (at) => places.holds(at) && at.context.draft.originId === null },
    originCleared: { because: places.because, holds: (at) => places.holds(at) && at.context.draft.originId !== null },
    destinationChosen: { because: destinations.because, holds: (at) => destinations.holds(at) && at.context.draft.destinationId === null },
    destinationCleared: { because: destinations.because, holds: (at) => destinations.holds(at) && at.context.draft.destinationId !== null },
    endsSwapped: destinations,
    dateChosen: { because: 'el campo está en el formulario', holds: (at) => isIn(at, 'results.form') && isIn(at, 'editor.closed') },
    placesRetried: {
      because: 'el botón está en el formulario',
      holds: (at) => isIn(at, 'results.form') && (isIn(at, 'origins.failed') || isIn(at, 'destinations.failed')),
    },
    searchSubmitted: { because: 'el botón está en el formulario', holds: (at) => isIn(at, 'results.form') || isIn(at, 'editor.open') },
    searchRetried: { because: 'el botón está donde faltan las salidas', holds: (at) => isIn(at, 'editor.closed') },
    dayChosen: {
      because: 'la tira de días se ve con los resultados',
      holds: (at) => at.context.query !== null && isIn(at, 'editor.closed'),
    },
    editorOpened: { because: 'el botón está sobre los resultados', holds: (at) => at.context.query !== null },
    filtersCleared: {
      because: 'el botón se puede oprimir cuando hay un filtro',
      holds: (at) => isIn(at, 'editor.closed') && filtersOn(at.context.listing.filters) > 0,
    },
    departureChosen: { because: listed.because, holds: (at) => listed.holds(at) && isIn(at, 'outbound.listed') },
    oneWayChosen: editor,
    roundTripChosen: editor,
    returnDateChosen: { because: editor.because, holds: (at) => editor.holds(at) && at.context.draft.roundTrip },
    outboundChanged: { because: 'el botón está sobre los resultados', holds: (at) => isIn(at, 'editor.closed') },
    returnChosen: { because: listed.because, holds: (at) => listed.holds(at) && isIn(at, 'return.listed') },
  },
  proves: {},
};
