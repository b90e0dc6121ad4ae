import type { components } from '../../../openapi/types/trip.ts';
import { plusDays, plusSeconds } from '../../../machines/domain/instant.ts';
import { NOW } from '../../../machines/testing/fixtures.ts';
import type { searchModels } from '../../../machines/search/search.model.ts';
import type { SearchAsked } from '../../../machines/search/search.types.ts';
import { type EventOf, isIn, type Limit } from 'xstate-paths';
import { pathOf } from '../../../src/app/steps/addresses.ts';
import { common, search, shell, trips, results as resultWords } from '../../../src/messages/es-MX.ts';
import { forward } from '../browser/forward.ts';
import { problem } from '../browser/gates.ts';
import { saying } from '../../pages/text.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { clock, empties, fails } from '../sandbox.ts';

type Found = components['schemas']['TripSearch'];

const RESULTS = 1;
/** The popup of My trips. */
const POPUP = 3;
const REMEMBERED_MS = 61 * 60_000;
const FRESH_MS = 61_000;
const ROUND = 2;
const OUTDATED = 4;
/** The way out that the address names. */
const WANTED = 'wanted';

/** A round-trip search whose address names the first departure of the day as the way out. */
async function bothWays({ bus, buyer, notes }: Stage): Promise<SearchAsked> {
  const { id } = await buyer.trip({ ...bus, place: 0 });
  notes.set(WANTED, id);
  return { ...bus.asked, roundTrip: true, returnDate: plusDays(bus.asked.date ?? '', 2), outboundId: id };
}

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

const places: Limit = {
  because: 'la lista se abre cuando ya tiene lugares',
  holds: (at) => isIn(at, 'origins.ready') && isIn(at, 'editor.closed') && (isIn(at, 'results.form') || isIn(at, 'results.popup')),
};
const destinations: Limit = { because: places.because, holds: (at) => places.holds(at) && isIn(at, 'destinations.ready') };

const listed: Limit = { because: 'la lista está a la vista', holds: (at) => isIn(at, 'editor.closed') };

const editor: Limit = { because: 'los campos están en el formulario', holds: (at) => isIn(at, 'editor.open') };

/** The bus of a path may run a month from now, so a day before it proves nothing. */
const LONG_AGO = '2020-01-01';

/** The form and the results, in a browser. */
export const chart: ChartTable<EventOf<typeof searchModels>> = {
  start: (model) => {
    if (model === RESULTS) return 'Busca Monterrey → San Luis Potosí para dentro de unos días y recarga los resultados.';
    if (model === ROUND) return 'Busca un viaje redondo Monterrey → San Luis Potosí para dentro de unos días y recarga los resultados.';
    if (model === OUTDATED) return 'Busca un viaje y cambia la fecha de la dirección por una del año 2020.';
    return model === POPUP ? 'Entra con una cuenta, abre «Mis boletos» y oprime «Buscar viajes».' : 'Abre la tienda.';
  },
  signedIn: true,
  // After the popup, Home begins a search of its own.
  actorOf: (model) => (model === POPUP ? 'searchPopup' : 'search'),
  holds: ['getOrigins', 'getDestinations', 'searchTrips', 'getPromotion'],
  async begin(stage, model) {
    const { page, shop, bus } = stage;
    await page.clock.install();
    if (model === ROUND) await page.goto(`/compra${pathOf({ name: 'home', asked: await bothWays(stage) })}`);
    else if (model === RESULTS) await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    else if (model === OUTDATED) await page.goto(`/compra${pathOf({ name: 'home', asked: { ...bus.asked, date: LONG_AGO } })}`);
    else if (model === POPUP) {
      await signInRegistered(stage);
      await page.goto(`/compra${pathOf({ name: 'trips' })}`);
      await page.getByRole('button', { name: trips.search }).click();
      await page.getByRole('dialog', { name: search.editorTitle }).waitFor();
    } else await shop.home.open();
  },
  events: {
    originsCome: {
      says: 'Llegan los orígenes',
      passing: (at) => at.context.origins.length > 0,
      play: ({ gates }) => gates.open('getOrigins'),
    },
    originsFail: {
      says: 'Los orígenes no llegan',
      sandbox: fails('getOrigins'),
      play: ({ gates }) => gates.open('getOrigins', problem(429, 'too-many-requests')),
    },
    destinationsCome: {
      says: 'Llegan los destinos',
      passing: (at) => at.context.destinations.length > 0,
      play: ({ gates }) => gates.open('getDestinations'),
    },
    destinationsFail: {
      says: 'Los destinos no llegan',
      sandbox: fails('getDestinations'),
      play: ({ gates }) => gates.open('getDestinations', problem(429, 'too-many-requests')),
    },
    placesRetried: {
      says: 'Vuelve a pedir los lugares',
      limit: {
        because: 'el botón está en el formulario',
        holds: (at) => isIn(at, 'results.form') && (isIn(at, 'origins.failed') || isIn(at, 'destinations.failed')),
      },
      play: ({ page }) => page.getByText(common.retry).first().click(),
    },
    originChosen: {
      says: 'Elige Monterrey como origen',
      limit: { because: places.because, holds: (at) => places.holds(at) && at.context.draft.originId === null },
      play: async ({ page, shop }) => {
        // Places are cached for an hour.
        await page.clock.fastForward(REMEMBERED_MS);
        await shop.home.chooseOrigin('monte', 'Monterrey');
      },
    },
    originCleared: {
      says: 'Borra el origen',
      limit: { because: places.because, holds: (at) => places.holds(at) && at.context.draft.originId !== null },
      play: async ({ shop, page }) => {
        await shop.home.origin.click();
        // The ends may have been exchanged.
        await page.getByRole('option', { name: saying(search.remove('')) }).click();
      },
    },
    destinationChosen: {
      says: 'Elige San Luis Potosí como destino',
      limit: { because: destinations.because, holds: (at) => destinations.holds(at) && at.context.draft.destinationId === null },
      play: ({ shop }, { from }) => shop.home.chooseDestination('san luis', 'San Luis Potosí', from.context.draft.date !== null),
    },
    destinationCleared: {
      says: 'Borra el destino',
      limit: { because: destinations.because, holds: (at) => destinations.holds(at) && at.context.draft.destinationId !== null },
      play: async ({ shop, page }) => {
        await shop.home.destination.click();
        await page.getByRole('option', { name: search.remove('San Luis Potosí') }).click();
      },
    },
    endsSwapped: {
      says: 'Intercambia origen y destino',
      limit: destinations,
      play: (stage) => press(stage, search.swap),
    },
    dateChosen: {
      says: 'Elige una fecha',
      limit: { because: 'el campo está en el formulario', holds: (at) => isIn(at, 'results.form') && isIn(at, 'editor.closed') },
      play: ({ shop }) => shop.home.chooseDay(shop.home.date, search.date, -1),
    },
    dayPasses: {
      says: 'Pasa un día con la página abierta',
      sandbox: clock(86_400),
      limit: { because: 'pasa un día', holds: (at) => at.context.now !== plusSeconds(NOW, 86_400) },
      play: (stage) => forward(stage, 86_400),
    },
    searchSubmitted: {
      says: `Oprime «${search.submit}»`,
      limit: { because: 'el botón está en el formulario', holds: (at) => isIn(at, 'results.form') || isIn(at, 'editor.open') },
      play: async ({ page }) => {
        // The departures of a day are cached for a minute.
        await page.clock.fastForward(FRESH_MS);
        await page.getByRole('button', { name: search.submit }).last().click();
      },
    },
    departuresCome: {
      says: 'Llegan las salidas del día',
      // The way back is requested after the way out of the address has arrived.
      play: ({ gates }, { from }) => (from.context.wantedId === null ? gates.open('searchTrips') : gates.first('searchTrips')),
    },
    noDepartures: {
      says: 'Ese día no hay salidas',
      sandbox: empties('searchTrips'),
      play: ({ gates }) =>
        gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), oneWayTrips: [] } }) }),
    },
    departuresFail: {
      says: 'La búsqueda falla',
      sandbox: fails('searchTrips'),
      play: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
    },
    searchRetried: {
      says: 'Vuelve a buscar',
      limit: { because: 'el botón está donde faltan las salidas', holds: (at) => isIn(at, 'editor.closed') },
      play: (stage) => press(stage, common.retry),
    },
    dayChosen: {
      says: 'Elige otro día de la tira',
      limit: {
        because: 'la tira de días se ve con los resultados',
        holds: (at) => at.context.query !== null && isIn(at, 'editor.closed'),
      },
      play: ({ page }) => page.getByRole('navigation', { name: resultWords.days }).getByRole('link').last().click(),
    },
    editorOpened: {
      says: 'Abre la búsqueda para cambiarla',
      limit: { because: 'el botón está sobre los resultados', holds: (at) => at.context.query !== null },
      play: ({ page }) => page.getByRole('button', { name: shell.editTrip }).click(),
    },
    popupSubmitted: {
      says: `Oprime «${search.submit}» en la búsqueda de sus viajes`,
      proves: (from) => (from.context.draft.destinationId === null ? ['SEARCH-027'] : ['SEARCH-024', 'SEARCH-026']),
      play: async ({ page }, { from }) => {
        await page.getByRole('dialog').getByRole('button', { name: search.submit }).click();
        if (from.context.draft.destinationId === null) await page.getByText(search.missing.destination).waitFor();
        else await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    },
    popupClosed: {
      says: 'Cierra la búsqueda de sus viajes',
      play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.close }).click(),
    },
    editorClosed: {
      says: 'Cierra la búsqueda sin cambiarla',
      play: (stage) => press(stage, common.close),
    },
    departureChosen: {
      says: 'Elige una salida',
      limit: { because: listed.because, holds: (at) => listed.holds(at) && isIn(at, 'outbound.listed') },
      play: async ({ page, shop }, { from }) => {
        if (from.context.query.returnDate === null) return shop.results.chooseAt(0);
        await page.clock.fastForward(FRESH_MS);
        await shop.results.chooseOutbound.first().click();
      },
    },
    promotionComes: {
      says: 'Llega la promoción del regreso',
      limit: {
        because: 'se pide con la lista de un viaje de ida',
        holds: (at) => at.context.promotion === null && at.context.query?.returnDate === null,
      },
      play: async ({ gates, shop }) => {
        await gates.open('getPromotion');
        await shop.promotion.card.waitFor();
      },
    },
    offerAccepted: {
      says: 'Quiere el regreso con promoción',
      proves: () => ['SEARCH-034'],
      play: async ({ shop }) => {
        await shop.promotion.accept.click();
        await shop.results.chooseOutbound.first().waitFor();
      },
    },
    offerDeclined: { says: 'No quiere el regreso', play: ({ shop }) => shop.promotion.decline.click() },
    wantedGone: {
      says: 'La ida que pide la dirección ya no está entre las salidas',
      play: ({ gates, notes }) =>
        gates.open('searchTrips', {
          kind: 'changed',
          change: (body) => {
            // A real answer is changed to another one of the contract.
            const found = body as Found;
            return { status: 200, body: { ...found, oneWayTrips: found.oneWayTrips.filter(({ id }) => id !== notes.get(WANTED)) } };
          },
        }),
    },
    oneWayChosen: {
      says: 'Cambia a un viaje de ida',
      limit: editor,
      play: ({ shop }) => shop.home.tripType(common.oneWay).dispatchEvent('click'),
    },
    roundTripChosen: {
      says: 'Cambia a un viaje redondo',
      limit: editor,
      play: ({ shop }) => shop.home.tripType(common.roundTrip).dispatchEvent('click'),
    },
    returnDateChosen: {
      says: 'Elige la fecha de regreso',
      limit: { because: editor.because, holds: (at) => editor.holds(at) && at.context.draft.roundTrip },
      play: ({ shop }) => shop.home.chooseDay(shop.home.returnDate, search.returnDate, -1),
    },
    returnsCome: {
      says: 'Llegan las salidas del regreso',
      play: ({ gates }) => gates.open('searchTrips'),
    },
    noReturns: {
      says: 'Ese día no hay salidas de regreso',
      sandbox: empties('searchTrips'),
      play: ({ gates }) =>
        gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), returnTrips: [] } }) }),
    },
    returnsFail: {
      says: 'La búsqueda del regreso falla',
      sandbox: fails('searchTrips'),
      play: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
    },
    outboundChanged: {
      says: 'Oprime «Cambiar» en su ida',
      limit: { because: 'el botón está sobre los resultados', holds: (at) => isIn(at, 'editor.closed') },
      play: ({ shop }) => shop.results.changeOutbound.click(),
    },
    returnChosen: {
      says: 'Elige una salida de regreso',
      limit: { because: listed.because, holds: (at) => listed.holds(at) && isIn(at, 'return.listed') },
      play: ({ shop }) => shop.results.chooseAt(0),
    },
  },
};
