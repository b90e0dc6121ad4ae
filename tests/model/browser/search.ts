import type { searchModels } from '../../../machines/search/search.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { pathOf } from '../../../src/app/url.ts';
import { common, search, shell } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Limit, Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof searchModels>;

const RESULTS = 1;
const REMEMBERED_MS = 61 * 60_000;
const FRESH_MS = 61_000;

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The first box of a group of filters, in the sheet that a chip opens. */
async function filter(stage: Stage, group: string): Promise<void> {
  await stage.page.getByRole('button', { name: new RegExp(`^${search.filters}`) }).click();
  const sheet = stage.page.getByRole('dialog', { name: search.filters });
  await sheet.getByRole('group', { name: group }).getByRole('checkbox').first().dispatchEvent('click');
  await stage.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

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
  departureChosen: ({ shop }) => shop.results.chooseAt(0),
} satisfies Partial<Record<Event, Act>>;

const world = {
  originsCome: ({ gates }) => gates.open('getOrigins'),
  originsFail: ({ gates }) => gates.open('getOrigins', problem(429, 'too-many-requests')),
  destinationsCome: ({ gates }) => gates.open('getDestinations'),
  destinationsFail: ({ gates }) => gates.open('getDestinations', problem(429, 'too-many-requests')),
  departuresCome: ({ gates }) => gates.open('searchTrips'),
  noDepartures: ({ gates }) =>
    gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), oneWayTrips: [] } }) }),
  departuresFail: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
} satisfies Partial<Record<Event, Act>>;

const unrun = {
  dateChosen: 'el calendario se recorre en las pruebas de teclado; el día ya viene puesto',
  filtersCleared: 'el botón aparece cuando hay un filtro, y el modelo no distingue si lo hay',
} satisfies Partial<Record<Event, string>>;

const places: Limit = {
  because: 'la lista se abre cuando ya tiene lugares',
  holds: (at) => isIn(at, 'origins.ready') && isIn(at, 'editor.closed') && isIn(at, 'results.form'),
};
const destinations: Limit = { because: places.because, holds: (at) => places.holds(at) && isIn(at, 'destinations.ready') };

/** The form and the departures of a day, in a browser. */
export const browser: BrowserChart<Event, keyof typeof unrun> = {
  signedIn: true,
  holds: ['getOrigins', 'getDestinations', 'searchTrips'],
  async begin({ page, shop, bus }, model) {
    await page.clock.install();
    if (model === RESULTS) await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    else await shop.home.open();
  },
  steps: { ...user, ...world },
  unrun,
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
    departureChosen: { because: 'la lista está a la vista', holds: (at) => isIn(at, 'listed') && isIn(at, 'editor.closed') },
  },
  proves: {},
};
