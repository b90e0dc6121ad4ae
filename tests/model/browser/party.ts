import type { AnyMachineSnapshot } from 'xstate';
import { isIn } from '../../../machines/testing/paths.ts';
import { common, fareNotice, seatAlerts, seats } from '../../../src/messages/es-MX.ts';
import type { MappedSeat } from '../../support/trip.ts';
import { nextOf, type Act, type Limit, type Stage } from './chart.ts';
import { problem } from './gates.ts';

export const PET = '370';
export const STUDENT = '4';

type PetPlaces = { window: MappedSeat; companion: MappedSeat; aisle: MappedSeat };

/** A window with an empty seat beside it, and a seat on the aisle of its floor: where a pet may travel and where not. */
export function petPlaces(free: readonly MappedSeat[]): PetPlaces | null {
  for (const window of free.filter((seat) => seat.window)) {
    const floor = free.filter(({ section }) => section === window.section);
    const companion = floor.find(({ seatNumber }) => seatNumber === window.neighbour);
    const aisle = floor.find((seat) => !seat.window && seat !== companion);
    if (companion && aisle) return { window, companion, aisle };
  }
  return null;
}

/** A seat with others like it, and a window on the same floor away from it: an adult who can be moved, and a pet that nobody goes with. */
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

/** A seat that is free or the traveller's own, by its number, on the map or in the list where that is shown. */
export async function chooseSeat({ shop }: Stage, number: string, from: AnyMachineSnapshot): Promise<void> {
  await (from.context.layout === 'list' ? shop.seats.listed(number).or(shop.seats.listedOwn(number)) : shop.seats.seat(number)).click();
}

async function otherTakes({ bus, other }: Stage, seatId: string): Promise<void> {
  await other.select(await other.trip(bus), seatId);
}

/** What the traveller does about benefits, pets and offers, and what becomes of it. */
export const steps = {
  petBusComes: ({ gates }) => gates.open('getSeatMap'),
  windowChosen: async (stage, { from, rest }) => {
    // Where a pet may not travel, its places are offered.
    const place = nextOf(rest, 'petsShown', 'windowChosen', 'passengerSubmitted') === 'petsShown' ? 'aisle' : 'window';
    await chooseSeat(stage, note(stage, place), from);
  },
  windowClaimed: ({ gates }) => gates.open('selectSeat'),
  benefitsAccepted: ({ shop }, { from }) =>
    (isIn(from, 'insisting') ? shop.passenger.insisting : shop.passenger.benefits)
      .getByRole('button', { name: seatAlerts.benefits.include })
      .click(),
  benefitsDeclined: ({ shop }, { from }) =>
    (isIn(from, 'insisting') ? shop.passenger.insisting : shop.passenger.benefits).getByRole('button', { name: common.cancel }).click(),
  petChosen: async ({ page, shop }) => {
    await shop.passenger.fare.click();
    await page.getByRole('option', { name: /MASCOTA/ }).click();
  },
  petNamed: ({ shop }) => shop.passenger.dialog.getByRole('textbox').first().fill('Canela'),
  petsShown: ({ shop }) => shop.passenger.dialog.getByText(fareNotice.showPets).click(),
  petsHidden: ({ page }) => page.getByText(seats.stopPlacingPet).click(),
  companionClaimed: ({ gates }) => gates.open('selectSeat'),
  companionTaken: async (stage) => {
    await otherTakes(stage, note(stage, 'companion'));
    await stage.gates.open('selectSeat');
  },
  companionFails: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
  bothClaimedAgain: ({ gates }) => gates.open('selectSeat'),
  seatLostMeanwhile: async (stage) => {
    await otherTakes(stage, note(stage, 'mine'));
    await stage.gates.open('selectSeat');
  },
  offerTaken: async (stage) => {
    stage.notes.set('offered', /\d+/.exec(await offer(stage).innerText())?.[0] ?? '');
    await offer(stage).click();
  },
  offerClaimed: ({ gates }) => gates.open('selectSeat'),
  offerGone: async (stage) => {
    const free = await stage.other.freeSeats(await stage.other.trip(stage.bus));
    await otherTakes(stage, free.find(({ seatNumber }) => String(seatNumber) === note(stage, 'offered'))?.id ?? '');
    await stage.gates.open('selectSeat');
  },
  offerFails: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
} satisfies Record<string, Act>;

const onMap: Limit = {
  because: 'solo cuando el mapa está a la vista y nada lo cubre',
  holds: (at) => isIn(at, 'outbound.map.drawn') && isIn(at, 'choosing') && isIn(at, 'alert.none'),
};
const inForm: Limit = { because: 'solo en el formulario del pasajero', holds: (at) => isIn(at, 'adding') };
const asked: Limit = { because: 'se pregunta sobre el mapa', holds: (at) => isIn(at, 'outbound.map.drawn') };
const drawnOnce: Limit = { because: 'el mapa llega una vez', holds: (at) => !isIn(at, 'outbound.map.drawn') };
const told: Limit = { because: 'la pérdida se cuenta sobre el mapa', holds: (at) => isIn(at, 'outbound.map.drawn') };
const isPet = (at: AnyMachineSnapshot) => at.context.draft?.fareId === PET;

export const limits = {
  petBusComes: drawnOnce,
  windowChosen: onMap,
  benefitsAccepted: asked,
  benefitsDeclined: asked,
  petChosen: inForm,
  petNamed: inForm,
  petsShown: { because: 'se ofrecen cuando la mascota no puede ir en ese asiento', holds: (at) => inForm.holds(at) && isPet(at) },
  petsHidden: { because: onMap.because, holds: (at) => onMap.holds(at) && at.context.placingPet },
  seatLostMeanwhile: told,
  bothClaimedAgain: told,
  offerTaken: { because: 'el botón está en la alerta', holds: (at) => at.context.alert?.offers?.length > 0 },
} satisfies Record<string, Limit>;
