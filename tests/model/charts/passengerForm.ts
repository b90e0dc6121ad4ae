import type { passengerFormModels } from '../../../machines/passengerForm/passengerForm.model.ts';
import { fareNotice, knownPeople, passengerRows, seatAlerts } from '../../../src/messages/es-MX.ts';
import { signInAsGuest } from '../../journeys/journey.ts';
import { beginSeats, TRAVELLERS } from '../browser/beginSeats.ts';
import { answerExample } from '../../../src/app/wire/contract.examples.ts';
import { addressOf, problem } from '../browser/gates.ts';
import { goLive, loseSeat, note } from '../browser/live.ts';
import { choosePet, chooseSeat, STUDENT } from '../browser/party.ts';
import { showBack } from '../browser/wayBack.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { fails, sellSeat } from '../sandbox.ts';

/** The models: an empty seat, a way back, a bought ticket, a pet, a seat that is gone. */
const begins = [
  { who: 'nobody', isUnasked: true },
  { who: 'adult', goesBack: true },
  { who: 'change' },
  { who: 'pet' },
  { who: 'nobody', isKnown: false },
] as const;
const EMPTY = 0;
const BACK = 1;
const CHANGE = 2;
const PET = 3;
const GONE = 4;

const map = { context: { layout: 'map' } };
const name = ({ shop }: Stage) => shop.passenger.dialog.getByRole('textbox').first();

/** The page shows the people whom a registered account knows. */
async function knowPeople({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('anden.session') ?? 'null');
    if (session) localStorage.setItem('anden.session', JSON.stringify({ ...session, user: { ...session.user, role: 'user' } }));
  });
  await page.route(addressOf('listPassengers'), (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: answerExample('identity', '/user/passengers', 'get', '200') })
      : route.fulfill({ json: answerExample('identity', '/user/passengers', 'post', '200') }),
  );
}

/** The seat is taken while the traveller signs in. */
async function loseDuringSignIn(stage: Stage): Promise<void> {
  const { shop, traveller, outbox } = stage;
  await shop.signIn.email.waitFor();
  await goLive(stage);
  await loseSeat(stage, 'chosen');
  await signInAsGuest(shop, traveller, outbox);
}

/** The form of a passenger, in a browser. */
export const chart: ChartTable<EventOf<typeof passengerFormModels>> = {
  start: 'Toca un asiento libre: se abre el formulario del pasajero.',
  signedIn: true,
  holds: ['getSeatChannelTicket', 'selectSeat'],
  async begin(stage, model, steps) {
    const { gates, shop, page } = stage;
    if (model === EMPTY) await knowPeople(stage);
    await beginSeats(stage, begins[model] ?? { who: 'nobody' });
    if (model === BACK) {
      await gates.open('selectSeat');
      await shop.seats.mine(note(stage, 'mine number'), 'Begoña Treviño').waitFor();
      await showBack(stage);
    }
    const isAisle = steps.some(({ name: step }) => step === 'petsShown');
    const seat = model === BACK ? 'back number' : model === PET ? (isAisle ? 'aisle' : 'window') : 'chosen number';
    await chooseSeat(stage, note(stage, seat), map);
    await gates.open('selectSeat');
    if (model === GONE) return loseDuringSignIn(stage);
    if (model === CHANGE) {
      const [first] = TRAVELLERS;
      await page.getByRole('button', { name: passengerRows.edit(`${first?.firstName} ${first?.lastName}`), exact: true }).click();
    }
    if (model === PET) {
      await shop.passenger.benefits.getByRole('button', { name: seatAlerts.benefits.include }).click();
      await choosePet(stage);
      await name(stage).fill('Canela');
    }
    await shop.passenger.dialog.waitFor();
    gates.close();
  },
  events: {
    firstNameTyped: { says: 'Escribe el nombre: Íñigo', play: ({ shop }) => shop.passenger.firstName.fill('Íñigo') },
    lastNameTyped: { says: 'Escribe los apellidos: Peña', play: ({ shop }) => shop.passenger.lastName.fill('Peña') },
    benefitsIncluded: {
      says: 'Oprime «Incluir» en los beneficios',
      limit: { because: 'se preguntan una vez', holds: ({ context }) => context.included.length === 0 },
      play: ({ shop }) => shop.passenger.benefits.getByRole('button', { name: seatAlerts.benefits.include }).click(),
    },
    fareChosen: {
      says: 'Elige la tarifa de estudiante',
      play: async ({ page, shop }) => {
        await shop.passenger.fare.click();
        await page.getByRole('option', { name: 'ESTUDIANTE' }).click();
      },
    },
    serviceToggled: {
      says: 'Marca o desmarca un servicio adicional',
      play: ({ shop }) => shop.passenger.dialog.getByRole('checkbox').first().dispatchEvent('click'),
    },
    nameReused: {
      says: 'Elige a una persona que ya viaja de ida',
      play: ({ shop }) => shop.passenger.dialog.getByRole('button', { name: 'Begoña Treviño' }).click(),
    },
    personChosen: {
      says: 'Elige a un pasajero favorito',
      play: ({ page }) => page.getByRole('group', { name: knownPeople.favourites }).getByRole('button', { name: 'Luis Peña' }).click(),
    },
    personKept: {
      says: 'Marca «Guardar como favorito»',
      limit: { because: 'quien ya es favorito no se guarda otra vez', holds: ({ context: { draft } }) => draft.firstName !== 'Luis' },
      play: ({ page }) => page.getByRole('checkbox', { name: new RegExp(knownPeople.keep) }).dispatchEvent('click'),
    },
    passengerSubmitted: {
      says: 'Agrega al pasajero',
      limit: {
        because: 'el botón espera a que haya nombre y apellidos',
        holds: ({ context: { draft } }) =>
          draft.firstName !== '' && (draft.lastName !== '' || draft.fareId === '370') && draft.fareId !== STUDENT,
      },
      play: ({ shop }) => shop.passenger.submit.click(),
    },
    passengerDismissed: { says: 'Cierra el formulario del pasajero', play: ({ shop }) => shop.passenger.close.click() },
    petsShown: {
      says: 'Oprime «Ver asientos para mi mascota»',
      play: ({ shop }) => shop.passenger.dialog.getByText(fareNotice.showPets).click(),
    },
    besideClaimed: {
      says: 'El asiento de quien acompaña a la mascota queda apartado',
      play: ({ gates }) => gates.open('selectSeat'),
    },
    besideTaken: {
      says: 'El asiento de al lado ya lo tomó otra persona',
      sandbox: sellSeat(),
      play: async (stage) => {
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'companion'));
        await stage.gates.open('selectSeat');
      },
    },
    besideFails: {
      says: 'El asiento de al lado no se puede apartar',
      sandbox: fails('selectSeat'),
      play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
    },
    quotaChanged: {
      says: 'En vivo: un carrito con descuento cambia los lugares que quedan',
      limit: { because: 'el canal se abre una vez', holds: ({ context }) => context.bus.quotas[0]?.left === 1 },
      play: async (stage) => {
        await goLive(stage);
        await stage.other.cart(stage.bus, { fareId: STUDENT, seatId: note(stage, 'other') });
      },
    },
    seatTaken: {
      says: 'En vivo: otra persona toma el asiento del formulario',
      sandbox: sellSeat(),
      play: async (stage) => {
        await goLive(stage);
        await loseSeat(stage, 'chosen');
        await stage.shop.seats.alert.waitFor();
      },
    },
  },
};
