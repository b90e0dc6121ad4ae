import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/search/search.examples.ts';
import { searchModels } from '../../../machines/search/search.model.ts';
import { weeksOf } from '../../../machines/domain/calendar.ts';
import { plusDays } from '../../../machines/domain/instant.ts';
import { LISTED_PLACES } from '../../../machines/domain/place.ts';
import { PROMOTION } from '../../../machines/testing/fixtures.ts';
import type { SearchView } from '../../../machines/search/search.types.ts';
import { common, placeList, results as resultWords, search } from '../../messages/es-MX.ts';
import { PlaceFinder, type FindPlaces } from './placeFinder.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { DrawWithPrices, type TripPrices, type TripPricesProps } from './tripPrices.ts';

const meta = {
  title: 'Pasos/Búsqueda',
  component: SearchScreen,
  args: { send: fn(), monthHref: '#month' },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: searchModels }) },
} satisfies Meta<typeof SearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const rejected = fn<FindPlaces>(async () => {
  throw new Error('no network');
});

/** On a wide screen the list of a place loads while the page is idle, after up to 2 s. */
const patient = { timeout: 10_000 };
/** The list of a place opens in a sheet on a phone, and in place on a wide screen. */
const isInPlace = () => matchMedia('(min-width: 64rem)').matches;
type Queries = Pick<typeof screen, 'findByRole'>;
const placeField = (canvas: Queries, label: string) =>
  isInPlace() ? canvas.findByRole('combobox', { name: label }, patient) : canvas.findByRole('button', { name: new RegExp(`^${label}`) });
const placeInput = (label: string) => screen.findByRole(isInPlace() ? 'combobox' : 'searchbox', { name: label }, patient);
const says = async (canvas: Queries, label: string, place: string) => {
  const field = await placeField(canvas, label);
  await expect(field).toBeEnabled();
  if (isInPlace()) await expect(field).toHaveValue(place);
  else await expect(field).toHaveAccessibleName(`${label} ${place}`);
};

export const LoadingPlaces: Story = { name: 'Cargando lugares', args: { view: examples.loadingPlaces } };
export const Blank: Story = { name: 'Vacía', args: { view: examples.blank } };
export const PlacesFailed: Story = { name: 'Lugares no cargados', args: { view: examples.placesFailed } };
export const OriginChosen: Story = { name: 'Origen elegido', args: { view: examples.originChosen } };
export const Ready: Story = {
  name: '[SEARCH-030] Lista',
  args: { view: examples.ready },
  play: async ({ canvas }) => {
    await says(canvas, search.origin, 'Monterrey (MTY)');
    await says(canvas, search.destination, 'San Luis Potosí (SLP)');
  },
};
export const DestinationsFailed: Story = { name: 'Destinos no cargados', args: { view: examples.destinationsFailed } };
export const FieldsMissing: Story = {
  name: 'Faltan datos',
  args: { view: examples.fieldsMissing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: search.submit }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.submitted' });
    await expect(await placeField(canvas, search.origin)).toHaveFocus();
  },
};
/** A place is found without accents and by its code, with the keyboard alone. */
export const FindingPlaces: Story = {
  name: '[SEARCH-017][SEARCH-018] Buscando un lugar',
  args: { view: examples.ready },
  play: async ({ args, canvas, step }) => {
    await step('swap', async () => {
      await userEvent.click(canvas.getByRole('button', { name: search.swap }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'ends.swapped' });
    });
    await step('recent and all places', async () => {
      await userEvent.click(await placeField(canvas, search.origin));
      const input = await placeInput(search.origin);
      await waitFor(() => expect(input).toHaveFocus());
      await expect(screen.getByRole('group', { name: search.recent })).toBeInTheDocument();
      await expect(screen.getByRole('group', { name: search.allOrigins })).toBeInTheDocument();
    });
    await step('by name without accents', async () => {
      await userEvent.keyboard('potosi');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.clear(await placeInput(search.origin));
    });
    await step('by code', async () => {
      await userEvent.keyboard('tam');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'origin.chosen', placeId: 'tam' }));
    });
  },
};
/** On a phone the calendar opens by itself after the destination, and gives the focus to its own field. */
export const DayAfterDestination: Story = {
  name: 'El día después del destino',
  args: { view: examples.dayAfterDestination },
  play: async ({ canvas }) => {
    if (isInPlace()) return;
    await userEvent.click(await placeField(canvas, search.destination));
    const place = (await screen.findAllByRole('option', undefined, patient)).at(-1);
    if (place) await userEvent.click(place);
    await screen.findByRole('dialog', { name: search.date }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(`^${search.date}`) })).toHaveFocus());
  },
};
/** On a wide screen: found by any word or the code, said to readers, emptied, and chosen by Enter when one is left. */
export const PlacesInPlace: Story = {
  name: '[SEARCH-016][SEARCH-017][SEARCH-018] Lugares en la página',
  args: { view: examples.ready },
  play: async ({ args, canvas, step }) => {
    if (!isInPlace()) return;
    const input = await placeField(canvas, search.origin);
    await step('the list opens at its field and says how many there are', async () => {
      await userEvent.click(input);
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
      await expect(input).toHaveFocus();
      await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/\d+ opciones disponible/));
      await expect(screen.getByText(placeList.comboKeys)).toBeVisible();
    });
    await step('Escape closes the list and nothing else', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(input).toHaveValue('Monterrey (MTY)');
    });
    await step('a word of the middle, and Enter', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('potosi');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'origin.chosen', placeId: 'slp' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('an unknown place says so, and the field is emptied', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('zz');
      await expect(await screen.findByText(search.noPlace('zz'))).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: placeList.clearField(search.origin) }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'origin.cleared' });
    });
  },
};
const KARVINA = { id: 'S40', name: 'Karviná,Fryštát,aut.nádr.', shortcode: 'KF', timeZone: 'Europe/Prague' };
const { form } = examples.blank;
/** The list of a page, in a network of thousands of places. */
const mainPlaces = Array.from({ length: LISTED_PLACES }, (_, index) => ({
  id: `S-${index}`,
  name: `Lugar ${index}`,
  shortcode: `L${index}`,
  timeZone: 'Europe/Prague',
}));
const largeNetwork: SearchView = { screen: 'form', form: { ...form, origin: { ...form.origin, options: mainPlaces, recent: [] } } };

/** The service finds the places that the list of the page does not contain. */
export const LargeNetwork: Story = {
  name: '[SEARCH-018] Red grande',
  args: { view: largeNetwork },
  render: (args) => (
    <PlaceFinder value={async (_, text) => (text === 'karvina' ? [KARVINA] : [])}>
      <SearchScreen {...args} />
    </PlaceFinder>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await placeField(canvas, search.origin));
    const input = await placeInput(search.origin);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(await screen.findByRole('group', { name: placeList.mainPlaces })).toBeInTheDocument();
    await userEvent.keyboard('karvina');
    await userEvent.click(await screen.findByRole('option', { name: /^Karviná/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'origin.chosen', placeId: 'S40', found: KARVINA });
  },
};
/** From Monday to Sunday; no bus runs on Sundays. */
const WEEK = [1_095, 1_095, 1_040, 1_095, 1_180, 1_240];
const drawWithPrices = ({ months, children }: TripPricesProps) => {
  const pricesOf = (month: string) =>
    Array.from({ length: 42 }, (_, day) => plusDays(weeksOf(month).from, day)).flatMap((day) => {
      const price = WEEK[(new Date(day).getUTCDay() + 6) % 7];
      return price === undefined ? [] : [[day, price * 100_000] as const];
    });
  const prices: TripPrices = {
    months: new Map(months.map((month) => [month, new Map(pricesOf(month))])),
    otherWay: 118_000_000,
    promotion: PROMOTION,
  };
  return children(prices);
};

/** Each day has its lowest price; a day without a bus cannot be chosen. Both ways have one sum, and the days between are tinted. */
export const PricedDayFields: Story = {
  name: 'Días con precios',
  args: { view: examples.roundTripReady },
  render: (args) => (
    <DrawWithPrices value={drawWithPrices}>
      <SearchScreen {...args} />
    </DrawWithPrices>
  ),
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('button', { name: new RegExp(`^${search.returnDate}`) });
    await userEvent.click(field);
    const dialog = within(await screen.findByRole('dialog', { name: search.returnDate }));
    await step('the prices, the other day, and a day without a bus', async () => {
      await expect(
        (await dialog.findAllByRole('button', { name: /miércoles.* desde \$1,040 por persona, el precio más bajo$/ }))[0],
      ).toBeEnabled();
      await expect(dialog.getByRole('button', { name: /lunes, 20 de abril/ })).toHaveFocus();
      await expect(dialog.getByRole('button', { name: /día de tu ida, desde \$1,180/ })).toBeInTheDocument();
      await expect(dialog.getAllByRole('gridcell').filter((cell) => /domingo, 26 de abril/.test(cell.innerHTML))[0]).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(dialog.getAllByRole('grid')).toHaveLength(isInPlace() ? 2 : 1);
    });
    await step('the sum of both ways', async () => {
      await expect(dialog.getByRole('status')).toHaveTextContent('3 noches · desde $2,275 ida y regreso');
    });
    await step('a day is chosen with the keyboard, and the focus returns to the field', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.send).toHaveBeenCalledWith({ type: 'returnDate.chosen', date: '2026-04-21' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.click(field);
      await expect(await screen.findByRole('dialog', { name: search.returnDate })).toBeVisible();
    });
  },
};
/** The promotion stands in the calendar of the way back, which is its date field. A day of the next month that is shown can be chosen. */
export const ReturnOffered: Story = {
  name: '[SEARCH-032][SEARCH-033][SEARCH-034][SEARCH-036][SEARCH-037] Promoción al elegir regreso',
  args: { view: examples.returnDateMissing },
  render: (args) => (
    <DrawWithPrices value={drawWithPrices}>
      <SearchScreen {...args} />
    </DrawWithPrices>
  ),
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('button', { name: new RegExp(`^${search.returnDate}`) });
    await step('its first day with a trip is one tap away', async () => {
      await userEvent.click(field);
      const offer = within(await screen.findByRole('region', { name: 'Hasta un 50% de descuento en tu regreso' }));
      // The 19th is a Sunday, on which no bus runs.
      await expect(offer.getByText('Vale del 19/04/2026 al 06/06/2026. Regresa el lun 20/04/2026.')).toBeVisible();
      await userEvent.click(offer.getByRole('button', { name: '¡Lo quiero!' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'returnDate.chosen', date: '2026-04-20' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a day of the next month', async () => {
      await userEvent.click(field);
      const day = await screen.findByRole('button', { name: /sábado, 2 de mayo .*desde \$1,240/ });
      await expect(day.closest('[aria-disabled]')).toBeNull();
      await userEvent.click(day);
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'returnDate.chosen', date: '2026-05-02' });
    });
    await step('the calendar of the way out has no promotion', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${search.date}`) }));
      await screen.findByRole('dialog', { name: search.date });
      await expect(screen.queryByRole('button', { name: '¡Lo quiero!' })).toBeNull();
    });
  },
};
const late = examples.returnDateMissing;
/** Without a chosen day the calendar of the way back opens on the month of the way out, not on that of today. */
export const ReturnNextMonth: Story = {
  name: 'Regreso el mes siguiente',
  args: {
    view:
      late.screen === 'form' && late.form.returnDate
        ? {
            ...late,
            form: {
              ...late.form,
              date: { ...late.form.date, value: '2026-05-04' },
              returnDate: { ...late.form.returnDate, min: '2026-05-04' },
            },
          }
        : late,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${search.returnDate}`) }));
    await waitFor(() => expect(screen.getByRole('button', { name: /lunes, 4 de mayo/ })).toHaveFocus());
  },
};
/** The service cannot be asked; what the list contains is still found. */
export const LargeNetworkFailed: Story = {
  name: 'Red grande, sin respuesta',
  args: { view: largeNetwork },
  render: (args) => (
    <PlaceFinder value={rejected}>
      <SearchScreen {...args} />
    </PlaceFinder>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await placeField(canvas, search.origin));
    await waitFor(async () => expect(await placeInput(search.origin)).toHaveFocus());
    await userEvent.keyboard('karvina');
    await expect(await screen.findByText(search.placesFailed)).toBeVisible();
    const calls = rejected.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(rejected.mock.calls.length).toBeGreaterThan(calls));
    await userEvent.clear(await placeInput(search.origin));
    await userEvent.keyboard('lugar 7');
    // The list follows the text a moment later, and its first match with it.
    const input = await placeInput(search.origin);
    await waitFor(async () => {
      for (const option of screen.getAllByRole('option')) await expect(option).toHaveTextContent(/Lugar 7/i);
      const active = input.getAttribute('aria-activedescendant');
      await expect(active === null || document.getElementById(active) !== null).toBe(true);
    });
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    // In place the rest of the page is hidden from readers while the list is open.
    if (!isInPlace()) return;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const ChoosingDate: Story = {
  name: '[SEARCH-020] Eligiendo el día',
  args: { view: examples.ready },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Saliendo/ }));
    await userEvent.click(await screen.findByRole('button', { name: /20 de abril/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'date.chosen', date: '2026-04-20' });
  },
};
export const Opening: Story = { name: 'Abriendo', args: { view: examples.opening } };
export const Searching: Story = { name: 'Buscando', args: { view: examples.searching } };
export const Results: Story = {
  name: '[SEARCH-003][SEARCH-004] Resultados',
  args: { view: examples.results },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: resultWords.month })).toHaveAttribute('href', '#month');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver asientos, Cumbre Plus, sale 08:30 AM' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'departure.chosen', tripId: '0830' });
  },
};
/** The strip has the lowest price of each day. A day without trips cannot be chosen. */
export const DaysWithPrices: Story = {
  name: 'Resultados con precios',
  args: {
    view: examples.results,
    dayPrices: new Map([
      ['2026-04-16', 45_900_000],
      ['2026-04-17', 48_900_000],
      ['2026-04-18', 43_900_000],
      ['2026-04-20', 45_900_000],
    ]),
  },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('navigation', { name: resultWords.days }));
    await expect(strip.getByRole('link', { name: 'vie 17/04 $489' })).toBeVisible();
    await expect(strip.getByRole('link', { name: 'sáb 18/04 $439 El más bajo' })).toBeVisible();
    await expect(strip.queryByRole('link', { name: /^dom 19/ })).toBeNull();
    await expect(strip.getByText('dom 19/04').parentElement).toHaveTextContent('Sin viajes');
  },
};
type Region = Pick<typeof screen, 'getByRole' | 'getByText'>;
/** The filters are in a sheet on a phone, and beside the list on a wide screen. */
const inFilters = async (canvas: Region, act: (filters: Region) => Promise<void>) => {
  if (isInPlace()) {
    await act(within(canvas.getByRole('complementary', { name: resultWords.filters })));
    return;
  }
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${resultWords.filters}`) }));
  await act(within(await screen.findByRole('dialog', { name: resultWords.filters })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const pressIn = async (filters: Region, group: string, place: number) =>
  userEvent.click(within(filters.getByRole('group', { name: group })).getAllByRole('checkbox')[place] ?? document.body);
const MORNING = 1;

export const Filtered: Story = {
  name: 'Filtrados',
  args: { view: examples.results },
  play: async ({ args, canvas, step }) => {
    const has = (number: number) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(number));
    await step('each kind of filter, and all of them taken away', async () => {
      for (const [group, place, number] of [
        [resultWords.brandsTitle, 0, 2],
        [resultWords.amenitiesTitle, 0, 4],
        [resultWords.routeTitle, 0, 2],
      ] as const) {
        await inFilters(canvas, (filters) => pressIn(filters, group, place));
        await has(number);
        await inFilters(canvas, (filters) => userEvent.click(filters.getByText(resultWords.clearFilters)));
        await has(5);
      }
    });
    await step('by time, and sorted by price', async () => {
      await inFilters(canvas, (filters) => pressIn(filters, resultWords.timesTitle, MORNING));
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(resultWords.sorts.departure) }));
      await userEvent.click(await screen.findByRole('option', { name: resultWords.sorts.price }));
      await has(1);
      await expect(canvas.getByRole('button', { name: new RegExp(resultWords.sorts.price) })).toBeVisible();
    });
    // No chart is asked.
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** The results below the popup of the promotion. */
export const Offering: Story = { name: 'Bajo la promoción', args: { view: examples.offering } };
export const FilteredAway: Story = {
  name: 'Filtros sin resultados',
  args: { view: examples.results },
  play: async ({ canvas }) => {
    await inFilters(canvas, async (filters) => {
      await pressIn(filters, resultWords.timesTitle, 0);
      await expect(filters.getByRole('checkbox', { name: new RegExp(`^${resultWords.directOnly}.*0$`) })).toBeVisible();
      await pressIn(filters, resultWords.routeTitle, 0);
      // The button of the sheet would lead to nothing.
      if (!isInPlace()) await expect(filters.getByRole('button', { name: resultWords.showFound(0) })).toBeDisabled();
    });
    await expect(await canvas.findByText(resultWords.filteredAway.title)).toBeVisible();
    await expect(canvas.getByText(resultWords.filteredAway.text(5))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: resultWords.filteredAway.clear }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
  },
};
export const Editing: Story = {
  name: '[SEARCH-011][SEARCH-016][SEARCH-019][SEARCH-020][SEARCH-022] Editando la búsqueda',
  args: { view: examples.editing },
  play: async ({ args }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Nueva búsqueda' }));
    await expect(await placeField(popup, search.origin)).toBeEnabled();
    await expect(await placeField(popup, search.destination)).toBeEnabled();
    await expect(popup.getByRole('button', { name: /^Saliendo / })).toBeEnabled();
    await userEvent.click(popup.getByRole('button', { name: search.swap }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ends.swapped' });
    await userEvent.click(popup.getByRole('button', { name: search.submit }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'search.submitted' });
  },
};
export const Empty: Story = { name: 'Sin salidas', args: { view: examples.empty } };
export const Failed: Story = {
  name: '[ERR-013] Falló',
  args: { view: examples.failed },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ocurrió algo al cargar los viajes, intenta más tarde.');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.retried' });
  },
};
export const RoundTripOffered: Story = {
  name: '[SEARCH-013][SEARCH-014][SEARCH-015] Redondo ofrecido',
  args: { view: examples.ready },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Ida' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Ida' })).toHaveAttribute('value', 'S');
    await expect(canvas.getByRole('radio', { name: 'Redondo' })).toHaveAttribute('value', 'R');
    await expect(canvas.queryByRole('button', { name: /^Regresando/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Redondo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tripType.chosen', roundTrip: true });
  },
};
export const RoundTripChosen: Story = { name: 'Redondo elegido', args: { view: examples.roundTripChosen } };
/** The chart has the ids of the places; the traveller reads their names with codes, and the days as DD/MM/YYYY. */
export const RoundTripReady: Story = {
  name: '[SEARCH-029][SEARCH-031] Redondo, lista',
  args: { view: examples.roundTripReady },
  play: async ({ canvas }) => {
    await says(canvas, search.origin, 'Monterrey (MTY)');
    await says(canvas, search.destination, 'San Luis Potosí (SLP)');
    await expect(canvas.getByRole('radio', { name: 'Redondo' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Saliendo vie 17/04/2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Regresando lun 20/04/2026' })).toBeVisible();
  },
};
/** The calendar of the way back shows the day of the way out and nothing before it. */
export const ChoosingReturnDate: Story = {
  name: '[SEARCH-021] Eligiendo el regreso',
  args: { view: examples.roundTripReady },
  play: async ({ args, canvas, step }) => {
    await step('with the keyboard', async () => {
      canvas.getByRole('button', { name: /^Regresando/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('button', { name: /17 de abril.*, día de tu ida/ })).toBeEnabled();
      await expect(screen.getByRole('button', { name: /16 de abril/ })).toHaveAttribute('aria-disabled', 'true');
      screen.getByRole('button', { name: /20 de abril/ }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
    });
    await expect(args.send).toHaveBeenCalledWith({ type: 'returnDate.chosen', date: '2026-04-21' });
  },
};
export const ReturnDateMissing: Story = {
  name: '[SEARCH-002] Falta el regreso',
  args: { view: examples.returnDateMissing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Elige el día de tu regreso')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: search.submit }));
    await expect(canvas.getByRole('button', { name: /^Regresando/ })).toHaveFocus();
  },
};
export const OutboundResults: Story = {
  name: '[SEARCH-002] Resultados de la ida',
  args: { view: examples.outboundResults },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elige tu ida' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir ida, Cumbre Plus, sale 08:30 AM' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'departure.chosen', tripId: '0830' });
  },
};
export const RoundTripEditing: Story = { name: 'Editando el redondo', args: { view: examples.roundTripEditing } };
export const ReturnSearching: Story = { name: 'Buscando el regreso', args: { view: examples.returnSearching } };
export const ReturnResults: Story = {
  name: '[SEARCH-002][SEARCH-003] Resultados del regreso',
  args: { view: examples.returnResults },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elige tu regreso' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Tu ida' })).toHaveTextContent(/Cumbre Plus.*08:30/);
    await step('change the way out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cambiar tu ida' }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'outbound.changed' });
    });
    await step('take the way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver asientos, Cumbre, sale 10:00 AM' }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'departure.chosen', tripId: 'back-1000' });
    });
  },
};
export const ReturnTooEarly: Story = {
  name: 'Regreso antes de llegar',
  args: { view: examples.returnTooEarly },
  play: async ({ canvas }) => {
    const [early] = canvas.getAllByRole('listitem').filter((item) => item.textContent.includes('11:00'));
    await expect(early).toHaveTextContent('Sale antes de que llegue tu ida');
    await expect(canvas.getAllByText('Ver asientos').map((button) => button.closest('button')?.disabled)).toEqual([false, false, true]);
  },
};
export const ReturnEmpty: Story = {
  name: 'Sin regresos',
  args: { view: examples.returnEmpty },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ver mar/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'day.chosen', date: '2026-04-21' });
  },
};
export const ReturnFailed: Story = {
  name: '[ERR-013] Regreso, falló',
  args: { view: examples.returnFailed },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ocurrió algo al cargar los viajes, intenta más tarde.');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.retried' });
  },
};
