import type { seatsModels } from '../../../machines/seats/seats.model.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { type EventOf, isIn, type Limit, nextOf, type Step } from 'xstate-paths';
import { fareNotice, mapNotice, seatAlerts } from '../../../src/messages/es-MX.ts';
import type { MappedSeat } from '../../support/trip.ts';
import { goLive, loseSeat } from './live.ts';
import { problem } from './gates.ts';
import type { Stage, ChartEvent } from '../chart.ts';
import { fails, hint, sellSeat } from '../sandbox.ts';

export const PET = '370';
export const STUDENT = '4';

type PetPlaces = { window: MappedSeat; companion: MappedSeat; aisle: MappedSeat };

/** A window with a free seat beside it, and an aisle seat of its floor. A pet is allowed on the first and not on the second. */
export function petPlaces(free: readonly MappedSeat[]): PetPlaces | null {
  for (const window of free.filter((seat) => seat.window)) {
    const floor = free.filter(({ section }) => section === window.section);
    const companion = floor.find(({ seatNumber }) => seatNumber === window.neighbour);
    const aisle = floor.find((seat) => !seat.window && seat !== companion);
    if (companion && aisle) return { window, companion, aisle };
  }
  return null;
}

/** A seat with equal ones, and a distant window on the same floor: an adult who can be moved, and a pet without an adult. */
export function apart(free: readonly MappedSeat[]): { pet: MappedSeat; adult: MappedSeat } | null {
  for (const adult of free) {
    const floor = free.filter((seat) => seat.section === adult.section && seat !== adult);
    const alike = floor.filter(({ window }) => window === adult.window);
    const pet = floor.find((seat) => seat.window && seat.neighbour !== adult.seatNumber);
    if (alike.length > 1 && pet) return { pet, adult };
  }
  return null;
}

export function notePlaces(notes: Stage['notes'], { window, companion, aisle }: PetPlaces): void {
  notes.set('window', String(window.seatNumber)).set('aisle', String(aisle.seatNumber)).set('companion', companion.id);
}

const note = ({ notes }: Stage, name: string) => notes.get(name) ?? '';
const offer = ({ shop }: Stage) => shop.seats.alert.getByRole('button', { name: /^Pasar/ });

/** Chooses a free or own seat by its number, on the map or in the list. */
export async function chooseSeat({ shop }: Stage, number: string, from: { context: { layout: string } }): Promise<void> {
  await (from.context.layout === 'list' ? shop.seats.listed(number).or(shop.seats.listedOwn(number)) : shop.seats.seat(number)).click();
}

async function otherTakes({ bus, other }: Stage, seatId: string): Promise<void> {
  await other.select(await other.trip(bus), seatId);
}

const isDrawn = (at: AnyMachineSnapshot) => at.context.buses.outbound.map !== null;
const onMap: Limit = {
  because: 'solo cuando el mapa está a la vista y nada lo cubre',
  holds: (at) => isDrawn(at) && isIn(at, 'choosing') && at.context.alert === null,
};
const inForm: Limit = { because: 'solo en el formulario del pasajero', holds: (at) => isIn(at, 'adding') && at.context.alert === null };
const asked: Limit = { because: 'se pregunta sobre el mapa', holds: isDrawn };
const drawnOnce: Limit = { because: 'el mapa llega una vez', holds: (at) => !isDrawn(at) };
const mapDrawn: Limit = { because: 'la pérdida se cuenta sobre el mapa', holds: isDrawn };

export async function choosePet({ page, shop }: Stage): Promise<void> {
  await shop.passenger.fare.click();
  await page.getByRole('option', { name: /MASCOTA/ }).click();
}

/** The events of benefits, pets and offers. */
/** Whether the form refuses the pet at its seat, and offers other ones. */
const isRefused = (rest: readonly Step[]) => nextOf(rest, 'petsShown', 'windowChosen', 'petSubmitted') === 'petsShown';

export const events = {
  petBusComes: {
    says: 'Llega el mapa de un autobús que lleva mascotas',
    limit: drawnOnce,
    play: ({ gates }) => gates.open('getSeatMap'),
  },
  windowChosen: {
    says: 'Toca un asiento libre para la mascota',
    sandbox: (rest) => hint(isRefused(rest) ? 'uno de pasillo' : 'uno de ventana, con el de pasillo libre a su lado'),
    limit: onMap,
    play: async (stage, { from, rest }) => {
      await chooseSeat(stage, note(stage, isRefused(rest) ? 'aisle' : 'window'), from);
    },
  },
  windowClaimed: {
    says: 'El asiento de ventana queda apartado',
    play: ({ gates }) => gates.open('selectSeat'),
  },
  benefitsAccepted: {
    says: 'Oprime «Incluir» en los beneficios',
    limit: asked,
    play: ({ shop }) => shop.passenger.benefits.getByRole('button', { name: seatAlerts.benefits.include }).click(),
  },
  benefitsDeclined: {
    says: 'Oprime «No, gracias» en los beneficios',
    limit: asked,
    play: ({ shop }) => shop.passenger.benefits.getByRole('button', { name: seatAlerts.benefits.decline }).click(),
  },
  petSubmitted: {
    says: 'Elige la tarifa MASCOTA, escribe el nombre que falte y oprime «Continuar»',
    limit: inForm,
    play: async (stage, { from }) => {
      const name = stage.shop.passenger.dialog.getByRole('textbox').first();
      if (from.context.draft.fareId !== PET) await choosePet(stage);
      if ((await name.inputValue()) === '') await name.fill('Canela');
      await stage.shop.passenger.submit.click();
    },
  },
  petsShown: {
    says: 'Elige la tarifa MASCOTA y oprime «Ver asientos para mi mascota»',
    limit: {
      because: 'se ofrecen cuando la mascota no puede ir en ese asiento',
      holds: (at) => inForm.holds(at) && !at.context.placingPet && at.context.passengers.length === 0 && at.context.draft.fareId !== PET,
    },
    play: async (stage) => {
      await choosePet(stage);
      await stage.shop.passenger.dialog.getByText(fareNotice.showPets).click();
    },
  },
  petsHidden: {
    says: 'Deja de buscar lugar para su mascota',
    limit: { because: onMap.because, holds: (at) => onMap.holds(at) && at.context.placingPet },
    play: ({ page }) => page.getByText(mapNotice.stopPlacingPet).click(),
  },
  companionClaimed: {
    says: 'El asiento de quien acompaña a la mascota queda apartado',
    play: ({ gates }) => gates.open('selectSeat'),
  },
  companionTaken: {
    says: 'El asiento de al lado ya lo tomó otra persona',
    sandbox: sellSeat(),
    play: async (stage) => {
      await otherTakes(stage, note(stage, 'companion'));
      await stage.gates.open('selectSeat');
    },
  },
  companionFails: {
    says: 'El asiento de al lado no se puede apartar',
    sandbox: fails('selectSeat'),
    play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
  },
  bothClaimedAgain: {
    says: 'Los dos asientos se vuelven a apartar',
    limit: mapDrawn,
    play: ({ gates }) => gates.open('selectSeat'),
  },
  seatTakenByOther: {
    says: 'En vivo: otra persona toma uno de los asientos',
    sandbox: sellSeat(),
    limit: { because: onMap.because, holds: (at) => onMap.holds(at) && at.context.passengers.length > 1 },
    play: async (stage) => {
      await goLive(stage);
      await loseSeat(stage, 'mine');
      await stage.shop.seats.alert.waitFor();
    },
  },
  offerTaken: {
    says: 'Acepta los asientos iguales que se le ofrecen',
    limit: { because: 'el botón está en la alerta', holds: (at) => at.context.alert?.offers?.length > 0 },
    play: async (stage) => {
      stage.notes.set('offered', /\d+/.exec(await offer(stage).innerText())?.[0] ?? '');
      await offer(stage).click();
    },
  },
  offerClaimed: {
    says: 'Los asientos ofrecidos quedan apartados',
    play: ({ gates }) => gates.open('selectSeat'),
  },
  offerGone: {
    says: 'Un asiento ofrecido ya lo tomó otra persona',
    sandbox: sellSeat(),
    play: async (stage) => {
      const free = await stage.other.freeSeats(await stage.other.trip(stage.bus));
      await otherTakes(stage, free.find(({ seatNumber }) => String(seatNumber) === note(stage, 'offered'))?.id ?? '');
      await stage.gates.open('selectSeat');
    },
  },
  offerFails: {
    says: 'Los asientos ofrecidos no se pueden apartar',
    sandbox: fails('selectSeat'),
    play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
  },
} satisfies Partial<Record<EventOf<typeof seatsModels>, ChartEvent>>;
