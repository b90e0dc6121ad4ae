import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import { NAMES, releasesAtOnce, seatsModels } from '../../../machines/seats/seats.model.ts';
import type { Layout } from '../../../machines/seats/seats.types.ts';
import { type EventOf, isIn, type Limit, type Step } from 'xstate-paths';
import { common, edit, passengerRows, seatAlerts, seatChoices, seats, seatTools } from '../../../src/messages/es-MX.ts';
import { signInAsGuest } from '../../journeys/journey.ts';
import { labelled, saying } from '../../pages/text.ts';
import { beginSeats, TRAVELLERS, type Who } from '../browser/beginSeats.ts';
import { problem } from '../browser/gates.ts';
import { claim, goLive, loseSeat, note, takeAskedSeat } from '../browser/live.ts';
import * as party from '../browser/party.ts';
import * as wayBack from '../browser/wayBack.ts';
import type { ChartTable, Stage } from '../chart.ts';
import { alsoByHand, before, fails, losesAnswer, refuses, sellSeat } from '../sandbox.ts';

type Start = { who: Who; isKnown?: boolean; goesBack?: boolean; isBack?: boolean };

/** The start of each model. Models of the list have the same events as on the map. */
const starts: readonly Start[] = [
  { who: 'adult' },
  { who: 'nobody', isKnown: false },
  { who: 'adult' },
  { who: 'minor' },
  { who: 'five' },
  { who: 'adult', goesBack: true },
  { who: 'adult', goesBack: true },
  { who: 'pet' },
  { who: 'nobody' },
  { who: 'nobody' },
  { who: 'apart' },
  { who: 'change' },
  { who: 'adult', goesBack: true },
  { who: 'again' },
  { who: 'nobody', goesBack: true, isBack: true },
];
/** What a tester adds on the map before the path. */
const boarding: Record<Who, string> = {
  nobody: '',
  adult: ' Agrega un adulto y recarga la página.',
  minor: ' Agrega un menor y recarga la página.',
  five: ' Agrega cinco adultos y recarga la página.',
  pet: '',
  apart: ' Agrega una mascota y un adulto en asientos separados, y recarga la página.',
  change: '',
  again: '',
};

/** What a tester does before the path. */
function startOf({ who, isKnown = true, goesBack = false, isBack = false }: Start, layout: Layout, hasFloors: boolean): string {
  if (who === 'change') return `Paga una compra para un menor y un adulto, y oprime «${edit.open('outbound')}» en la orden.`;
  if (who === 'again') return 'Entra como invitado, paga una compra y, en su orden, oprime «Repetir este viaje» y elige una salida.';
  const session = isKnown ? 'Entra como invitado, ' : 'Sin sesión, ';
  const trip = goesBack ? 'busca un viaje redondo y elige las dos salidas' : 'busca un viaje y abre el mapa de una salida';
  const floors = hasFloors ? ' de dos pisos.' : '.';
  const list = layout === 'list' ? ' Elige «Ver como lista».' : '';
  return `${session}${trip}${floors}${list}${isBack ? ' Agrega un adulto en la pestaña «Regreso» y recarga la página.' : boarding[who]}`;
}

/** The second seat of the model. */
const OTHER_SEAT = 'ground-7';
/** The seats of an edit, without the other one. */
const CHOSEN_SEAT = 'ground-8';
const THIRD_SEAT = 'ground-10';

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (stage: Stage, name: 'chosen' | 'other' | 'third', from: AnyMachineSnapshot) =>
  party.chooseSeat(stage, note(stage, from.context.tab === 'return' ? 'back number' : `${name} number`), from);
/** The passenger on the first seat that the traveller chose. */
const nameOnChosen = ({ context }: AnyMachineSnapshot) => {
  const passenger = context.passengers.find(({ seatId }: Passenger) => seatId === CHOSEN_SEAT);
  return `${passenger?.firstName} ${passenger?.lastName}`;
};
const nameOf = ({ context }: AnyMachineSnapshot) => `${context.passengers[0]?.firstName} ${context.passengers[0]?.lastName}`;

const seatOf = ({ context }: AnyMachineSnapshot) => context.passengers[0]?.seatId;

const isDrawn = ({ context }: AnyMachineSnapshot) => context.buses.outbound.map !== null;
const isShownDrawn = ({ context }: AnyMachineSnapshot) => context.buses[context.tab].map !== null;
const isAlerted = ({ context }: AnyMachineSnapshot) => context.alert !== null;
const isTaken = ({ context }: AnyMachineSnapshot, seatId: string) => context.buses.outbound.map?.taken.includes(seatId);

const onMap: Limit = {
  because: 'solo cuando el mapa está a la vista y nada lo cubre',
  holds: (at) => isShownDrawn(at) && !isAlerted(at) && !isIn(at, 'reclaiming') && !isIn(at, 'adding') && !isIn(at, 'gathering'),
};
const chosenOnMap: Limit = { because: onMap.because, holds: (at) => onMap.holds(at) && isIn(at, 'choosing') };
const inGroup: Limit = { because: 'solo mientras se eligen asientos para varios', holds: (at) => !isAlerted(at) };
const inForm: Limit = { because: 'solo en el formulario del pasajero', holds: (at) => isIn(at, 'adding') && !isAlerted(at) };
const withPassenger: Limit = {
  because: onMap.because,
  holds: (at) => chosenOnMap.holds(at) && at.context.passengers.length > 0,
};
const asked: Limit = { because: 'la respuesta se cuenta sobre el mapa', holds: isDrawn };
/** Both requests look the same to the gates. */
const releasesOutbound: Limit = {
  because: 'los asientos de un autobús se sueltan antes que los del otro',
  holds: ({ context }) => context.releasing.return === null,
};
const drawnOnce: Limit = { because: 'el mapa llega una vez', holds: (at) => !isDrawn(at) };

/** The start of a model by its number. */
function startAt(model: number): Start {
  const kinds = [...new Set<unknown>(seatsModels.map(({ events }) => events))];
  const start = starts[kinds.indexOf(seatsModels[model]?.events)];
  if (!start) throw new Error(`the model ${model} has no start`);
  return start;
}

const needsFloors = (steps: readonly Step[]) => steps.some(({ name }) => name === 'floorChosen' || name === 'seatSought');

const layoutOf = (model: number): Layout => (seatsModels[model]?.input.layout === 'list' ? 'list' : 'map');

/** The seats of a party, in a browser. */
export const chart: ChartTable<EventOf<typeof seatsModels>> = {
  start: (model, steps) => startOf(startAt(model), layoutOf(model), needsFloors(steps)),
  signedIn: true,
  holds: ['getSeatMap', 'getSeatChannelTicket', 'getTransactionOfOrder', 'selectSeat', 'blockSeats'],
  begin: async (stage, place, steps) => {
    if (!releasesAtOnce(seatsModels[place])) await stage.gates.hold(['unselectSeat']);
    return beginSeats(stage, { ...startAt(place), needsFloors: needsFloors(steps), layout: layoutOf(place) });
  },
  events: {
    mapComes: {
      says: 'Llega el mapa del autobús',
      limit: drawnOnce,
      play: ({ gates }) => gates.open('getSeatMap'),
    },
    mapRetried: {
      says: `El mapa no llega, y oprime «${common.retry}»`,
      sandbox: fails('getSeatMap'),
      limit: { because: 'el botón está donde el mapa no llegó', holds: (at) => !isShownDrawn(at) && isIn(at, 'choosing') },
      play: async (stage) => {
        const retry = stage.page.getByRole('button', { name: common.retry, exact: true });
        await stage.gates.open('getSeatMap', problem(500, 'internal-error'));
        await retry.waitFor();
        stage.gates.close();
        await retry.click();
      },
    },
    floorChosen: {
      says: 'Cambia de piso',
      limit: { because: 'la lista tiene los dos pisos', holds: (at) => onMap.holds(at) && at.context.layout === 'map' },
      play: ({ page }) => page.getByText(common.floors.top).first().click(),
    },
    mySeatTaken: {
      says: 'En vivo: otra persona toma el asiento propio',
      sandbox: sellSeat(),
      limit: withPassenger,
      play: async (stage) => {
        await goLive(stage);
        await loseSeat(stage, 'mine');
        await stage.shop.seats.alert.waitFor();
      },
    },
    seatsClaimedAgain: {
      says: 'Los asientos se vuelven a apartar',
      play: ({ gates }) => gates.open('selectSeat'),
    },
    seatsLostMeanwhile: {
      says: 'Mientras tanto otra persona tomó el asiento',
      sandbox: sellSeat(),
      limit: asked,
      play: async (stage) => {
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'mine'));
        await stage.gates.open('selectSeat');
      },
    },
    reclaimFails: {
      says: 'No se puede volver a apartar',
      sandbox: fails('selectSeat'),
      play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
    },
    alertClosed: {
      says: 'Cierra el aviso',
      limit: { because: 'la alerta se ve sobre el mapa', holds: (at) => isDrawn(at) && isAlerted(at) },
      play: ({ shop }) => shop.seats.acceptAlert(),
    },
    seatChosen: {
      says: 'Toca un asiento libre',
      limit: {
        because: 'solo cuando el asiento está a la vista y nada lo cubre',
        holds: (at) =>
          chosenOnMap.holds(at) &&
          (at.context.buses.return === null || at.context.tab === 'return') &&
          (at.context.change !== null || !isTaken(at, 'ground-6')),
      },
      play: async (stage, { from }) => {
        // The last searched seat may be on the other floor.
        if (from.context.sought && from.context.layout === 'map') await stage.page.getByText(common.floors.ground).first().click();
        await choose(stage, 'chosen', from);
      },
    },
    seatClaimed: { says: 'El asiento queda apartado', play: claim },
    otherSeatChosen: {
      says: 'Toca otro asiento libre',
      limit: {
        because: 'un asiento que ya tomó otra persona no se puede tocar',
        holds: (at) => onMap.holds(at) && !isTaken(at, OTHER_SEAT),
      },
      play: async (stage, { from }) => {
        await choose(stage, 'other', from);
        // The release of the first seat follows its claim, whose answer no longer counts.
        if (isIn(from, 'flow.claiming')) await stage.gates.first('selectSeat');
      },
    },
    seatTaken: {
      says: 'El asiento ya lo tomó otra persona',
      sandbox: sellSeat(),
      play: async (stage, { from }) => {
        const wanted = from.context.wanted === OTHER_SEAT ? 'other' : from.context.wanted === THIRD_SEAT ? 'third' : 'chosen';
        await stage.gates.open('unselectSeat');
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, wanted));
        await stage.gates.open('selectSeat');
        await stage.shop.seats.alert.waitFor();
      },
    },
    signedIn: {
      says: 'Se identifica',
      play: ({ shop, outbox, traveller }) => signInAsGuest(shop, traveller, outbox),
    },
    signInDismissed: {
      says: 'Cierra la identificación sin terminar',
      play: ({ shop }) => shop.signIn.close.click(),
    },
    firstNameTyped: {
      says: 'Escribe el nombre: Íñigo',
      limit: inForm,
      play: ({ shop }) => shop.passenger.firstName.fill('Íñigo'),
    },
    fareChosen: {
      says: 'Elige la tarifa de adulto',
      limit: inForm,
      play: async ({ page, shop }) => {
        await shop.passenger.fare.click();
        await page.getByRole('option', { name: labelled('ADULTO') }).click();
      },
    },
    serviceToggled: {
      says: 'Marca o desmarca un servicio adicional',
      limit: inForm,
      play: ({ shop }) => shop.passenger.dialog.getByRole('checkbox').first().dispatchEvent('click'),
    },
    formSeatTaken: {
      says: 'En vivo: otra persona toma el asiento del formulario',
      sandbox: sellSeat(),
      limit: { because: inForm.because, holds: (at) => inForm.holds(at) && at.context.draft.seatId === 'ground-6' },
      play: async (stage) => {
        await goLive(stage);
        await loseSeat(stage, 'chosen');
        await stage.shop.seats.alert.waitFor();
      },
    },
    passengerSubmitted: {
      says: `Escribe los nombres que falten y oprime «${seats.form.submit}» en la hoja del pasajero`,
      limit: inForm,
      play: async ({ shop: { passenger } }, { from }) => {
        const isEmpty = async (field: typeof passenger.firstName) => (await field.inputValue()) === '';
        if (await isEmpty(passenger.firstName)) await passenger.firstName.fill(NAMES[from.context.passengers.length] ?? '');
        if (await isEmpty(passenger.lastName)) await passenger.lastName.fill('Peña');
        await passenger.submit.click();
      },
    },
    passengerDismissed: {
      says: 'Cierra el formulario del pasajero',
      limit: inForm,
      play: ({ shop }) => shop.passenger.close.click(),
    },
    passengerRemoved: {
      says: 'Quita al pasajero',
      limit: {
        because: 'se quita a quien viaja en el primer asiento',
        holds: (at) => withPassenger.holds(at) && seatOf(at) === 'ground-6',
      },
      play: (stage, { from }) => press(stage, passengerRows.remove(nameOf(from))),
    },
    passengerEdited: {
      says: 'Edita al pasajero',
      limit: withPassenger,
      play: (stage, { from }) => press(stage, passengerRows.edit(nameOf(from))),
    },
    seatsContinued: {
      says: `Oprime el botón de abajo, «${seats.next.pay}» (o «${seats.next.return}», si falta el regreso)`,
      limit: withPassenger,
      play: ({ page }) => page.getByRole('button', { name: new RegExp(`^(${Object.values(seats.next).join('|')})$`) }).click(),
    },
    seatsLeft: {
      says: 'Regresa a los resultados',
      limit: chosenOnMap,
      play: ({ shop }) => shop.seats.back.click(),
    },
    leaveConfirmed: {
      says: 'Confirma que deja los asientos',
      play: (stage) => press(stage, seatAlerts.leave.confirm(['1'])),
    },
    leaveCancelled: {
      says: 'Se queda con los asientos',
      play: ({ shop }) => shop.seats.stay(),
    },
    claimFails: {
      says: 'El asiento no se puede apartar',
      sandbox: fails('selectSeat'),
      play: async ({ gates, shop }) => {
        await gates.open('selectSeat', problem(429, 'too-many-requests'));
        await shop.seats.alert.waitFor();
      },
    },
    seatReleased: {
      says: 'El asiento se suelta',
      limit: releasesOutbound,
      play: ({ gates }) => gates.first('unselectSeat'),
    },
    returnSeatReleased: {
      says: 'El asiento del regreso se suelta',
      limit: { because: releasesOutbound.because, holds: ({ context }) => context.releasing.outbound === null },
      play: ({ gates }) => gates.first('unselectSeat'),
    },
    releaseFails: {
      says: 'El asiento no se puede soltar',
      sandbox: fails('unselectSeat'),
      limit: releasesOutbound,
      play: ({ gates }) => gates.first('unselectSeat', problem(429, 'too-many-requests')),
    },
    seatsBlocked: {
      says: 'El apartado se hace',
      limit: { because: 'lo que otra persona tomó no se aparta', holds: (at) => at.context.passengers.length > 0 },
      play: ({ gates }) => gates.open('blockSeats'),
    },
    blockLost: {
      says: 'La respuesta del apartado se pierde',
      sandbox: losesAnswer('blockSeats', 'always'),
      unrun: 'se repite diez veces con un segundo en medio; la transición es la misma que la de un apartado rechazado',
    },
    blockRefused: {
      says: 'Otra persona ganó uno de los asientos',
      sandbox: before(alsoByHand(sellSeat(), ' antes de continuar')),
      play: async (stage, { from }) => {
        if (from.context.passengers.length > 0) await loseSeat(stage, 'mine');
        await stage.gates.open('blockSeats');
      },
    },
    blockGivenUp: {
      says: 'El apartado se abandona',
      unrun: 'la transición es la misma que la de un apartado rechazado; el abandono se recorre en el statechart del apartado',
    },
    seatLostBefore: {
      says: 'En vivo: otra persona toma el asiento',
      sandbox: sellSeat(),
      limit: {
        because: onMap.because,
        holds: (at) => onMap.holds(at) && (isIn(at, 'choosing') || isIn(at, 'blocking')) && at.context.passengers.length > 0,
      },
      play: async (stage) => {
        await goLive(stage);
        await loseSeat(stage, 'mine');
        await stage.shop.seats.alert.waitFor();
      },
    },
    operationFails: {
      says: 'La corrida ya salió o no existe',
      sandbox: refuses('selectSeat', 409, 'run-departed'),
      play: ({ gates }) => gates.open('selectSeat', problem(409, 'run-departed')),
    },
    seatClaimedBefore: {
      says: 'Ya lo apartó antes, y se venció el tiempo',
      sandbox: refuses('selectSeat', 422, 'seat-claimed-before'),
      play: ({ gates }) => gates.open('selectSeat', problem(422, 'seat-claimed-before')),
    },
    addressHasEnough: {
      says: 'Desde su conexión ya se apartaron muchos asientos',
      sandbox: refuses('selectSeat', 422, 'address-seat-limit'),
      play: ({ gates }) => gates.open('selectSeat', problem(422, 'address-seat-limit')),
    },
    togetherOpened: {
      says: 'Oprime «Siéntanos juntos»',
      limit: chosenOnMap,
      play: (stage) => press(stage, seatTools.together),
    },
    togetherCounted: {
      says: 'Dice que viajan dos personas',
      limit: inGroup,
      play: async ({ page }) => page.getByRole('dialog').getByText('2', { exact: true }).first().click(),
    },
    togetherDismissed: {
      says: 'Cierra «Siéntanos juntos» sin apartar',
      limit: inGroup,
      play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.cancel }).click(),
    },
    togetherAccepted: {
      says: 'Aparta los asientos que se le ofrecen juntos',
      limit: inGroup,
      play: async ({ page, notes }) => {
        const take = page.getByRole('button', { name: saying(seatChoices.takeTogether([])) });
        // The offer names a seat that somebody takes until the live channel tells it.
        const gone = notes.get('gone number');
        if (gone !== undefined) await expect(take).not.toHaveText(new RegExp(`\\b${gone}\\b`));
        await take.click();
      },
    },
    togetherClaimed: { says: 'Los asientos juntos quedan apartados', limit: inGroup, play: claim },
    togetherTaken: {
      says: 'Uno de los asientos juntos ya lo tomó otra persona',
      sandbox: sellSeat(),
      limit: inGroup,
      play: takeAskedSeat,
    },
    togetherFails: {
      says: 'Los asientos juntos no se pueden apartar',
      sandbox: fails('selectSeat'),
      limit: inGroup,
      play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
    },
    otherSeatTaken: {
      says: 'En vivo: otra persona toma un asiento libre',
      sandbox: sellSeat(),
      limit: {
        because: 'los asientos cambian mientras algo los cuenta',
        holds: (at) =>
          !isAlerted(at) &&
          at.context.asked.length === 0 &&
          at.context.queue.length === 0 &&
          (isIn(at, 'gathering') || at.context.draft?.seatId === 'ground-6') &&
          !['ground-6', OTHER_SEAT, CHOSEN_SEAT].some((seatId) => isTaken(at, seatId)),
      },
      play: async (stage) => {
        await goLive(stage);
        const trip = await stage.other.trip(stage.bus);
        // The group's offer may include the seat that is meant for the others.
        const free = await stage.other.freeSeats(trip);
        const gone = free.find(({ id }) => id === note(stage, 'third')) ?? free.at(-1);
        if (!gone) throw new Error('the bus is full');
        stage.notes.set('gone number', String(gone.seatNumber));
        await stage.other.select(trip, gone.id);
      },
    },
    listShown: {
      says: 'Oprime «Ver como lista»',
      limit: { because: 'el botón lleva a la otra vista', holds: (at) => onMap.holds(at) && at.context.layout === 'map' },
      play: (stage) => press(stage, seatTools.toList),
    },
    mapShown: {
      says: 'Oprime «Ver como mapa»',
      limit: { because: 'el botón lleva a la otra vista', holds: (at) => onMap.holds(at) && at.context.layout === 'list' },
      play: (stage) => press(stage, seatTools.toMap),
    },
    seatSought: {
      says: 'Escribe el número de un asiento de la planta alta y oprime «Ir»',
      limit: chosenOnMap,
      play: async (stage) => {
        const number = note(stage, 'top number');
        await stage.shop.seats.seek(number);
        await stage.expect(stage.shop.seats.focused(number)).toBeVisible();
      },
    },
    seatSoughtInVain: {
      says: 'Escribe un número que el autobús no tiene y oprime «Ir»',
      limit: chosenOnMap,
      play: async (stage) => {
        await stage.shop.seats.seek('99');
        await stage.expect(stage.page.getByText(seatTools.unknown('99'))).toBeVisible();
      },
    },
    thirdSeatChosen: {
      says: 'Toca otro asiento libre más',
      limit: chosenOnMap,
      play: (stage, { from }) => choose(stage, 'third', from),
    },
    travellerChosen: {
      says: 'Elige a quién cambia de asiento',
      limit: chosenOnMap,
      play: async ({ page }) =>
        page.getByRole('button', { name: new RegExp(`^${TRAVELLERS[0]?.firstName} ${TRAVELLERS[0]?.lastName}`) }).click(),
    },
    travellerEdited: {
      says: 'Edita los servicios de quien ya tiene asiento nuevo',
      limit: chosenOnMap,
      play: (stage, { from }) => press(stage, passengerRows.edit(nameOnChosen(from))),
    },
    sixthSeatChosen: {
      says: 'Toca un sexto asiento',
      limit: chosenOnMap,
      play: (stage, { from }) => party.chooseSeat(stage, note(stage, 'sixth number'), from),
    },
    seatedAgain: {
      says: 'Los pasajeros del viaje repetido ya tienen asiento',
      limit: asked,
      // The file that seats them loads late, and asks for the map again.
      play: async ({ gates }) => {
        await gates.open('getSeatMap');
        await gates.open('getTransactionOfOrder');
      },
    },
    orderUnknown: {
      says: 'El viaje que repite no se encuentra',
      sandbox: fails('getTransactionOfOrder'),
      play: ({ gates }) => gates.open('getTransactionOfOrder', problem(404, 'order-not-found')),
    },
    ...party.events,
    ...wayBack.events,
  },
};
