import type { editModels } from '../../../machines/edit/edit.model.ts';
import { type EventOf, isIn } from 'xstate-paths';
import type { components } from '../../../openapi/types/trip.ts';
import { common, edit, seats, results } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { signInRegistered } from '../browser/registered.ts';
import { reserve } from '../browser/reservation.ts';
import { before, byHand, empties, fails } from '../sandbox.ts';

type Check = components['schemas']['TransferCheck'];

const MINOR = { firstName: 'Íñigo', lastName: 'Peña Treviño', fareId: '2' };
const ADULT = { firstName: 'Begoña', lastName: 'Treviño', fareId: '1' };

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const alert = ({ page }: Stage) => page.getByRole('alertdialog');
const press = (stage: Stage, name: string) => dialog(stage).or(alert(stage)).getByRole('button', { name, exact: true }).click();
const toggle = (stage: Stage, { firstName }: typeof MINOR) => dialog(stage).getByText(firstName).click();

/** The same answer, with adults that cannot change. */
function withoutAdults({ operationsData: { departure, ...rest } }: Check): Check {
  const checks = departure.map((entry) =>
    entry.passenger.fareId === ADULT.fareId ? { ...entry, canChange: false, msgerror: 'Este boleto ya se usó.' } : entry,
  );
  return { operationsData: { ...rest, departure: checks } };
}

/** The model whose passengers choose another departure. */
const OLDER = 1;
const OTHER_ADULT = { ...ADULT, firstName: 'Carla' };
/** A trip of the older platform. */
const older = { state: 'paid', passengers: ['MENOR', 'ADULTO', 'ADULTO'], hours: 700 };

/** The edit dialog, in a browser. */
export const chart: ChartTable<EventOf<typeof editModels>> = {
  start: `Compra para un adulto y un menor con la tarjeta 4242 4242 4242 4242 y oprime «${edit.open('outbound')}» en la orden.`,
  signedIn: true,
  holds: ['validateTransferOfTickets', 'searchTrips'],
  async begin(stage, model) {
    const { shop, buyer, bus, page } = stage;
    if (model === OLDER) {
      await signInRegistered(stage);
      await reserve(stage, older);
      await shop.trips.open();
      return shop.trips.edit();
    }
    await shop.order.open(await buyer.order(bus, MINOR, ADULT));
    await page.getByRole('button', { name: edit.open('outbound') }).click();
  },
  events: {
    checksCome: {
      says: 'El servicio dice qué boletos se pueden cambiar',
      play: ({ gates }) => gates.open('validateTransferOfTickets'),
    },
    noneCanChange: {
      says: 'Ningún boleto se puede cambiar',
      sandbox: before(byHand('un autobús que sale en menos de una hora')),
      play: ({ gates }) => gates.open('validateTransferOfTickets', problem(422, 'too-late')),
    },
    onlyMinorCanChange: {
      says: 'Solo se puede cambiar el boleto de un menor',
      play: ({ gates }) =>
        gates.open('validateTransferOfTickets', {
          kind: 'changed',
          change: (body) => ({ status: 200, body: withoutAdults(body as Check) }),
        }),
    },
    checksFail: {
      says: 'No se puede preguntar qué boletos se pueden cambiar',
      sandbox: fails('validateTransferOfTickets', 'always'),
      play: ({ gates }) => gates.open('validateTransferOfTickets', problem(429, 'too-many-requests')),
    },
    editRetried: {
      says: 'Oprime «Intentar de nuevo»',
      play: (stage) => press(stage, common.retry),
    },
    minorToggled: {
      says: 'Marca o desmarca al menor',
      play: (stage) => toggle(stage, MINOR),
    },
    adultToggled: {
      says: 'Marca o desmarca al adulto',
      play: (stage) =>
        stage.page
          .getByRole('dialog')
          .getByText(/Begoña|Bruno/)
          .click(),
    },
    partyCome: {
      says: 'El servicio dice que los dos adultos pueden cambiar, y el menor no',
      proves: () => ['EDIT-007'],
      async play({ gates, page, expect }) {
        await gates.open('validateTransferOfTickets');
        await expect(page.getByRole('checkbox', { name: /Ana/ })).toBeDisabled();
      },
    },
    otherToggled: { says: 'Marca o desmarca al otro adulto', play: (stage) => toggle(stage, OTHER_ADULT) },
    departuresCome: { says: 'Llegan las salidas del día', play: ({ gates }) => gates.open('searchTrips') },
    departuresFail: {
      says: 'Las salidas no llegan',
      sandbox: fails('searchTrips', 'always'),
      play: ({ gates }) => gates.open('searchTrips', problem(429, 'too-many-requests')),
    },
    dayChosen: {
      says: 'Elige el día siguiente',
      play: ({ page }) => page.getByRole('navigation', { name: results.days }).locator('[aria-current="date"] + *').click(),
    },
    ownChosen: {
      says: 'Elige el autobús de los boletos',
      async play({ shop, page }) {
        await shop.trips.departures.filter({ hasText: edit.own }).click();
        await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
      },
    },
    departureChosen: {
      says: 'Elige otra salida',
      async play({ shop, page }) {
        await shop.trips.departures.filter({ hasNotText: edit.own }).first().click();
        await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
      },
    },
    editSubmitted: {
      says: 'Oprime «Editar»',
      play: (stage) => press(stage, edit.submit),
    },
    noChecks: {
      says: 'El servicio no conoce los boletos',
      sandbox: empties('validateTransferOfTickets'),
      play: ({ gates }) =>
        gates.open('validateTransferOfTickets', {
          kind: 'instead',
          status: 200,
          body: { operationsData: { departure: [], return: [] } } satisfies Check,
        }),
    },
    editDismissed: {
      says: 'Cierra sin editar',
      play: (stage, { from }) => press(stage, isIn(from, 'refused') || isIn(from, 'guarded') ? common.accept : common.cancel),
    },
  },
};
